import { distance, type Hex } from '@aerodrome/engine/boards/hex.ts';
import type { Spot } from '@aerodrome/engine/core/game.ts';
import { type GameData, openGameData } from '@aerodrome/engine/games/airspace/gameData.ts';
import { facingOf, hexOf } from '@aerodrome/engine/games/airspace/names.ts';
import { stanceOf } from '@aerodrome/engine/games/airspace/rules/movement.ts';
import { type ShotPreview, shotFrom } from '@aerodrome/engine/games/airspace/sights.ts';
import type { AirspaceView } from '@aerodrome/engine/games/airspace/view.ts';
import { type Message, say } from '@aerodrome/engine/text/say.ts';
import { cacheByOptions } from '../cacheByOptions.ts';

export const cachedGameData = cacheByOptions(openGameData);

const inWords = ({ key, params }: Message) => say(key, params);

/** The pilots' name of a plane. Two planes of one type are told apart by their side's colour. */
export function planeNameMessage({ airplanes }: GameData, plane: number): Message {
  return { key: `table.airspace.called.${airplanes[plane]}` };
}

export function planeName(gameData: GameData, plane: number): string {
  return inWords(planeNameMessage(gameData, plane));
}

export function hexName(hex: Hex): string {
  return inWords(hexOf(hex));
}

export function facingName(facing: number): string {
  return inWords(facingOf(facing));
}

/** The hex of a spot, or `null`. */
export function hexFromSpot(spot: Spot): Hex | null {
  const [kind, place] = spot.split(':');
  if (kind !== 'hex' || place === undefined) return null;
  const [q, r] = place.split(',').map(Number);
  return { q, r };
}

/** While targets are offered: whether a plane neither shoots nor can be shot at. */
export function isBystander(plane: number, shooter: number, offered: readonly Spot[]): boolean {
  const targets = offered.filter((spot) => spot.startsWith('plane:'));
  return targets.length > 0 && plane !== shooter && !targets.includes(`plane:${plane}`);
}

/** The chance of a shot to do damage, in whole per cent. */
export function hitPercent({ hits }: Pick<ShotPreview, 'hits'>): number {
  return Math.round((hits / 6) * 100);
}

/** The current plane's chance to hit this target, in per cent. */
export function hitPercentAt(view: AirspaceView, target: number): number {
  return hitPercent(shotFrom(view, view.plane, stanceOf(view.planes[view.plane]), target));
}

/** Distance and clock direction from a pilot's seat; 12 is straight ahead. */
export function bearing(from: Hex, facing: number, to: Hex): { hexes: number; clock: number } {
  const [dx, dy] = [(to.q - from.q) * 1.5, (to.r - from.r + (to.q - from.q) / 2) * Math.sqrt(3)];
  const hour = Math.round((Math.atan2(dx, -dy) / Math.PI) * 6) - facing * 2;
  return { hexes: distance(from, to), clock: ((hour + 23) % 12) + 1 };
}
