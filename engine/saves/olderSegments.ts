import type { AnyGameKind, GameState, Viewer } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import { readOptions } from '../core/options.ts';
import type { Entry, LogLine, Segment } from '../core/record.ts';
import { migrateRules } from './migrate.ts';

/** A segment played under older rules. Its events are shown as stored: the current rules cannot replay them. */
export interface OlderSegment {
  rulesVersion: number;
  /** The view of its first state under the current rules; `null` for the set-up, or if it cannot be migrated. */
  start: ((viewer: Viewer) => unknown) | null;
  lines: readonly LogLine[];
}

/** The older segments of a finished match; none while it goes on, because events may hold hidden information. */
export function olderSegments(match: Match): readonly OlderSegment[] {
  if (match.outcome === null) return [];
  return match
    .record()
    .segments.slice(0, -1)
    .map((segment) => ({
      rulesVersion: segment.rulesVersion,
      start: segment.start && viewOfStart(match.kind, segment, segment.start),
      lines: segment.log.map(lineOf),
    }));
}

function lineOf(entry: Entry): LogLine {
  return 'takeBack' in entry ? { action: null, takeBack: entry.takeBack, events: [] } : entry;
}

/** The view of a snapshot migrated to the current rules; `null` if a migration is missing or gives an invalid state. */
function viewOfStart(kind: AnyGameKind, segment: Segment, start: GameState): OlderSegment['start'] {
  const migrated = migrateRules(kind, segment, start);
  if ('problem' in migrated) return null;
  const read = readOptions(kind.options, migrated.ok.options);
  if ('problems' in read) return null;
  const game = kind.open(read.options);
  const { state } = migrated.ok;
  return game.checkState(state) === null ? (viewer) => game.view(state as GameState, viewer) : null;
}
