import { isRecord } from '../saves/json.ts';

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

type BundleLine = Pick<Bundle, 'kind' | 'document'> | Bundle['matches'][number];

/** Parses a line of a bundle: its document or a match, whose texts are validated by their own readers; else `null`. */
export function readBundleLine(line: string): BundleLine | null {
  const read = parse(line);
  if (read?.aerodrome !== 1 || typeof read.text !== 'string') return null;
  const { bundle, match, text } = read;
  if (bundle === 'tournament' || bundle === 'campaign') return { kind: bundle, document: text };
  return typeof match === 'string' && /^[a-z0-9][a-z0-9-]{0,63}$/.test(match) ? { id: match, text } : null;
}

function parse(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
