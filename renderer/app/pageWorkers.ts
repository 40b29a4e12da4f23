import type { Result } from '@aerodrome/engine/core/result.ts';
import type { Workers } from '../application/application.ts';
import type { FlightMessage } from '../application/botFlights.ts';
import { SaveReader } from '../application/matches/saveReader.ts';

/** The services that run in workers of this page. */
export function pageWorkers(): Workers {
  const reader = new SaveReader(() => new Worker(new URL('./saves.worker.ts', import.meta.url), { type: 'module' }));
  return { readSave: (text) => reader.read(text), flyMatch };
}

const flyMatch: Workers['flyMatch'] = (text, signal, onSteps) =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./botFlights.worker.ts', import.meta.url), { type: 'module' });
    const end = (answer: Result<string>) => {
      worker.terminate();
      resolve(answer);
    };
    signal.addEventListener('abort', () => end({ problem: { code: 'tournament.botsStopped' } }));
    worker.onerror = () => end({ problem: { code: 'tournament.botsFailed' } });
    worker.onmessage = ({ data }: MessageEvent<FlightMessage>) => ('steps' in data ? onSteps(data.steps) : end(data));
    worker.postMessage(text);
  });
