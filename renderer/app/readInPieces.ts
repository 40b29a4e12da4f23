import { games } from '@aerodrome/engine/games/index.ts';
import { notASave } from '@aerodrome/engine/saves/json.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { lengthOf, longestPiece, piecesOf } from '@aerodrome/engine/saves/pieces.ts';
import type { Told } from './reading.ts';

/** The work of the worker that reads saves: parses the text and posts the match piece by piece. */
export function readInPieces(text: string, post: (told: Told) => void): void {
  for (const told of toldOf(text)) post(told);
}

function* toldOf(text: string): Generator<Told> {
  const read = readSave(text, Object.values(games));
  if ('problem' in read) return yield read;
  for (const piece of piecesOf(read.ok.match, read.ok.about)) {
    // No match needs a line of this length, and a longer one would block the page.
    if (lengthOf(piece) > longestPiece) return yield { problem: notASave('tooLarge') };
    yield { piece };
  }
  yield { whole: true };
}
