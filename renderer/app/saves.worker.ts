import { games } from '@aerodrome/engine/games/index.ts';
import { notASave } from '@aerodrome/engine/saves/json.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { lengthOf, longestPiece, piecesOf } from '@aerodrome/engine/saves/pieces.ts';
import type { Told } from './reading.ts';

const tell = (told: Told) => self.postMessage(told);

self.onmessage = ({ data: text }: MessageEvent<string>) => {
  const read = readSave(text, Object.values(games));
  if ('problem' in read) return tell(read);
  for (const piece of piecesOf(read.match, read.about)) {
    // Nobody can have played what stands in one line of such a length, and the page would be held up by it.
    if (lengthOf(piece) > longestPiece) return tell({ problem: notASave('tooLarge') });
    tell({ piece });
  }
  tell({ whole: true });
};
