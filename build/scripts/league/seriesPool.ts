import { runInProcessPool } from '../cli/processPool.ts';
import type { Flown, Series } from './flying.ts';

/** Plays many short series in a process pool. */
export function playSeriesInPool(
  list: readonly Series[],
  onDone: (done: number, series: Series, flown: Flown) => void,
  enough?: () => boolean,
): Promise<Flown[]> {
  return runInProcessPool(new URL('./seriesWorker.ts', import.meta.url), list, onDone, enough);
}
