import { itemAt } from '@aerodrome/engine/core/items.ts';
import { colours, emblems } from '../pilots/Emblem.tsx';

const signs = Object.keys(emblems);
const paints = Object.keys(colours);

/** What a pilot begins with: no two of a flight have the same sign in the same colour. */
export function defaultEmblem(place: number): string {
  return emblemInPlaceColour(itemAt(signs, place % signs.length), place);
}

/** A sign in the colour of its place in the flight. */
export function emblemInPlaceColour(sign: string, place: number): string {
  return `${sign}.${paints[(place + Math.floor(place / paints.length)) % paints.length]}`;
}

/** Sign and colour of what is kept as one word. */
export function parseEmblem(kept: string): { emblem: string; colour: string } {
  const [emblem = '', colour = ''] = kept.split('.');
  return { emblem, colour };
}
