import type { Brush } from '../../../ui/brush.ts';
import { pips } from '../../../ui/dice.ts';

// Painting functions for the small pieces of the map.

export function disc(brush: Brush, x: number, y: number, r: number): void {
  brush.beginPath();
  brush.arc(x, y, r, 0, 7);
  brush.fill();
}

export function ring(brush: Brush, r: number): void {
  brush.beginPath();
  brush.arc(0, 0, r, 0, 7);
  brush.stroke();
}

export function text(
  brush: Brush,
  words: string,
  x: number,
  y: number,
  size: number,
  ink: string,
  spacing = '0px',
): void {
  brush.fillStyle = ink;
  brush.font = `${size}px "League Gothic"`;
  brush.letterSpacing = spacing;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillText(words, x, y);
}

/** An anti-aircraft gun from the side. */
export function barrel(brush: Brush, ink: string): void {
  brush.save();
  brush.translate(-1, -1);
  brush.fillStyle = ink;
  brush.beginPath();
  brush.moveTo(-11, 12);
  brush.lineTo(9, 12);
  brush.lineTo(3, 4);
  brush.lineTo(-5, 4);
  brush.fill();
  brush.rotate(-0.86);
  brush.fillRect(-4, -4, 12, 8);
  brush.fillRect(6, -2.2, 12, 4.4);
  brush.fillRect(16, -3.2, 3, 6.4);
  brush.restore();
}

export function badge(brush: Brush, sign: string, fill: string, ink: string): void {
  brush.fillStyle = fill;
  disc(brush, 15, 14, 8.4);
  text(brush, sign, 15, 15, 14, ink);
}

export function plate(brush: Brush, words: string, fill: string, ink: string, open: boolean): void {
  const width = words.length * 7 + 8;
  const x = 26 - width;
  brush.fillStyle = fill;
  brush.strokeStyle = open ? '#ffcf5a' : '#fff6e2';
  brush.lineWidth = open ? 2.2 : 1;
  brush.beginPath();
  brush.roundRect(x, 10, width, 15, 2.5);
  brush.fill();
  brush.stroke();
  text(brush, words, x + width / 2, 18.4, 14, ink, '0.6px');
}

export function paintDie(brush: Brush, box: number, face: number, body: string, spots: string): void {
  brush.fillStyle = body;
  brush.strokeStyle = '#3c2413';
  brush.lineWidth = 2.6;
  brush.beginPath();
  brush.roundRect(3, 3, box - 6, box - 6, 10);
  brush.fill();
  brush.stroke();
  brush.fillStyle = spots;
  for (const [x, y] of pips[face - 1]) disc(brush, box / 2 + x * 14, box / 2 + y * 14, 5);
}

/** Hatches the current path. */
export function hatch(brush: Brush, box: number): void {
  brush.save();
  brush.clip();
  brush.setLineDash([]);
  brush.lineWidth = 2;
  brush.globalAlpha = 0.6;
  brush.beginPath();
  for (let at = -box; at < box; at += 8) {
    brush.moveTo(at, box);
    brush.lineTo(at + box, 0);
  }
  brush.stroke();
  brush.restore();
}
