import type { GameData } from '@aerodrome/engine/games/airspace/gameData.ts';
import { sideNames } from '@aerodrome/engine/games/airspace/options.ts';
import type { Point } from '../../../boards/board.ts';
import { type Brush, cloud, gradient, halftone } from '../../../ui/brush.ts';
import { hexSide, type Layout } from './layout.ts';

/** The morning sky from above: deep blue overhead, pale towards the ground, clouds below. */
export function paintSky(brush: Brush, width: number, height: number): void {
  gradient(brush, width, height, [
    [0, '#12294a'],
    [0.4, '#1d4f80'],
    [0.78, '#4787b4'],
    [1, '#7a9fb5'],
  ]);
  const unit = Math.max(width / 1280, height / 800);
  for (const [x, y, w, colour] of [
    [0.02, 0.34, 0.34, 'rgba(160,196,220,.22)'],
    [0.6, 0.4, 0.36, 'rgba(160,196,220,.24)'],
    [0.3, 0.56, 0.3, 'rgba(180,210,228,.16)'],
    [-0.08, 0.8, 0.4, 'rgba(206,224,234,.26)'],
    [0.62, 0.78, 0.42, 'rgba(206,224,234,.28)'],
    [0.26, 0.98, 0.44, 'rgba(226,236,240,.26)'],
  ] as const) {
    cloud(brush, x * width + 14 * unit, y * height + 26 * unit, w * width, 'rgba(9,28,52,.14)');
    cloud(brush, x * width, y * height, w * width, colour);
  }
  halftone(
    brush,
    { x: 0, y: 0, width, height: height * 0.6 },
    'rgba(8,20,40,.34)',
    9 * unit,
    (_x, y) => Math.max(0, 1 - y / (height * 0.6)) * 0.7,
  );
  halftone(
    brush,
    { x: 0, y: height * 0.5, width, height: height * 0.5 },
    'rgba(240,246,250,.2)',
    9 * unit,
    (_x, y) => Math.max(0, (y - height * 0.5) / (height * 0.5)) * 0.6,
  );
}

function trace(brush: Brush, corners: readonly Point[]): void {
  brush.beginPath();
  for (const { x, y } of corners) brush.lineTo(x, y);
  brush.closePath();
}

/** The ring outside the board lies in cloud shadow, hatched in red. */
function paintOutside(brush: Brush, layout: Layout): void {
  brush.save();
  brush.beginPath();
  for (const hex of layout.outside) {
    const [first, ...rest] = layout.corners(hex);
    brush.moveTo(first.x, first.y);
    for (const { x, y } of rest) brush.lineTo(x, y);
    brush.closePath();
  }
  brush.fillStyle = 'rgba(6,14,28,.46)';
  brush.fill();
  brush.clip();
  const { x, y, width, height } = layout.bounds;
  brush.strokeStyle = 'rgba(224,86,31,.34)';
  brush.lineWidth = 5;
  brush.beginPath();
  for (let at = x - height - hexSide; at < x + width + hexSide; at += 26) {
    brush.moveTo(at, y + height + hexSide);
    brush.lineTo(at + height + 2 * hexSide, y - hexSide);
  }
  brush.stroke();
  brush.restore();
}

function paintHexes(brush: Brush, { board }: GameData, layout: Layout): void {
  brush.lineJoin = 'round';
  for (const hex of board.hexes) {
    trace(brush, layout.corners(hex, 0.965));
    brush.fillStyle = 'rgba(10,34,64,.17)';
    brush.fill();
    brush.strokeStyle = 'rgba(12,32,58,.35)';
    brush.lineWidth = 5;
    brush.stroke();
    brush.strokeStyle = 'rgba(226,240,250,.42)';
    brush.lineWidth = 2.2;
    brush.stroke();
  }
}

/** The start hexes of both sides, numbered from each side's view. */
function paintStarts(brush: Brush, { board }: GameData, layout: Layout): void {
  brush.font = '40px "League Gothic"';
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  for (const hexSide of sideNames.keys()) {
    for (const [i, hex] of board.starts[hexSide].entries()) {
      const { x, y } = layout.at(hex);
      brush.fillStyle = hexSide === 0 ? 'rgba(206,226,244,.62)' : 'rgba(246,208,198,.62)';
      brush.fillText(String(i + 1), x, y);
    }
  }
}

export function paintGround(brush: Brush, gameData: GameData, layout: Layout): void {
  paintOutside(brush, layout);
  paintHexes(brush, gameData, layout);
  paintStarts(brush, gameData, layout);
}
