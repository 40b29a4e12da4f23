import type { Texture } from 'pixi.js';
import { TextureCache } from '../../../boards/textureCache.ts';
import { paintCard } from './cardArt.ts';
import { squareSide } from './layout.ts';
import { ensigns, insignia } from './livery.ts';
import { badge, barrel, disc, hatch, paintDie, plate, ring, text } from './pieceArt.ts';

const gunBox = 54;
const standBox = 60;

/** The visible face of a gun piece: its back, or its value, known to all (`seen`) or to its owner only (`own`). */
export type GunFace = 'down' | 'ownHit' | 'ownMiss' | 'seenHit' | 'seenMiss';

/** Texture cache of the small pieces on the map. */
export class Pieces extends TextureCache {
  gun(squadron: number, face: GunFace): Texture {
    const { ink, dark } = ensigns[squadron];
    const key = `gun ${squadron} ${face}`;
    return this.cached(key, gunBox, gunBox, (brush) => {
      brush.translate(gunBox / 2, gunBox / 2);
      brush.fillStyle = 'rgba(20,8,0,.34)';
      disc(brush, 2, 3.5, 22);
      brush.fillStyle = face === 'seenHit' ? '#f2c9b4' : face === 'seenMiss' ? '#d9d2c0' : '#fff3d6';
      brush.strokeStyle = ink;
      brush.lineWidth = 4;
      disc(brush, 0, 0, 20);
      brush.stroke();
      brush.strokeStyle = dark;
      brush.lineWidth = 1;
      ring(brush, 22.4);
      barrel(brush, face === 'seenMiss' ? '#7d7468' : '#241308');
      if (face === 'down') badge(brush, '?', '#2e1c0d', '#ffcf5a');
      else if (face.endsWith('Hit')) plate(brush, 'HIT', '#b3261e', '#fff6e2', face === 'seenHit');
      else plate(brush, 'MISS', '#5d564c', '#fff6e2', face === 'seenMiss');
    });
  }

  /** The stand of a flying plane, in its squadron's colour. */
  stand(squadron: number): Texture {
    const { ink, dark, pale } = ensigns[squadron];
    return this.cached(`stand ${squadron}`, standBox, standBox, (brush) => {
      brush.translate(standBox / 2, standBox / 2);
      brush.fillStyle = 'rgba(20,8,0,.36)';
      disc(brush, 3, 5, 24);
      brush.fillStyle = ink;
      brush.strokeStyle = dark;
      brush.lineWidth = 2.4;
      disc(brush, 0, 0, 24);
      brush.stroke();
      brush.strokeStyle = pale;
      brush.lineWidth = 1.6;
      ring(brush, 19);
      brush.fillStyle = dark;
      disc(brush, 0, 0, 4);
    });
  }

  /** The tag of a plane: letter and number. */
  tag(squadron: number, number: number): Texture {
    const { ink, dark, written, letter } = ensigns[squadron];
    return this.cached(`tag ${squadron} ${number}`, 26, 18, (brush) => {
      brush.fillStyle = ink;
      brush.strokeStyle = dark;
      brush.lineWidth = 1.4;
      brush.beginPath();
      brush.roundRect(1, 1, 24, 16, 4);
      brush.fill();
      brush.stroke();
      text(brush, `${letter}${number}`, 13, 9.6, 14, written);
    });
  }

  /** An ace's insignia: one, or two for a double ace. */
  insignia(of: number, count: number): Texture {
    const { colour, kind } = insignia[of];
    const size = 19;
    return this.cached(`insignia ${of} ${count}`, size * count, size, (brush) => {
      for (let i = 0; i < count; i++) {
        brush.save();
        brush.translate(size * (i + 0.5), size / 2);
        brush.fillStyle = '#fff6e2';
        brush.strokeStyle = '#3c2413';
        brush.lineWidth = 1.2;
        disc(brush, 0, 0, 8.4);
        brush.stroke();
        brush.fillStyle = colour;
        if (kind === 'cross') {
          brush.fillRect(-6, -2, 12, 4);
          brush.fillRect(-2, -6, 4, 12);
        } else {
          brush.strokeStyle = colour;
          brush.lineWidth = 3.4;
          ring(brush, 4.6);
        }
        brush.restore();
      }
    });
  }

  /** A crash site. */
  burn(seed: number): Texture {
    const box = 58;
    return this.cached(`burn ${seed % 4}`, box, box, (brush) => {
      brush.translate(box / 2, box / 2);
      brush.rotate((seed % 4) * 1.4);
      for (const [reach, colour] of [
        [26, 'rgba(92,58,22,.4)'],
        [20, 'rgba(54,30,12,.62)'],
        [13, 'rgba(24,12,6,.86)'],
      ] as const) {
        brush.fillStyle = colour;
        brush.beginPath();
        for (let i = 0; i < 15; i++) {
          const out = reach * (i % 2 === 0 ? 1 : 0.72 + ((i * 7 + seed) % 5) * 0.05);
          brush.lineTo(Math.cos((i / 15) * 2 * Math.PI) * out, Math.sin((i / 15) * 2 * Math.PI) * out * 0.9);
        }
        brush.closePath();
        brush.fill();
      }
      brush.strokeStyle = '#8a7a66';
      brush.lineWidth = 2;
      brush.beginPath();
      brush.moveTo(-9, -6);
      brush.lineTo(8, 7);
      brush.moveTo(-3, 8);
      brush.lineTo(10, -8);
      brush.stroke();
      brush.fillStyle = 'rgba(224,86,31,.7)';
      for (const [x, y] of [
        [-5, 3],
        [6, -3],
        [1, 9],
      ])
        disc(brush, x, y, 1.4);
    });
  }

  /** A reachable square. `risk` tells whether guns lie under every route; hatched for the second die. */
  reach(risk: 'clear' | 'hatched' | 'risky' | 'fatal'): Texture {
    const box = squareSide - 8;
    const [fill, line] = {
      clear: ['rgba(255,207,90,.5)', '#a2650c'],
      hatched: ['rgba(255,207,90,.2)', '#a2650c'],
      risky: ['rgba(240,140,40,.5)', '#a8430a'],
      fatal: ['rgba(179,38,30,.45)', '#7d1712'],
    }[risk];
    return this.cached(`reach ${risk}`, box, box, (brush) => {
      brush.fillStyle = fill;
      brush.strokeStyle = line;
      brush.lineWidth = 2.6;
      brush.setLineDash(risk === 'fatal' ? [] : [7, 5]);
      brush.beginPath();
      brush.roundRect(4, 4, box - 8, box - 8, 11);
      brush.fill();
      brush.stroke();
      if (risk === 'hatched') hatch(brush, box);
      if (risk !== 'fatal') return;
      brush.setLineDash([]);
      brush.beginPath();
      brush.roundRect(9, 9, box - 18, box - 18, 8);
      brush.stroke();
    });
  }

  /** The number of unknown guns under the route. */
  unknown(count: number): Texture {
    return this.cached(`unknown ${count}`, 30, 20, (brush) => {
      text(brush, '?'.repeat(Math.min(count, 3)), 15, 11, 20, '#7d2c06');
    });
  }

  /** The next square of a route. */
  step(): Texture {
    return this.cached('step', 22, 22, (brush) => {
      brush.fillStyle = 'rgba(255,246,226,.85)';
      brush.strokeStyle = '#a2650c';
      brush.lineWidth = 2.4;
      disc(brush, 11, 11, 8);
      brush.stroke();
    });
  }

  /** The wheel of a landing square: dark if landing is allowed, grey if not yet. */
  wheel(allowed: boolean): Texture {
    return this.cached(`wheel ${allowed}`, 38, 38, (brush) => {
      brush.translate(19, 19);
      const ink = allowed ? '#24170c' : '#8d8676';
      brush.fillStyle = allowed ? '#ffcf5a' : '#d8d0be';
      brush.strokeStyle = ink;
      brush.lineWidth = 4.6;
      disc(brush, 0, 0, 14);
      brush.stroke();
      brush.lineWidth = 1.8;
      brush.beginPath();
      for (let i = 0; i < 4; i++) {
        const [x, y] = [Math.cos((i * Math.PI) / 4) * 12, Math.sin((i * Math.PI) / 4) * 12];
        brush.moveTo(x, y);
        brush.lineTo(-x, -y);
      }
      brush.stroke();
      brush.fillStyle = ink;
      disc(brush, 0, 0, 4);
    });
  }

  /** A number on the route. */
  count(number: number): Texture {
    return this.cached(`count ${number}`, 24, 24, (brush) => {
      brush.fillStyle = '#b3261e';
      brush.strokeStyle = '#fff6e2';
      brush.lineWidth = 2;
      disc(brush, 12, 12, 10);
      brush.stroke();
      text(brush, String(number), 12, 13, 17, '#fff6e2');
    });
  }

  /** An arrow that turns the nose, pointing right; red for an attack. */
  aim(attacks: boolean): Texture {
    const box = 30;
    return this.cached(`aim ${attacks}`, box, box, (brush) => {
      brush.translate(box / 2, box / 2);
      brush.fillStyle = attacks ? '#b3261e' : '#24170c';
      brush.strokeStyle = attacks ? '#fff6e2' : '#ffcf5a';
      brush.lineWidth = 2.2;
      disc(brush, 0, 0, 12.5);
      brush.stroke();
      brush.fillStyle = attacks ? '#fff6e2' : '#ffcf5a';
      brush.beginPath();
      brush.moveTo(9, 0);
      brush.lineTo(-5, -7);
      brush.lineTo(-5, 7);
      brush.fill();
    });
  }

  /** HEAD ON, SIDE, TAIL: the kind of a possible attack. */
  plate(words: string): Texture {
    const width = 26 + words.length * 9.4;
    return this.cached(`plate ${words}`, width, 30, (brush) => {
      brush.fillStyle = 'rgba(20,8,0,.4)';
      brush.fillRect(3, 5, width - 4, 24);
      brush.fillStyle = '#b3261e';
      brush.strokeStyle = '#fff6e2';
      brush.lineWidth = 2;
      brush.beginPath();
      brush.roundRect(1, 1, width - 5, 24, 3);
      brush.fill();
      brush.stroke();
      text(brush, words, width / 2 - 1.5, 14, 20, '#fff6e2', '2px');
    });
  }

  /** The outline of a selectable plane; white, to be tinted. */
  halo(): Texture {
    const box = squareSide + 10;
    return this.cached('halo', box, box, (brush) => {
      brush.translate(box / 2, box / 2);
      brush.strokeStyle = '#fff';
      brush.lineWidth = 4.5;
      brush.setLineDash([10, 6]);
      ring(brush, squareSide / 2 - 1);
    });
  }

  /** Embers at a crash site. */
  ember(): Texture {
    const box = squareSide * 1.5;
    return this.cached('ember', box, box, (brush) => {
      const glow = brush.createRadialGradient(box / 2, box / 2, 4, box / 2, box / 2, box / 2);
      glow.addColorStop(0, 'rgba(255,196,92,.95)');
      glow.addColorStop(0.4, 'rgba(255,106,30,.6)');
      glow.addColorStop(1, 'rgba(255,80,10,0)');
      brush.fillStyle = glow;
      brush.fillRect(0, 0, box, box);
    });
  }

  /** Cross hairs around a target. */
  reticle(): Texture {
    const box = squareSide + 26;
    return this.cached('reticle', box, box, (brush) => {
      brush.translate(box / 2, box / 2);
      brush.strokeStyle = '#b3261e';
      brush.lineWidth = 4;
      ring(brush, squareSide * 0.5);
      brush.beginPath();
      for (let i = 0; i < 4; i++) {
        const [x, y] = [Math.cos((i * Math.PI) / 2), Math.sin((i * Math.PI) / 2)];
        brush.moveTo(x * squareSide * 0.36, y * squareSide * 0.36);
        brush.lineTo(x * squareSide * 0.66, y * squareSide * 0.66);
      }
      brush.stroke();
    });
  }

  die(face: number): Texture {
    const box = 56;
    return this.cached(`die ${face}`, box, box, (brush) => {
      paintDie(brush, box, face, '#fff6e2', '#7d1712');
    });
  }

  /** A small die whose roll would bring an enemy there. */
  threat(face: number): Texture {
    return this.cached(`threat ${face}`, 18, 18, (brush) => {
      brush.scale(18 / 56, 18 / 56);
      paintDie(brush, 56, face, '#b3261e', '#fff6e2');
    });
  }

  /** The number of dice faces that bring an attacker to a square: ticks, and a darker shade for more. */
  danger(dice: number): Texture {
    return this.cached(`danger ${dice}`, squareSide, squareSide, (brush) => {
      brush.fillStyle = `rgba(150,20,16,${0.1 + dice * 0.055})`;
      brush.fillRect(1, 1, squareSide - 2, squareSide - 2);
      brush.strokeStyle = '#7d1712';
      brush.lineWidth = 2.4;
      brush.beginPath();
      for (let i = 0; i < dice; i++) {
        brush.moveTo(9 + i * 7.4, squareSide - 13);
        brush.lineTo(12 + i * 7.4, squareSide - 5);
      }
      brush.stroke();
    });
  }

  /** A playing card, or its back. */
  card(card: number | null): Texture {
    return this.cached(`card ${card}`, 46, 62, (brush) => {
      brush.scale(46 / 80, 62 / 108);
      paintCard(brush, card);
    });
  }
}
