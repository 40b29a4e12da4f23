import type { Profile } from '@aerodrome/engine/meta/roster.ts';

/** Paths of the emblems, drawn within a circle of radius 20. */
export const emblems: Readonly<Record<string, string>> = {
  star: 'M0-15 4.4-5 15-4.6 6.8 2.2 9.5 12.6 0 6.8-9.5 12.6-6.8 2.2-15-4.6-4.4-5Z',
  ring: 'M0-13A13 13 0 1 1-.1-13ZM0-6A6 6 0 1 0 .1-6Z',
  chevron: 'M-14 8 0-12 14 8H6L0-1-6 8Z',
  diamond: 'M0-15 11 0 0 15-11 0Z',
  spade: 'M0-15Q14-4 13 4Q10 11 2 6Q3 12 6 14H-6Q-3 12-2 6Q-10 11-13 4Q-14-4 0-15Z',
  bolt: 'M4-15-9 3H-2L-5 15 9-4H2Z',
  moon: 'M4-14A14 14 0 1 0 12 8A11 11 0 0 1 4-14Z',
  cross: 'M-4-14H4V-4H14V4H4V14H-4V4H-14V-4H-4Z',
};

export const colours: Readonly<Record<string, string>> = {
  red: '#b3261e',
  blue: '#2c5f93',
  green: '#3f7d3a',
  ochre: '#a8761c',
  violet: '#77478c',
  black: '#1d1a1a',
  brown: '#6b4320',
  teal: '#1f6f6b',
};

export function Emblem({ emblem, colour }: Pick<Profile, 'emblem' | 'colour'>) {
  return (
    <svg className="pilot-emblem" viewBox="-22 -22 44 44" aria-hidden="true">
      <circle r="20" fill={colours[colour] ?? colours.red} stroke="#2a0d10" strokeWidth="2.5" />
      <path d={emblems[emblem] ?? emblems.star} fill="#fff6e2" fillRule="evenodd" />
    </svg>
  );
}
