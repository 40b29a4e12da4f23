import type { Match } from '@aerodrome/engine/core/match.ts';
import { type Control, readControl } from '@aerodrome/engine/core/players.ts';
import type { Problem } from '@aerodrome/engine/core/result.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { answer, askedOf } from '../../session/botAnswer.ts';
import type { Flight, Flown } from './botFlights.ts';

/** Progress is posted once per this many steps. */
const stepsPerReport = 25;

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

/** The same from file to file, wherever there is time for it. */
export function flyText(text: string, onStep: (steps: number) => void): { text: string } | { problem: Problem } {
  const read = readSave(text, Object.values(games));
  if ('problem' in read) return { problem: read.problem };
  const { match, about } = read;
  const kinds = Array.isArray(about.kinds) ? about.kinds : [];
  const players = match.game.seats.flatMap((_, seat) => {
    const player = readControl(kinds[seat], '');
    return player?.kind === 'bot' ? [player] : [];
  });
  if (players.length < match.game.seats.length) return { problem: { code: 'saves.unknownPlayer' } };
  flyOut(match, players, onStep);
  return { text: writeSave(match, about) };
}

/** The work of the worker that flies matches between bots: posts its progress, and the match as it ended. */
export function flyInSteps({ text }: Flight, post: (flown: Flown) => void): void {
  post(
    flyText(text, (steps) => {
      if (steps % stepsPerReport === 0) post({ steps });
    }),
  );
}
