import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { itemAt } from '@aerodrome/engine/core/items.ts';

/** Number of worker processes: one core stays free. */
export const poolSize = Math.max(1, availableParallelism() - 1);

/**
 * Process pool: runs many short tasks in worker processes that execute `module`, and returns their results in order. Once
 * `enough` returns true, no further task is started, and the remaining ones have no result.
 */
export async function runInProcessPool<Task, Done>(
  module: URL,
  list: readonly Task[],
  onDone: (done: number, task: Task, result: Done) => void,
  enough: () => boolean = () => false,
): Promise<Done[]> {
  const results = new Map<number, Done>();
  let next = 0;
  // Processes, not threads: worker threads of Node 20 cannot load TypeScript.
  const workers = Array.from({ length: Math.min(list.length, poolSize) }, () =>
    fork(fileURLToPath(module), { execArgv: ['--import', 'tsx'] }),
  );
  try {
    await Promise.all(
      workers.map(async (worker) => {
        while (next < list.length && !enough()) {
          const at = next++;
          const result = await ask<Task, Done>(worker, itemAt(list, at));
          results.set(at, result);
          onDone(results.size, itemAt(list, at), result);
        }
      }),
    );
  } finally {
    for (const worker of workers) worker.kill();
  }
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
}

function ask<Task, Done>(worker: ChildProcess, task: Task): Promise<Done> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      worker.removeAllListeners('message').removeAllListeners('exit');
      done();
    };
    worker.on('message', (result: Done) => settle(() => resolve(result)));
    worker.on('exit', (code) => settle(() => reject(new Error(`a process that was to help ended with ${code}`))));
    worker.send(task as object);
  });
}
