import type { TrackOptions } from '@aerodrome/engine/games/track/options.ts';
import { openSetting, type Setting } from '@aerodrome/engine/games/track/setting.ts';
import { say } from '@aerodrome/engine/text/say.ts';

const settings = new WeakMap<object, Setting>();

/** The setting of a match's options, worked out once. */
export function settingOf(options: Record<string, unknown>): Setting {
  const known = settings.get(options);
  if (known) return known;
  const setting = openSetting(options as TrackOptions);
  settings.set(options, setting);
  return setting;
}

export function spaceName({ board, ring }: Setting, space: number): string {
  if (space === ring.off) return say('space.track.off');
  if (ring.onLane(space)) return say(`space.track.exit.${space - ring.lane + 1}`);
  if (!ring.onLoop(space)) return say(`space.track.ring.${space}`);
  return say('space.track.loop', { colour: { key: `colour.track.${board.loops[space - ring.size].colour}` } });
}

export function planeName(setting: Setting, plane: number): string {
  return plane < 2 ? say(`option.track.biplanes.${setting.biplanes[plane]}`) : say('biplane.track.charge');
}

export function tileName(setting: Setting, pilot: number, tile: number, loop = false): string {
  const value = setting.values[pilot][tile];
  return say(loop ? 'tile.track.looped' : 'tile.track', {
    value: pilot === 2 && value > 0 ? `+${value}` : value,
    hits: setting.tileHits[pilot][tile],
  });
}
