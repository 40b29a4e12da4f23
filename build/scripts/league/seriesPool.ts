import { runInProcessPool } from '../cli/processPool.ts';
import type { Flown, Series } from './flying.ts';

/** Flies many short series on all cores but one. */
export function playSeriesInPool(
  list: readonly Series[],
  onDone: (done: number, series: Series, flown: Flown) => void,
  enough?: () => boolean,
): Promise<Flown[]> {
  return runInProcessPool(new URL('./seriesWorker.ts', import.meta.url), list, onDone, enough);
}
