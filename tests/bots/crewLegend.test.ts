import type { Level } from '@aerodrome/engine/bots/bot.ts';
import { think } from '@aerodrome/engine/bots/think.ts';
import { notice, size } from '@aerodrome/engine/games/crew/bot/features.ts';
import { learntWorth } from '@aerodrome/engine/games/crew/bot/value.ts';
import { weights } from '@aerodrome/engine/games/crew/bot/weights.ts';
import type { GameData } from '@aerodrome/engine/games/crew/gameData.ts';
import { crew } from '@aerodrome/engine/games/crew/index.ts';
import { tokens } from '@aerodrome/engine/games/crew/options.ts';
import type { CrewAction, CrewState } from '@aerodrome/engine/games/crew/state.ts';
import { describe, expect, test } from 'vitest';
import { type Layout, type PostName, Table } from '../scenarios/crew/table.ts';

const paws = 0;
const jaws = 1;

const middle: Layout = {
  paws: 'jaws GC',
  jaws: 'paws PL',
  token: 'jaws GC',
  hands: {
    pawsPilot: ['plane left', 'plane corner', 'sun left', 'shoot GL'],
    pawsGunner: ['plane right', 'sun team', 'shoot PC', 'shoot PC'],
    jawsPilot: ['plane left', 'plane left', 'plane view', 'shoot GC'],
    jawsGunner: ['sun view', 'sun left', 'shoot GL', 'shoot PC'],
  },
  decks: { pawsPilot: 12, pawsGunner: 9, jawsPilot: 11, jawsGunner: 10 },
  discards: { pawsPilot: ['plane view', 'shoot PC'], jawsGunner: ['shoot PL'] },
  smoke: ['jaws'],
};

/** The same table with the teams at each other's places. */
function turned({ posts, planes, token, smoke, ...rest }: CrewState): CrewState {
  const across = (zone: number) => (zone + 6) % 12;
  return {
    ...rest,
    posts: [posts[2], posts[3], posts[0], posts[1]],
    planes: [across(planes[1]), across(planes[0])],
    token: across(token),
    smoke: [smoke[1], smoke[0]],
  };
}

test('a legend of Crew has the same features for both teams', () => {
  const { game, state } = Table.action(middle);
  const [here, there] = [new Float64Array(size), new Float64Array(size)];
  notice(game.gameData as GameData, state, here);
  notice(game.gameData as GameData, turned(state), there);
  expect([...there].map((amount) => 0 - amount)).toEqual([...here].map((amount) => amount + 0));
  expect(here.filter((amount) => amount !== 0).length).toBeGreaterThan(size / 2);
});

describe.each(tokens)('the weights of a legend of Crew, with %s on the table', (token) => {
  const worth = (layout: Layout, team = paws) => {
    const { game, state } = Table.action({ ...middle, ...layout }, { token });
    return learntWorth(game.gameData as GameData, state, team);
  };

  test('a legend of Crew has a weight for every feature', () => {
    expect(weights[token]).toHaveLength(size);
  });

  test('the weights of a legend of Crew are symmetric between the teams', () => {
    expect(worth({}, jaws)).toBeCloseTo(-worth({}), 12);
  });

  test.each(['pawsPilot', 'pawsGunner', 'jawsPilot', 'jawsGunner'] as PostName[])(
    'a legend of Crew has learnt that cards lost from the deck of the %s cost the team dear',
    (post) => {
      const before = (middle.decks as Record<PostName, number>)[post];
      const after = { decks: { ...middle.decks, [post]: before - 6 } };
      const lost = worth({}) - worth(after);
      expect(post.startsWith('paws') ? lost : -lost).toBeGreaterThan(0.05);
    },
  );

  test('a legend of Crew values a shot in hand more where the enemy is', () => {
    const aimed = { ...middle.hands, pawsGunner: ['plane right', 'sun team', 'shoot PC', 'shoot PL'] };
    expect(worth({ hands: aimed })).toBeGreaterThan(worth({}));
  });
});

describe('when cards may be thrown away in Crew', () => {
  const hand = ['sun left', 'sun left', 'sun right', 'sun right'];
  const thrownAway = (level: Level, deck: number): number[] => {
    const table = Table.action({ hands: { pawsGunner: hand }, decks: { pawsGunner: deck } });
    table.close({
      pawsPilot: { 1: 'plane left, own' },
      jawsPilot: { 1: 'plane left, own' },
      pawsGunner: { 4: 'sun left' },
    });
    const { game, state } = table;
    return [1, 2, 3, 4].map((seed) => {
      const { action } = think({ kind: crew, game }, { view: game.view(state, 1), seat: 1, seed, level });
      return (action as Extract<CrewAction, { type: 'discard' }>).cards.length;
    });
  };

  test('a legend of Crew looks for a shot if its hand has none and its deck many', () => {
    for (const count of thrownAway(5, 26)) expect(count).toBeGreaterThan(0);
  });

  test('a legend of Crew does not look for a shot if that would cost the last card of its deck', () => {
    expect(thrownAway(5, 2)).toEqual([0, 0, 0, 0]);
  });

  test('an ace of Crew discards no card to look for a shot', () => {
    expect(thrownAway(4, 26)).toEqual([0, 0, 0, 0]);
  });
});
