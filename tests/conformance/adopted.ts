import type { AnyGameKind } from '@aerodrome/engine/core/game.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import { PieceAssembler, piecesOf } from '@aerodrome/engine/saves/pieces.ts';

/** A match as one that was read elsewhere is taken up: by pieces, and without playing it. */
export function adopted(kind: AnyGameKind, match: Match): Match {
  const joining = new PieceAssembler();
  for (const piece of piecesOf(match, {})) joining.take(structuredClone(piece));
  return joining.match([kind]).match;
}
