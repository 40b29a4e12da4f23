import type { GameEvent } from '../core/game.ts';
import type { LogLine } from '../core/record.ts';
import { effectiveLog } from './effectiveLog.ts';

/** Counts the loops of each plane for a debrief; `looper` gives the plane that looped in an event, if any. */
export function countLoops<E extends GameEvent>(
  log: readonly LogLine[],
  looper: (event: E) => number | undefined,
): (plane: number) => { loops?: number } {
  const counts = new Map<number, number>();
  for (const event of effectiveLog(log).flatMap(({ events }) => events as readonly E[])) {
    const plane = looper(event);
    if (plane !== undefined) counts.set(plane, (counts.get(plane) ?? 0) + 1);
  }
  return (plane) => {
    const loops = counts.get(plane);
    return loops === undefined ? {} : { loops };
  };
}
