import type { Problem } from '@aerodrome/engine/core/result.ts';
import { bundleLines, isBundle, largestBundle, readBundle } from '@aerodrome/engine/meta/bundle.ts';
import { readDocument, writeDocument } from '@aerodrome/engine/meta/document.ts';
import type { TournamentDocument } from '@aerodrome/engine/meta/tournament/document.ts';
import { notASave } from '@aerodrome/engine/saves/json.ts';
import type { ReadSave } from '@aerodrome/engine/saves/parse.ts';
import type { Host } from '../../../electron/contract.ts';
import type { Cargo, Owner } from './owner.ts';
import { tournamentCargo } from './tournaments.ts';
import { unreachable } from './unreachable.ts';

/** A tournament with all its matches as one file. */
export function bundleOf(host: Host, document: TournamentDocument): Promise<{ file: Blob; whole: boolean }> {
  return bundleWith(host, tournamentCargo, document);
}

/** A document with all its matches as one file; above the largest size without them, and `whole` says so. */
export async function bundleWith<D extends object>(
  host: Host,
  { kind, format, matchesOf }: Cargo<D>,
  document: D,
): Promise<{ file: Blob; whole: boolean }> {
  const matches: { id: string; text: string }[] = [];
  let length = 0;
  for (const id of matchesOf(document)) {
    const read = await host.read('matches', id).catch(unreachable);
    // One that was put aside or lost costs its replay only.
    if ('problem' in read) continue;
    length += read.ok.text.length;
    matches.push({ id, text: read.ok.text });
  }
  const whole = length <= largestBundle;
  const bundle = { kind, document: writeDocument(format, document), matches: whole ? matches : [] };
  return { file: await zipped(bundleLines(bundle)), whole };
}

async function zipped(lines: Iterable<string>): Promise<Blob> {
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

/** A bundle has a line for its document and one for each match. A book that was written by hand has some thousands. */
const mostLines = 100_000;
/** With its escapes, a bundle may be twice as long as what is in it. */
const longestFile = 3 * largestBundle;

/**
 * The text of a file that somebody opens, whether it was packed or not. It is read in pieces, and reading ends where the
 * characters or lines are more than allowed: a packed file of 150 kB can hold 150 million lines.
 */
export async function textOf(file: Blob): Promise<{ text: string } | { problem: Problem }> {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const packed = start[0] === 0x1f && start[1] === 0x8b;
  const bytes = packed ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream();
  const reader = bytes.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let lines = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { text };
      text += value;
      lines += lineEndsIn(value);
      if (text.length <= longestFile && lines <= mostLines) continue;
      await reader.cancel();
      return { problem: lines > mostLines ? notASave('tooManyLines') : notASave('tooLarge') };
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

interface Taking<D extends object> {
  host: Host;
  owner: Pick<Owner<D>, 'cargo' | 'documents'>;
  /** Reads a save, off the page's own thread where there is one. */
  read(text: string): Promise<ReadSave>;
  newId(): string;
}

/**
 * Takes a document in, alone or with its matches: all of it is checked before any of it is written, the matches come
 * first and the document last. Where a name is taken, it gets another.
 */
export async function takeIn<D extends object>(
  { host, owner, read: readText, newId }: Taking<D>,
  text: string,
): Promise<{ id: string } | { problem: Problem }> {
  const { kind, format, withMatches } = owner.cargo;
  const read = isBundle(text) ? readBundle(text.split('\n')) : { bundle: { kind, document: text, matches: [] } };
  if ('problem' in read) return read;
  if (read.bundle.kind !== kind) return { problem: { code: 'save.notASave', params: { cause: 'otherKind' } } };
  const document = readDocument(format, read.bundle.document);
  if ('problem' in document) return document;
  for (const match of read.bundle.matches) {
    const checked = await readText(match.text);
    if ('problem' in checked) return checked;
  }
  const names = new Map<string, string>();
  for (const { id, text: match } of read.bundle.matches) {
    const written = await writeNew(host, id, match, newId);
    if ('problem' in written) return written;
    names.set(id, written.id);
  }
  const id = newId();
  const problem = await owner.documents.put(id, withMatches(document.content, names));
  return problem ? { problem } : { id };
}

/** A match under its own name; the same match that is here already is here already. */
async function writeNew(
  host: Host,
  id: string,
  text: string,
  newId: () => string,
): Promise<{ id: string } | { problem: Problem }> {
  const here = await host.read('matches', id).catch(unreachable);
  if ('ok' in here && here.ok.text === text) return { id };
  const name = 'ok' in here ? newId() : id;
  const answer = await host.write('matches', name, text, 0).catch(unreachable);
  return 'problem' in answer ? answer : { id: name };
}
