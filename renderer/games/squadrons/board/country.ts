import type { Point } from '../../../boards/board.ts';
import { type Brush, seededRandom } from '../../../ui/brush.ts';
import type { Layout } from './layout.ts';

/**
 * The landscape below the squares: hills, a river with a bridge, woods, roads, villages, and shell holes at the front.
 */
export function paintCountry(brush: Brush, layout: Layout): void {
  const { width: w, height: h } = layout;
  // The brush is rotated with the map.
  const line = layout.turned ? h - layout.line : layout.line;
  const at = (x: number, y: number): Point => ({ x: x * w, y: y * h });
  // Trees stay upright in both orientations.
  const up = layout.turned ? -1 : 1;
  hills(brush, at(0.2, 0.32), w * 0.13, 4);
  hills(brush, at(0.78, 0.7), w * 0.12, 4);
  hills(brush, at(0.52, 0.86), w * 0.08, 3);
  road(brush, at(0.02, 0.97), at(0.36, 0.74), at(0.42, 0.6), at(1, 0.46));
  road(brush, at(0.58, 0), at(0.52, 0.18), at(0.74, 0.3), at(0.98, 0.2));
  river(brush, w, h);
  wood(brush, at(0.29, 0.18), w * 0.12, 5, up);
  wood(brush, at(0.8, 0.19), w * 0.13, 11, up);
  wood(brush, at(0.22, 0.73), w * 0.14, 23, up);
  wood(brush, at(0.77, 0.83), w * 0.12, 31, up);
  wood(brush, at(0.56, 0.36), w * 0.06, 37, up);
  village(brush, at(0.45, 0.235), 3);
  village(brush, at(0.57, 0.68), 9);
  village(brush, at(0.1, 0.6), 15);
  craters(brush, w, line);
}

function hills(brush: Brush, { x, y }: Point, reach: number, rings: number): void {
  brush.strokeStyle = 'rgba(150,96,44,.32)';
  brush.lineWidth = 1.3;
  const next = seededRandom(Math.round(x + y));
  const wobble = Array.from({ length: 9 }, () => 0.8 + next() * 0.4);
  for (let ring = 1; ring <= rings; ring++) {
    const r = (reach * ring) / rings;
    brush.beginPath();
    for (let i = 0; i <= 45; i++) {
      const angle = (i / 45) * 2 * Math.PI;
      const place = (i / 45) * 9;
      const [a, b] = [wobble[Math.floor(place) % 9], wobble[(Math.floor(place) + 1) % 9]];
      const out = r * (a + (b - a) * (place % 1));
      brush.lineTo(x + Math.cos(angle) * out * 1.25, y + Math.sin(angle) * out * 0.8);
    }
    brush.stroke();
  }
}

function river(brush: Brush, w: number, h: number): void {
  const course = () => {
    brush.beginPath();
    brush.moveTo(-10, h * 0.262);
    brush.bezierCurveTo(w * 0.16, h * 0.25, w * 0.22, h * 0.385, w * 0.42, h * 0.388);
    brush.bezierCurveTo(w * 0.62, h * 0.39, w * 0.72, h * 0.24, w * 1.02, h * 0.325);
  };
  brush.lineCap = 'round';
  for (const [colour, width] of [
    ['rgba(70,104,122,.55)', 24],
    ['#a9c3c8', 20],
    ['rgba(206,224,222,.85)', 8],
  ] as const) {
    course();
    brush.strokeStyle = colour;
    brush.lineWidth = width;
    brush.stroke();
  }
  const bridge = { x: w * 0.535, y: h * 0.381 };
  brush.save();
  brush.translate(bridge.x, bridge.y);
  brush.rotate(-0.12);
  brush.fillStyle = '#8a6a3c';
  brush.strokeStyle = '#4a2f14';
  brush.lineWidth = 1.5;
  brush.beginPath();
  brush.rect(-5, -16, 10, 32);
  brush.fill();
  brush.stroke();
  brush.restore();
}

function road(brush: Brush, from: Point, a: Point, b: Point, to: Point): void {
  for (const [colour, width, dash] of [
    ['rgba(120,80,36,.5)', 5, []],
    ['rgba(243,226,186,.9)', 3, []],
    ['rgba(120,80,36,.55)', 1, [9, 7]],
  ] as const) {
    brush.strokeStyle = colour;
    brush.lineWidth = width;
    brush.setLineDash([...dash]);
    brush.beginPath();
    brush.moveTo(from.x, from.y);
    brush.bezierCurveTo(a.x, a.y, b.x, b.y, to.x, to.y);
    brush.stroke();
  }
  brush.setLineDash([]);
}

/** A group of small firs. */
function wood(brush: Brush, { x, y }: Point, reach: number, seed: number, up: 1 | -1): void {
  const next = seededRandom(seed);
  brush.fillStyle = 'rgba(96,120,60,.16)';
  brush.beginPath();
  brush.ellipse(x, y, reach * 1.1, reach * 0.66, 0, 0, 7);
  brush.fill();
  const trees = Array.from({ length: Math.round(reach * 0.55) }, () => {
    const angle = next() * 7;
    const out = Math.sqrt(next()) * reach;
    return { x: x + Math.cos(angle) * out, y: y + Math.sin(angle) * out * 0.6, size: 5 + next() * 3.4 };
  }).sort((one, other) => (one.y - other.y) * up);
  for (const { x: tx, y: ty, size } of trees) {
    brush.fillStyle = 'rgba(70,92,44,.62)';
    brush.beginPath();
    brush.moveTo(tx, ty - size * 1.5 * up);
    brush.lineTo(tx + size * 0.78, ty + size * 0.4 * up);
    brush.lineTo(tx - size * 0.78, ty + size * 0.4 * up);
    brush.fill();
    brush.fillStyle = 'rgba(46,62,26,.6)';
    brush.beginPath();
    brush.moveTo(tx, ty - size * 1.5 * up);
    brush.lineTo(tx + size * 0.78, ty + size * 0.4 * up);
    brush.lineTo(tx, ty + size * 0.4 * up);
    brush.fill();
  }
}

function village(brush: Brush, { x, y }: Point, seed: number): void {
  const next = seededRandom(seed);
  for (let house = 0; house < 9; house++) {
    const [hx, hy] = [x + (next() - 0.5) * 64, y + (next() - 0.5) * 34];
    brush.save();
    brush.translate(hx, hy);
    brush.rotate((next() - 0.5) * 0.9);
    brush.fillStyle = house % 3 === 0 ? 'rgba(150,60,40,.6)' : 'rgba(90,58,30,.55)';
    brush.fillRect(-4 - next() * 3, -3, 8 + next() * 5, 6);
    brush.restore();
  }
  brush.fillStyle = 'rgba(58,34,12,.8)';
  brush.fillRect(x - 2, y - 7, 4, 14);
  brush.fillRect(x - 6, y - 3, 12, 4);
}

/** Shell holes, densest at the line. */
function craters(brush: Brush, w: number, line: number): void {
  const next = seededRandom(77);
  for (let i = 0; i < 70; i++) {
    const off = (next() + next() - 1) * 92;
    const [x, y, r] = [next() * w, line + off, 2 + next() * 4];
    brush.fillStyle = 'rgba(104,72,38,.2)';
    brush.beginPath();
    brush.ellipse(x, y, r, r * 0.8, 0, 0, 7);
    brush.fill();
    brush.strokeStyle = 'rgba(84,54,24,.3)';
    brush.lineWidth = 1;
    brush.beginPath();
    brush.arc(x, y, r, 3.4, 6);
    brush.stroke();
  }
}
