import type { LogLine } from '../core/match.ts';

/** The lines of a match log that still count: lines that were taken back are left out. */
export function effectiveLog<L extends Pick<LogLine, 'takeBack'>>(log: readonly L[]): L[] {
  // By line: the line before it, as the match then stood; −1 is where the log takes up.
  const before: number[] = [];
  let last = -1;
  for (const [at, { takeBack }] of log.entries()) {
    before.push(last);
    last = at;
    if (takeBack === undefined) continue;
    // A take-back may lead to an earlier one, which stands for the line it led to itself.
    last = takeBack;
    while (last >= 0 && log[last].takeBack !== undefined) last = log[last].takeBack as number;
  }
  const lines: L[] = [];
  for (let at = last; at >= 0; at = before[at]) lines.push(log[at]);
  return lines.reverse();
}
