import { Container, Sprite, type Texture } from 'pixi.js';
import { seededRandom } from '../ui/brush.ts';
import type { Point } from './board.ts';
import type { EffectTextures } from './effectTextures.ts';
import { paintTexture } from './paintTexture.ts';
import { biplaneBox, type Colours, paintBiplane, type Silhouette } from './silhouette.ts';

const smokes = 7;
const flames = 6;
const holes = 9;

/** The textures of one biplane type, shared by all planes of that type. */
export interface BiplaneArt {
  shape: Silhouette;
  body: Texture;
  shadow: Texture;
}

export function paintArt(shape: Silhouette, colours: Colours, scale: number): BiplaneArt {
  const art = (flat: boolean) =>
    paintTexture(biplaneBox, biplaneBox, scale, (brush) => {
      brush.translate(biplaneBox / 2, biplaneBox / 2);
      paintBiplane(brush, shape, colours);
      if (!flat) return;
      brush.globalCompositeOperation = 'source-in';
      brush.fillStyle = 'rgba(42,13,16,1)';
      brush.fillRect(-biplaneBox, -biplaneBox, biplaneBox * 2, biplaneBox * 2);
    });
  return { shape, body: art(false), shadow: art(true) };
}

/** Position and attitude of a plane. */
export interface Attitude extends Point {
  heading: number;
  /** 0 on the ground, 1 in level flight, more at the top of a loop. */
  height?: number;
  /** −1 … 1: the lean into a turn. */
  bank?: number;
  /** 0 … 1: the share of a full roll, and of a full loop. */
  roll?: number;
  pitch?: number;
  /** Scale factor; smaller far below. */
  size?: number;
}

const shadowAlpha = 0.32;

/**
 * A biplane on a board: shadow, body, propeller and visible damage. `pose` moves it as a whole; height moves the shadow
 * away, bank narrows the wings.
 */
export class Biplane extends Container {
  readonly shadow: Sprite;
  readonly #propeller: Sprite;
  readonly #holes = new Container();
  readonly #smoke = new Container();
  readonly #fire = new Container();
  readonly #size: number;
  readonly #nose: number;

  constructor(textures: EffectTextures, { shape, body: texture, shadow }: BiplaneArt, size: number) {
    super();
    this.#size = size;
    this.#nose = shape.length * 0.42;
    this.shadow = new Sprite({ texture: shadow, anchor: 0.5, alpha: shadowAlpha });
    this.#propeller = new Sprite({ texture: textures.propeller, anchor: 0.5, x: this.#nose + 2 });
    const next = seededRandom(Math.round(shape.span * 7 + shape.length));
    for (let i = 0; i < holes; i++) {
      const hole = new Sprite({ texture: textures.hole, anchor: 0.5, visible: false, rotation: next() * 3 });
      hole.position.set((next() - 0.5) * shape.chord * 0.8 + shape.stagger, (next() - 0.5) * shape.span * 0.86);
      this.#holes.addChild(hole);
    }
    for (let i = 0; i < smokes; i++) this.#smoke.addChild(new Sprite({ texture: textures.smoke, anchor: 0.5 }));
    for (let i = 0; i < flames; i++) this.#fire.addChild(new Sprite({ texture: textures.flame, anchor: 0.5 }));
    const body = new Sprite({ texture, anchor: 0.5 });
    this.addChild(this.#smoke, body, this.#holes, this.#propeller, this.#fire);
    this.damage(0, 1);
    this.animateAmbient(0);
  }

  /** Sets position, rotation and scale of the plane and its shadow. */
  pose({ x, y, heading, height = 1, bank = 0, roll = 0, pitch = 0, size = 1 }: Attitude): void {
    const scale = (this.#size / biplaneBox) * (0.86 + 0.14 * height) * size;
    const over = Math.cos(roll * 2 * Math.PI);
    const along = Math.cos(pitch * 2 * Math.PI);
    const cameraPoseFor = 1 - Math.abs(bank) * 0.26;
    this.position.set(x, y);
    this.rotation = heading;
    this.scale.set(scale * along, scale * cameraPoseFor * over);
    this.shadow.position.set(x + 4 + 22 * height, y + 5 + 31 * height);
    this.shadow.rotation = heading;
    this.shadow.scale.set(
      scale * 0.94 * Math.max(0.2, Math.abs(along)),
      scale * 0.94 * cameraPoseFor * Math.max(0.15, Math.abs(over)),
    );
  }

  /** Sets the opacity of plane and shadow, 0 … 1. */
  fade(share: number): void {
    this.visible = share > 0;
    this.shadow.visible = share > 0;
    this.alpha = share;
    this.shadow.alpha = shadowAlpha * share;
  }

  /** Shows damage: bullet holes first, then smoke, then fire. */
  damage(taken: number, limit: number): void {
    const share = taken / limit;
    for (const [i, hole] of this.#holes.children.entries()) hole.visible = taken > 0 && i < Math.ceil(share * holes);
    this.#smoke.visible = share > 0.42;
    this.#smoke.alpha = Math.min(1, 0.4 + share * 0.6);
    this.#fire.visible = share > 0.7;
  }

  /** Draws one frame of ambient motion; time in seconds. */
  animateAmbient(time: number): void {
    this.#propeller.scale.x = 0.55 + 0.45 * Math.abs(Math.sin(time * 31));
    this.#propeller.alpha = 0.7 + 0.3 * Math.cos(time * 23);
    for (const [i, puff] of this.#smoke.children.entries()) {
      const age = (time * 0.6 + i / smokes) % 1;
      const animateAmbient = Math.sin(time * 3 + i * 2.1);
      puff.position.set(this.#nose - 26 - age * 190, animateAmbient * (3 + age * 16));
      puff.rotation = i * 1.7 + age;
      puff.scale.set(0.24 + age * 0.95);
      puff.alpha = (1 - age) ** 0.8;
    }
    for (const [i, flame] of this.#fire.children.entries()) {
      const age = (time * 1.7 + i / flames) % 1;
      const animateAmbient = Math.sin(time * 9 + i * 2.6);
      flame.position.set(this.#nose - 8 - age * 66, animateAmbient * (3 + 5 * age));
      flame.rotation = i * 2.2 + time;
      flame.scale.set((0.62 - age * 0.42) * (0.9 + 0.1 * animateAmbient));
      flame.alpha = 1 - age ** 3;
    }
  }

  /** The point from which its guns fire. */
  get muzzle(): Point {
    const reach = this.#nose * (this.#size / biplaneBox);
    return { x: this.x + Math.cos(this.rotation) * reach, y: this.y + Math.sin(this.rotation) * reach };
  }
}
