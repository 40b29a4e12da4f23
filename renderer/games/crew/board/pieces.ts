import type { Texture } from 'pixi.js';
import { TextureCache } from '../../../boards/textureCache.ts';
import type { Brush } from '../../../ui/brush.ts';
import { seededRandom } from '../../../ui/brush.ts';
import { paintChute, paintPaw } from './parachuteArt.ts';
import { teamColours } from './teamColours.ts';

export type FlakSize = 'large' | 'medium' | 'small';
const flakBox: Readonly<Record<FlakSize, number>> = { large: 112, medium: 84, small: 60 };

/** Texture cache of the pieces on the boards. */
export class Pieces extends TextureCache {
  sun(): Texture {
    return this.cached('sun', 150, 150, (brush) => {
      brush.translate(75, 75);
      const glow = brush.createRadialGradient(0, 0, 20, 0, 0, 74);
      glow.addColorStop(0, 'rgba(255,214,90,.9)');
      glow.addColorStop(1, 'rgba(255,214,90,0)');
      brush.fillStyle = glow;
      brush.fillRect(-75, -75, 150, 150);
      star(brush, 16, 60, 42, '#e79a16', '#b06a08');
      star(brush, 16, 52, 40, '#ffc93f', null);
      disc(brush, 36, '#ffdc66', '#c9860f');
      brush.fillStyle = 'rgba(255,246,210,.75)';
      brush.beginPath();
      brush.arc(-9, -10, 15, 0, 7);
      brush.fill();
    });
  }

  moon(): Texture {
    return this.cached('moon', 140, 140, (brush) => {
      brush.translate(70, 70);
      const glow = brush.createRadialGradient(0, 0, 24, 0, 0, 69);
      glow.addColorStop(0, 'rgba(206,216,255,.75)');
      glow.addColorStop(1, 'rgba(206,216,255,0)');
      brush.fillStyle = glow;
      brush.fillRect(-70, -70, 140, 140);
      disc(brush, 40, '#e9ebf7', '#8d94bb');
      for (const [x, y, r] of [
        [-14, -10, 9],
        [12, 6, 12],
        [-6, 20, 6],
        [16, -20, 5],
      ]) {
        brush.fillStyle = 'rgba(150,158,196,.55)';
        brush.beginPath();
        brush.arc(x, y, r, 0, 7);
        brush.fill();
      }
    });
  }

  /** A burst of flak with its damage. */
  flak(size: FlakSize): Texture {
    const box = flakBox[size];
    return this.cached(`flak ${size}`, box, box, (brush) => {
      brush.translate(box / 2, box / 2);
      const next = seededRandom(box);
      for (let i = 0; i < 11; i++) {
        const angle = (i / 11) * 2 * Math.PI;
        const r = box * (0.22 + next() * 0.08);
        brush.fillStyle = i % 2 === 0 ? '#241f22' : '#3a3236';
        brush.beginPath();
        brush.arc(Math.cos(angle) * r, Math.sin(angle) * r, box * (0.13 + next() * 0.06), 0, 7);
        brush.fill();
      }
      star(brush, 11, box * 0.34, box * 0.2, '#e0561f', null);
      star(brush, 9, box * 0.25, box * 0.15, '#ffb03a', null);
      letter(brush, { large: '4', medium: '2', small: '1' }[size], box * 0.34, '#fff6e2');
    });
  }

  /** Cross hairs over a zone. */
  reticle(): Texture {
    return this.cached('reticle', 116, 116, (brush) => {
      brush.translate(58, 58);
      brush.strokeStyle = 'rgba(255,246,226,.85)';
      for (const [width, colour] of [
        [9, 'rgba(255,246,226,.8)'],
        [4.5, '#b3261e'],
      ] as const) {
        brush.strokeStyle = colour;
        brush.lineWidth = width;
        brush.beginPath();
        brush.arc(0, 0, 40, 0, 7);
        for (let i = 0; i < 4; i++) {
          const [x, y] = [Math.cos((i * Math.PI) / 2), Math.sin((i * Math.PI) / 2)];
          brush.moveTo(x * 24, y * 24);
          brush.lineTo(x * 53, y * 53);
        }
        brush.stroke();
      }
    });
  }

  /** The number of a section on a coloured disc. */
  number(section: number, colour: string): Texture {
    return this.cached(`number ${section} ${colour}`, 36, 36, (brush) => {
      brush.translate(18, 18);
      disc(brush, 15.5, colour, '#fff6e2');
      letter(brush, String(section), 23, '#fff6e2');
    });
  }

  /** The number of cards that a hit costs. */
  damage(amount: number): Texture {
    return this.cached(`damage ${amount}`, 86, 86, (brush) => {
      brush.translate(43, 43);
      star(brush, 14, 42, 33, '#2a0d10', null);
      disc(brush, 31, '#7d1712', '#fff6e2');
      letter(brush, amount === 0 ? '–' : String(amount), 42, '#fff6e2');
    });
  }

  /** Half cover: a shot costs three cards instead of six. */
  shield(): Texture {
    return this.cached('shield', 40, 44, (brush) => {
      brush.fillStyle = '#d9a01d';
      brush.strokeStyle = '#fff6e2';
      brush.lineWidth = 3;
      brush.beginPath();
      brush.moveTo(20, 2);
      brush.lineTo(37, 8);
      brush.quadraticCurveTo(38, 32, 20, 42);
      brush.quadraticCurveTo(2, 32, 3, 8);
      brush.closePath();
      brush.fill();
      brush.stroke();
      brush.translate(20, 22);
      letter(brush, '3', 24, '#3c2413');
    });
  }

  coin(team: number): Texture {
    return this.cached(`coin ${team}`, 100, 100, (brush) => {
      brush.translate(50, 50);
      disc(brush, 46, '#d9a01d', '#7a5410');
      disc(brush, 37, teamColours[team].body, '#ffe9a8');
      letter(brush, team === 0 ? 'P' : 'J', 52, '#fff6e2');
    });
  }

  /** Wrench and sticking plaster. */
  wrench(): Texture {
    return this.cached('wrench', 96, 96, (brush) => {
      brush.translate(48, 48);
      brush.rotate(-0.7);
      brush.fillStyle = '#c9c4bb';
      brush.strokeStyle = '#26221f';
      brush.lineWidth = 4;
      brush.lineJoin = 'round';
      brush.beginPath();
      brush.moveTo(-9, -34);
      brush.lineTo(-9, -18);
      brush.lineTo(9, -18);
      brush.lineTo(9, -34);
      brush.bezierCurveTo(30, -26, 26, 2, 9, 4);
      brush.lineTo(9, 42);
      brush.lineTo(-9, 42);
      brush.lineTo(-9, 4);
      brush.bezierCurveTo(-26, 2, -30, -26, -9, -34);
      brush.closePath();
      brush.fill();
      brush.stroke();
    });
  }

  /** The dog of a post under a parachute; the waving paw is a separate texture. */
  chute(post: number): Texture {
    return this.cached(`chute ${post}`, 110, 146, (brush) => paintChute(brush, post));
  }

  paw(post: number): Texture {
    return this.cached(`paw ${post}`, 16, 30, (brush) => paintPaw(brush, post));
  }

  /** Claw marks. */
  scratch(): Texture {
    return this.cached('scratch', 100, 120, (brush) => {
      brush.lineCap = 'round';
      for (const x of [24, 50, 76]) {
        for (const [width, colour] of [
          [11, '#2a0d10'],
          [6, '#ff7a4a'],
        ] as const) {
          brush.strokeStyle = colour;
          brush.lineWidth = width;
          brush.beginPath();
          brush.moveTo(x + 12, 10);
          brush.quadraticCurveTo(x + 4, 60, x - 14, 110);
          brush.stroke();
        }
      }
    });
  }

  /** A card of a team, face down. */
  back(team: number): Texture {
    const { body, dark, pale } = teamColours[team];
    return this.cached(`back ${team}`, 46, 64, (brush) => {
      for (const [edge, colour, width] of [
        [2, '#fff6e2', 4],
        [7, pale, 1.5],
      ] as const) {
        brush.beginPath();
        brush.roundRect(edge, edge, 46 - 2 * edge, 64 - 2 * edge, 5);
        if (edge === 2) {
          brush.fillStyle = body;
          brush.fill();
        }
        brush.strokeStyle = colour;
        brush.lineWidth = width;
        brush.stroke();
      }
      brush.translate(23, 32);
      disc(brush, 9, '#fff6e2', dark);
    });
  }

  /** The outline of a marked zone; white, to be tinted. */
  pane(width: number, height: number): Texture {
    const [w, h] = [Math.round(width), Math.round(height)];
    return this.cached(`pane ${w} ${h}`, w, h, (brush) => {
      brush.beginPath();
      brush.roundRect(4, 4, w - 8, h - 8, 8);
      brush.fillStyle = 'rgba(255,255,255,.2)';
      brush.fill();
      brush.strokeStyle = '#fff';
      brush.lineWidth = 5;
      brush.setLineDash([14, 8]);
      brush.stroke();
    });
  }
}

function disc(brush: Brush, radius: number, colour: string, edge: string): void {
  brush.fillStyle = colour;
  brush.strokeStyle = edge;
  brush.lineWidth = 3;
  brush.beginPath();
  brush.arc(0, 0, radius, 0, 7);
  brush.fill();
  brush.stroke();
}

function star(brush: Brush, rays: number, far: number, near: number, colour: string, edge: string | null): void {
  brush.fillStyle = colour;
  brush.beginPath();
  for (let i = 0; i < rays * 2; i++) {
    const r = i % 2 === 0 ? far : near;
    brush.lineTo(Math.cos((i * Math.PI) / rays) * r, Math.sin((i * Math.PI) / rays) * r);
  }
  brush.closePath();
  brush.fill();
  if (edge === null) return;
  brush.strokeStyle = edge;
  brush.lineWidth = 2.5;
  brush.stroke();
}

function letter(brush: Brush, text: string, size: number, colour: string): void {
  brush.font = `${size}px "League Gothic"`;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillStyle = colour;
  brush.fillText(text, 0, size * 0.06);
}
