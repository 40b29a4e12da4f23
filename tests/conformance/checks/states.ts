import { clone } from '@aerodrome/engine/core/clone.ts';
import type { GameState, Rejection } from '@aerodrome/engine/core/game.ts';
import type { Random } from '@aerodrome/engine/core/random.ts';
import { same } from '../plain.ts';
import { pick } from '../policies.ts';
import type { Run } from '../run.ts';
import { eachMoment, type Tally } from '../walk.ts';

const noStates = [undefined, null, 0, 'state', [], {}, { phase: '', outcome: null }, [null]];
const wrongValues = ['☠', -1000, 0.5, null, {}, [[]], true];

/** A state that was reached is known; one with a field missing, one too many or one of another kind is refused. */
export function states(run: Run, share: number): Tally {
  return eachMoment(run, share, ({ table, state, dice }) => {
    const { game } = table;
    same(game.checkState(state), null, 'what the game says of its own state');
    for (const none of noStates) refused(game.checkState(none), JSON.stringify(none));
    const damaged = clone(state);
    const damage = spoil(damaged, dice);
    refused(game.checkState(damaged), damage);
  });
}

function refused(rejection: Rejection | null, what: string): void {
  if (rejection === null) throw new Error(`taken for a state: ${what}`);
}

/** Goes down to some field of a state, changes it there, and says how. */
function spoil(state: GameState, dice: Random): string {
  let inside = state as unknown as Record<string, unknown>;
  const path: string[] = [];
  for (;;) {
    const key = pick(Object.keys(inside), dice);
    path.push(key);
    const value = inside[key];
    const deeper = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
    if (deeper && dice.below(4, 'deeper') > 0) {
      inside = value as Record<string, unknown>;
      continue;
    }
    // A number may not have been said yet: a table with nothing there is played on by another check.
    const unsaid = typeof value === 'number';
    const others = wrongValues.filter((wrong) => kindOf(wrong) !== kindOf(value) && !(unsaid && wrong === null));
    inside[key] = pick(others, dice);
    return `${path.join('.')} is ${JSON.stringify(inside[key])} instead of ${JSON.stringify(value)}`;
  }
}

/** Where `null` stands a record or a list may stand, too. */
function kindOf(value: unknown): string {
  if (typeof value === 'number') return Number.isInteger(value) && value >= -1 ? 'number' : 'odd number';
  if (value === null || Array.isArray(value)) return 'object';
  return typeof value;
}
