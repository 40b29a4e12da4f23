import { games } from '@aerodrome/engine/games/index.ts';

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
      field.kind === 'value' ? [{ game: id, option: field.key, known: partsOf(field.default) }] : [],
    ),
  );
  const shared = ({ known }: { known: readonly string[] }) => keys.filter((key) => known.includes(key)).length;
  const [best] = boxes.sort((a, b) => shared(b) - shared(a));
  return best && shared(best) > 0 ? { game: best.game, option: best.option } : null;
}

/** The keys of a box. `name` says nothing: any file may have one. */
function partsOf(box: unknown): string[] {
  return Object.keys(box as object).filter((key) => key !== 'name');
}

function keysOf(text: string): string[] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
  } catch {
    return [];
  }
}
