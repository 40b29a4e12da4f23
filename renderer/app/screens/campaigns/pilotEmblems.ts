import { itemAt } from '@aerodrome/engine/core/items.ts';
import { colours, emblems } from '../pilots/Emblem.tsx';

const signs = Object.keys(emblems);
const paints = Object.keys(colours);

/** Default emblem by place in the flight; no two pilots of a flight get the same one. */
export function defaultEmblem(place: number): string {
  return emblemInPlaceColour(itemAt(signs, place % signs.length), place);
}

/** Stored form of an emblem: the sign, and the colour of the pilot's place in the flight. */
export function emblemInPlaceColour(sign: string, place: number): string {
  return `${sign}.${paints[(place + Math.floor(place / paints.length)) % paints.length]}`;
}

/** Parses the stored form `sign.colour`. */
export function parseEmblem(stored: string): { emblem: string; colour: string } {
  const [emblem = '', colour = ''] = stored.split('.');
  return { emblem, colour };
}
