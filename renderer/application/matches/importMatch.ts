import { hash } from '@aerodrome/engine/core/hash.ts';
import { withoutPin } from '@aerodrome/engine/core/players.ts';
import type { Problem, Result } from '@aerodrome/engine/core/result.ts';
import { maxTextLength, notASave } from '@aerodrome/engine/saves/json.ts';
import { removeStoredPins } from '@aerodrome/engine/saves/storedPins.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { DocumentStore } from '../documents.ts';
import type { ReadInput } from '../readers.ts';
import { type MatchDocument, newId } from './match.ts';

/** A file from outside, dropped on the page or opened by the shell. */
export interface IncomingFile {
  name: string;
  size: number;
  text(): Promise<string>;
}

interface ImportDependencies {
  matches: DocumentStore<MatchDocument>;
  workers: { read: ReadInput };
}

/** Adds the match of a file to the saved ones. Nothing is written unless the file can be read. */
export async function importMatch(into: ImportDependencies, file: IncomingFile): Promise<Result<MatchDocument>> {
  return storeMatch(into, newId(), file.name, await textOf(file));
}

/** Opens the match of a file. Opening the same file again opens the stored match. */
export async function openMatchFile(into: ImportDependencies, file: IncomingFile): Promise<Result<MatchDocument>> {
  const text = await textOf(file);
  const id = `file-${hash(text ?? '')}`;
  const existing = await into.matches.open(id);
  return 'ok' in existing ? existing : storeMatch(into, id, file.name, text);
}

/** `null` if the file is too large for a save. */
async function textOf(file: IncomingFile): Promise<string | null> {
  return file.size > maxTextLength ? null : file.text();
}

async function storeMatch(
  { matches, workers }: ImportDependencies,
  id: string,
  file: string,
  text: string | null,
): Promise<Result<MatchDocument>> {
  if (text === null) return { problem: refusedFile(file, notASave('tooLarge')) };
  const read = await matches.parse(id, text);
  if ('problem' in read) return { problem: await refusal(workers.read, file, text, read.problem) };
  // A PIN protects doors on one computer; files from others have none, or an old one that is easy to guess.
  const withoutPins = removeStoredPins(text);
  // The match can be read, so it is only too long without its tail.
  if (withoutPins === null) return { problem: refusedFile(file, notASave('tooLarge')) };
  const written = await matches.writeText(id, withoutPins, 0, read.ok);
  return 'problem' in written ? written : { ok: { ...read.ok, players: read.ok.players.map(withoutPin) } };
}

/** Why a file is not a match; a backup or a box gets a hint where it belongs. */
async function refusal(read: ReadInput, file: string, text: string, problem: Problem): Promise<Problem> {
  if (/^\{"aerodrome":\d+,"(?:settings|kind)":/.test(text)) return { code: 'saves.aFolder', params: { file } };
  const box = await read('boxOwner', text);
  if (!box) return refusedFile(file, problem);
  const { game, option } = box;
  return { code: 'saves.aBox', params: { file, game: say(`game.${game}`), option: say(`option.${game}.${option}`) } };
}

function refusedFile(file: string, problem: Problem): Problem {
  return { code: 'saves.refused', params: { file, why: explain(problem) } };
}
