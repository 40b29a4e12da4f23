import type { Problem, Result } from '@aerodrome/engine/core/result.ts';
import { type Bundle, maxBundleChars, readBundleLine } from '@aerodrome/engine/meta/bundle.ts';
import { type ReadDefinition, readDefinition } from '@aerodrome/engine/meta/campaign/checkDefinition.ts';
import { tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { maxTextLength, notASave, readJson } from '@aerodrome/engine/saves/json.ts';

/** The content of an imported file: a campaign book, or a document with the matches of its bundle. */
export type ImportedFile =
  | { book: ReadDefinition }
  | {
      /** `null`: a document without a bundle, which states its own kind. */
      kind: Bundle['kind'] | null;
      document: string;
      matches: Bundle['matches'];
    };

/** A part of an imported file: its problem, its book, or one text after the other. */
export type ImportPart =
  | { problem: Problem }
  | { book: ReadDefinition }
  | { kind: Bundle['kind'] | null; document: string }
  | { match: Bundle['matches'][number] };

/** Limits of an imported file, of which the tests use smaller ones. */
export const importLimits = {
  /** A bundle has one line for its document and one per match; a campaign book written by hand has some thousands. */
  maxLines: 100_000,
  /** Escapes can double the length of the content. */
  maxChars: 3 * maxBundleChars,
  /** A line of a bundle holds a whole document as a JSON string; escapes can double its length. */
  maxLineChars: 4 * maxTextLength,
  /** Each match has its own take-off event in the log of the document. */
  maxMatches: tournamentLog.maxEvents,
};
type ImportLimits = typeof importLimits;

/**
 * Reads a file, packed or not, as a stream of lines. Reading stops at the limits: a packed file of 150 kB can hold
 * 150 million lines.
 */
export async function* readImport(file: Blob, limits: ImportLimits = importLimits): AsyncGenerator<ImportPart> {
  try {
    yield* partsOf(linesOf(file, limits), limits);
  } catch (error) {
    yield { problem: error instanceof LimitError ? notASave(error.message) : notASave('notABundle') };
  }
}

/** Joins the parts of an imported file. */
export function joinImport() {
  let file: Result<ImportedFile> = { problem: notASave('notABundle') };
  let matches: Bundle['matches'][number][] = [];
  return {
    take(part: ImportPart): void {
      if ('problem' in part) file = part;
      else if ('book' in part) file = { ok: part };
      else if ('document' in part) {
        matches = [];
        file = { ok: { ...part, matches } };
      } else if ('ok' in file && matches.push(part.match) > importLimits.maxMatches) {
        file = { problem: notASave('tooManyMatches') };
      }
    },
    output: () => file,
  };
}

async function* partsOf(lines: AsyncGenerator<string>, { maxMatches }: ImportLimits): AsyncGenerator<ImportPart> {
  const first = await lines.next();
  const head = first.done ? null : readBundleLine(first.value);
  if (!head) return yield singleDocument(await joinLines(first.done ? '' : first.value, lines));
  if (!('document' in head)) throw new TypeError('a bundle begins with its document');
  yield head;
  let matches = 0;
  for await (const line of lines) {
    if (line.trim() === '') continue;
    const match = readBundleLine(line);
    if (!match || !('id' in match)) throw new TypeError('every other line of a bundle is a match');
    if (++matches > maxMatches) throw new LimitError('tooManyMatches');
    yield { match };
  }
}

async function joinLines(first: string, lines: AsyncGenerator<string>): Promise<string> {
  let text = first;
  for await (const line of lines) {
    text += `\n${line}`;
    if (text.length > maxTextLength) throw new LimitError('tooLarge');
  }
  return text;
}

function singleDocument(text: string): ImportPart {
  const read = readJson(text);
  const isBook = 'ok' in read && read.ok.kind === 'campaignDefinition';
  return isBook ? { book: readDefinition(text) } : { kind: null, document: text };
}

/** The message is the cause of the problem. */
class LimitError extends RangeError {}

async function* linesOf(file: Blob, { maxLines, maxChars, maxLineChars }: ImportLimits): AsyncGenerator<string> {
  const reader = (await textStream(file)).getReader();
  let lines = 0;
  let chars = 0;
  // Pieces of the present line. A text that is searched again after each piece would take quadratic time.
  let pieces: string[] = [];
  let lineChars = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      chars += value.length;
      if (chars > maxChars) throw new LimitError('tooLarge');
      let start = 0;
      for (let end = value.indexOf('\n'); end >= 0; end = value.indexOf('\n', start)) {
        if (++lines > maxLines) throw new LimitError('tooManyLines');
        yield pieces.join('') + value.slice(start, end);
        pieces = [];
        lineChars = 0;
        start = end + 1;
      }
      pieces.push(value.slice(start));
      lineChars += value.length - start;
      if (lineChars > maxLineChars) throw new LimitError('tooLarge');
    }
  } finally {
    // The rest of the file is not unpacked. A stream that has failed cannot be cancelled.
    await reader.cancel().catch(() => undefined);
  }
  if (lineChars > 0) yield pieces.join('');
}

async function textStream(file: Blob): Promise<ReadableStream<string>> {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isPacked = start[0] === 0x1f && start[1] === 0x8b;
  const bytes = isPacked ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream();
  return bytes.pipeThrough(new TextDecoderStream());
}
