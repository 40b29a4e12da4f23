import type { GameData } from '@aerodrome/engine/games/squadrons/gameData.ts';
import type { Colours, Silhouette } from '../../../boards/silhouette.ts';

/** The colours of a squadron's stand and text, and its letter. */
export interface Ensign {
  ink: string;
  dark: string;
  pale: string;
  written: string;
  letter: string;
}

/** By squadron: green, blue, red, yellow. */
export const ensigns: readonly Ensign[] = [
  { ink: '#3d7a3b', dark: '#1f4420', pale: '#a9c79b', written: '#fff6e2', letter: 'G' },
  { ink: '#2c5f93', dark: '#173556', pale: '#9dbcd8', written: '#fff6e2', letter: 'B' },
  { ink: '#b3261e', dark: '#64100c', pale: '#e2a79c', written: '#fff6e2', letter: 'R' },
  { ink: '#c8971a', dark: '#6d4f06', pale: '#ecd491', written: '#2e1c06', letter: 'Y' },
];

/** Fabric colours by squadron. */
const fabrics: readonly Omit<Colours, 'letter'>[] = [
  { body: '#5d7a42', dark: '#2f4220', light: '#93ab74' },
  { body: '#4c6f92', dark: '#243c55', light: '#8aa9c4' },
  { body: '#b8352a', dark: '#5e120d', light: '#dd7a68' },
  { body: '#d0a032', dark: '#7a5607', light: '#efcd7a' },
];

/** Letter and number on the wing tell planes apart without colour. */
export function liveryOf({ planes }: GameData, plane: number): Colours {
  const { squadron, number } = planes[plane];
  return { ...fabrics[squadron], letter: `${ensigns[squadron].letter}${number}` };
}

/** The American single-seater with square tips, and the German one with a deep wing. */
const silhouettes: readonly Silhouette[] = [
  {
    span: 148,
    chord: 40,
    stagger: 4,
    lower: 4,
    tip: 'square',
    length: 118,
    width: 25,
    nose: 'spinner',
    tail: 'fan',
    marking: 'star',
  },
  {
    span: 158,
    chord: 40,
    stagger: 9,
    lower: 30,
    tip: 'round',
    length: 124,
    width: 22,
    nose: 'inline',
    tail: 'bar',
    marking: 'cross',
  },
];

export function silhouetteOf({ planes, squadrons }: GameData, plane: number): Silhouette {
  return silhouettes[squadrons[planes[plane].squadron].side];
}

/** "Aces", 2: an American ace carries a red cross, a German one a green circle. */
export const insignia = [
  { colour: '#b3261e', kind: 'cross' },
  { colour: '#2f7d3a', kind: 'circle' },
] as const;
