import { isDeepStrictEqual } from 'node:util';
import type { Action } from '@aerodrome/engine/core/game.ts';
import { expect } from 'vitest';
import { plain, same } from '../plain.ts';
import { pick } from '../policies.ts';
import { type Run, seatsOf } from '../run.ts';
import { eachMoment, type Moment, type Tally } from '../walk.ts';

const noSeats = [-1, 99, 0.5, Number.NaN, Number.POSITIVE_INFINITY];

/** Every listed action is accepted; each awaited seat has a choice, and no other seat has. */
export function legality(run: Run, share: number): Tally {
  return eachMoment(run, share, (moment) => {
    const { table, state } = moment;
    const { game } = table;
    const waiting = game.awaiting(state);
    same(waiting, [...new Set(waiting)].sort(), 'awaited seats, once each and in order');
    for (const seat of waiting) expect(seatsOf(table)).toContain(seat);
    for (const seat of seatsOf(table)) {
      const decisions: readonly Action[] = game.legalActions(state, seat);
      const asides: readonly Action[] = game.asides(state, seat);
      if (decisions.length > 0 !== waiting.includes(seat)) {
        throw new Error(`awaited: ${waiting}, but seat ${seat} has ${decisions.length} decisions`);
      }
      wellFormed([...decisions, ...asides], seat);
      same(game.legalActions(state, seat), decisions, 'the same decisions when asked twice');
      same(game.asides(state, seat), asides, 'the same asides when asked twice');
      for (const action of [...some(decisions, moment), ...some(asides, moment)]) {
        same(game.check(state, action), null, `the judgement on ${JSON.stringify(action)}, which is listed`);
      }
    }
    for (const seat of noSeats) {
      same([...game.legalActions(state, seat), ...game.asides(state, seat)], [], `choices of seat ${seat}`);
    }
  });
}

function wellFormed(actions: readonly Action[], seat: number): void {
  const texts = actions.map((action) => JSON.stringify(action));
  if (new Set(texts).size !== texts.length) throw new Error(`seat ${seat} has a choice listed twice: ${texts}`);
  for (const action of actions) {
    if (action.seat !== seat || typeof action.type !== 'string')
      throw new Error(`${JSON.stringify(action)} of ${seat}`);
    plain(action, 'a listed action');
  }
}

/** All of a short list; of a long one the ends and a few between. */
function some(actions: readonly Action[], { dice }: Moment): readonly Action[] {
  if (actions.length <= 6) return actions;
  return [actions[0], actions[actions.length - 1], ...Array.from({ length: 4 }, () => pick(actions, dice))];
}

/** Is this the very data of a listed action: no field more or less, nothing inherited, no −0 for 0? */
export function isListed(candidate: unknown, listed: readonly Action[]): boolean {
  if (typeof candidate !== 'object' || candidate === null) return false;
  const asPlain = Object.getPrototypeOf(candidate) === null ? { ...candidate } : candidate;
  return listed.some((action) => isDeepStrictEqual(asPlain, action));
}
