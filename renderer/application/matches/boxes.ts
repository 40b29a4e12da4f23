import type { Rejection } from '@aerodrome/engine/core/game.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { checkPlain, isRecord, maxTextLength } from '@aerodrome/engine/saves/json.ts';

type ReadBox = { value: unknown } | { problems: readonly Rejection[] };

/** Reads the value of an option from a file: a box, or all problems of the file. */
export async function readBox(input: { game: string; option: string; file: Blob }): Promise<ReadBox> {
  const { game, option, file } = input;
  if (file.size > maxTextLength) return { problems: [{ code: 'setUp.box.tooLarge' }] };
  return readBoxText(game, option, await file.text());
}

export function readBoxText(game: string, option: string, text: string): ReadBox {
  const value = parse(text);
  if (value === undefined) return { problems: [{ code: 'setUp.box.notJson' }] };
  const plainProblem = isRecord(value) ? checkPlain(value) : null;
  if (plainProblem) return { problems: [plainProblem] };
  const field = Object.hasOwn(games, game) ? games[game]?.options.find(({ key }) => key === option) : undefined;
  return field?.kind === 'value' ? field.read(value) : { problems: [{ code: 'option.unknown', params: { option } }] };
}

/**
 * The game whose box the file seems to contain, even if incomplete; `null` if it contains none. A box is the
 * printed values of a game (boards, tiles, decks), one of its options; people type in their own.
 */
export function detectBox(text: string): { game: string; option: string } | null {
  const keys = keysOf(text);
  // A match has this key, and contains a box.
  if (keys.includes('aerodrome')) return null;
  const boxes = Object.values(games).flatMap(({ id, options }) =>
    options.flatMap((field) =>
      field.kind === 'value' ? [{ game: id, option: field.key, known: boxKeys(field.default) }] : [],
    ),
  );
  const countSharedKeys = ({ known }: { known: readonly string[] }) => keys.filter((key) => known.includes(key)).length;
  const [best] = boxes.sort((a, b) => countSharedKeys(b) - countSharedKeys(a));
  return best && countSharedKeys(best) > 0 ? { game: best.game, option: best.option } : null;
}

/** The keys of a box. `name` says nothing: any file may have one. */
function boxKeys(box: unknown): string[] {
  return Object.keys(box as object).filter((key) => key !== 'name');
}

function keysOf(text: string): string[] {
  const value = parse(text);
  return isRecord(value) ? Object.keys(value) : [];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
