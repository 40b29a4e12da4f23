import { hash } from '@aerodrome/engine/core/hash.ts';
import type { Problem } from '@aerodrome/engine/core/result.ts';
import { longestText } from '@aerodrome/engine/saves/json.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { Host } from '../../electron/contract.ts';
import { type CurrentMatch, newId } from '../application/matches/match.ts';
import { boxIn } from './boxes.ts';
import { loadMatch, type MatchKeeper, readMatch } from './documents.ts';

/** A file from outside, as a page or a shell has it. */
export interface Brought {
  name: string;
  size: number;
  text(): Promise<string>;
}

type Taken = { open: CurrentMatch } | { problem: Problem };

/** Puts a match from a file beside the saved ones; what is no whole match is refused before anything is written. */
export async function importFile(host: Host, file: Brought): Promise<Taken> {
  const read = await readFile(file, newId());
  if ('problem' in read) return read;
  const answer = await host.write('matches', read.open.id, read.text, 0);
  return 'problem' in answer ? answer : read;
}

/** The same for a file that is to be opened: one that came here before is gone on with, and not put beside itself. */
export async function openFile(host: Host, keeper: MatchKeeper, file: Brought): Promise<Taken> {
  const text = file.size > longestText ? '' : await file.text();
  const id = `file-${hash(text)}`;
  const known = await loadMatch(host, keeper, { id });
  if ('open' in known) return known;
  const { name, size } = file;
  const read = await readFile({ name, size, text: async () => text }, id);
  if ('problem' in read) return read;
  const answer = await host.write('matches', id, text, 0);
  if ('problem' in answer) return answer;
  keeper.seen(id, answer.ok.revision);
  return read;
}

async function readFile(
  file: Brought,
  id: string,
): Promise<{ open: CurrentMatch; text: string } | { problem: Problem }> {
  const tooLarge = { code: 'save.notASave', params: { cause: 'tooLarge' } };
  if (file.size > longestText) return { problem: refusal(file.name, '', tooLarge) };
  const text = await file.text();
  const read = await readMatch(id, text);
  return 'problem' in read ? { problem: refusal(file.name, text, read.problem) } : { ...read, text };
}

/** Why a file is no match for us; whoever brings something else of ours is shown where that goes. */
function refusal(file: string, text: string, problem: Problem): Problem {
  if (/^\{"aerodrome":\d+,"(?:settings|kind)":/.test(text)) return { code: 'saves.aFolder', params: { file } };
  const box = boxIn(text);
  if (!box) return { code: 'saves.refused', params: { file, why: explain(problem) } };
  const { game, option } = box;
  return { code: 'saves.aBox', params: { file, game: say(`game.${game}`), option: say(`option.${game}.${option}`) } };
}
