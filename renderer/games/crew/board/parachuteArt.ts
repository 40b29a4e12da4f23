import type { Brush } from '../../../ui/brush.ts';
import { breeds } from './breeds.ts';
import { dogLines, ink } from './dogLines.ts';
import { teamColours } from './teamColours.ts';

/** A parachute in the team's colours, with the dog of a post. */
export function paintChute(brush: Brush, post: number): void {
  brush.lineJoin = 'round';
  brush.lineCap = 'round';
  brush.save();
  brush.translate(55, 50);
  brush.strokeStyle = '#3c2413';
  brush.lineWidth = 1.6;
  brush.beginPath();
  for (const x of [-48, -24, 0, 24, 48]) {
    brush.moveTo(x, 0);
    brush.lineTo(x * 0.2, 52);
  }
  brush.stroke();
  for (let i = 0; i < 5; i++) {
    brush.fillStyle = i % 2 === 0 ? teamColours[post >> 1].body : '#fff6e2';
    brush.beginPath();
    brush.moveTo(0, -46);
    brush.quadraticCurveTo(-50 + i * 20, -40, -50 + i * 20, 0);
    brush.quadraticCurveTo(-40 + i * 20, -9, -30 + i * 20, 0);
    brush.quadraticCurveTo(-30 + i * 20, -40, 0, -46);
    brush.fill();
    brush.stroke();
  }
  brush.restore();
  brush.translate(55 - 25, 93);
  brush.scale(0.5, 0.5);
  brush.fillStyle = '#5a4230';
  brush.strokeStyle = ink;
  brush.lineWidth = 4;
  brush.beginPath();
  brush.roundRect(30, 82, 40, 22, 9);
  brush.fill();
  brush.stroke();
  for (const { d, fill, stroke, width = 0, at } of dogLines(post, 'bold')) {
    const line = new Path2D(d);
    brush.save();
    if (at) {
      brush.translate(at.x, at.y);
      brush.scale(at.side, 1);
      brush.rotate((at.turned * Math.PI) / 180);
    }
    if (fill) {
      brush.fillStyle = fill;
      brush.fill(line);
    }
    if (stroke) {
      brush.strokeStyle = stroke;
      brush.lineWidth = width;
      brush.stroke(line);
    }
    brush.restore();
  }
}

/** The waving foreleg, fixed at its lower end. */
export function paintPaw(brush: Brush, post: number): void {
  brush.fillStyle = breeds[post].fur;
  brush.strokeStyle = ink;
  brush.lineWidth = 2;
  brush.beginPath();
  brush.roundRect(4, 6, 8, 22, 4);
  brush.fill();
  brush.stroke();
  brush.beginPath();
  brush.arc(8, 8, 6, 0, 7);
  brush.fill();
  brush.stroke();
}
