import { type AirplaneName, airplaneNames, airplanes } from '@aerodrome/engine/games/airspace/data/airplanes.ts';
import type { Colours } from '../../../boards/silhouette.ts';

/** The letter on wing, tape and turn order, which tells planes apart without colour. */
export const letters: Readonly<Record<AirplaneName, string>> = {
  sopwithCamel: 'C',
  se5a: 'E',
  nieuport17: 'N',
  spadS13: 'S',
  nieuport28: 'H',
  albatrosD3: 'A',
  fokkerDr1: 'D',
  fokkerD7: 'F',
  pfalzD3: 'P',
};

/** The colours of the two sides, for flags, strips and headings. */
export const sideColours = ['#2c5f93', '#b3261e'] as const;

/** Mixes two colours. */
function mix(colour: string, other: string, share: number): string {
  const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const [from, to] = [parts(colour), parts(other)];
  const mixed = from.map((part, i) => Math.round(part + (to[i] - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function coloursOf(name: AirplaneName): Colours {
  const { wings } = airplanes[name].livery;
  return {
    body: wings,
    dark: mix(wings, '#14100c', 0.5),
    light: mix(wings, '#fff6e2', 0.34),
    letter: letters[name],
  };
}

/** The colours of each airplane. */
export const liveries = Object.fromEntries(airplaneNames.map((name) => [name, coloursOf(name)])) as Readonly<
  Record<AirplaneName, Colours>
>;
