import { hash } from '../core/hash.ts';
import { itemAt, lastOf } from '../core/items.ts';
import type { MatchRecord, Segment } from '../core/record.ts';
import type { Problem } from '../core/result.ts';
import { checkSegmentCounts } from './format.ts';
import { invalid } from './json.ts';

/** Checks that the segments of a match fit each other. Older ones are not replayed, so this is their only check. */
export function checkSegments(record: MatchRecord): Problem | null {
  const { segments, state } = record;
  const tooMany = checkSegmentCounts(segments);
  if (tooMany) return tooMany;
  for (const [i, segment] of segments.entries()) {
    const path = `match.segments.${i}`;
    if (i > 0 && segment.rulesVersion <= itemAt(segments, i - 1).rulesVersion)
      return invalid(`${path}.rulesVersion`, 'order');
    if ((i === 0) !== (segment.start === null)) return invalid(`${path}.start`, 'setUp');
    const problem = checkLog(segment, `${path}.log`);
    if (problem) return problem;
  }
  const { log, start } = lastOf(segments);
  const ended = log[log.length - 1]?.hash ?? hash(start);
  return hash(state) === ended ? null : invalid('match.state', 'hash');
}

/** A match's first entry, and no other, is its set-up; a take-back goes to an entry before the one it undoes. */
function checkLog({ log, start }: Segment, path: string): Problem | null {
  if (start === null && log.length === 0) return invalid(path, 'setUp');
  for (const [at, entry] of log.entries()) {
    if ('takeBack' in entry) {
      if (entry.takeBack >= at - 1) return invalid(`${path}.${at}.takeBack`, 'range');
    } else if ((entry.action === null) !== (start === null && at === 0)) {
      return invalid(`${path}.${at}.action`, 'setUp');
    }
  }
  return null;
}
