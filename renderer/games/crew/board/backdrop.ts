import { type Brush, cloud, grain, halftone } from '../../../ui/brush.ts';
import { teamColours } from './teamColours.ts';

/** The evening sky between the teams: navy on one side, orange on the other. */
export function paintBackdrop(brush: Brush, width: number, height: number, turned: boolean, night: boolean): void {
  const colours = night ? ['#0a1030', '#1b1440', '#2c1436'] : ['#101d3d', '#4a2340', '#8a3b12'];
  const blend = brush.createLinearGradient(0, height * 0.2, width, height * 0.8);
  for (const [i, colour] of (turned ? [...colours].reverse() : colours).entries()) blend.addColorStop(i / 2, colour);
  brush.fillStyle = blend;
  brush.fillRect(0, 0, width, height);
  const unit = Math.max(width / 1280, height / 800);
  const glow = brush.createRadialGradient(width / 2, height, 0, width / 2, height, height * 0.9);
  glow.addColorStop(0, night ? 'rgba(120,120,220,.22)' : 'rgba(255,160,70,.3)');
  glow.addColorStop(1, 'rgba(0,0,0,0)');
  brush.fillStyle = glow;
  brush.fillRect(0, 0, width, height);
  for (const [x, y, w] of [
    [-0.04, 0.2, 0.3],
    [0.72, 0.14, 0.34],
    [0.1, 0.98, 0.4],
    [0.62, 0.96, 0.42],
  ] as const) {
    cloud(brush, x * width, y * height, w * width, night ? 'rgba(160,160,230,.06)' : 'rgba(255,214,170,.08)');
  }
  for (const [side, team] of (turned ? [1, 0] : [0, 1]).entries()) {
    halftone(
      brush,
      { x: side * width * 0.5, y: 0, width: width * 0.5, height },
      `${teamColours[team].light}55`,
      10 * unit,
      (x) => Math.max(0, side === 0 ? 1 - x / (width * 0.42) : (x - width * 0.58) / (width * 0.42)) * 0.55,
    );
  }
  grain(brush, width, height, 41);
}
