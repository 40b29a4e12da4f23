import { roleOf, teamOf, zoneOf } from '@aerodrome/engine/games/crew/boards.ts';
import { beast } from '../../../boards/silhouette.ts';
import { type Brush, cloud, halftone, seededRandom } from '../../../ui/brush.ts';
import { zoneLettersOf } from '../names.ts';
import { frame, type Place, windowsOf } from './layout.ts';
import { teamColours } from './teamColours.ts';

/** A View Board from its player's seat: three windows on one sky, and the parts of the airplane in the way. */
export function paintView(brush: Brush, post: number, place: Place, night: boolean): void {
  const { x, y, width, height, near, strip, size } = place;
  brush.save();
  brush.translate(x, y);
  // A board across the table is seen from the other side.
  if (!near) {
    brush.translate(width, height);
    brush.rotate(Math.PI);
  }
  panel(brush, width, height, teamOf(post), strip);
  const windows = windowsOf(width);
  const panes = () => {
    brush.beginPath();
    for (const pane of windows) brush.roundRect(pane.x, frame, pane.width, height - frame - strip, 7);
  };
  brush.save();
  panes();
  brush.clip();
  sky(brush, width, height, post, night);
  // The origin is the middle of the cockpit's edge.
  brush.translate(width / 2, height - strip);
  brush.scale(size, size);
  const reach = width / 2 / size;
  if (roleOf(post) === 0) cowling(brush, reach, (height * 0.52) / size, teamOf(post), night);
  else fin(brush, reach, teamOf(post), night);
  brush.restore();
  brush.strokeStyle = teamColours[teamOf(post)].dark;
  brush.lineWidth = 2.5;
  panes();
  brush.stroke();
  brush.restore();
  labels(brush, post, place, night);
}

/** The names of the zones, readable from this side of the table. */
function labels(brush: Brush, post: number, { x, y, width, height, near, size }: Place, night: boolean): void {
  brush.font = `${Math.max(15, 25 * size)}px "League Gothic"`;
  brush.textAlign = 'left';
  brush.textBaseline = near ? 'top' : 'alphabetic';
  for (const [i, pane] of windowsOf(width).entries()) {
    const text = zoneLettersOf(zoneOf(post, near ? i : 2 - i));
    const inset = 9 * size;
    const at = { x: x + pane.x + 9, y: near ? y + frame + inset : y + height - frame - inset };
    brush.lineWidth = 4;
    brush.strokeStyle = night ? 'rgba(6,8,30,.6)' : 'rgba(255,255,255,.45)';
    brush.strokeText(text, at.x, at.y);
    brush.fillStyle = night ? '#ffe2a0' : '#14305c';
    brush.fillText(text, at.x, at.y);
  }
}

/** A wooden panel in the team's colour with rivets at its corners. */
function panel(brush: Brush, width: number, height: number, team: number, strip: number): void {
  const { body, dark, light } = teamColours[team];
  const shade = brush.createLinearGradient(0, 0, 0, height);
  shade.addColorStop(0, light);
  shade.addColorStop(0.12, body);
  shade.addColorStop(1, dark);
  brush.fillStyle = shade;
  brush.beginPath();
  brush.roundRect(0, 0, width, height, 12);
  brush.fill();
  brush.save();
  brush.clip();
  halftone(brush, { x: 0, y: 0, width, height }, 'rgba(255,246,226,.16)', 11, (_x, y) => 0.75 - (y / height) * 0.5);
  brush.restore();
  brush.strokeStyle = 'rgba(0,0,0,.4)';
  brush.lineWidth = 2;
  brush.beginPath();
  brush.roundRect(1, 1, width - 2, height - 2, 12);
  brush.stroke();
  brush.save();
  brush.translate(width - 18, height - strip / 2 - 1);
  brush.rotate(-Math.PI / 2);
  brush.fillStyle = '#f6ecd6';
  brush.beginPath();
  const sign = strip * 0.35;
  brush.arc(0, 0, sign, 0, 7);
  brush.fill();
  beast(brush, team === 0 ? 'paw' : 'jaw', sign);
  brush.restore();
}

function sky(brush: Brush, width: number, height: number, post: number, night: boolean): void {
  const next = seededRandom(post * 97 + (night ? 5 : 1));
  const horizon = height * 0.74;
  const air = brush.createLinearGradient(0, 0, 0, horizon);
  const stops = night
    ? (['#0b0f2c', '#1b2050', '#39386e', '#5b4f7c'] as const)
    : (['#2d7fb5', '#58a5cf', '#a3d0e3', '#e6f0ea'] as const);
  for (const [i, colour] of stops.entries()) air.addColorStop(i / 3, colour);
  brush.fillStyle = air;
  brush.fillRect(0, 0, width, height);
  if (night) stars(brush, width, horizon, next);
  // Fields on the ground.
  const fields = night
    ? ['#232650', '#2a2a58', '#1d2148', '#30305f']
    : ['#9fb182', '#b7b98a', '#8aa27a', '#c7bb8c', '#a9b58a'];
  brush.fillStyle = fields[0];
  brush.fillRect(0, horizon, width, height - horizon);
  for (let i = 0; i < 34; i++) {
    const y = horizon + next() ** 1.5 * (height - horizon);
    const size = 10 + (y - horizon) * 0.7;
    brush.fillStyle = fields[i % fields.length];
    brush.beginPath();
    const x = next() * width;
    brush.moveTo(x, y);
    brush.lineTo(x + size * 1.4, y - size * 0.1);
    brush.lineTo(x + size * 1.2, y + size * 0.3);
    brush.lineTo(x - size * 0.3, y + size * 0.4);
    brush.fill();
  }
  const haze = brush.createLinearGradient(0, horizon - 12, 0, horizon + 22);
  haze.addColorStop(0, 'rgba(255,255,255,0)');
  haze.addColorStop(0.45, night ? 'rgba(120,110,170,.5)' : 'rgba(255,252,240,.85)');
  haze.addColorStop(1, 'rgba(255,255,255,0)');
  brush.fillStyle = haze;
  brush.fillRect(0, horizon - 12, width, 34);
  for (let i = 0; i < 6; i++) {
    const w = width * (0.16 + next() * 0.2);
    const x = next() * width - w / 3;
    const y = height * (0.16 + next() * 0.56);
    cloud(brush, x + 4, y + 5, w, night ? 'rgba(6,8,30,.3)' : 'rgba(20,70,110,.13)');
    cloud(brush, x, y, w, night ? 'rgba(140,140,200,.2)' : 'rgba(255,255,255,.62)');
  }
  halftone(
    brush,
    { x: 0, y: 0, width, height: height * 0.5 },
    night ? 'rgba(4,5,24,.5)' : 'rgba(14,60,110,.28)',
    8,
    (_x, y) => Math.max(0, 1 - y / (height * 0.5)) * 0.7,
  );
}

function stars(brush: Brush, width: number, below: number, next: () => number): void {
  for (let i = 0; i < 60; i++) {
    brush.fillStyle = i % 7 === 0 ? 'rgba(255,226,140,.9)' : 'rgba(232,236,255,.75)';
    const size = 0.5 + next() * 1.2;
    brush.beginPath();
    brush.arc(next() * width, next() ** 1.3 * below, size, 0, 7);
    brush.fill();
  }
}

/** The pilot's view: engine cowling, two guns and the propeller arc. */
function cowling(brush: Brush, reach: number, boardHeight: number, team: number, night: boolean): void {
  const { body, dark, light } = teamColours[team];
  brush.strokeStyle = night ? 'rgba(220,220,255,.16)' : 'rgba(255,255,255,.4)';
  brush.lineWidth = 9;
  brush.beginPath();
  brush.arc(0, 4, Math.min(118, boardHeight), Math.PI, 2 * Math.PI);
  brush.stroke();
  brush.fillStyle = '#26221f';
  for (const side of [-1, 1]) {
    brush.beginPath();
    brush.roundRect(side * 15 - 3.5, -58, 7, 40, 2);
    brush.roundRect(side * 15 - 5.5, -44, 11, 22, 3);
    brush.fill();
  }
  const metal = brush.createLinearGradient(-50, 0, 50, 0);
  metal.addColorStop(0, '#4a4745');
  metal.addColorStop(0.4, '#b9b3aa');
  metal.addColorStop(1, '#3b3836');
  brush.fillStyle = metal;
  brush.strokeStyle = '#191513';
  brush.lineWidth = 2.5;
  brush.beginPath();
  brush.ellipse(0, 8, 50, 40, 0, Math.PI, 0);
  brush.fill();
  brush.stroke();
  brush.strokeStyle = 'rgba(20,16,14,.55)';
  brush.lineWidth = 2;
  for (const rib of [18, 34]) {
    brush.beginPath();
    brush.ellipse(0, 8, rib, 39, 0, Math.PI, 0);
    brush.stroke();
  }
  rim(brush, reach, light, body, dark);
}

/** The gunner's view: the fin of the own airplane and the gun on its ring. */
function fin(brush: Brush, reach: number, team: number, night: boolean): void {
  const { body, dark, light } = teamColours[team];
  brush.strokeStyle = '#191513';
  brush.lineWidth = 2.5;
  // Fuselage and tailplane.
  const skin = brush.createLinearGradient(-60, 0, 60, 0);
  skin.addColorStop(0, dark);
  skin.addColorStop(0.45, night ? body : light);
  skin.addColorStop(1, dark);
  brush.fillStyle = skin;
  brush.beginPath();
  brush.moveTo(-92, -30);
  brush.quadraticCurveTo(0, -52, 92, -30);
  brush.lineTo(84, -20);
  brush.quadraticCurveTo(0, -36, -84, -20);
  brush.closePath();
  brush.fill();
  brush.stroke();
  brush.beginPath();
  brush.moveTo(-46, 4);
  brush.quadraticCurveTo(-14, -40, -9, -46);
  brush.quadraticCurveTo(-8, -78, 2, -80);
  brush.quadraticCurveTo(12, -70, 9, -46);
  brush.quadraticCurveTo(14, -40, 46, 4);
  brush.closePath();
  brush.fill();
  brush.stroke();
  brush.fillStyle = '#f6ecd6';
  brush.beginPath();
  brush.arc(1, -62, 6.5, 0, 7);
  brush.fill();
  brush.save();
  brush.translate(1, -62);
  brush.rotate(-Math.PI / 2);
  beast(brush, team === 0 ? 'paw' : 'jaw', 6.5);
  brush.restore();
  // The gun on its ring.
  brush.strokeStyle = '#26221f';
  brush.lineWidth = 6;
  brush.beginPath();
  brush.ellipse(0, 6, 66, 20, 0, Math.PI, 0);
  brush.stroke();
  brush.fillStyle = '#26221f';
  brush.beginPath();
  brush.roundRect(26, -44, 6, 36, 2);
  brush.roundRect(22, -26, 14, 20, 3);
  brush.fill();
  brush.beginPath();
  brush.arc(29, -28, 9, 0, 7);
  brush.fill();
  rim(brush, reach, light, body, dark);
}

/** The padded edge of the cockpit. */
function rim(brush: Brush, reach: number, light: string, body: string, dark: string): void {
  const leather = brush.createLinearGradient(0, -12, 0, 4);
  leather.addColorStop(0, light);
  leather.addColorStop(0.4, body);
  leather.addColorStop(1, dark);
  brush.fillStyle = leather;
  brush.strokeStyle = '#191513';
  brush.lineWidth = 2;
  brush.beginPath();
  brush.moveTo(-reach - 4, -6);
  brush.quadraticCurveTo(0, -20, reach + 4, -6);
  brush.lineTo(reach + 4, 8);
  brush.lineTo(-reach - 4, 8);
  brush.closePath();
  brush.fill();
  brush.stroke();
  brush.fillStyle = '#e8c777';
  for (let x = 16 - reach; x < reach; x += 34) {
    brush.beginPath();
    brush.arc(x, -6 + (x / reach) ** 2 * 7, 1.8, 0, 7);
    brush.fill();
  }
}
