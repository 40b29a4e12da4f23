import { type GameData, openGameData } from '@aerodrome/engine/games/track/gameData.ts';
import { planeOf, spaceOf, tileOf } from '@aerodrome/engine/games/track/names.ts';
import { type Message, say } from '@aerodrome/engine/text/say.ts';
import { cacheByOptions } from '../cacheByOptions.ts';

export const cachedGameData = cacheByOptions(openGameData);

const inWords = ({ key, params }: Message) => say(key, params);

export function spaceName(gameData: GameData, space: number): string {
  return inWords(spaceOf(gameData, space));
}

export function planeName(gameData: GameData, plane: number): string {
  return inWords(planeOf(gameData, plane));
}

export function tileName(gameData: GameData, pilot: number, tile: number, loop = false): string {
  return inWords(tileOf(gameData, pilot, tile, loop));
}
