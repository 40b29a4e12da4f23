import { games } from '@aerodrome/engine/games/index.ts';
import { bundleLines, isBundle, largestBundle, readBundle } from '@aerodrome/engine/meta/bundle.ts';
import { readDocument, writeDocument } from '@aerodrome/engine/meta/document.ts';
import { type TournamentDocument, tournamentFormat } from '@aerodrome/engine/meta/tournament/document.ts';
import { matchesOf, withMatches } from '@aerodrome/engine/meta/tournament/renaming.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import type { Host, Problem } from '../../../../electron/contract.ts';
import { newId } from '../../documents.ts';
import { giveFile } from '../../exportMatch.ts';

/** The tournament alone, as its file has it. */
export function giveDocument(document: TournamentDocument): void {
  const text = writeDocument(tournamentFormat, document);
  giveFile(document.setup.title, 'json', new Blob([text], { type: 'application/json' }));
}

/** The tournament with all its matches, packed. Too large, it goes without them, and `false` says so. */
export async function giveBundle(host: Host, document: TournamentDocument): Promise<boolean> {
  const matches: { id: string; text: string }[] = [];
  let size = 0;
  for (const id of matchesOf(document)) {
    const read = await host.read('matches', id);
    if ('problem' in read) continue;
    size += read.ok.text.length;
    if (size > largestBundle) break;
    matches.push({ id, text: read.ok.text });
  }
  const whole = size <= largestBundle;
  const text = writeDocument(tournamentFormat, document);
  const lines = bundleLines({ kind: 'tournament', document: text, matches: whole ? matches : [] });
  const packed = await new Response(linesOf(lines).pipeThrough(new CompressionStream('gzip'))).blob();
  giveFile(document.setup.title, 'aerodrome.gz', packed);
  return whole;
}

function linesOf(lines: Iterator<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull(controller) {
      const { value, done } = lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}

/**
 * Takes a tournament in, alone or with its matches: all of it is checked, the matches are written first and the
 * tournament last. It goes by a name of its own here, and so do its matches.
 */
export async function takeIn(host: Host, file: File): Promise<{ id: string } | { problem: Problem }> {
  const text = await textOf(file);
  if (text === null) return { problem: { code: 'save.notASave', params: { cause: 'notABundle' } } };
  const read = isBundle(text) ? readBundle(text.split('\n')) : { bundle: { document: text, matches: [] } };
  if ('problem' in read) return { problem: read.problem };
  const opened = readDocument(tournamentFormat, read.bundle.document);
  if ('problem' in opened) return { problem: opened.problem };
  const id = newId();
  const names = new Map(matchesOf(opened.content).map((match) => [match, newId()]));
  for (const { id: match, text: saved } of read.bundle.matches) {
    const name = names.get(match);
    const found = readSave(saved, Object.values(games));
    if (name === undefined) continue;
    if ('problem' in found) return { problem: found.problem };
    const again = writeSave(found.match, { ...found.about, errandId: id });
    const answer = await host.write('matches', name, again, 0);
    if ('problem' in answer) return answer;
  }
  const answer = await host.write(
    'tournaments',
    id,
    writeDocument(tournamentFormat, withMatches(opened.content, names)),
    0,
  );
  return 'problem' in answer ? answer : { id };
}

/** What is in a file, unpacked if it is packed; `null` where it is neither, or grows beyond all measure. */
async function textOf(file: File): Promise<string | null> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first !== 0x1f || second !== 0x8b) return file.size > largestBundle ? null : file.text();
  let text = '';
  const pieces = file
    .stream()
    .pipeThrough(new DecompressionStream('gzip'))
    .pipeThrough(new TextDecoderStream())
    .getReader();
  try {
    for (;;) {
      const { value, done } = await pieces.read();
      if (done) return text;
      text += value;
      if (text.length > 2 * largestBundle) return null;
    }
  } catch {
    return null;
  }
}
