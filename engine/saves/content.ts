import type { Problem, Result } from '../core/result.ts';
import { type Content, checkContent, checksumOf, saveText } from './format.ts';
import { checkPlain, maxTextLength, notASave, readJson } from './json.ts';
import { migrateFormat } from './migrate.ts';
import { type FormatMigration, formatMigrations } from './migrations.ts';
import { joinTail, splitSave } from './tail.ts';

interface ReadContent {
  content: Content;
  /** Whether the checksum fits the base as it was before migration. Slower than the rest. */
  hasChecksum(): boolean;
}

/** The content of a file, before its match is opened: split off the tail, parse, compare the version, join, migrate, validate. */
export function readContent(text: string, steps: readonly FormatMigration[] = formatMigrations): Result<ReadContent> {
  if (text.length > maxTextLength) return { problem: notASave('tooLarge') };
  const split = splitSave(text);
  if ('problem' in split) return split;
  const base = readJson(split.ok.base);
  if ('problem' in base) return base;
  const { aerodrome: version, checksum, ...parts } = base.ok;
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1)
    return { problem: notASave('noVersion') };
  const currentVersion = 1 + steps.length;
  if (version > currentVersion) return { problem: tooNew('format', version, currentVersion) };

  const joined = joinTail({ aerodrome: version, ...parts }, split.ok.lines);
  if ('problem' in joined) return joined;
  const { aerodrome: _found, ...whole } = joined.ok;
  const problem = split.ok.lines.length > 0 ? checkPlain(whole) : null;
  if (problem) return { problem };
  const migrated = migrateFormat(whole, steps.slice(version - 1));
  if ('problem' in migrated) return migrated;
  const content = checkContent(migrated.ok);
  if ('problem' in content) return content;
  return { ok: { content: content.ok, hasChecksum: () => checksum === checksumOf(version, parts) } };
}

export function tooNew(what: 'format' | 'rules', found: number, known: number): Problem {
  return { code: 'save.tooNew', params: { what, found, known } };
}

/**
 * Compaction: a file with a tail as a plain save in the current format, equal to what `writeSave` gives for its match. A
 * text without a tail stays as it is, and so does a damaged one, so that its reader finds the damage.
 */
export function compactSave(text: string): string {
  const split = splitSave(text);
  if ('problem' in split) return text;
  if (split.ok.lines.length === 0) return split.ok.text;
  const read = readContent(text);
  if ('problem' in read || !read.ok.hasChecksum()) return text;
  const compact = saveText(read.ok.content);
  return compact.length <= maxTextLength ? compact : text;
}
