import { compose } from '@aerodrome/engine/core/compose.ts';
import type { Action, Spot } from '@aerodrome/engine/core/game.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { openGameData } from '@aerodrome/engine/games/crew/gameData.ts';
import type { CrewTypes } from '@aerodrome/engine/games/crew/index.ts';
import { crew } from '@aerodrome/engine/games/crew/index.ts';
import type { CrewOptions } from '@aerodrome/engine/games/crew/options.ts';
import type { CrewAction } from '@aerodrome/engine/games/crew/state.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import { expect, test } from 'vitest';
import {
  cardPicks,
  type HeldCard,
  heldCardFromPicks,
  layCard,
  moveCard,
  ownCardAt,
  takeBackAction,
} from '../../../../renderer/games/crew/tray/cardPlacement.ts';
import type { TrayProps } from '../../../../renderer/table/table.ts';
import { UiState } from '../../../../renderer/table/uiState.ts';
import { usualTableSettings } from '../../table/tableSettings.ts';

/** A seat in the Action Phase whose actions are submitted to a real match. */
function sitDown(given: Record<string, unknown>, seat = 0) {
  const { options } = readOptions(crew.options, given) as { options: CrewOptions };
  let match = Match.start(crew, options, 11);
  while ((match.view('table') as CrewView).phase !== 'action.laying') {
    const [first] = match.awaiting();
    match = match.submit(match.legalActions(first)[0]);
  }
  const pointed: (readonly Spot[] | null)[] = [];
  const hand = (): TrayProps<CrewTypes> => {
    const view = match.view(seat) as CrewView;
    return {
      scene: {
        options,
        gameData: openGameData(options),
        view,
        seat,
        names: ['Alix', 'Bruno', 'Cleo', 'Dario'],
        awaiting: match.awaiting(),
        animating: [],
        settings: usualTableSettings,
        uiState: new UiState(),
        people: [0],
        check: (action) => match.check(action as Action),
      },
      seat,
      legalOptions: [],
      draft: compose(match.legalActions(seat) as readonly CrewAction[], (action) => match.game.spell(view, action), []),
      warnings: [],
      onPick: () => {},
      onPoint: (spots) => pointed.push(spots),
      onAct: (...actions) => {
        for (const action of actions) match = match.submit(action);
      },
      onSeal: () => {},
      onCommit: () => {},
    };
  };
  const view = () => match.view(seat) as CrewView;
  const held = (i: number): HeldCard => {
    const { post, card, end } = match.legalActions(seat).filter(({ type }) => type === 'lay')[i] as unknown as HeldCard;
    return { post, card, end };
  };
  const submit = (find: (now: Match) => Action) => {
    match = match.submit(find(match));
  };
  return { submit, hand, view, held, pointed };
}

const laysOnTwo = (match: Match) =>
  match.legalActions(1).find((action) => (action as { section?: number }).section === 2) as Action;

const sectionsOf = (view: CrewView, post: number) =>
  view.laid.filter((laid) => laid.post === post).map(({ section }) => section);

test('picks name a card and its end, and a card has its picks', () => {
  expect(heldCardFromPicks(['card:2-7.1'])).toEqual({ post: 2, card: 7, end: null });
  expect(heldCardFromPicks(['card:0-1.0', 'enemy', 'section:3'])).toEqual({ post: 0, card: 1, end: 'enemy' });
  expect(heldCardFromPicks(['ready'])).toBeNull();
  expect(cardPicks({ post: 0, card: 1, end: 'own' })).toEqual(['card:0-1.0', 'own']);
});

test('a card laid on a free section stays there; on an own card it takes its place', () => {
  const { hand, view, held } = sitDown({});
  const size = view().posts[0].handCount;
  layCard(hand(), held(0), 2);
  expect(sectionsOf(view(), 0)).toEqual([2]);
  const before = ownCardAt(hand(), 2);
  const other = held(0);
  layCard(hand(), other, 2);
  expect(sectionsOf(view(), 0)).toEqual([2]);
  expect(ownCardAt(hand(), 2)).toMatchObject(other);
  expect(view().posts[0].hand).toContain(before?.card);
  expect(view().posts[0].handCount).toBe(size - 1);
});

test('own cards change places; moving to a team-mate’s section only points at it, which shows the reason', () => {
  const { submit, hand, view, held, pointed } = sitDown({});
  layCard(hand(), held(0), 1);
  layCard(hand(), held(0), 3);
  const [first, third] = [ownCardAt(hand(), 1), ownCardAt(hand(), 3)];
  if (!first || !third) throw new Error('both lie');
  moveCard(hand(), first, 3);
  expect(ownCardAt(hand(), 3)).toMatchObject({ card: first.card, end: first.end });
  expect(ownCardAt(hand(), 1)).toMatchObject({ card: third.card, end: third.end });
  submit(laysOnTwo);
  const here = ownCardAt(hand(), 1);
  if (!here) throw new Error('it lies');
  moveCard(hand(), here, 2);
  expect(pointed.at(-1)).toContain('section:2');
  expect(ownCardAt(hand(), 1)).not.toBeNull();
  layCard(hand(), held(0), 2);
  expect(sectionsOf(view(), 1)).toEqual([2]);
});

test('with crossfire a card may join the team-mate’s card', () => {
  const { submit, hand, view, held } = sitDown({ crossfire: true });
  submit(laysOnTwo);
  layCard(hand(), held(0), 2);
  expect(view().laid.filter(({ section }) => section === 2)).toHaveLength(2);
});

test('a card that is taken back returns to the hand', () => {
  const { submit, hand, view, held } = sitDown({ players: '2' });
  const whole = view().posts.map(({ handCount }) => handCount);
  layCard(hand(), held(0), 4);
  const laid = ownCardAt(hand(), 4);
  if (!laid) throw new Error('it lies');
  submit(() => takeBackAction(0, laid));
  expect(view().posts.map(({ handCount }) => handCount)).toEqual(whole);
});
