import { clone } from '@aerodrome/engine/core/clone.ts';
import type { GameState } from '@aerodrome/engine/core/game.ts';
import { type Random, SeededRandom } from '@aerodrome/engine/core/random.ts';
import { pick } from '../policies.ts';
import { type Run, seatsOf, type Table } from '../run.ts';
import { eachMoment, type Tally } from '../walk.ts';

export interface SnapshotTally extends Tally {
  /** How many forged states the game took for its own. */
  accepted: number;
}

const stretch = 40;

/** A forged state that the game takes for its own can be looked at and played on: nobody is asked and has no answer. */
export function snapshots(run: Run, share: number): SnapshotTally {
  let accepted = 0;
  const tally = eachMoment(run, share, ({ table, state, dice }) => {
    for (let tries = 0; tries < 6; tries++) {
      const forged = clone(state);
      const changes = Array.from({ length: 1 + dice.below(2, 'changes') }, () => nudge(forged, dice));
      if (table.game.checkState(forged) !== null) continue;
      accepted++;
      try {
        playOn(table, forged, dice);
      } catch (error) {
        throw new Error(`taken for a state with ${changes.join(' and ')}: ${(error as Error).message}`);
      }
    }
  });
  return { ...tally, accepted };
}

/** Changes some field to another value of its kind, and says how. */
function nudge(state: GameState, dice: Random): string {
  let inside = state as unknown as Record<string, unknown>;
  const path: string[] = [];
  for (;;) {
    const key = pick(Object.keys(inside), dice);
    path.push(key);
    const value = inside[key];
    const isList = Array.isArray(value);
    const deeper = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
    if (deeper && (!isList || dice.below(3, 'deeper') > 0)) {
      inside = value as Record<string, unknown>;
      continue;
    }
    inside[key] = another(value, dice);
    return `${path.join('.')} ${JSON.stringify(inside[key])} instead of ${JSON.stringify(value)}`;
  }
}

function another(value: unknown, dice: Random): unknown {
  if (typeof value === 'number') return pick([value - 1, value + 1, 0, -1, dice.below(12, 'number')], dice);
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return pick([[], value.slice(1), value.slice(0, -1), [...value].reverse()], dice);
  return value === null ? pick([[], 0], dice) : null;
}

function playOn({ game, ...rest }: Table, state: GameState, dice: Random): void {
  const chance = new SeededRandom(dice.below(2 ** 20, 'chance'));
  for (let steps = 0; steps < stretch; steps++) {
    for (const viewer of ['table' as const, 'all' as const, ...seatsOf({ game, ...rest })]) game.view(state, viewer);
    const waiting = game.awaiting(state);
    if (waiting.length === 0) {
      if (game.outcome(state) === null) throw new Error('nobody is asked, and it is not over');
      return;
    }
    for (const seat of waiting) {
      const legal = game.legalActions(state, seat);
      if (legal.length === 0) throw new Error(`${seat} is asked in ${state.phase}, and has no answer`);
      if (legal.some((action: unknown) => action === null || action === undefined)) throw new Error('no action at all');
      game.asides(state, seat);
    }
    const seat = pick(waiting, dice);
    game.step(state, pick(game.legalActions(state, seat), dice), chance, null);
  }
}
