import type { GameData } from '@aerodrome/engine/games/squadrons/gameData.ts';
import { type Brush, gradient, halftone, seededRandom } from '../../../ui/brush.ts';
import { paintCountry } from './country.ts';
import { type Layout, squareSide } from './layout.ts';
import { ensigns } from './livery.ts';

/** The desk: oiled planks below a lamp. */
export function paintDesk(brush: Brush, width: number, height: number): void {
  gradient(brush, width, height, [
    [0, '#3a2616'],
    [0.55, '#50341e'],
    [1, '#5d3d23'],
  ]);
  const next = seededRandom(17);
  const plank = Math.max(120, width / 9);
  for (let x = 0, i = 0; x < width; x += plank, i++) {
    brush.fillStyle = `rgba(${i % 2 === 0 ? '20,10,4' : '120,80,44'},${0.05 + next() * 0.06})`;
    brush.fillRect(x, 0, plank, height);
    brush.strokeStyle = 'rgba(20,10,4,.22)';
    brush.lineWidth = 1;
    for (let vein = 0; vein < 7; vein++) {
      const at = x + next() * plank;
      const bow = (next() - 0.5) * 22;
      brush.beginPath();
      brush.moveTo(at, -10);
      brush.bezierCurveTo(at + bow, height * 0.3, at - bow, height * 0.7, at + bow * 0.5, height + 10);
      brush.stroke();
    }
    brush.fillStyle = 'rgba(14,7,2,.55)';
    brush.fillRect(x - 1.5, 0, 3, height);
  }
  const lamp = brush.createRadialGradient(
    width / 2,
    height * 0.42,
    0,
    width / 2,
    height * 0.42,
    Math.hypot(width, height) / 2,
  );
  lamp.addColorStop(0, 'rgba(255,214,140,.22)');
  lamp.addColorStop(0.55, 'rgba(255,214,140,.04)');
  lamp.addColorStop(1, 'rgba(10,4,0,.5)');
  brush.fillStyle = lamp;
  brush.fillRect(0, 0, width, height);
}

/** The map on the desk: linen, landscape, squares, fields, letters and numbers. */
export function paintMap(brush: Brush, gameData: GameData, layout: Layout): void {
  paintLinen(brush, layout);
  brush.save();
  brush.beginPath();
  brush.rect(0, 0, layout.width, layout.height);
  brush.clip();
  if (layout.turned) {
    brush.translate(layout.width, layout.height);
    brush.rotate(Math.PI);
  }
  paintCountry(brush, layout);
  brush.restore();
  paintFields(brush, gameData, layout);
  paintSquares(brush, gameData, layout);
  paintLine(brush, layout);
  paintLegend(brush, gameData, layout);
  paintFolds(brush, layout);
}

function paintLinen(brush: Brush, { bounds }: Layout): void {
  const { x, y, width, height } = bounds;
  for (const [out, alpha] of [
    [26, 0.12],
    [15, 0.2],
    [6, 0.3],
  ]) {
    brush.fillStyle = `rgba(12,5,0,${alpha})`;
    brush.beginPath();
    brush.roundRect(x - out * 0.4, y + out * 0.5, width + out * 0.9, height + out * 0.7, 8);
    brush.fill();
  }
  brush.fillStyle = '#e3cfa2';
  brush.fillRect(x, y, width, height);
  const warmth = brush.createRadialGradient(
    x + width * 0.45,
    y + height * 0.4,
    0,
    x + width / 2,
    y + height / 2,
    width * 0.78,
  );
  warmth.addColorStop(0, 'rgba(255,240,200,.55)');
  warmth.addColorStop(1, 'rgba(176,138,84,.34)');
  brush.fillStyle = warmth;
  brush.fillRect(x, y, width, height);
  // The weave of the linen.
  brush.lineWidth = 0.7;
  brush.strokeStyle = 'rgba(120,88,44,.11)';
  brush.beginPath();
  for (let at = x; at < x + width; at += 3.2) {
    brush.moveTo(at, y);
    brush.lineTo(at, y + height);
  }
  for (let at = y; at < y + height; at += 3.2) {
    brush.moveTo(x, at);
    brush.lineTo(x + width, at);
  }
  brush.stroke();
  brush.strokeStyle = 'rgba(92,60,26,.75)';
  brush.lineWidth = 2;
  brush.strokeRect(x + 5, y + 5, width - 10, height - 10);
  for (const [px, py] of [
    [x + 14, y + 14],
    [x + width - 14, y + 14],
    [x + 14, y + height - 14],
    [x + width - 14, y + height - 14],
  ]) {
    brush.fillStyle = 'rgba(20,8,0,.35)';
    brush.beginPath();
    brush.arc(px + 2, py + 3, 6.5, 0, 7);
    brush.fill();
    brush.fillStyle = '#b3861f';
    brush.strokeStyle = '#5d4308';
    brush.lineWidth = 1.2;
    brush.beginPath();
    brush.arc(px, py, 6, 0, 7);
    brush.fill();
    brush.stroke();
    brush.fillStyle = 'rgba(255,240,180,.8)';
    brush.beginPath();
    brush.arc(px - 1.8, py - 1.8, 1.8, 0, 7);
    brush.fill();
  }
}

/** The airfields: grass in the squadron's colour, a runway, and a hangar behind each landing square. */
function paintFields(brush: Brush, gameData: GameData, layout: Layout): void {
  for (const [squadron, { landing, guns, takesOff }] of gameData.squadrons.entries()) {
    const { ink, dark, pale } = ensigns[squadron];
    for (const gun of guns) {
      const { x, y } = layout.at(gameData.gunSquares[gun]);
      brush.fillStyle = pale;
      brush.globalAlpha = 0.3;
      brush.fillRect(x - squareSide / 2, y - squareSide / 2, squareSide, squareSide);
      brush.globalAlpha = 1;
    }
    for (const square of landing) {
      const { x, y } = layout.at(square);
      brush.fillStyle = pale;
      brush.globalAlpha = 0.8;
      brush.fillRect(x - squareSide / 2, y - squareSide / 2, squareSide, squareSide);
      brush.globalAlpha = 1;
      halftone(
        brush,
        { x: x - squareSide / 2, y: y - squareSide / 2, width: squareSide, height: squareSide },
        `${ink}66`,
        6,
        () => 0.42,
      );
      const out = Math.sin(layout.heading(takesOff)) < 0 ? 1 : -1;
      brush.strokeStyle = 'rgba(255,246,226,.9)';
      brush.lineWidth = 2.2;
      brush.setLineDash([7, 6]);
      brush.beginPath();
      brush.moveTo(x, y - squareSide * 0.44);
      brush.lineTo(x, y + squareSide * 0.44);
      brush.stroke();
      brush.setLineDash([]);
      hangar(brush, x, y + out * (squareSide / 2 + 1), out, ink, dark);
    }
  }
}

function hangar(brush: Brush, x: number, y: number, out: 1 | -1, ink: string, dark: string): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(1, out);
  brush.fillStyle = 'rgba(20,8,0,.3)';
  brush.beginPath();
  brush.ellipse(2, 10, 25, 12, 0, 0, 7);
  brush.fill();
  brush.fillStyle = ink;
  brush.strokeStyle = dark;
  brush.lineWidth = 2;
  brush.beginPath();
  brush.moveTo(-23, 1);
  brush.lineTo(-23, 10);
  brush.quadraticCurveTo(-22, 24, 0, 25);
  brush.quadraticCurveTo(22, 24, 23, 10);
  brush.lineTo(23, 1);
  brush.closePath();
  brush.fill();
  brush.stroke();
  brush.strokeStyle = 'rgba(255,246,226,.35)';
  brush.lineWidth = 1.2;
  brush.beginPath();
  for (const rib of [-14, -5, 5, 14]) {
    brush.moveTo(rib, 2);
    brush.lineTo(rib * 0.94, 23 - Math.abs(rib) * 0.3);
  }
  brush.stroke();
  brush.fillStyle = '#1d1109';
  brush.beginPath();
  brush.roundRect(-12, -1, 24, 8, 2);
  brush.fill();
  brush.restore();
}

function paintSquares(brush: Brush, { grid }: GameData, { width, height }: Layout): void {
  brush.strokeStyle = 'rgba(74,48,20,.4)';
  brush.lineWidth = 1.3;
  brush.beginPath();
  for (let column = 1; column < grid.columns; column++) {
    brush.moveTo(column * squareSide, 0);
    brush.lineTo(column * squareSide, height);
  }
  for (let row = 1; row < grid.rows; row++) {
    brush.moveTo(0, row * squareSide);
    brush.lineTo(width, row * squareSide);
  }
  brush.stroke();
  brush.strokeStyle = 'rgba(58,34,12,.85)';
  brush.lineWidth = 2.6;
  brush.strokeRect(0, 0, width, height);
}

/** No man's land: the double black line with wire and trenches on both sides. */
function paintLine(brush: Brush, { width, line }: Layout): void {
  brush.strokeStyle = '#17100a';
  brush.lineWidth = 4;
  brush.beginPath();
  for (const by of [-4.5, 4.5]) {
    brush.moveTo(0, line + by);
    brush.lineTo(width, line + by);
  }
  brush.stroke();
  for (const out of [-1, 1]) {
    brush.strokeStyle = 'rgba(70,42,18,.9)';
    brush.lineWidth = 2.4;
    brush.lineJoin = 'round';
    brush.beginPath();
    for (let x = -10, i = 0; x <= width + 14; x += 14, i++) brush.lineTo(x, line + out * (20 + (i % 2) * 7));
    brush.stroke();
    brush.strokeStyle = 'rgba(70,42,18,.55)';
    brush.lineWidth = 1.4;
    brush.beginPath();
    for (let x = 12, i = 0; x < width; x += 21, i++) {
      const y = line + out * (12.5 + (i % 3) * 0.6);
      brush.moveTo(x - 3, y - 3);
      brush.lineTo(x + 3, y + 3);
      brush.moveTo(x + 3, y - 3);
      brush.lineTo(x - 3, y + 3);
    }
    brush.stroke();
  }
}

function paintLegend(brush: Brush, { grid }: GameData, layout: Layout): void {
  const { width, height } = layout;
  brush.fillStyle = '#4a2f14';
  brush.font = '21px "Special Elite"';
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  for (let column = 0; column < grid.columns; column++) {
    const { x } = layout.at(column);
    brush.fillText(String.fromCharCode(65 + column), x, height + 42);
  }
  for (let row = 0; row < grid.rows; row++) {
    const { y } = layout.at(row * grid.columns);
    brush.fillText(String(row + 1), -20, y);
    brush.globalAlpha = 0.6;
    brush.fillText(String(row + 1), width + 20, y);
    brush.globalAlpha = 1;
  }
}

/** Fold lines of the map. */
function paintFolds(brush: Brush, { bounds }: Layout): void {
  const { x, y, width, height } = bounds;
  for (const share of [0.25, 0.5, 0.75]) {
    const fold = brush.createLinearGradient(x + width * share - 7, 0, x + width * share + 7, 0);
    for (const [stop, colour] of [
      [0, 'rgba(90,58,22,0)'],
      [0.45, 'rgba(90,58,22,.16)'],
      [0.55, 'rgba(255,248,224,.3)'],
      [1, 'rgba(255,248,224,0)'],
    ] as const)
      fold.addColorStop(stop, colour);
    brush.fillStyle = fold;
    brush.fillRect(x + width * share - 7, y, 14, height);
  }
  const across = brush.createLinearGradient(0, y + height / 2 - 7, 0, y + height / 2 + 7);
  across.addColorStop(0, 'rgba(90,58,22,0)');
  across.addColorStop(0.45, 'rgba(90,58,22,.14)');
  across.addColorStop(0.55, 'rgba(255,248,224,.26)');
  across.addColorStop(1, 'rgba(255,248,224,0)');
  brush.fillStyle = across;
  brush.fillRect(x, y + height / 2 - 7, width, 14);
}
