import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { itemAt } from '@aerodrome/engine/core/items.ts';

/** How many processes work at once: as many as there are cores but one. */
export const wingCount = Math.max(1, availableParallelism() - 1);

/**
 * Has many short tasks done on all cores but one, each by a process that runs `module`, and gives what came of them back in
 * their order. Once it is `enough` no more are begun, and those that were not done are left out.
 */
export async function onWings<Task, Done>(
  module: URL,
  list: readonly Task[],
  onDone: (done: number, task: Task, result: Done) => void,
  enough: () => boolean = () => false,
): Promise<Done[]> {
  const results = new Map<number, Done>();
  let next = 0;
  // Processes, not threads: those of Node 20 cannot be made to read TypeScript.
  const wings = Array.from({ length: Math.min(list.length, wingCount) }, () =>
    fork(fileURLToPath(module), { execArgv: ['--import', 'tsx'] }),
  );
  try {
    await Promise.all(
      wings.map(async (wing) => {
        while (next < list.length && !enough()) {
          const at = next++;
          const result = await ask<Task, Done>(wing, itemAt(list, at));
          results.set(at, result);
          onDone(results.size, itemAt(list, at), result);
        }
      }),
    );
  } finally {
    for (const wing of wings) wing.kill();
  }
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
}

function ask<Task, Done>(wing: ChildProcess, task: Task): Promise<Done> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      wing.removeAllListeners('message').removeAllListeners('exit');
      done();
    };
    wing.on('message', (result: Done) => settle(() => resolve(result)));
    wing.on('exit', (code) => settle(() => reject(new Error(`a process that was to help ended with ${code}`))));
    wing.send(task as object);
  });
}
