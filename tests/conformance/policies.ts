import { clone } from '@aerodrome/engine/core/clone.ts';
import type { Action, GameState } from '@aerodrome/engine/core/game.ts';
import { type Random, SeededRandom } from '@aerodrome/engine/core/random.ts';
import { type Hooks, seatsOf, type Table } from './run.ts';

/**
 * The next actions, in order. State and chance belong to the match: policies try things on copies,
 * but they may see what will be drawn.
 */
export type Policy = (table: Table, state: GameState, dice: Random, chance: SeededRandom) => readonly Action[];

export function pick<T>(list: readonly T[], dice: Random): T {
  return list[dice.below(list.length, 'pick')];
}

/** Any decision of anybody who owes one. */
export const random: Policy = ({ game }, state, dice) => [
  pick(game.legalActions(state, pick(game.awaiting(state), dice)), dice),
];

/** Mostly decisions; now and then something besides, by anybody. */
export const restless: Policy = (table, state, dice, chance) => {
  if (dice.below(100, 'restless') > 0) return random(table, state, dice, chance);
  const asides = seatsOf(table).flatMap((seat) => table.game.asides(state, seat));
  if (asides.length === 0) return random(table, state, dice, chance);
  // By kind first: where there are many words for one thing, it is not done more often.
  const type = pick([...new Set(asides.map((aside: Action) => aside.type))], dice);
  return [
    pick(
      asides.filter((aside: Action) => aside.type === type),
      dice,
    ),
  ];
};

const attempts = 6;

/** All who are awaited choose together what brings an ending nearer, or (`null`) has the match go on the longest. */
export function heading(hooks: Hooks, ending: string | null): Policy {
  return (table, state, dice, chance) => {
    const enough = ending === null ? hooks.nearness(table, state, null) : Number.POSITIVE_INFINITY;
    let best: Trial | null = null;
    let nearest = Number.NEGATIVE_INFINITY;
    // Going on needs no progress: where nothing gets worse, that will do.
    for (let attempt = 0; attempt < attempts && nearest < enough; attempt++) {
      const trial = tryTogether(table, state, dice, chance);
      const over = table.game.outcome(trial.state) !== null;
      const near = over ? Number.NEGATIVE_INFINITY : hooks.nearness(table, trial.state, ending);
      if (best !== null && near <= nearest) continue;
      best = trial;
      nearest = near;
    }
    return best?.actions ?? [];
  };
}

export interface Trial {
  actions: readonly Action[];
  state: GameState;
  chance: SeededRandom;
}

/** Actions played on a copy, with the chance that the match will have. */
export function playAhead({ game }: Table, from: GameState, luck: SeededRandom, actions: readonly Action[]): Trial {
  const state = clone(from);
  const chance = new SeededRandom(luck.state);
  for (const action of actions) game.step(state, action, chance, null);
  return { actions, state, chance };
}

/** One decision of everybody who is awaited, each after those before: team-mates' cards take each other's room. */
export function tryTogether({ game }: Table, from: GameState, dice: Random, luck: SeededRandom): Trial {
  const state = clone(from);
  const chance = new SeededRandom(luck.state);
  const actions: Action[] = [];
  for (const seat of game.awaiting(from)) {
    const action = pick(game.legalActions(state, seat) as Action[], dice);
    actions.push(action);
    game.step(state, action, chance, null);
  }
  return { actions, state, chance };
}
