import { onWings } from '../cli/wings.ts';
import type { Flown, Series } from './flying.ts';

/** Flies many short series on all cores but one. */
export function flyAll(
  list: readonly Series[],
  onDone: (done: number, series: Series, flown: Flown) => void,
  enough?: () => boolean,
): Promise<Flown[]> {
  return onWings(new URL('./wing.ts', import.meta.url), list, onDone, enough);
}
