import type { GameData } from '@aerodrome/engine/games/track/gameData.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { Point } from '../../../boards/board.ts';
import { type Brush, clouds, gradient, halftone } from '../../../ui/brush.ts';
import type { Layout } from './layout.ts';
import { type SpaceColour, spaceColours } from './spaceColours.ts';

const disc = { x: 42, y: 33 };

/** The evening sky: a gradient, a halftone sun low in the middle, flat clouds. */
export function paintSky(brush: Brush, width: number, height: number): void {
  gradient(brush, width, height, [
    [0, '#5b1a1c'],
    [0.35, '#b5371f'],
    [0.7, '#ea7a2a'],
    [1, '#f6c35c'],
  ]);
  const unit = Math.max(width / 1280, height / 800);
  const sun = { x: width / 2, y: height * 0.82, r: 430 * unit };
  const glow = brush.createRadialGradient(sun.x, sun.y, 0, sun.x, sun.y, sun.r);
  glow.addColorStop(0, 'rgba(255,190,84,.95)');
  glow.addColorStop(0.75, 'rgba(249,178,74,.5)');
  glow.addColorStop(1, 'rgba(249,178,74,0)');
  brush.fillStyle = glow;
  brush.fillRect(0, 0, width, height);
  const box = { x: sun.x - sun.r, y: sun.y - sun.r, width: sun.r * 2, height: sun.r * 2 };
  halftone(brush, box, 'rgba(255,222,134,.8)', 10 * unit, (x, y) => {
    return Math.max(0, 1 - Math.hypot(x - sun.x, y - sun.y) / sun.r) ** 0.6;
  });
  halftone(brush, { x: 0, y: 0, width, height: height * 0.5 }, 'rgba(60,13,16,.42)', 9 * unit, (_x, y) => {
    return Math.max(0, 1 - y / (height * 0.5)) * 0.8;
  });
  clouds(brush, width, height, [
    [-0.04, 0.24, 0.3, 'rgba(122,36,32,.7)'],
    [0.78, 0.2, 0.34, 'rgba(122,36,32,.65)'],
    [0.4, 0.12, 0.22, 'rgba(142,44,32,.6)'],
    [-0.06, 0.86, 0.36, 'rgba(242,165,82,.55)'],
    [0.74, 0.8, 0.38, 'rgba(242,165,82,.5)'],
    [0.34, 1.0, 0.36, 'rgba(255,217,138,.5)'],
  ]);
}

/** The printed board: ring, loops, exit lane and spaces. */
export function paintGround(brush: Brush, gameData: GameData, layout: Layout): void {
  const { ring, board } = gameData;
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  const track = Array.from({ length: ring.size }, (_, space) => layout.edge(space, (space + 1) % ring.size)).flat();
  stroke(brush, track, 'rgba(255,242,210,.26)', 46);
  stroke(brush, track, 'rgba(255,242,210,.9)', 3, [2, 14]);
  for (const [loop, { leaves, rejoins, colour }] of board.loops.entries()) {
    const space = ring.loopSpace(loop);
    const ribbon = [...layout.edge(leaves, space), ...layout.edge(space, rejoins)];
    stroke(brush, ribbon, 'rgba(30,8,12,.28)', 34);
    stroke(brush, ribbon, colour === 'purple' ? 'rgba(109,58,140,.85)' : 'rgba(90,52,22,.85)', 27);
    stroke(brush, ribbon, colour === 'purple' ? '#f2dcff' : '#ffe2b8', 4, [12, 12]);
  }
  if (gameData.exits) paintLane(brush, gameData, layout);
  for (let space = 0; space < ring.size; space++) arrow(brush, layout.edge(space, (space + 1) % ring.size));
  const last = gameData.exits ? ring.off : ring.firstLaneSpace;
  for (let space = 0; space < last; space++) {
    const inked = gameData.colours[space].map((colour) => spaceColours(gameData)[colour]);
    paintDisc(brush, layout.spaces[space], inked, ring.onLane(space) ? 0.82 : 1);
    if (gameData.hasTargets && board.targets.includes(space)) spot(brush, layout.spaces[space]);
  }
}

function stroke(brush: Brush, points: readonly Point[], colour: string, width: number, dash: number[] = []): void {
  brush.strokeStyle = colour;
  brush.lineWidth = width;
  brush.setLineDash(dash);
  brush.beginPath();
  for (const { x, y } of points) brush.lineTo(x, y);
  brush.stroke();
  brush.setLineDash([]);
}

function paintLane(brush: Brush, gameData: GameData, layout: Layout): void {
  const { ring, board } = gameData;
  const lane = [...layout.edge(board.exit.leaves, ring.firstLaneSpace)];
  for (let space = ring.firstLaneSpace; space < ring.last; space++) lane.push(...layout.edge(space, space + 1));
  const b = layout.spaces[ring.last];
  lane.push(layout.beyond);
  stroke(brush, lane, 'rgba(30,8,12,.28)', 42);
  stroke(brush, lane, `${spaceColours(gameData).blue.full}d9`, 36);
  stroke(brush, lane, 'rgba(255,246,226,.85)', 3, [14, 12]);
  brush.save();
  const [dx, dy] = [layout.beyond.x - b.x, layout.beyond.y - b.y];
  const angle = Math.atan2(dy, dx);
  brush.translate(b.x + dx * 0.69, b.y + dy * 0.69);
  brush.rotate(Math.abs(angle) > Math.PI / 2 ? angle + Math.PI : angle);
  brush.fillStyle = '#fff6e2';
  brush.font = '24px "League Gothic"';
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillText(say('table.track.exitSign'), 0, 1);
  brush.restore();
}

function arrow(brush: Brush, edge: readonly Point[]): void {
  const middle = Math.floor(edge.length / 2);
  const [a, b] = [edge[middle - 1], edge[middle + 1]];
  brush.save();
  brush.translate(edge[middle].x, edge[middle].y);
  brush.rotate(Math.atan2(b.y - a.y, b.x - a.x));
  brush.fillStyle = '#fff2d2';
  brush.beginPath();
  brush.moveTo(-8, -9);
  brush.lineTo(9, 0);
  brush.lineTo(-8, 9);
  brush.lineTo(-3.5, 0);
  brush.fill();
  brush.restore();
}

/** A space: a disc with a cloud rim, in one or two colours. */
function paintDisc(brush: Brush, at: Point, colours: readonly SpaceColour[], size: number): void {
  const { x, y } = { x: disc.x * size, y: disc.y * size };
  const rim = colours.length === 1 ? colours[0].pale : '#fbeccb';
  brush.save();
  brush.translate(at.x, at.y);
  brush.fillStyle = 'rgba(42,13,16,.22)';
  brush.beginPath();
  brush.ellipse(5, 9, x + 11, y + 11, 0, 0, 7);
  brush.fill();
  brush.fillStyle = rim;
  brush.beginPath();
  for (let i = 0; i < 14; i++) {
    const angle = (i / 14) * 2 * Math.PI;
    const bump = { x: Math.cos(angle) * x, y: Math.sin(angle) * y };
    brush.moveTo(bump.x + 12.5 * size, bump.y);
    brush.arc(bump.x, bump.y, 12.5 * size, 0, 7);
  }
  brush.ellipse(0, 0, x, y, 0, 0, 7);
  brush.fill();
  const inner = { x: x * 0.86, y: y * 0.84 };
  const fill = (from: number, to: number, colour: string) => {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.ellipse(0, 0, inner.x, inner.y, 0, from, to);
    brush.fill();
  };
  fill(0, 2 * Math.PI, colours[0].full);
  if (colours.length > 1) fill(-Math.PI / 2, Math.PI / 2, colours[1].full);
  halftone(brush, { x: -x, y: 0, width: x * 2, height: y }, 'rgba(60,20,10,.12)', 6, (px, py) => {
    return (px / inner.x) ** 2 + (py / inner.y) ** 2 < 0.94 ? py / y : 0;
  });
  brush.restore();
}

/** A target spot. */
function spot(brush: Brush, { x, y }: Point): void {
  brush.save();
  brush.translate(x, y);
  brush.fillStyle = 'rgba(181,55,31,.5)';
  brush.beginPath();
  for (let i = 0; i < 10; i++) {
    const r = i % 2 === 0 ? 13 : 5.4;
    brush.lineTo(Math.sin((i * Math.PI) / 5) * r, -Math.cos((i * Math.PI) / 5) * r);
  }
  brush.fill();
  brush.restore();
}
