import type { AnyGameKind } from '../core/game.ts';
import { lastOf } from '../core/items.ts';
import type { Match } from '../core/match.ts';
import type { Problem, Result } from '../core/result.ts';
import { type About, checkContent, checksumOf } from './format.ts';
import { invalid, notASave, readJson } from './json.ts';
import { migrateFormat } from './migrate.ts';
import { type FormatMigration, formatMigrations } from './migrations.ts';
import { resume } from './resume.ts';
import { checkSegments } from './segments.ts';

export type ReadSave = Result<{ match: Match; about: About }>;

/**
 * Loads a match from the text of its file: parse, check the version, migrate, validate, open, replay, checksum. Any text
 * gives either the match exactly as it was saved, or one problem; it never throws.
 */
export function readSave(
  text: string,
  kinds: readonly AnyGameKind[],
  steps: readonly FormatMigration[] = formatMigrations,
): ReadSave {
  const read = readJson(text);
  if ('problem' in read) return read;
  const { aerodrome: found, checksum, ...parts } = read.ok;
  if (typeof found !== 'number' || !Number.isSafeInteger(found) || found < 1) return { problem: notASave('noVersion') };
  const known = 1 + steps.length;
  if (found > known) return { problem: tooNew('format', found, known) };

  const migrated = migrateFormat(parts, steps.slice(found - 1));
  if ('problem' in migrated) return migrated;
  const checked = checkContent(migrated.ok);
  if ('problem' in checked) return checked;
  const { about, match: record } = checked.ok;

  const kind = kinds.find(({ id }) => id === record.game);
  if (!kind) return { problem: invalid('match.game', 'unknownGame') };
  const newest = lastOf(record.segments).rulesVersion;
  if (newest > kind.rulesVersion) return { problem: tooNew('rules', newest, kind.rulesVersion) };
  const problem = checkSegments(record);
  if (problem) return { problem };

  const resumed = resume(kind, record);
  if ('problem' in resumed) return resumed;
  // Of the file before migration. Last, so that other checks can report the place of damage.
  if (checksum !== checksumOf(found, parts)) return { problem: invalid('checksum', 'checksum') };
  return { ok: { match: resumed.ok, about } };
}

function tooNew(what: 'format' | 'rules', found: number, known: number): Problem {
  return { code: 'save.tooNew', params: { what, found, known } };
}
