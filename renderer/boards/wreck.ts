import { Container, Sprite, type Texture } from 'pixi.js';
import { halftone } from '../ui/brush.ts';
import type { Point } from './board.ts';
import type { EffectTextures } from './effectTextures.ts';
import { paintTexture } from './paintTexture.ts';
import { biplaneBox, type Colours, paintBiplane, type Silhouette } from './silhouette.ts';

const smokes = 5;

/** Charred colours that still show whose plane it was. */
function burnt(colours: Colours): Colours {
  return { body: colours.dark, dark: '#1b1211', light: colours.body, letter: colours.letter };
}

/** The parts of a broken biplane: source rectangle in its box, and the new place of that part. */
const parts = [
  { box: [-100, -100, 200, 62], x: -16, y: -12, turn: -0.5 },
  { box: [-100, 34, 200, 66], x: 10, y: 12, turn: 0.38 },
  { box: [-100, -38, 72, 72], x: -16, y: 8, turn: 0.3 },
  { box: [-28, -38, 128, 72], x: 0, y: 0, turn: -0.08 },
] as const;

/** The wreck of a biplane on scorched ground. */
export function paintWreck(shape: Silhouette, colours: Colours, scale: number): Texture {
  const charred = burnt(colours);
  return paintTexture(biplaneBox + 40, biplaneBox + 40, scale, (brush) => {
    brush.translate(biplaneBox / 2 + 20, biplaneBox / 2 + 20);
    brush.fillStyle = 'rgba(27,15,14,.5)';
    brush.beginPath();
    for (let i = 0; i < 22; i++) {
      const reach = i % 2 === 0 ? 112 : 84 + (i % 5) * 3;
      brush.lineTo(Math.cos((i / 11) * Math.PI) * reach, Math.sin((i / 11) * Math.PI) * reach * 0.86);
    }
    brush.fill();
    halftone(brush, { x: -110, y: -100, width: 220, height: 200 }, 'rgba(20,10,10,.75)', 9, (x, y) =>
      Math.max(0, 1 - Math.hypot(x, y * 1.15) / 104),
    );
    for (const { box, x, y, turn } of parts) {
      brush.save();
      brush.translate(x, y);
      brush.rotate(turn);
      brush.beginPath();
      brush.rect(box[0], box[1], box[2], box[3]);
      brush.clip();
      paintBiplane(brush, shape, charred);
      brush.restore();
    }
    brush.globalCompositeOperation = 'source-atop';
    halftone(brush, { x: -110, y: -100, width: 220, height: 200 }, 'rgba(20,10,10,.8)', 7, (x, y) =>
      Math.max(0, 0.9 - Math.hypot(x + 8, y) / 90),
    );
  });
}

/** A wreck with a column of smoke. */
export class Wreck extends Container {
  readonly #smoke = new Container();

  constructor(textures: EffectTextures, texture: Texture, { x, y }: Point, size: number) {
    super({ x, y, scale: size / biplaneBox });
    this.addChild(new Sprite({ texture, anchor: 0.5, rotation: -0.7 }));
    this.addChild(new Sprite({ texture: textures.flame, anchor: 0.5, x: 22, y: -16, scale: 0.7 }));
    for (let i = 0; i < smokes; i++) this.#smoke.addChild(new Sprite({ texture: textures.smoke, anchor: 0.5 }));
    this.addChild(this.#smoke);
    this.animateAmbient(0);
  }

  /** Draws one frame of ambient motion; time in seconds. */
  animateAmbient(time: number): void {
    for (const [i, puff] of this.#smoke.children.entries()) {
      const age = (time * 0.35 + i / smokes) % 1;
      puff.position.set(16 + age * 70 + Math.sin(time * 2 + i * 1.9) * 8 * age, -20 - age * 150);
      puff.rotation = i * 1.3 + age * 2;
      puff.scale.set(0.4 + age * 1.2);
      puff.alpha = (1 - age) ** 0.9 * 0.7;
    }
  }
}
