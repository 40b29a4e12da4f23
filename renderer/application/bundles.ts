import type { Result } from '@aerodrome/engine/core/result.ts';
import { bundleLines, isBundle, maxBundleChars, readBundle } from '@aerodrome/engine/meta/bundle.ts';
import { readDocument, writeDocument } from '@aerodrome/engine/meta/document.ts';
import { notASave } from '@aerodrome/engine/saves/json.ts';
import type { ReadSave } from '@aerodrome/engine/saves/parse.ts';
import type { Host } from '../../electron/contract.ts';
import type { AssignmentSource, BundleFormat } from './assignments.ts';
import { hostUnreachable } from './documents.ts';

/** A document with its matches as one packed file. If too large, the matches are left out and `hasMatches` is false. */
export async function exportBundle<D extends object>(
  host: Host,
  { kind, format, matchesOf }: BundleFormat<D>,
  document: D,
): Promise<{ file: Blob; hasMatches: boolean }> {
  const matches: { id: string; text: string }[] = [];
  let length = 0;
  for (const id of matchesOf(document)) {
    const read = await host.read('matches', id).catch(hostUnreachable);
    // A missing match is skipped; only its replay is lost.
    if ('problem' in read) continue;
    length += read.ok.text.length;
    matches.push({ id, text: read.ok.text });
  }
  const hasMatches = length <= maxBundleChars;
  const bundle = { kind, document: writeDocument(format, document), matches: hasMatches ? matches : [] };
  return { file: await gzip(bundleLines(bundle)), hasMatches };
}

async function gzip(lines: Iterable<string>): Promise<Blob> {
  const each = lines[Symbol.iterator]();
  const source = new ReadableStream<string>({
    pull(controller) {
      const { done, value } = each.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  const bytes = source.pipeThrough(new TextEncoderStream()).pipeThrough(new CompressionStream('gzip'));
  return new Response(bytes).blob();
}

/** A bundle has one line for its document and one per match; a campaign book written by hand has some thousands. */
const maxLines = 100_000;
/** In characters. Escapes can double the length of the content. */
const maxLength = 3 * maxBundleChars;

/**
 * The text of a file, packed or not. It is read in pieces, and reading stops at the limits of characters and lines: a
 * packed file of 150 kB can hold 150 million lines.
 */
export async function readIncomingText(file: Blob): Promise<Result<string>> {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const packed = start[0] === 0x1f && start[1] === 0x8b;
  const bytes = packed ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream();
  const reader = bytes.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let lines = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { ok: text };
      text += value;
      lines += lineEndsIn(value);
      if (text.length <= maxLength && lines <= maxLines) continue;
      await reader.cancel();
      return { problem: lines > maxLines ? notASave('tooManyLines') : notASave('tooLarge') };
    }
  } catch {
    return { problem: notASave('notABundle') };
  }
}

function lineEndsIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

interface ImportDependencies<D extends object> {
  host: Host;
  source: Pick<AssignmentSource<D>, 'bundle' | 'documents'>;
  readSave(text: string): Promise<ReadSave>;
  newId(): string;
}

/**
 * Imports a document, alone or with its matches, and resolves with its new id. All of it is checked before anything is
 * written; the matches are written first and the document last. Ids that are taken are replaced.
 */
export async function importBundle<D extends object>(
  { host, source, readSave, newId }: ImportDependencies<D>,
  text: string,
): Promise<Result<string>> {
  const { kind, format, withMatches } = source.bundle;
  const read = isBundle(text) ? readBundle(text.split('\n')) : { ok: { kind, document: text, matches: [] } };
  if ('problem' in read) return read;
  if (read.ok.kind !== kind) return { problem: notASave('otherKind') };
  const document = readDocument(format, read.ok.document);
  if ('problem' in document) return document;
  for (const match of read.ok.matches) {
    const checked = await readSave(match.text);
    if ('problem' in checked) return checked;
  }
  const newIds = new Map<string, string>();
  for (const { id, text: match } of read.ok.matches) {
    const written = await writeMatch(host, id, match, newId);
    if ('problem' in written) return written;
    newIds.set(id, written.ok);
  }
  const id = newId();
  const problem = await source.documents.put(id, withMatches(document.ok, newIds));
  return problem ? { problem } : { ok: id };
}

/** Writes a match under its own id, or a new one if that is taken by another match. */
async function writeMatch(host: Host, id: string, text: string, newId: () => string): Promise<Result<string>> {
  const here = await host.read('matches', id).catch(hostUnreachable);
  if ('ok' in here && here.ok.text === text) return { ok: id };
  const writtenId = 'ok' in here ? newId() : id;
  const answer = await host.write('matches', writtenId, text, 0).catch(hostUnreachable);
  return 'problem' in answer ? answer : { ok: writtenId };
}
