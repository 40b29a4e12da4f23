import type { GameState } from '@aerodrome/engine/core/game.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import type { Debrief } from '@aerodrome/engine/meta/debrief.ts';
import { plain, same } from '../plain.ts';
import type { Run } from '../run.ts';
import { eachMatch, type Tally } from '../walk.ts';

const fates = ['home', 'shotDown', 'crashed', 'left', 'resigned'];

/** A finished match can be told in one record that agrees with its outcome, its seats and itself. */
export function debriefs(run: Run, share: number): Tally {
  return eachMatch(run, share, ({ table, seed, actions }) => {
    let match = Match.start(run.kind, table.options, seed);
    for (const action of actions) match = match.submit(action);
    const { outcome } = match;
    if (outcome === null) throw new Error('the match is not over');
    const debrief: Debrief = run.kind.debrief(match.log('all'), match.view('all'), match.options);
    plain(debrief, 'the debrief');
    same(debrief.game, run.kind.id, 'the game');
    const { ending, winners, lost, major, figures } = debrief;
    const told = { ending, winners, ...(lost && { lost }), ...(major && { major }), ...(figures && { figures }) };
    same(told, outcome, 'how it ended');
    const state = match.record().state as GameState;
    same(debrief.turns, run.kind.turns(state), 'turns');
    judge(debrief, table.game.seats);
    return actions.length;
  });
}

function judge({ planes, margin, most, mission }: Debrief, seats: readonly { side: number }[]): void {
  if (planes.length === 0) throw new Error('nobody flew');
  if (new Set(planes.map(({ key }) => key)).size < planes.length) throw new Error('two planes of one name');
  for (const plane of planes) {
    const { key, seat, side, taken, dealt, victories, fate } = plane;
    // The automatic opponent of a solo mission has a side, and no seat.
    if (seats[seat] !== undefined && seats[seat].side !== side) throw new Error(`${key} is on the wrong side`);
    if (!fates.includes(fate)) throw new Error(`${key}: ${fate}`);
    for (const count of [taken, dealt, victories]) {
      if (!Number.isInteger(count) || count < 0) throw new Error(`${key} counts ${count}`);
    }
  }
  const down = planes.filter(({ fate }) => fate === 'shotDown').length;
  const victories = planes.reduce((sum, plane) => sum + plane.victories, 0);
  if (victories > down) throw new Error(`${victories} victories over ${down} planes`);
  if (!(most > 0)) throw new Error(`the most is ${most}`);
  for (const dealt of margin) if (!(dealt >= 0)) throw new Error(`margin ${margin} of ${most}`);
  if (mission && !(mission.done >= 0 && mission.done <= mission.of))
    throw new Error(`${mission.done} of ${mission.of}`);
}
