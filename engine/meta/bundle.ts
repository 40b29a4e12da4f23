import type { Result } from '../core/result.ts';
import { isRecord, notASave } from '../saves/json.ts';

/** A bundle with more characters than this is exported without its matches. */
export const maxBundleChars = 64 * 2 ** 20;

export interface Bundle {
  kind: 'tournament' | 'campaign';
  /** The text of the document's file. */
  document: string;
  /** The texts of its matches' files. */
  matches: readonly { id: string; text: string }[];
}

/** The lines of a bundle (JSON lines): the document first, then one match per line. */
export function* bundleLines({ kind, document, matches }: Bundle): Generator<string> {
  yield `${JSON.stringify({ aerodrome: 1, bundle: kind, text: document })}\n`;
  for (const { id, text } of matches) yield `${JSON.stringify({ aerodrome: 1, match: id, text })}\n`;
}

/** Parses the lines of a bundle. The document and the matches in it are validated by their own readers. */
export function readBundle(lines: Iterable<string>): Result<Bundle> {
  let head: Pick<Bundle, 'kind' | 'document'> | null = null;
  const matches: { id: string; text: string }[] = [];
  for (const line of lines) {
    if (line.trim() === '') continue;
    const read = readLine(line);
    if (!read) return { problem: notASave('notABundle') };
    if (head === null) {
      if (read.bundle !== 'tournament' && read.bundle !== 'campaign') return { problem: notASave('notABundle') };
      head = { kind: read.bundle, document: read.text };
    } else if (typeof read.match === 'string' && /^[a-z0-9][a-z0-9-]{0,63}$/.test(read.match)) {
      matches.push({ id: read.match, text: read.text });
    } else return { problem: notASave('notABundle') };
  }
  return head ? { ok: { ...head, matches } } : { problem: notASave('notABundle') };
}

function readLine(line: string): { bundle?: unknown; match?: unknown; text: string } | null {
  // A line holds a whole file as a JSON string; escapes can double its length.
  const read = line.length > 2 ** 25 ? null : parse(line);
  return read && read.aerodrome === 1 && typeof read.text === 'string' ? { ...read, text: read.text } : null;
}

function parse(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** Whether an imported text is a bundle rather than a single document. */
export function isBundle(text: string): boolean {
  const end = text.indexOf('\n');
  const first = end < 0 ? text : text.slice(0, end);
  const read = first.length > 2 ** 25 ? null : parse(first);
  return read !== null && 'bundle' in read;
}
