import type { Colours, Silhouette } from '../../../boards/silhouette.ts';

/** The team colours of the box, navy and orange, each with a dark and a light shade. */
export const teamColours = [
  { body: '#27407a', dark: '#14224a', light: '#4a69ad', pale: '#9cc3e4' },
  { body: '#d9651f', dark: '#7a3210', light: '#f0924a', pale: '#ffd2a3' },
] as const;

export const planeColours: readonly Colours[] = [
  { body: '#2d4785', dark: '#14224a', light: '#5877ba', letter: 'P' },
  { body: '#cf5a1a', dark: '#6f2c0d', light: '#f0924a', letter: 'J' },
  { body: '#3b3f46', dark: '#14161a', light: '#6d737d', letter: 'C' },
];

/** The silhouettes of the two planes and the Claws. */
export const planeShapes: readonly Silhouette[] = [
  {
    span: 168,
    chord: 36,
    stagger: 9,
    lower: 6,
    tip: 'round',
    length: 128,
    width: 26,
    nose: 'rotary',
    tail: 'fan',
    marking: 'paw',
  },
  {
    span: 164,
    chord: 38,
    stagger: 7,
    lower: 22,
    tip: 'raked',
    length: 132,
    width: 25,
    nose: 'inline',
    tail: 'heart',
    marking: 'jaw',
  },
  {
    span: 150,
    chord: 34,
    stagger: 10,
    lower: 10,
    triplane: true,
    tip: 'scalloped',
    length: 122,
    width: 22,
    nose: 'spinner',
    tail: 'bar',
    marking: 'claw',
  },
];
