import type { Result } from '@aerodrome/engine/core/result.ts';
import type { Workers } from '../application/application.ts';
import type { BotMatchMessage } from '../application/botMatches.ts';
import { ReaderWorker } from '../application/readerWorker.ts';

/** The services that run in workers of this page. */
export function pageWorkers(): Workers {
  const reader = new ReaderWorker(() => new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' }));
  return { read: reader.read, playBotMatch };
}

const playFailed: Result<string> = { problem: { code: 'tournament.botsFailed' } };

const playBotMatch: Workers['playBotMatch'] = async (text, signal, onSteps) => {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./botMatches.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return playFailed;
  }
  return new Promise((resolve) => {
    const end = (answer: Result<string>) => {
      worker.terminate();
      resolve(answer);
    };
    signal.addEventListener('abort', () => end({ problem: { code: 'tournament.botsStopped' } }));
    worker.onerror = () => end(playFailed);
    worker.onmessage = ({ data }: MessageEvent<BotMatchMessage>) => ('steps' in data ? onSteps(data.steps) : end(data));
    worker.postMessage(text);
  });
};
