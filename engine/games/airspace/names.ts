import { type Hex, toOffset } from '../../boards/hex.ts';
import type { Message } from '../../text/say.ts';
import { wordsOf } from './data/airplanes.ts';
import type { GameData } from './gameData.ts';
import { sideNames } from './options.ts';

// Names of planes, sides and places, as messages for the text.

export function planeOf({ airplanes }: Pick<GameData, 'airplanes'>, plane: number): Message {
  return { key: wordsOf(airplanes[plane]).name };
}

export function sideOf(side: number): Message {
  return { key: `side.airspace.${sideNames[side]}` };
}

/** Columns go by letters from the left, hexes in a column by numbers from the top. */
export function hexOf(hex: Hex): Message {
  const { column, row } = toOffset(hex);
  return { key: 'hex.airspace', params: { column: String.fromCharCode(65 + column), row: row + 1 } };
}

export function facingOf(facing: number): Message {
  return { key: `facing.airspace.${facing}` };
}
