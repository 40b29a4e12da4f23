import { loop, rollOut } from '@aerodrome/engine/games/squadrons/data/box.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { Brush } from '../../../ui/brush.ts';

/** Card art in a box of 80 × 108, shared by SVG and canvas. */
export const cardColours: Readonly<Record<'burst' | 'rollOut' | 'loop', string>> = {
  burst: '#b3261e',
  rollOut: '#2c5f93',
  loop: '#5b3a86',
};

export type CardKind = keyof typeof cardColours;

export function cardKind(card: number): CardKind {
  return card === rollOut ? 'rollOut' : card === loop ? 'loop' : 'burst';
}

/** The paths of the two aerobatic figures, with arrow heads. */
export const figurePaths = {
  rollOut: { line: 'M14 66C24 38 33 40 39 58S53 74 64 44', head: 'M52 47 66 39 68 56Z' },
  loop: { line: 'M8 80H46C64 80 66 46 44 46S24 80 48 80H58', head: 'M56 71 73 80 56 89Z' },
} as const;

/** The places of the flashes on a burst card. */
export const flashes: readonly (readonly (readonly [number, number])[])[] = [
  [[40, 54]],
  [
    [28, 54],
    [52, 54],
  ],
  [
    [28, 44],
    [52, 44],
    [40, 64],
  ],
  [
    [28, 43],
    [52, 43],
    [28, 65],
    [52, 65],
  ],
  [
    [24, 42],
    [56, 42],
    [40, 54],
    [24, 66],
    [56, 66],
  ],
];

/** The SVG path of a flash around a point. */
export function flashPoints(x: number, y: number, r = 9): string {
  const corners = Array.from({ length: 16 }, (_, i) => {
    const out = i % 2 === 0 ? r : r * 0.5;
    return `${(x + Math.cos((i * Math.PI) / 8) * out).toFixed(1)} ${(y + Math.sin((i * Math.PI) / 8) * out).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Paints a card; `null` is its back. */
export function paintCard(brush: Brush, card: number | null): void {
  brush.fillStyle = card === null ? '#5b3a22' : '#fff9ea';
  brush.strokeStyle = card === null ? '#2a180b' : cardColours[cardKind(card)];
  brush.lineWidth = 4;
  brush.beginPath();
  brush.roundRect(2, 2, 76, 104, 8);
  brush.fill();
  brush.stroke();
  if (card === null) {
    brush.strokeStyle = '#caa45a';
    brush.lineWidth = 2;
    brush.strokeRect(11, 11, 58, 86);
    brush.fillStyle = '#caa45a';
    brush.fill(new Path2D(flashPoints(40, 54, 20)));
    return;
  }
  const kind = cardKind(card);
  brush.fillStyle = cardColours[kind];
  brush.font = '19px "League Gothic"';
  brush.textAlign = 'center';
  brush.textBaseline = 'alphabetic';
  brush.fillText(say(`table.squadrons.card.${kind}`).toUpperCase(), 40, 24);
  if (kind === 'burst') {
    brush.fillStyle = '#e0561f';
    for (const [x, y] of flashes[card - 1]) brush.fill(new Path2D(flashPoints(x, y)));
    brush.fillStyle = cardColours.burst;
    brush.font = '30px "League Gothic"';
    brush.fillText(String(card), 40, 100);
    return;
  }
  brush.strokeStyle = cardColours[kind];
  brush.lineWidth = 6;
  brush.lineCap = 'round';
  brush.stroke(new Path2D(figurePaths[kind].line));
  brush.fill(new Path2D(figurePaths[kind].head));
}
