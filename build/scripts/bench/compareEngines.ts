import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { root } from '../app/root.ts';
import type { EngineWork } from './engineWorker.ts';

/** How many times as fast this checkout is as another one: in each round, and the median of all rounds. */
export interface SpeedRatio {
  rounds: readonly number[];
  median: number;
}

export type EngineRatios = Readonly<Record<EngineWork, SpeedRatio>>;

/** Slices of each kind of work in a round: those that warm up, and those that count. */
const slices = { warmUp: 10, timed: 20 };

/**
 * Compares the engine of this checkout with that of another one, by processor time. Both work by turns in short slices,
 * because other load changes the speed of the processor. Each round has new processes, because V8 optimizes every process
 * a little differently.
 */
export async function compareEngines(id: string, other: string, share: number, rounds: number): Promise<EngineRatios> {
  const ratios: Record<EngineWork, number[]> = { matches: [], steps: [], lists: [], copies: [] };
  for (let round = 0; round < rounds; round++) {
    const ours = startWorker(root, id, share);
    const theirs = startWorker(other, id, share);
    try {
      await Promise.all([answerOf(ours), answerOf(theirs)]);
      for (const work of Object.keys(ratios) as EngineWork[]) ratios[work].push(await ratioOf(work, ours, theirs));
    } finally {
      ours.kill();
      theirs.kill();
    }
  }
  const summary = (list: readonly number[]): SpeedRatio => ({
    rounds: list.map(rounded),
    median: rounded(median(list)),
  });
  return {
    matches: summary(ratios.matches),
    steps: summary(ratios.steps),
    lists: summary(ratios.lists),
    copies: summary(ratios.copies),
  };
}

function startWorker(folder: string, id: string, share: number): ChildProcess {
  return fork(fileURLToPath(new URL('./engineWorker.ts', import.meta.url)), [folder, id, String(share)], {
    execArgv: ['--import', 'tsx'],
  });
}

/** The next message of a worker. */
function answerOf(worker: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`a worker of the bench ended with ${code}`));
    worker.once('exit', onExit);
    worker.once('message', (answer: number) => {
      worker.off('exit', onExit);
      resolve(answer);
    });
  });
}

async function ratioOf(work: EngineWork, ours: ChildProcess, theirs: ChildProcess): Promise<number> {
  const timeSlice = (worker: ChildProcess) => {
    const answer = answerOf(worker);
    worker.send(work);
    return answer;
  };
  const ratios: number[] = [];
  for (let slice = 0; slice < slices.warmUp + slices.timed; slice += 2) {
    // Ours first, then theirs first: a fixed order measured a checkout as 1.06 times as fast as itself.
    const ourFirst = await timeSlice(ours);
    const theirCost = (await timeSlice(theirs)) + (await timeSlice(theirs));
    ratios.push(theirCost / (ourFirst + (await timeSlice(ours))));
  }
  return median(ratios.slice(slices.warmUp / 2));
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? itemAt(sorted, middle) : (itemAt(sorted, middle - 1) + itemAt(sorted, middle)) / 2;
}

function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
