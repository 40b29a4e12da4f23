import { freeze } from '../core/clone.ts';
import type { AnyGameKind, GameState } from '../core/game.ts';
import { itemAt, lastOf } from '../core/items.ts';
import { Match } from '../core/match.ts';
import { readOptions } from '../core/options.ts';
import { DivergedError, type MatchRecord } from '../core/record.ts';
import type { Result } from '../core/result.ts';
import { invalid } from './json.ts';
import { migrateRules } from './migrate.ts';

/**
 * Replays the last segment of a match. A forged file may fit its own hashes and checksum, and make the rules throw: every
 * exception is reported as a problem of the file.
 */
export function resume(kind: AnyGameKind, record: MatchRecord): Result<Match> {
  const last = record.segments.length - 1;
  try {
    return lastOf(record.segments).rulesVersion === kind.rulesVersion
      ? replay(kind, record, `match.segments.${last}.options`, `match.segments.${last}.start`)
      : continueMigrated(kind, record);
  } catch (error) {
    if (error instanceof DivergedError) return { problem: { code: 'save.diverged', params: { at: error.at } } };
    return { problem: invalid('match', 'unplayable') };
  }
}

/** After older rules: play continues from the migrated snapshot, in a new segment under the current rules. */
function continueMigrated(kind: AnyGameKind, record: MatchRecord): Result<Match> {
  const migrated = migrateRules(kind, lastOf(record.segments), record.state);
  if ('problem' in migrated) return migrated;
  const options = migrated.ok.options as Record<string, unknown>;
  const state = freeze(migrated.ok.state as GameState);
  const { rulesVersion } = kind;
  const segments = [...record.segments, { rulesVersion, options, start: state, log: [] }];
  return replay(kind, { ...record, segments, state }, 'match.options', 'match.state');
}

/** Checks options and start, which are still untrusted; the paths name them in a problem. */
function replay(kind: AnyGameKind, record: MatchRecord, optionsPath: string, startPath: string): Result<Match> {
  const older = record.segments.slice(0, -1);
  const segment = lastOf(record.segments);
  const read = readOptions(kind.options, segment.options);
  if ('problems' in read) {
    const { code, params } = itemAt(read.problems, 0);
    // A problem in a box has a path of its own.
    return { problem: invalid(`${optionsPath}.${params?.path ?? params?.option}`, code) };
  }
  if (segment.start !== null) {
    const problem = kind.open(read.options).checkState(segment.start);
    if (problem) return { problem: invalid(`${startPath}.${problem.params?.path}`, `${problem.params?.what}`) };
  }
  return { ok: Match.resume(kind, { ...record, segments: [...older, { ...segment, options: read.options }] }) };
}
