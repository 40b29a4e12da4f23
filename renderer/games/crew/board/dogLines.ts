import { breeds } from './breeds.ts';

/** A dog's mood: ears up, ears back, or panting. */
export type Mood = 'bold' | 'wary' | 'spent';

/** One path of a drawing in a square of 100 units; used by both SVG and canvas. */
export interface Line {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  /** Translated, mirrored or not, then rotated by some degrees. */
  at?: { x: number; y: number; side: 1 | -1; turned: number };
}

export const ink = '#26170d';
const inked = (d: string, fill: string, width = 2.5): Line => ({ d, fill, stroke: ink, width });
const drawn = (d: string, stroke: string, width: number): Line => ({ d, stroke, width });
const round = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const oval = (x: number, y: number, a: number, b: number) =>
  `M${x - a} ${y}a${a} ${b} 0 1 0 ${2 * a} 0a${a} ${b} 0 1 0 ${-2 * a} 0Z`;

/** The paths of a dog in cap and goggles, from back to front. */
export function dogLines(post: number, mood: Mood): Line[] {
  const { fur, face, muzzle, cap, scarf, ear, earInk, at, back, jowls, beard } = breeds[post];
  const turned = mood === 'bold' ? 0 : mood === 'wary' ? back : back * 1.3;
  const bold = mood === 'bold';
  return [
    ...([1, -1] as const).map((side): Line => {
      return { ...inked(ear, earInk), at: { x: 50 + side * (at[0] - 50), y: at[1], side, turned } };
    }),
    inked('M22 42C22 18 78 18 78 42C80 66 70 84 50 84C30 84 20 66 22 42Z', fur),
    { d: 'M40 36C34 56 36 76 50 80C64 76 66 56 60 36Z', fill: face },
    inked('M22 42C22 14 78 14 78 42C64 34 36 34 22 42Z', cap),
    drawn('M50 21V36', 'rgba(38,23,13,.5)', 1.5),
    ...(jowls ? [inked('M29 66Q30 82 44 80L50 72L56 80Q70 82 71 66Z', muzzle, 2)] : []),
    inked(oval(50, 66, jowls ? 17 : 15, 12), muzzle, 2),
    ...(beard ? [inked('M35 68Q36 88 43 82L46 92L50 84L54 92L57 82Q64 88 65 68Q50 76 35 68Z', muzzle, 2)] : []),
    { d: 'M44 58H56Q57 63 50 66Q43 63 44 58Z', fill: ink },
    ...mouth(mood, muzzle),
    drawn('M20 44H80', '#3c2413', 6),
    ...[37, 63].flatMap((x) => [
      { d: round(x, 46, 12), fill: '#fff3d0', stroke: '#8a5a1e', width: 4 },
      { d: round(x, bold ? 46 : 48, 4.6), fill: ink },
      { d: round(x + 1.6, bold ? 44.4 : 46.4, 1.5), fill: '#fff' },
      ...(mood === 'wary' ? [drawn(`M${x - 11} ${x < 50 ? 37 : 41}L${x + 11} ${x < 50 ? 41 : 37}`, ink, 3)] : []),
    ]),
    ...(beard ? [drawn('M28 33L46 36M72 33L54 36', muzzle, 5)] : []),
    inked('M26 84Q50 98 74 84L78 92Q50 106 22 92Z', scarf),
    ...(mood === 'spent' ? [inked('M80 30Q86 40 80 43Q74 40 80 30Z', '#6db7e0', 1.5)] : []),
  ];
}

function mouth(mood: Mood, muzzle: string): Line[] {
  if (mood === 'spent')
    return [
      { d: 'M42 70Q50 76 58 70Q58 74 50 76Q42 74 42 70Z', fill: '#5a1712' },
      inked('M45 72Q44 88 50 89Q56 88 55 72Z', '#e5717a', 1.8),
      drawn('M50 76V84', '#b84a55', 1.5),
    ];
  const way = mood === 'bold' ? 'M40 70Q45 75 50 70Q55 75 60 70' : 'M42 73Q46 70 50 72Q54 70 58 73';
  // Light on a dark muzzle.
  return [drawn(way, muzzle === '#3a2b22' ? '#d9aa6c' : ink, 2.2)];
}
