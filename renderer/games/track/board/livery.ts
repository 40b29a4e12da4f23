import type { Biplane } from '@aerodrome/engine/games/track/data/box.ts';
import type { Colours } from '../../../boards/silhouette.ts';

/** The colours of each biplane, for its picture, its aid and its tiles. */
export const liveries: Readonly<Record<Biplane | 'charge', Colours>> = {
  red: { body: '#b3261e', dark: '#6f130e', light: '#e0563f', letter: 'R' },
  blue: { body: '#2c5f93', dark: '#173a60', light: '#6fa0cf', letter: 'B' },
  green: { body: '#3f6b34', dark: '#20401b', light: '#83ad6a', letter: 'G' },
  yellow: { body: '#d9a01d', dark: '#8a5d08', light: '#f6d069', letter: 'Y' },
  brown: { body: '#7a4a26', dark: '#452610', light: '#b68252', letter: 'N' },
  purple: { body: '#6d3a8c', dark: '#3f1d56', light: '#a877c4', letter: 'P' },
  black: { body: '#2e2b2a', dark: '#131110', light: '#6a6461', letter: 'K' },
  white: { body: '#efe8da', dark: '#6f6552', light: '#ffffff', letter: 'W' },
  grey: { body: '#7d8388', dark: '#474c50', light: '#b4babd', letter: 'E' },
  charge: { body: '#c7b28a', dark: '#7a6a48', light: '#e6d8b6', letter: 'M' },
};
