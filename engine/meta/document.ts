import * as v from 'valibot';
import type { Rejection } from '../core/game.ts';
import { canonical, hash, hashText } from '../core/hash.ts';
import type { Result } from '../core/result.ts';
import { checkPlain, invalid, maxTextLength, notASave, readJson } from '../saves/json.ts';
import { migrateFormat } from '../saves/migrate.ts';
import type { FormatMigration } from '../saves/migrations.ts';

/** The file format of one kind of document other than a match: schema, checks and migrations. */
export interface DocumentFormat<T extends object> {
  kind: 'tournament' | 'campaign' | 'book' | 'roster' | 'ledger';
  /** One per version step; a released migration is never changed. */
  migrations: readonly FormatMigration[];
  /** Types and limits of everything except version, kind and checksum. */
  schema: v.GenericSchema<unknown, T>;
  /** Checks the parts against each other: a problem, or `null`. */
  check?(content: T): Rejection | null;
}

/**
 * Reads a document in the same steps as a save: parse, compare the version, migrate, validate, check, compare the
 * checksum. Any text gives the document or the first problem; it never throws.
 */
export function readDocument<T extends object>(format: DocumentFormat<T>, text: string): Result<T> {
  const read = readJson(text);
  if ('problem' in read) return read;
  const { aerodrome: version, checksum, ...parts } = read.ok;
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1)
    return { problem: notASave('noVersion') };
  if (parts.kind !== format.kind) return { problem: notASave('otherKind') };
  const currentVersion = versionOf(format);
  if (version > currentVersion)
    return { problem: { code: 'save.tooNew', params: { what: 'format', found: version, known: currentVersion } } };

  const { kind: _kind, ...content } = parts;
  const migrated = migrateFormat(content, format.migrations.slice(version - 1));
  if ('problem' in migrated) return migrated;
  const checked = v.safeParse(format.schema, migrated.ok, { abortEarly: true });
  if (!checked.success) {
    const [issue] = checked.issues;
    return { problem: invalid(v.getDotPath(issue) ?? '', issue.type) };
  }
  const problem = checkContent(format, checked.output);
  if (problem) return { problem };
  // The checksum comes last, so that a damaged part is reported with its path if possible.
  if (checksum !== hash({ ...parts, aerodrome: version })) return { problem: invalid('checksum', 'checksum') };
  return { ok: checked.output };
}

/** A forged file can have a correct checksum and still make the fold throw; that is a problem of the file. */
function checkContent<T extends object>(format: DocumentFormat<T>, content: T): Rejection | null {
  try {
    return format.check?.(content) ?? null;
  } catch {
    return invalid('', 'unreadable');
  }
}

/** Content that could not be read again from its file; `rejection` names the part that the schema refuses. */
export class UnwritableError extends RangeError {
  readonly rejection: Rejection;
  constructor({ params = {} }: Rejection) {
    const place = String(params.path ?? params.cause ?? '');
    super(place);
    this.rejection = { code: 'document.unwritable', params: { path: place } };
  }
}

/**
 * Serializes a document; equal content gives equal text. The text is validated against the schema, and `UnwritableError`
 * is thrown if it could not be read again. `check` is not called: every event is folded when it is appended.
 */
export function writeDocument<T extends object>(format: DocumentFormat<T>, content: T): string {
  const whole = { ...content, kind: format.kind, aerodrome: versionOf(format) };
  const problem = checkPlain(whole);
  if (problem) throw new UnwritableError(problem);
  const body = canonical(whole);
  const text = `${body.slice(0, -1)},"checksum":"${hashText(body)}"}\n`;
  if (text.length > maxTextLength) throw new UnwritableError(notASave('tooLarge'));
  const { kind: _kind, aerodrome: _version, ...written } = JSON.parse(body);
  const checked = v.safeParse(format.schema, written, { abortEarly: true });
  if (!checked.success) {
    const [issue] = checked.issues;
    throw new UnwritableError(invalid(v.getDotPath(issue) ?? '', issue.type));
  }
  return text;
}

function versionOf({ migrations }: { migrations: readonly FormatMigration[] }): number {
  return 1 + migrations.length;
}
