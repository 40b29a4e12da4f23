import type { Action } from '@aerodrome/engine/core/game.ts';
import { plain, same } from '../plain.ts';
import { type Run, seatsOf } from '../run.ts';
import { eachMoment, type Moment, type Tally } from '../walk.ts';

/** Every match comes to an end that its game has declared, and then nothing more can be done. */
export function termination(run: Run, share: number): Tally {
  let decisions = 0;
  let earlier: Action[] = [];
  return eachMoment(run, share, (moment) => {
    const { table, state, step, next } = moment;
    if (step === 0) {
      decisions = 0;
      earlier = [];
    }
    if (next === null) {
      isOver(moment, earlier);
      return;
    }
    same(table.game.outcome(state), null, 'the outcome while somebody is awaited');
    const aside = table.game.asides(state, next.seat).some(({ type }: Action) => type === next.type);
    if (!aside) decisions++;
    earlier.push(next);
    if (decisions > run.hooks.longest) throw new Error(`no end after ${decisions} decisions`);
  });
}

function isOver({ table, state }: Moment, earlier: readonly Action[]): void {
  const { game } = table;
  const outcome = game.outcome(state);
  if (!outcome || !game.endings.includes(outcome.ending)) throw new Error(`ended with ${JSON.stringify(outcome)}`);
  plain(outcome, 'the outcome');
  const { winners } = outcome;
  same(winners, [...new Set(winners)].sort(), 'winners, once each and in order');
  if (!winners.every((seat: number) => seatsOf(table).includes(seat))) throw new Error(`winners: ${winners}`);
  if (outcome.lost && winners.length > 0) throw new Error('lost, and yet somebody has won');
  same(game.awaiting(state), [], 'who is awaited after the end');
  for (const seat of seatsOf(table)) {
    same(game.legalActions(state, seat), [], `decisions of seat ${seat} after the end`);
    same(game.asides(state, seat), [], `asides of seat ${seat} after the end`);
  }
  for (const action of earlier) {
    if (game.check(state, action) === null) throw new Error(`accepted after the end: ${JSON.stringify(action)}`);
  }
}

/** No piece is lost or doubled, and every state is plain JSON. */
export function conservation(run: Run, share: number): Tally {
  return eachMoment(run, share, ({ table, state }) => {
    const wrong = run.hooks.conserve(table, state);
    if (wrong !== null) throw new Error(wrong);
    plain(state, 'the state');
  });
}
