import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Flown, Series } from './flying.ts';

/**
 * Flies many short series on all cores but one, and gives them back in their order. Once it is `enough` no more are begun,
 * and those that were not flown are left out.
 */
export async function flyAll(
  list: readonly Series[],
  onDone: (done: number, series: Series, flown: Flown) => void,
  enough: () => boolean = () => false,
): Promise<Flown[]> {
  const flown: Flown[] = new Array(list.length);
  let next = 0;
  let done = 0;
  const count = Math.min(list.length, Math.max(1, availableParallelism() - 1));
  // Processes, not threads: those of Node 20 cannot be made to read TypeScript.
  const wings = Array.from({ length: count }, () =>
    fork(fileURLToPath(new URL('./wing.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] }),
  );
  try {
    await Promise.all(
      wings.map(async (wing) => {
        while (next < list.length && !enough()) {
          const at = next++;
          flown[at] = await ask(wing, list[at]);
          onDone(++done, list[at], flown[at]);
        }
      }),
    );
  } finally {
    for (const wing of wings) wing.kill();
  }
  return flown.filter(Boolean);
}

function ask(wing: ChildProcess, series: Series): Promise<Flown> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      wing.removeAllListeners('message').removeAllListeners('exit');
      done();
    };
    wing.on('message', (flown: Flown) => settle(() => resolve(flown)));
    wing.on('exit', (code) => settle(() => reject(new Error(`a wing of the league ended with ${code}`))));
    wing.send(series);
  });
}
