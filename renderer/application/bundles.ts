import type { Result } from '@aerodrome/engine/core/result.ts';
import { bundleLines, maxBundleChars } from '@aerodrome/engine/meta/bundle.ts';
import { writeDocument } from '@aerodrome/engine/meta/document.ts';
import { notASave } from '@aerodrome/engine/saves/json.ts';
import { removeStoredPins } from '@aerodrome/engine/saves/storedPins.ts';
import type { Host } from '../../electron/contract.ts';
import type { AssignmentSource, BundleFormat } from './assignments.ts';
import { hostUnreachable } from './documents.ts';
import type { ImportedFile } from './importedFile.ts';
import type { ReadInput } from './readers.ts';

interface ExportedBundle {
  file: Blob;
  /** False if the file would be too large with the matches. */
  hasMatches: boolean;
  /** Number of matches that could not be exported. */
  leftOut: number;
}

/** A document with its matches as one packed file. */
export async function exportBundle<D extends object>(
  host: Host,
  { kind, format, matchIds }: BundleFormat<D>,
  document: D,
): Promise<ExportedBundle> {
  const matches: { id: string; text: string }[] = [];
  let length = 0;
  let leftOut = 0;
  for (const id of matchIds(document)) {
    const read = await host.read('matches', id).catch(hostUnreachable);
    // A deleted match is skipped; only its replay is lost.
    if ('problem' in read && read.problem.code === 'host.missing') continue;
    const text = 'ok' in read ? removeStoredPins(read.ok.text) : null;
    if (text === null) {
      leftOut++;
      continue;
    }
    length += text.length;
    matches.push({ id, text });
  }
  const hasMatches = length <= maxBundleChars;
  const bundle = { kind, document: writeDocument(format, document), matches: hasMatches ? matches : [] };
  return { file: await gzip(bundleLines(bundle)), hasMatches, leftOut };
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

interface ImportDependencies<D extends object> {
  host: Host;
  source: Pick<AssignmentSource<D>, 'bundle' | 'documents'>;
  read: ReadInput;
  newId(): string;
}

/**
 * Imports a document, alone or with its matches, and resolves with its new id. All of it is checked before anything is
 * written; the matches are written first and the document last. Ids that are taken are replaced.
 */
export async function importBundle<D extends object>(
  { host, source, read, newId }: ImportDependencies<D>,
  file: Result<ImportedFile>,
): Promise<Result<string>> {
  if ('problem' in file) return file;
  const { kind, renameMatches } = source.bundle;
  if ('book' in file.ok || (file.ok.kind ?? kind) !== kind) return { problem: notASave('otherKind') };
  const { document: text, matches } = file.ok;
  const id = newId();
  const document = await source.documents.parse(id, text);
  if ('problem' in document) return document;
  const matchesWithoutPins: { id: string; text: string }[] = [];
  for (const match of matches) {
    const checked = await read('match', match.text);
    if ('problem' in checked) return checked;
    const withoutPins = removeStoredPins(match.text);
    // The match can be read, so it is only too long without its tail.
    if (withoutPins === null) return { problem: notASave('tooLarge') };
    matchesWithoutPins.push({ id: match.id, text: withoutPins });
  }
  const newIds = new Map<string, string>();
  for (const match of matchesWithoutPins) {
    const written = await writeMatch(host, match.id, match.text, newId);
    if ('problem' in written) return written;
    newIds.set(match.id, written.ok);
  }
  const problem = await source.documents.put(id, renameMatches(document.ok, newIds));
  return problem ? { problem } : { ok: id };
}

/** Writes a match without PINs under its own id, or a new one if that is taken by another match. */
async function writeMatch(host: Host, id: string, text: string, newId: () => string): Promise<Result<string>> {
  const existing = await host.read('matches', id).catch(hostUnreachable);
  if ('ok' in existing && removeStoredPins(existing.ok.text) === text) return { ok: id };
  const writtenId = 'ok' in existing ? newId() : id;
  const answer = await host.write('matches', writtenId, text, 0).catch(hostUnreachable);
  return 'problem' in answer ? answer : { ok: writtenId };
}
