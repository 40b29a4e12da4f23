import type { AnyGameKind } from '../core/game.ts';
import { lastOf } from '../core/items.ts';
import type { Match } from '../core/match.ts';
import type { Result } from '../core/result.ts';
import { checkSegments } from './checkSegments.ts';
import { readContent, tooNew } from './content.ts';
import type { About } from './format.ts';
import { invalid } from './json.ts';
import { type FormatMigration, formatMigrations } from './migrations.ts';
import { resume } from './resume.ts';

export type ReadSave = Result<{ match: Match; about: About }>;

/**
 * Loads a match from the text of its file: read its content, open, replay, compare the checksum. Any text
 * gives either the match exactly as it was saved, or one problem; it never throws.
 */
export function readSave(
  text: string,
  kinds: readonly AnyGameKind[],
  steps: readonly FormatMigration[] = formatMigrations,
): ReadSave {
  const read = readContent(text, steps);
  if ('problem' in read) return read;
  const { about, match: record } = read.ok.content;

  const kind = kinds.find(({ id }) => id === record.game);
  if (!kind) return { problem: invalid('match.game', 'unknownGame') };
  const newest = lastOf(record.segments).rulesVersion;
  if (newest > kind.rulesVersion) return { problem: tooNew('rules', newest, kind.rulesVersion) };
  const problem = checkSegments(record);
  if (problem) return { problem };

  const resumed = resume(kind, record);
  if ('problem' in resumed) return resumed;
  // Last, so that other checks can report the place of damage.
  if (!read.ok.hasChecksum()) return { problem: invalid('checksum', 'checksum') };
  return { ok: { match: resumed.ok, about } };
}
