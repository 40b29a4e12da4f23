import { hash } from '@aerodrome/engine/core/hash.ts';
import type { Problem, Result } from '@aerodrome/engine/core/result.ts';
import { maxTextLength, notASave } from '@aerodrome/engine/saves/json.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { DocumentStore } from '../documents.ts';
import { detectBox } from './boxes.ts';
import { type MatchDocument, newId } from './match.ts';

/** A file from outside, dropped on the page or opened by the shell. */
export interface IncomingFile {
  name: string;
  size: number;
  text(): Promise<string>;
}

type Matches = DocumentStore<MatchDocument>;

/** Adds the match of a file to the saved ones. Nothing is written unless the file can be read. */
export async function importMatch(matches: Matches, file: IncomingFile): Promise<Result<MatchDocument>> {
  return store(matches, newId(), file.name, await textOf(file));
}

/** Opens the match of a file. Opening the same file again opens the stored match. */
export async function openMatchFile(matches: Matches, file: IncomingFile): Promise<Result<MatchDocument>> {
  const text = await textOf(file);
  const id = `file-${hash(text ?? '')}`;
  const known = await matches.open(id);
  return 'ok' in known ? known : store(matches, id, file.name, text);
}

/** `null` if the file is too large for a save. */
async function textOf(file: IncomingFile): Promise<string | null> {
  return file.size > maxTextLength ? null : file.text();
}

async function store(matches: Matches, id: string, file: string, text: string | null): Promise<Result<MatchDocument>> {
  if (text === null) return { problem: refusal(file, '', notASave('tooLarge')) };
  const read = await matches.read(id, text);
  if ('problem' in read) return { problem: refusal(file, text, read.problem) };
  const written = await matches.writeText(id, text);
  return 'problem' in written ? written : read;
}

/** Why a file is not a match; a backup or a box gets a hint where it belongs. */
function refusal(file: string, text: string, problem: Problem): Problem {
  if (/^\{"aerodrome":\d+,"(?:settings|kind)":/.test(text)) return { code: 'saves.aFolder', params: { file } };
  const box = detectBox(text);
  if (!box) return { code: 'saves.refused', params: { file, why: explain(problem) } };
  const { game, option } = box;
  return { code: 'saves.aBox', params: { file, game: say(`game.${game}`), option: say(`option.${game}.${option}`) } };
}
