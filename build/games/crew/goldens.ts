import type { Action } from '@aerodrome/engine/core/game.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { firstShoot, isShootCard } from '@aerodrome/engine/games/crew/data/box.ts';
import type { CrewState } from '@aerodrome/engine/games/crew/state.ts';
import type { Goal } from '../../scripts/goldens/direct.ts';
import type { Golden } from '../../scripts/goldens/find.ts';

type Nearness = Goal<CrewState>['nearness'];

/** The size of the smallest deck of each team. */
function thin({ posts }: CrewState): number[] {
  return [0, 2].map((pilot) => Math.min(itemAt(posts, pilot).deck.length, itemAt(posts, pilot + 1).deck.length));
}

/** Number of discarded cards that a shooter has seen. */
function witnessed({ posts }: CrewState): number {
  return posts.reduce((sum, { witnesses }) => sum + witnesses.filter((seat) => seat >= 0).length, 0);
}

/** Number of sections in which these teams have a shot at the position of the enemy plane. */
function aimed({ laid, planes }: CrewState, teams: readonly number[]): number {
  const sections = [1, 2, 3, 4].filter((section) =>
    teams.every((team) =>
      laid.some((card) => {
        const hits = isShootCard(card.card) && team * 6 + card.card - firstShoot === planes[1 - team];
        return hits && card.section === section && card.post >> 1 === team;
      }),
    ),
  );
  return sections.length;
}

/** One team shoots and the other does not evade. */
const hunt: Nearness = (state) => 30 * aimed(state, [0]) - 2 * itemAt(thin(state), 1);
/** The same with the moon token: a choice among the enemy's cards is best, and cards that were shown count. */
const moonHunt: Nearness = (state) =>
  hunt(state) + (state.token === state.planes[1] ? 25 : 0) + 300 * state.looks.length + 20 * witnessed(state);
/** Both teams shoot at the same time. */
const duel: Nearness = (state) => 40 * aimed(state, [0, 1]) + 8 * aimed(state, [0]) + 8 * aimed(state, [1]);
/** Cards are played and discarded until the decks are empty. */
const waste: Nearness = (state) => -state.posts.reduce((sum, { deck, hand }) => sum + deck.length + hand.length, 0);
/** Both teams discard at the same pace. */
const wasteTogether: Nearness = (state) =>
  -Math.abs(itemAt(thin(state), 0) - itemAt(thin(state), 1)) * 10 + waste(state) / 4;

/** After smoke, one player of a team plays nothing, and the deck of the other runs out. */
function smother(teams: readonly number[]): Nearness {
  return (state) =>
    teams.reduce((sum, team) => {
      const gunner = 2 * team + 1;
      const idle = !state.laid.some((card) => card.post === gunner);
      const worn = 30 - itemAt(state.posts, 2 * team).deck.length;
      return sum + (idle ? 200 : 0) + (state.smoke[team] ? 20 : 0) + worn;
    }, 0);
}

const arranging = ['move', 'turn', 'takeBack', 'notReady', 'lock', 'discard', 'reconsider'];
/** Some calls only, because there are very many. */
const fidgets = (aside: Action) =>
  arranging.includes(aside.type) || ('what' in aside && aside.what === 'shoot' && 'section' in aside);

/** The step that ended the match, recognized by the final state. */
const endedOn: Record<string, (state: CrewState) => boolean> = {
  onDraw: ({ section, posts }) => section === 0 && posts.some(({ hand }) => hand.length < 3),
  onRepair: ({ section, smoke, repairing }) => section === 0 && smoke.includes(true) && repairing.includes(true),
  onDamage: ({ section }) => section > 0,
  byMoonlight: (state) => witnessed(state) > 0,
};

/** Every ending, with every number of players, every token and every table option somewhere. */
export const recorded: readonly Golden<CrewState>[] = [
  golden('four-outOfCardsOnDraw', {}, waste, { fidgets }),
  golden('two-outOfCardsOnDraw-long', { players: '2', decks: 'long' }, waste),
  golden('four-outOfCardsOnRepair', { timer: '10' }, smother([0])),
  golden('three-outOfCardsOnRepair-claws', { players: '3', alone: 'jaws', token: 'claws' }, smother([1])),
  golden('four-outOfCardsOnDamage', {}, hunt, { fidgets }),
  golden('two-outOfCardsOnDamage-antiAir', { players: '2', token: 'antiAir' }, hunt),
  golden('three-outOfCardsOnDamage-byMoonlight', { players: '3', token: 'moon' }, moonHunt, { fidgets }),
  golden('four-outOfCardsOnDamage-crossfire', { crossfire: true }, hunt, { fidgets }),
  golden('two-outOfCardsOnDamage-handicap', { players: '2', handicaps: true, scrapped: [0, 0, 12, 9] }, hunt),
  golden('four-bothDown-onDraw', { timer: 'none' }, wasteTogether),
  golden('four-bothDown-onRepair', { timer: '60' }, smother([0, 1])),
  golden('two-bothDown-onDamage', { players: '2' }, duel),
  golden('three-bothDown-oneScreen', { players: '3', hotSeat: true, token: 'antiAir' }, wasteTogether, { fidgets }),
  golden('four-resigned', { token: 'claws' }, waste, { resigns: { seat: [1, 0], after: 20 } }),
  golden('two-resigned', { players: '2' }, hunt, { resigns: { seat: 1, after: 12 } }),
  golden('three-drawn', { players: '3', alone: 'jaws' }, waste, { agreeAfter: 25 }),
];

function golden(
  name: string,
  options: Record<string, unknown>,
  nearness: Nearness,
  more: Partial<Goal<CrewState>> = {},
): Golden<CrewState> {
  const [, ending, how = ''] = name.split('-');
  const fits = endedOn[how] ?? (() => true);
  const reached = (state: CrewState) => state.outcome?.ending === ending && fits(state);
  return { name, options, goal: { reached, nearness, inTurn: true, ...more } };
}
