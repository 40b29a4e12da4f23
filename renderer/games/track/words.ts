import { planeOf, spaceOf, tileOf } from '@aerodrome/engine/games/track/names.ts';
import type { TrackOptions } from '@aerodrome/engine/games/track/options.ts';
import { openSetting, type Setting } from '@aerodrome/engine/games/track/setting.ts';
import { type Message, say } from '@aerodrome/engine/text/say.ts';

const settings = new WeakMap<object, Setting>();

/** The setting of a match's options, worked out once. */
export function settingOf(options: Record<string, unknown>): Setting {
  const known = settings.get(options);
  if (known) return known;
  const setting = openSetting(options as TrackOptions);
  settings.set(options, setting);
  return setting;
}

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
