import type { Match } from '@aerodrome/engine/core/match.ts';
import { answer, askedOf } from '../../session/botAnswer.ts';
import type { Control } from '../../session/control.ts';

/** A match of bots to be flown to its end, as its file has it. */
export interface Flight {
  text: string;
}

/** What comes back: how many decisions have been made, and in the end the file of the match that is over. */
export type Landed = { steps: number } | { text: string };

/** Nobody looks on: a decision may take so long, in milliseconds. */
const patience = 3000;

/** Flies a match that nobody but bots has a seat in, decision by decision. */
export function flyOut(
  match: Match,
  players: readonly Control[],
  now: () => number,
  heard: (steps: number) => void,
): void {
  for (let steps = 1; match.outcome === null; steps++) {
    const [seat] = [...match.asked(), ...match.awaiting()];
    const end = now() + patience;
    const { actions } = answer(askedOf(match, seat, players[seat]), () => now() >= end);
    for (const action of actions) if (match.check(action) === null) match.submit(action);
    heard(steps);
  }
}

/** One worker a match; whoever has no patience sends it away, and the match stays in the air. */
export function flyInWorker(text: string, heard: (steps: number) => void, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./botFlights.worker.ts', import.meta.url), { type: 'module' });
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    signal.addEventListener('abort', () => end(() => reject(signal.reason)));
    worker.onerror = (cause) => end(() => reject(cause));
    worker.onmessage = ({ data }: MessageEvent<Landed>) => {
      if ('text' in data) end(() => resolve(data.text));
      else heard(data.steps);
    };
    worker.postMessage({ text } satisfies Flight);
  });
}
