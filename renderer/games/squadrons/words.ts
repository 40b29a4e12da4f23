import type { Spot } from '@aerodrome/engine/core/game.ts';
import { colours } from '@aerodrome/engine/games/squadrons/data/box.ts';
import type { SquadronsOptions } from '@aerodrome/engine/games/squadrons/options.ts';
import { openSetting, type Setting } from '@aerodrome/engine/games/squadrons/setting.ts';
import { type Message, say } from '@aerodrome/engine/text/say.ts';

const settings = new WeakMap<object, Setting>();

/** The setting of a match's options, worked out once. */
export function settingOf(options: Record<string, unknown>): Setting {
  const known = settings.get(options);
  if (known) return known;
  const setting = openSetting(options as SquadronsOptions);
  settings.set(options, setting);
  return setting;
}

export function squadronName(options: Record<string, unknown>, squadron: number): string {
  return (options as SquadronsOptions).box.squadrons[colours[squadron]].name;
}

/** A plane keeps its name when it is given away. */
export function planeOf(options: Record<string, unknown>, plane: number): Message {
  const { squadron, number } = settingOf(options).planes[plane];
  return { key: 'plane.squadrons', params: { squadron: squadronName(options, squadron), number } };
}

export function planeName(options: Record<string, unknown>, plane: number): string {
  const { key, params } = planeOf(options, plane);
  return say(key, params);
}

export function cardName(card: number): string {
  return say(`card.squadrons.${card}`);
}

export function facingName(facing: number): string {
  return say(`facing.squadrons.${facing}`);
}

/** What stands behind the colon of a spot of this kind, as a number; `null` for any other. */
export function numberIn(spot: Spot | undefined, kind: string): number | null {
  return spot?.startsWith(`${kind}:`) ? Number(spot.slice(kind.length + 1)) : null;
}

/** The card that a spot names: of which hand, of which kind, and which of its kind. */
export function cardIn(spot: Spot): { squadron: number; card: number; copy: number } | null {
  if (!spot.startsWith('card:')) return null;
  const [squadron, card, copy] = spot.slice('card:'.length).split('.').map(Number);
  return { squadron, card, copy };
}
