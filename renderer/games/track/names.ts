import { planeOf, spaceOf, tileOf } from '@aerodrome/engine/games/track/names.ts';
import { openSetting, type Setting } from '@aerodrome/engine/games/track/setting.ts';
import { type Message, say } from '@aerodrome/engine/text/say.ts';
import { cacheByOptions } from '../cacheByOptions.ts';

export const cachedSetting = cacheByOptions(openSetting);

const inWords = ({ key, params }: Message) => say(key, params);

export function spaceName(setting: Setting, space: number): string {
  return inWords(spaceOf(setting, space));
}

export function planeName(setting: Setting, plane: number): string {
  return inWords(planeOf(setting, plane));
}

export function tileName(setting: Setting, pilot: number, tile: number, loop = false): string {
  return inWords(tileOf(setting, pilot, tile, loop));
}
