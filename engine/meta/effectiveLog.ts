import { itemAt } from '../core/items.ts';
import type { LogLine } from '../core/record.ts';

/** The lines of a match log that still count: lines that were taken back are left out. */
export function effectiveLog<L extends Pick<LogLine, 'takeBack'>>(log: readonly L[]): L[] {
  // For each line: the index of the effective line before it; −1 is the start of the log.
  const before: number[] = [];
  let last = -1;
  for (const [at, { takeBack }] of log.entries()) {
    before.push(last);
    last = at;
    if (takeBack === undefined) continue;
    // If the target is a take-back, too, follow it to its own target.
    last = takeBack;
    for (let line = log[last]; line?.takeBack !== undefined; line = log[last]) last = line.takeBack;
  }
  const lines: L[] = [];
  for (let at = last; at >= 0; at = itemAt(before, at)) lines.push(itemAt(log, at));
  return lines.reverse();
}
