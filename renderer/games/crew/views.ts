import { roleOf, teamOf, zoneOf } from '@aerodrome/engine/games/crew/boards.ts';
import { type Brush, cloud, grainOf, halftone } from '../../boards/shared/brush.ts';
import { beast } from '../../boards/shared/silhouette.ts';
import { teamInks } from './inks.ts';
import { frame, type Place, strip, windowsOf } from './layout.ts';
import { lettersOf } from './words.ts';

/** A View Board as its player sees it: three windows on one sky, and the part of the airplane that is in the way. */
export function paintView(brush: Brush, post: number, place: Place, night: boolean): void {
  const { x, y, width, height, near } = place;
  brush.save();
  brush.translate(x, y);
  // Across the table everything is seen from its other side.
  if (!near) {
    brush.translate(width, height);
    brush.rotate(Math.PI);
  }
  panel(brush, width, height, teamOf(post));
  const windows = windowsOf(width);
  const panes = () => {
    brush.beginPath();
    for (const pane of windows) brush.roundRect(pane.x, frame, pane.width, height - frame - strip, 7);
  };
  brush.save();
  panes();
  brush.clip();
  sky(brush, width, height, post, night);
  if (roleOf(post) === 0) cowling(brush, width, height, teamOf(post), night);
  else fin(brush, width, height, teamOf(post), night);
  brush.restore();
  brush.strokeStyle = teamInks[teamOf(post)].dark;
  brush.lineWidth = 2.5;
  panes();
  brush.stroke();
  brush.restore();
  labels(brush, post, place, night);
}

/** What the zones are called, to be read from this side of the table. */
function labels(brush: Brush, post: number, { x, y, width, height, near }: Place, night: boolean): void {
  brush.font = '25px "League Gothic"';
  brush.textAlign = 'left';
  brush.textBaseline = near ? 'top' : 'alphabetic';
  for (const [i, pane] of windowsOf(width).entries()) {
    const text = lettersOf(zoneOf(post, near ? i : 2 - i));
    const at = { x: x + pane.x + 9, y: near ? y + frame + 8 : y + height - frame - 9 };
    brush.lineWidth = 4;
    brush.strokeStyle = night ? 'rgba(6,8,30,.6)' : 'rgba(255,255,255,.45)';
    brush.strokeText(text, at.x, at.y);
    brush.fillStyle = night ? '#ffe2a0' : '#14305c';
    brush.fillText(text, at.x, at.y);
  }
}

/** Painted wood in the team's colour, with a rivet at every corner. */
function panel(brush: Brush, width: number, height: number, team: number): void {
  const { body, dark, light } = teamInks[team];
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
  brush.arc(0, 0, 9, 0, 7);
  brush.fill();
  beast(brush, team === 0 ? 'paw' : 'jaw', 9);
  brush.restore();
}

function sky(brush: Brush, width: number, height: number, post: number, night: boolean): void {
  const next = grainOf(post * 97 + (night ? 5 : 1));
  const horizon = height * 0.74;
  const air = brush.createLinearGradient(0, 0, 0, horizon);
  const stops = night
    ? (['#0b0f2c', '#1b2050', '#39386e', '#5b4f7c'] as const)
    : (['#2d7fb5', '#58a5cf', '#a3d0e3', '#e6f0ea'] as const);
  for (const [i, colour] of stops.entries()) air.addColorStop(i / 3, colour);
  brush.fillStyle = air;
  brush.fillRect(0, 0, width, height);
  if (night) stars(brush, width, horizon, next);
  // The ground far below, patch by patch.
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

/** What a pilot has before him: the engine under its cover, two guns, and the arc of the propeller. */
function cowling(brush: Brush, width: number, height: number, team: number, night: boolean): void {
  const { body, dark, light } = teamInks[team];
  const [x, y] = [width / 2, height - strip];
  brush.strokeStyle = night ? 'rgba(220,220,255,.16)' : 'rgba(255,255,255,.4)';
  brush.lineWidth = 9;
  brush.beginPath();
  brush.arc(x, y + 4, Math.min(118, height * 0.52), Math.PI, 2 * Math.PI);
  brush.stroke();
  brush.fillStyle = '#26221f';
  for (const side of [-1, 1]) {
    brush.beginPath();
    brush.roundRect(x + side * 15 - 3.5, y - 58, 7, 40, 2);
    brush.roundRect(x + side * 15 - 5.5, y - 44, 11, 22, 3);
    brush.fill();
  }
  const metal = brush.createLinearGradient(x - 50, 0, x + 50, 0);
  metal.addColorStop(0, '#4a4745');
  metal.addColorStop(0.4, '#b9b3aa');
  metal.addColorStop(1, '#3b3836');
  brush.fillStyle = metal;
  brush.strokeStyle = '#191513';
  brush.lineWidth = 2.5;
  brush.beginPath();
  brush.ellipse(x, y + 8, 50, 40, 0, Math.PI, 0);
  brush.fill();
  brush.stroke();
  brush.strokeStyle = 'rgba(20,16,14,.55)';
  brush.lineWidth = 2;
  for (const reach of [18, 34]) {
    brush.beginPath();
    brush.ellipse(x, y + 8, reach, 39, 0, Math.PI, 0);
    brush.stroke();
  }
  rim(brush, width, y, light, body, dark);
}

/** What a gunner has before him: the fin of the own airplane, and the gun on its ring. */
function fin(brush: Brush, width: number, height: number, team: number, night: boolean): void {
  const { body, dark, light } = teamInks[team];
  const [x, y] = [width / 2, height - strip];
  brush.strokeStyle = '#191513';
  brush.lineWidth = 2.5;
  // Fuselage and tailplane fall away behind.
  const skin = brush.createLinearGradient(x - 60, 0, x + 60, 0);
  skin.addColorStop(0, dark);
  skin.addColorStop(0.45, night ? body : light);
  skin.addColorStop(1, dark);
  brush.fillStyle = skin;
  brush.beginPath();
  brush.moveTo(x - 92, y - 30);
  brush.quadraticCurveTo(x, y - 52, x + 92, y - 30);
  brush.lineTo(x + 84, y - 20);
  brush.quadraticCurveTo(x, y - 36, x - 84, y - 20);
  brush.closePath();
  brush.fill();
  brush.stroke();
  brush.beginPath();
  brush.moveTo(x - 46, y + 4);
  brush.quadraticCurveTo(x - 14, y - 40, x - 9, y - 46);
  brush.quadraticCurveTo(x - 8, y - 78, x + 2, y - 80);
  brush.quadraticCurveTo(x + 12, y - 70, x + 9, y - 46);
  brush.quadraticCurveTo(x + 14, y - 40, x + 46, y + 4);
  brush.closePath();
  brush.fill();
  brush.stroke();
  brush.fillStyle = '#f6ecd6';
  brush.beginPath();
  brush.arc(x + 1, y - 62, 6.5, 0, 7);
  brush.fill();
  brush.save();
  brush.translate(x + 1, y - 62);
  brush.rotate(-Math.PI / 2);
  beast(brush, team === 0 ? 'paw' : 'jaw', 6.5);
  brush.restore();
  // The gun on its ring.
  brush.strokeStyle = '#26221f';
  brush.lineWidth = 6;
  brush.beginPath();
  brush.ellipse(x, y + 6, 66, 20, 0, Math.PI, 0);
  brush.stroke();
  brush.fillStyle = '#26221f';
  brush.beginPath();
  brush.roundRect(x + 26, y - 44, 6, 36, 2);
  brush.roundRect(x + 22, y - 26, 14, 20, 3);
  brush.fill();
  brush.beginPath();
  brush.arc(x + 29, y - 28, 9, 0, 7);
  brush.fill();
  rim(brush, width, y, light, body, dark);
}

/** The padded edge of the cockpit. */
function rim(brush: Brush, width: number, y: number, light: string, body: string, dark: string): void {
  const leather = brush.createLinearGradient(0, y - 12, 0, y + 4);
  leather.addColorStop(0, light);
  leather.addColorStop(0.4, body);
  leather.addColorStop(1, dark);
  brush.fillStyle = leather;
  brush.strokeStyle = '#191513';
  brush.lineWidth = 2;
  brush.beginPath();
  brush.moveTo(-4, y - 6);
  brush.quadraticCurveTo(width / 2, y - 20, width + 4, y - 6);
  brush.lineTo(width + 4, y + 8);
  brush.lineTo(-4, y + 8);
  brush.closePath();
  brush.fill();
  brush.stroke();
  brush.fillStyle = '#e8c777';
  for (let x = 16; x < width; x += 34) {
    const sag = ((x - width / 2) / (width / 2)) ** 2;
    brush.beginPath();
    brush.arc(x, y - 6 + sag * 7, 1.8, 0, 7);
    brush.fill();
  }
}
