import type { Match } from '@aerodrome/engine/core/match.ts';
import { answer, askedOf } from '../../session/botAnswer.ts';
import type { Control } from '../../session/control.ts';

/** Flies a match of nothing but bots to its end. They decide as they would at a table: the same match ends the same way. */
export function flyOut(
  match: Match,
  players: readonly Control[],
  onStep: (steps: number) => void = () => undefined,
): void {
  for (let steps = 1; match.outcome === null; steps++) {
    const seat = match.asked()[0] ?? match.awaiting()[0];
    const before = match.length;
    for (const action of answer(askedOf(match, seat, players[seat])).actions) {
      if (match.check(action) === null) match.submit(action);
    }
    if (match.length === before) throw new Error(`seat ${seat} did nothing`);
    onStep(steps);
  }
}
