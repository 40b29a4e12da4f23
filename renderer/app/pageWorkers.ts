import type { Result } from '@aerodrome/engine/core/result.ts';
import type { Workers } from '../application/application.ts';
import type { BotMatchMessage } from '../application/botMatches.ts';
import { ReaderWorker } from '../application/readerWorker.ts';
import type { WorkerRole } from '../application/workerRoles.ts';

function startWorker(role: WorkerRole): Worker {
  return new Worker(new URL('./page.worker.ts', import.meta.url), { type: 'module', name: role });
}

/** The services that run in workers of this page. */
export function pageWorkers(): Workers {
  const reader = new ReaderWorker(() => startWorker('reader'));
  return { read: reader.read, playBotMatch, startBotWorker: () => startWorker('bots') };
}

const playFailed: Result<string> = { problem: { code: 'tournament.botsFailed' } };

const playBotMatch: Workers['playBotMatch'] = async (text, signal, onSteps) => {
  let worker: Worker;
  try {
    worker = startWorker('botMatch');
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
