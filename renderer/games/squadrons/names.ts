import type { Spot } from '@aerodrome/engine/core/game.ts';
import { colours } from '@aerodrome/engine/games/squadrons/data/box.ts';
import { openGameData } from '@aerodrome/engine/games/squadrons/gameData.ts';
import type { SquadronsOptions } from '@aerodrome/engine/games/squadrons/options.ts';
import { type Message, say } from '@aerodrome/engine/text/say.ts';
import { cacheByOptions } from '../cacheByOptions.ts';

export const cachedGameData = cacheByOptions(openGameData);

export function squadronName(options: SquadronsOptions, squadron: number): string {
  return options.box.squadrons[colours[squadron]].name;
}

/** A plane keeps its name when it is given away. */
export function planeNameMessage(options: SquadronsOptions, plane: number): Message {
  const { squadron, number } = cachedGameData(options).planes[plane];
  return { key: 'plane.squadrons', params: { squadron: squadronName(options, squadron), number } };
}

export function planeName(options: SquadronsOptions, plane: number): string {
  const { key, params } = planeNameMessage(options, plane);
  return say(key, params);
}

export function cardName(card: number): string {
  return say(`card.squadrons.${card}`);
}

export function facingName(facing: number): string {
  return say(`facing.squadrons.${facing}`);
}

/** The number after the colon of a spot of this kind; `null` for other kinds. */
export function spotNumber(spot: Spot | undefined, kind: string): number | null {
  return spot?.startsWith(`${kind}:`) ? Number(spot.slice(kind.length + 1)) : null;
}

/** The card of a spot: squadron, kind, and number among equal cards. */
export function cardFromSpot(spot: Spot): { squadron: number; card: number; copy: number } | null {
  if (!spot.startsWith('card:')) return null;
  const [squadron, card, copy] = spot.slice('card:'.length).split('.').map(Number);
  return { squadron, card, copy };
}
