import type { Texture } from 'pixi.js';
import { TextureCache } from '../../../boards/textureCache.ts';
import { type Brush, cloud } from '../../../ui/brush.ts';
import { type Breed, breeds } from './breeds.ts';
import { ink } from './dogLines.ts';
import { frame, type Place, windowsOf } from './layout.ts';

/** Texture cache of the end scene. */
export class EndSceneTextures extends TextureCache {
  /** The sunset in the windows of a board, from its player's seat. */
  sunset({ width, height, strip }: Pick<Place, 'width' | 'height' | 'strip'>, night: boolean): Texture {
    const [w, h] = [Math.round(width), Math.round(height)];
    return this.cached(`sunset ${w} ${h} ${night}`, w, h, (brush) => {
      brush.beginPath();
      for (const pane of windowsOf(w)) brush.roundRect(pane.x, frame, pane.width, h - frame - strip, 7);
      brush.clip();
      const horizon = h * 0.74;
      const air = brush.createLinearGradient(0, 0, 0, horizon);
      const colours = night
        ? ['rgba(4,5,20,.9)', 'rgba(16,12,40,.85)', 'rgba(60,30,60,.8)']
        : ['rgba(36,18,58,.86)', 'rgba(132,38,48,.82)', 'rgba(255,138,48,.86)'];
      for (const [i, colour] of colours.entries()) air.addColorStop(i / 2, colour);
      brush.fillStyle = air;
      brush.fillRect(0, 0, w, horizon);
      // The sun is half below the horizon.
      brush.save();
      brush.beginPath();
      brush.rect(0, 0, w, horizon);
      brush.clip();
      for (const [r, colour] of [
        [64, 'rgba(255,190,90,.28)'],
        [46, 'rgba(255,200,100,.5)'],
        [34, night ? '#c9cdea' : '#ffcf6a'],
      ] as const) {
        brush.fillStyle = colour;
        brush.beginPath();
        brush.arc(w * 0.68, horizon, Math.min(r, h * 0.34), 0, 7);
        brush.fill();
      }
      brush.restore();
      brush.fillStyle = night ? 'rgba(6,7,26,.86)' : 'rgba(44,18,40,.86)';
      brush.fillRect(0, horizon, w, h - horizon);
      for (const [x, y, size] of [
        [-0.04, 0.3, 0.34],
        [0.4, 0.46, 0.3],
        [0.72, 0.24, 0.3],
      ] as const)
        cloud(brush, x * w, y * h, size * w, night ? 'rgba(90,80,140,.3)' : 'rgba(255,150,96,.38)');
    });
  }

  /** A howling dog; its scarf is a separate texture. */
  howler(post: number): Texture {
    return this.cached(`howler ${post}`, 96, 116, (brush) => {
      brush.lineJoin = 'round';
      brush.strokeStyle = ink;
      brush.lineWidth = 3;
      dog(brush, breeds[post]);
    });
  }

  /** The loose end of a scarf, fixed at its left. */
  scarf(post: number): Texture {
    return this.cached(`scarf ${post}`, 64, 30, (brush) => {
      brush.fillStyle = breeds[post].scarf;
      brush.strokeStyle = ink;
      brush.lineWidth = 2.5;
      brush.lineJoin = 'round';
      brush.beginPath();
      brush.moveTo(2, 8);
      brush.quadraticCurveTo(22, -2, 40, 8);
      brush.quadraticCurveTo(52, 14, 61, 8);
      brush.lineTo(57, 17);
      brush.lineTo(62, 25);
      brush.quadraticCurveTo(50, 29, 38, 22);
      brush.quadraticCurveTo(20, 13, 3, 22);
      brush.closePath();
      brush.fill();
      brush.stroke();
    });
  }
}

function dog(brush: Brush, { fur, face, muzzle, cap, earInk, scarf, beard }: Breed): void {
  brush.fillStyle = '#5a4230';
  brush.beginPath();
  brush.moveTo(14, 116);
  brush.quadraticCurveTo(16, 94, 34, 88);
  brush.lineTo(68, 88);
  brush.quadraticCurveTo(84, 96, 86, 116);
  brush.closePath();
  brush.fill();
  brush.stroke();
  brush.fillStyle = fur;
  brush.beginPath();
  brush.moveTo(32, 90);
  brush.quadraticCurveTo(20, 62, 36, 46);
  brush.quadraticCurveTo(46, 36, 54, 30);
  brush.lineTo(66, 8);
  brush.quadraticCurveTo(76, 2, 80, 11);
  brush.lineTo(76, 44);
  brush.quadraticCurveTo(76, 72, 66, 90);
  brush.closePath();
  brush.fill();
  brush.stroke();
  brush.fillStyle = face;
  brush.beginPath();
  brush.moveTo(58, 88);
  brush.quadraticCurveTo(72, 66, 70, 44);
  brush.lineTo(75, 44);
  brush.quadraticCurveTo(75, 72, 65, 88);
  brush.closePath();
  brush.fill();
  // An open mouth, a nose, and a beard for one of them.
  brush.fillStyle = muzzle;
  brush.beginPath();
  brush.ellipse(70, 20, 9, 16, 0.25, 0, 7);
  brush.fill();
  brush.stroke();
  brush.fillStyle = '#5a1712';
  brush.beginPath();
  brush.ellipse(78, 17, 4, 8, 0.2, 0, 7);
  brush.fill();
  brush.fillStyle = ink;
  brush.beginPath();
  brush.ellipse(70, 5, 6, 4.5, -0.3, 0, 7);
  brush.fill();
  if (beard) {
    brush.fillStyle = muzzle;
    brush.beginPath();
    brush.moveTo(74, 30);
    brush.lineTo(92, 34);
    brush.lineTo(82, 39);
    brush.lineTo(90, 46);
    brush.lineTo(74, 46);
    brush.closePath();
    brush.fill();
    brush.stroke();
  }
  brush.fillStyle = cap;
  brush.beginPath();
  brush.moveTo(30, 70);
  brush.quadraticCurveTo(20, 50, 38, 42);
  brush.quadraticCurveTo(50, 34, 55, 32);
  brush.quadraticCurveTo(54, 56, 46, 74);
  brush.closePath();
  brush.fill();
  brush.stroke();
  brush.fillStyle = earInk;
  brush.beginPath();
  brush.moveTo(32, 56);
  brush.quadraticCurveTo(8, 62, 12, 88);
  brush.quadraticCurveTo(30, 90, 40, 66);
  brush.closePath();
  brush.fill();
  brush.stroke();
  brush.fillStyle = '#fff3d0';
  brush.strokeStyle = '#8a5a1e';
  brush.lineWidth = 4;
  brush.beginPath();
  brush.arc(58, 44, 9, 0, 7);
  brush.fill();
  brush.stroke();
  brush.strokeStyle = ink;
  brush.lineWidth = 2.5;
  brush.beginPath();
  brush.arc(58, 47, 5, Math.PI * 1.1, Math.PI * 1.9);
  brush.stroke();
  brush.fillStyle = scarf;
  brush.lineWidth = 3;
  brush.beginPath();
  brush.moveTo(26, 84);
  brush.quadraticCurveTo(48, 98, 72, 82);
  brush.lineTo(74, 93);
  brush.quadraticCurveTo(48, 110, 24, 95);
  brush.closePath();
  brush.fill();
  brush.stroke();
}
