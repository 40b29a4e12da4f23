import type { Texture } from 'pixi.js';
import type { Brush } from '../../boards/shared/brush.ts';
import { Painted } from '../../boards/shared/pieces.ts';
import { pips } from './dice.ts';
import { side } from './layout.ts';
import { sideInks } from './livery.ts';

export const flagSize = { width: 46, height: 40 };
const hexBox = { width: side * 2 + 8, height: side * Math.sqrt(3) + 8 };
const aimBox = 46;

/** How far in from the edge of a hex its marks keep. */
const inset = 0.93;

function hexagon(brush: Brush, share: number): void {
  brush.beginPath();
  for (let i = 0; i < 6; i++)
    brush.lineTo(Math.cos((i * Math.PI) / 3) * side * share, Math.sin((i * Math.PI) / 3) * side * share);
  brush.closePath();
}

/** The small things over the hexes. */
export class Pieces extends Painted {
  /** The level beside a plane, in the colour of its side. */
  flag(of: number, level: number): Texture {
    return this.once(`flag ${of} ${level}`, flagSize.width, flagSize.height, (brush) => {
      brush.fillStyle = 'rgba(6,14,28,.5)';
      brush.beginPath();
      brush.roundRect(4, 6, flagSize.width - 6, flagSize.height - 8, 7);
      brush.fill();
      brush.fillStyle = sideInks[of];
      brush.strokeStyle = '#fff6e2';
      brush.lineWidth = 2.5;
      brush.beginPath();
      brush.roundRect(2, 2, flagSize.width - 6, flagSize.height - 8, 7);
      brush.fill();
      brush.stroke();
      brush.fillStyle = '#fff6e2';
      brush.font = '29px "League Gothic"';
      brush.textAlign = 'center';
      brush.textBaseline = 'middle';
      brush.fillText(String(level), flagSize.width / 2 - 1, flagSize.height / 2);
    });
  }

  /** A hex that is marked: white, to be tinted. */
  hex(): Texture {
    return this.once('hex', hexBox.width, hexBox.height, (brush) => {
      brush.translate(hexBox.width / 2, hexBox.height / 2);
      hexagon(brush, inset);
      brush.fillStyle = 'rgba(255,255,255,.16)';
      brush.fill();
      brush.strokeStyle = '#fff';
      brush.lineWidth = 5;
      brush.setLineDash([13, 7]);
      brush.stroke();
    });
  }

  /** What it costs to get to a hex. */
  price(points: number): Texture {
    return this.once(`price ${points}`, 30, 34, (brush) => {
      brush.font = '30px "League Gothic"';
      brush.textAlign = 'center';
      brush.textBaseline = 'middle';
      brush.lineWidth = 5;
      brush.strokeStyle = 'rgba(6,14,28,.75)';
      brush.strokeText(String(points), 15, 18);
      brush.fillStyle = '#ffe9a8';
      brush.fillText(String(points), 15, 18);
    });
  }

  /** An arrow of the rosette, pointing right. */
  aim(): Texture {
    return this.once('aim', aimBox, aimBox, (brush) => {
      brush.translate(aimBox / 2, aimBox / 2);
      brush.fillStyle = '#0b1a2e';
      brush.strokeStyle = '#ffcf5a';
      brush.lineWidth = 3;
      brush.beginPath();
      brush.arc(0, 0, aimBox / 2 - 3, 0, 7);
      brush.fill();
      brush.stroke();
      brush.fillStyle = '#ffcf5a';
      brush.beginPath();
      brush.moveTo(13, 0);
      brush.lineTo(-7, -10);
      brush.lineTo(-7, 10);
      brush.fill();
    });
  }

  /** Cross hairs round a target, white, to be tinted. */
  reticle(): Texture {
    const box = side * 2.2;
    return this.once('reticle', box, box, (brush) => {
      brush.translate(box / 2, box / 2);
      brush.strokeStyle = '#fff';
      brush.lineWidth = 5;
      brush.beginPath();
      brush.arc(0, 0, side * 0.82, 0, 7);
      for (let i = 0; i < 4; i++) {
        const [x, y] = [Math.cos((i * Math.PI) / 2), Math.sin((i * Math.PI) / 2)];
        brush.moveTo(x * side * 0.62, y * side * 0.62);
        brush.lineTo(x * side * 1.04, y * side * 1.04);
      }
      brush.stroke();
    });
  }

  /** The brass pennant of the side that has the initiative. */
  pennant(): Texture {
    return this.once('pennant', 54, 60, (brush) => {
      brush.strokeStyle = '#5a3a1e';
      brush.lineWidth = 5;
      brush.beginPath();
      brush.moveTo(8, 4);
      brush.lineTo(8, 58);
      brush.stroke();
      brush.fillStyle = '#d9a01d';
      brush.strokeStyle = '#fff0c0';
      brush.lineWidth = 2;
      brush.beginPath();
      brush.moveTo(10, 6);
      brush.lineTo(50, 18);
      brush.lineTo(10, 32);
      brush.closePath();
      brush.fill();
      brush.stroke();
    });
  }

  die(face: number): Texture {
    const box = 72;
    return this.once(`die ${face}`, box, box, (brush) => {
      brush.fillStyle = '#fff6e2';
      brush.strokeStyle = '#3c2413';
      brush.lineWidth = 3;
      brush.beginPath();
      brush.roundRect(4, 4, box - 8, box - 8, 12);
      brush.fill();
      brush.stroke();
      brush.fillStyle = '#7d1712';
      for (const [x, y] of pips[face - 1]) {
        brush.beginPath();
        brush.arc(box / 2 + x * 18, box / 2 + y * 18, 6, 0, 7);
        brush.fill();
      }
    });
  }
}
