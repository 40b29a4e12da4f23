import type { Match } from '@aerodrome/engine/core/match.ts';
import type { Position } from './table.ts';

/** A view of a match, with the options and the game data that a table needs beside it. */
export function positionOf({ options, game }: Pick<Match, 'options' | 'game'>, view: unknown): Position {
  return { options, gameData: game.gameData, view };
}
