import * as v from 'valibot';
import type { Rejection } from '../core/game.ts';
import { canonical, hash, hashText } from '../core/hash.ts';
import type { Result } from '../core/result.ts';
import { checkPlain, invalid, longestText, notASave, readJson } from '../saves/json.ts';
import { migrateFormat } from '../saves/migrate.ts';
import type { FormatMigration } from '../saves/migrations.ts';

/** One kind of document besides a match: what a file of it holds, and how older files become files of today's. */
export interface DocumentFormat<T extends object> {
  kind: 'tournament' | 'campaign' | 'book' | 'roster' | 'ledger';
  /** One step of the format each, never changed once released. */
  migrations: readonly FormatMigration[];
  /** Types and bounds of everything but version, kind and checksum. */
  schema: v.GenericSchema<unknown, T>;
  /** Whether the parts fit each other: why not, or `null`. */
  check?(content: T): Rejection | null;
}

/**
 * Any text gives the document that was written, or the one problem that stopped it: parse, too new?, migrate, validate,
 * fit, checksum. It is the sequence of a save, in its words; nothing is thrown.
 */
export function readDocument<T extends object>(format: DocumentFormat<T>, text: string): Result<T> {
  const read = readJson(text);
  if ('problem' in read) return read;
  const { aerodrome: found, checksum, ...parts } = read.ok;
  if (typeof found !== 'number' || !Number.isSafeInteger(found) || found < 1) return { problem: notASave('noVersion') };
  if (parts.kind !== format.kind) return { problem: notASave('otherKind') };
  const known = versionOf(format);
  if (found > known) return { problem: { code: 'save.tooNew', params: { what: 'format', found, known } } };

  const { kind: _kind, ...held } = parts;
  const migrated = migrateFormat(held, format.migrations.slice(found - 1));
  if ('problem' in migrated) return migrated;
  const checked = v.safeParse(format.schema, migrated.ok, { abortEarly: true });
  if (!checked.success) {
    const [issue] = checked.issues;
    return { problem: invalid(v.getDotPath(issue) ?? '', issue.type) };
  }
  const problem = fits(format, checked.output);
  if (problem) return { problem };
  // Last, so that damage is told by its place if it can be.
  if (checksum !== hash({ ...parts, aerodrome: found })) return { problem: invalid('checksum', 'checksum') };
  return { ok: checked.output };
}

/** A file can be forged so that it fits its own checksum: whatever the fold makes of it is the file's problem. */
function fits<T extends object>(format: DocumentFormat<T>, content: T): Rejection | null {
  try {
    return format.check?.(content) ?? null;
  } catch {
    return invalid('', 'unreadable');
  }
}

/** Content that a file could not give back; `rejection` names the part that the schema refuses. */
export class UnwritableError extends RangeError {
  readonly rejection: Rejection;
  constructor({ params = {} }: Rejection) {
    const place = String(params.path ?? params.cause ?? '');
    super(place);
    this.rejection = { code: 'document.unwritable', params: { path: place } };
  }
}

/**
 * The text of a document: equal content always gives equal text. Throws `Unwritable` rather than write a text that could
 * not be read again: the text is validated against the schema, as `readDocument` does it. What `check` asks is left to
 * the caller, which folds each event before it is appended.
 */
export function writeDocument<T extends object>(format: DocumentFormat<T>, content: T): string {
  const whole = { ...content, kind: format.kind, aerodrome: versionOf(format) };
  const problem = checkPlain(whole);
  if (problem) throw new UnwritableError(problem);
  const body = canonical(whole);
  const text = `${body.slice(0, -1)},"checksum":"${hashText(body)}"}\n`;
  if (text.length > longestText) throw new UnwritableError(notASave('tooLarge'));
  const { kind: _kind, aerodrome: _version, ...held } = JSON.parse(body);
  const checked = v.safeParse(format.schema, held, { abortEarly: true });
  if (!checked.success) {
    const [issue] = checked.issues;
    throw new UnwritableError(invalid(v.getDotPath(issue) ?? '', issue.type));
  }
  return text;
}

function versionOf({ migrations }: { migrations: readonly FormatMigration[] }): number {
  return 1 + migrations.length;
}
