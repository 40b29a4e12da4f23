import type { Texture } from 'pixi.js';
import { TextureCache } from '../../../boards/textureCache.ts';
import type { Brush } from '../../../ui/brush.ts';
import { hexSide } from './layout.ts';
import { sideColours } from './livery.ts';

export const flagSize = { width: 46, height: 40 };
const hexBox = { width: hexSide * 2 + 8, height: hexSide * Math.sqrt(3) + 8 };
const aimBox = 64;

/** Inset of marks from the edge of a hex, as a share. */
const inset = 0.93;

function hexagon(brush: Brush, share: number): void {
  brush.beginPath();
  for (let i = 0; i < 6; i++)
    brush.lineTo(Math.cos((i * Math.PI) / 3) * hexSide * share, Math.sin((i * Math.PI) / 3) * hexSide * share);
  brush.closePath();
}

/** Texture cache of the small pieces over the hexes. */
export class Pieces extends TextureCache {
  /** A plane's level flag, in the colour of its side. */
  flag(of: number, level: number): Texture {
    return this.cached(`flag ${of} ${level}`, flagSize.width, flagSize.height, (brush) => {
      brush.fillStyle = 'rgba(6,14,28,.5)';
      brush.beginPath();
      brush.roundRect(4, 6, flagSize.width - 6, flagSize.height - 8, 7);
      brush.fill();
      brush.fillStyle = sideColours[of];
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

  /** The outline of a marked hex, thick for adjacent hexes; white, to be tinted. */
  hex(near: boolean): Texture {
    return this.cached(`hex ${near}`, hexBox.width, hexBox.height, (brush) => {
      brush.translate(hexBox.width / 2, hexBox.height / 2);
      hexagon(brush, inset);
      brush.fillStyle = near ? 'rgba(255,255,255,.2)' : 'rgba(255,255,255,.1)';
      brush.fill();
      brush.strokeStyle = '#fff';
      brush.lineWidth = near ? 5.5 : 3.5;
      if (!near) brush.setLineDash([9, 8]);
      brush.stroke();
    });
  }

  /** The cost of reaching a hex. */
  price(points: number): Texture {
    return this.cached(`price ${points}`, 30, 34, (brush) => {
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

  /** A hex in range of the other side, hatched in its colour; denser for several planes. */
  covered(of: number, several: boolean): Texture {
    return this.cached(`covered ${of} ${several}`, hexBox.width, hexBox.height, (brush) => {
      brush.translate(hexBox.width / 2, hexBox.height / 2);
      hexagon(brush, 0.95);
      brush.clip();
      brush.fillStyle = `${sideColours[of]}${several ? '7a' : '3d'}`;
      brush.fill();
      brush.strokeStyle = several ? '#ffd9cf' : '#ff9d85';
      brush.lineWidth = several ? 5 : 3;
      brush.beginPath();
      for (let x = -hexSide * 3; x < hexSide * 3; x += several ? 13 : 19) {
        brush.moveTo(x, hexSide);
        brush.lineTo(x + hexSide * 2, -hexSide);
      }
      brush.stroke();
    });
  }

  /** The levels at which it is in range. */
  levels(text: string): Texture {
    return this.cached(`levels ${text}`, 78, 34, (brush) => {
      brush.fillStyle = 'rgba(6,14,28,.82)';
      brush.beginPath();
      brush.roundRect(39 - 9 - text.length * 6, 2, 18 + text.length * 12, 30, 6);
      brush.fill();
      brush.fillStyle = '#ffd9cf';
      brush.font = '27px "League Gothic"';
      brush.textAlign = 'center';
      brush.textBaseline = 'middle';
      brush.fillText(text, 39, 18);
    });
  }

  /** An arrow of the rosette, pointing right, with space for its cost. */
  aim(): Texture {
    return this.cached('aim', aimBox, aimBox, (brush) => {
      brush.translate(aimBox / 2, aimBox / 2);
      brush.fillStyle = '#0b1a2e';
      brush.strokeStyle = '#ffcf5a';
      brush.lineWidth = 3.5;
      brush.lineJoin = 'round';
      brush.beginPath();
      brush.arc(0, 0, 18, 0.62, -0.62);
      brush.lineTo(29, 0);
      brush.closePath();
      brush.fill();
      brush.stroke();
    });
  }

  /** Cross hairs around a target; white, to be tinted. */
  reticle(): Texture {
    const box = hexSide * 2.2;
    return this.cached('reticle', box, box, (brush) => {
      brush.translate(box / 2, box / 2);
      brush.strokeStyle = '#fff';
      brush.lineWidth = 5;
      brush.beginPath();
      brush.arc(0, 0, hexSide * 0.82, 0, 7);
      for (let i = 0; i < 4; i++) {
        const [x, y] = [Math.cos((i * Math.PI) / 2), Math.sin((i * Math.PI) / 2)];
        brush.moveTo(x * hexSide * 0.62, y * hexSide * 0.62);
        brush.lineTo(x * hexSide * 1.04, y * hexSide * 1.04);
      }
      brush.stroke();
    });
  }

  /** The hit chance of a shot, above its target. */
  odds(chance: number): Texture {
    return this.cached(`odds ${chance}`, 92, 40, (brush) => {
      brush.fillStyle = 'rgba(6,14,28,.9)';
      brush.strokeStyle = '#ff5a36';
      brush.lineWidth = 2.5;
      brush.beginPath();
      brush.roundRect(3, 3, 86, 34, 8);
      brush.fill();
      brush.stroke();
      brush.fillStyle = '#ffcf5a';
      brush.font = '32px "League Gothic"';
      brush.textAlign = 'center';
      brush.textBaseline = 'middle';
      brush.fillText(`${chance} %`, 46, 21);
    });
  }

  /** The initiative pennant. */
  pennant(): Texture {
    return this.cached('pennant', 54, 60, (brush) => {
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

  /** Sun rays through the clouds. */
  sun(): Texture {
    const box = hexSide * 8;
    return this.cached('sun', box, box, (brush) => {
      brush.translate(box / 2, box / 2);
      const glow = brush.createRadialGradient(0, 0, 0, 0, 0, box / 2);
      glow.addColorStop(0, 'rgba(255,236,170,.95)');
      glow.addColorStop(0.35, 'rgba(255,214,110,.5)');
      glow.addColorStop(1, 'rgba(255,207,90,0)');
      brush.fillStyle = glow;
      brush.beginPath();
      for (let i = 0; i < 24; i++) {
        const [r, angle] = [i % 2 === 0 ? box / 2 : box * 0.24, (i * Math.PI) / 12];
        brush.lineTo(Math.cos(angle) * r, Math.sin(angle) * r);
      }
      brush.fill();
    });
  }
}
