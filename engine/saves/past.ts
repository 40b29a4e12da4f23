import type { AnyGameKind, GameState, Viewer } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import { readOptions } from '../core/options.ts';
import type { Entry, LogLine, Segment } from '../core/record.ts';
import { migrateRules } from './migrate.ts';

/** What was played under one version of older rules: its events as they were written, which nobody can replay today. */
export interface Stretch {
  rulesVersion: number;
  /** The table it began with, as today's rules show it; `null` for the set-up, or where nothing leads up to today. */
  start: ((viewer: Viewer) => unknown) | null;
  lines: readonly LogLine[];
}

/** All that can still be watched of a finished match's older stretches; while it goes on, nothing. */
export function pastOf(match: Match): readonly Stretch[] {
  if (match.outcome === null) return [];
  return match
    .record()
    .segments.slice(0, -1)
    .map((segment) => ({
      rulesVersion: segment.rulesVersion,
      start: segment.start && tableOf(match.kind, segment, segment.start),
      lines: segment.log.map(lineOf),
    }));
}

function lineOf(entry: Entry): LogLine {
  return 'takeBack' in entry ? { action: null, takeBack: entry.takeBack, events: [] } : entry;
}

/** A snapshot brought up to today's rules, if their steps reach from its own and give a table that can be. */
function tableOf(kind: AnyGameKind, segment: Segment, start: GameState): Stretch['start'] {
  const migrated = migrateRules(kind, segment, start);
  if ('problem' in migrated) return null;
  const read = readOptions(kind.options, migrated.ok.options);
  if ('problems' in read) return null;
  const game = kind.open(read.options);
  const { state } = migrated.ok;
  return game.checkState(state) === null ? (viewer) => game.view(state as GameState, viewer) : null;
}
