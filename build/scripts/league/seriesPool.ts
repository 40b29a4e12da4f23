import { runInProcessPool } from '../cli/processPool.ts';
import type { Series, SeriesResult } from './playSeries.ts';

/** Plays many short series in a process pool. */
export function playSeriesInPool(
  list: readonly Series[],
  onDone: (done: number, series: Series, flown: SeriesResult) => void,
  enough?: () => boolean,
): Promise<SeriesResult[]> {
  return runInProcessPool(new URL('./seriesWorker.ts', import.meta.url), list, onDone, enough);
}
