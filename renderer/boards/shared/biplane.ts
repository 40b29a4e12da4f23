import { Container, Sprite, type Texture } from 'pixi.js';
import { grainOf } from './brush.ts';
import { paint } from './paint.ts';
import { type Colours, paintBiplane, type Silhouette } from './silhouette.ts';

const smokes = 7;
const flames = 5;

/** The box a biplane is painted in; its wings span about three quarters of it. */
const biplaneBox = 200;

/** What all biplanes share. */
export interface BiplaneKit {
  propeller: Texture;
  smoke: Texture;
  flame: Texture;
  hole: Texture;
}

export function paintKit(scale: number): BiplaneKit {
  const puff = (inner: string, outer: string) =>
    paint(32, 32, scale, (brush) => {
      const soft = brush.createRadialGradient(16, 16, 1, 16, 16, 15);
      soft.addColorStop(0, inner);
      soft.addColorStop(1, outer);
      brush.fillStyle = soft;
      brush.fillRect(0, 0, 32, 32);
    });
  return {
    propeller: paint(12, 76, scale, (brush) => {
      brush.fillStyle = 'rgba(60,36,19,.30)';
      brush.beginPath();
      brush.ellipse(6, 38, 4.5, 37, 0, 0, 7);
      brush.fill();
      brush.fillStyle = 'rgba(40,22,10,.75)';
      brush.beginPath();
      brush.ellipse(6, 38, 1.8, 34, 0, 0, 7);
      brush.fill();
    }),
    smoke: puff('rgba(38,30,28,.85)', 'rgba(38,30,28,0)'),
    flame: puff('rgba(255,226,122,1)', 'rgba(224,86,31,0)'),
    hole: paint(10, 10, scale, (brush) => {
      brush.fillStyle = 'rgba(20,8,6,.9)';
      brush.beginPath();
      brush.ellipse(5, 5, 3.4, 2.4, 0.4, 0, 7);
      brush.fill();
      brush.strokeStyle = 'rgba(255,246,226,.7)';
      brush.lineWidth = 0.8;
      brush.stroke();
    }),
  };
}

/** One type of biplane in its colours, painted once for all that fly of it. */
export interface BiplaneArt {
  shape: Silhouette;
  body: Texture;
  shadow: Texture;
}

export function paintArt(shape: Silhouette, colours: Colours, scale: number): BiplaneArt {
  const art = (flat: boolean) =>
    paint(biplaneBox, biplaneBox, scale, (brush) => {
      brush.translate(biplaneBox / 2, biplaneBox / 2);
      paintBiplane(brush, shape, colours);
      if (!flat) return;
      brush.globalCompositeOperation = 'source-in';
      brush.fillStyle = 'rgba(42,13,16,1)';
      brush.fillRect(-biplaneBox, -biplaneBox, biplaneBox * 2, biplaneBox * 2);
    });
  return { shape, body: art(false), shadow: art(true) };
}

/**
 * A biplane on a board: shadow, body, propeller, and what has been shot into it. It is moved as a whole by `pose`;
 * height lifts it off its shadow, bank narrows its wings.
 */
export class Biplane extends Container {
  readonly shadow: Sprite;
  readonly #body = new Container();
  readonly #propeller: Sprite;
  readonly #holes = new Container();
  readonly #trail = new Container();
  readonly #size: number;
  #phase = 0;
  #height = 1;

  constructor(kit: BiplaneKit, { shape, body: texture, shadow }: BiplaneArt, size: number) {
    super();
    this.#size = size;
    this.shadow = new Sprite({ texture: shadow, anchor: 0.5, alpha: 0.32 });
    const body = new Sprite({ texture, anchor: 0.5 });
    this.#propeller = new Sprite({ texture: kit.propeller, anchor: 0.5 });
    this.#propeller.x = shape.length * 0.42 + 2;
    this.#body.addChild(body, this.#holes, this.#propeller);
    this.addChild(this.#body);
    const next = grainOf(Math.round(shape.span * 7 + shape.length));
    for (let i = 0; i < 9; i++) {
      const hole = new Sprite({ texture: kit.hole, anchor: 0.5, visible: false });
      hole.position.set((next() - 0.5) * shape.chord * 0.8 + shape.stagger, (next() - 0.5) * shape.span * 0.86);
      hole.rotation = next() * 3;
      this.#holes.addChild(hole);
    }
    for (let i = 0; i < smokes + flames; i++) {
      const puff = new Sprite({ texture: i < smokes ? kit.smoke : kit.flame, anchor: 0.5, visible: false });
      this.#trail.addChild(puff);
    }
    this.addChild(this.#trail);
    this.scale.set(size / biplaneBox);
  }

  /** Puts the plane somewhere: height 1 is level flight; bank −1 … 1 leans it into a turn; roll 0 … 1 turns it over. */
  pose(x: number, y: number, heading: number, height = 1, bank = 0, roll = 0): void {
    this.#height = height;
    const size = (this.#size / biplaneBox) * (0.86 + 0.14 * height);
    this.position.set(x, y);
    this.rotation = heading;
    this.scale.set(size, size * (1 - Math.abs(bank) * 0.22) * Math.cos(roll * 2 * Math.PI));
    this.shadow.position.set(x + 10 + 16 * height, y + 14 + 22 * height);
    this.shadow.rotation = heading;
    this.shadow.scale.set(
      size * 0.94,
      size * 0.94 * (1 - Math.abs(bank) * 0.22) * Math.max(0.15, Math.abs(Math.cos(roll * 2 * Math.PI))),
    );
  }

  /** Shows how badly it is hit: holes first, then smoke, then fire. */
  damage(taken: number, limit: number): void {
    const share = taken / limit;
    for (const [i, hole] of this.#holes.children.entries()) hole.visible = i < Math.ceil(share * 9) && taken > 0;
    for (const [i, puff] of this.#trail.children.entries()) puff.visible = i < smokes ? share > 0.42 : share > 0.7;
    this.#trail.alpha = 0.5 + share * 0.5;
    this.#drift();
  }

  /** One moment of ambient motion. */
  spin(seconds: number): void {
    this.#phase += seconds;
    this.#propeller.scale.x = 0.55 + 0.45 * Math.abs(Math.sin(this.#phase * 31));
    this.#propeller.alpha = 0.7 + 0.3 * Math.cos(this.#phase * 23);
    this.#drift();
  }

  #drift(): void {
    for (const [i, puff] of this.#trail.children.entries()) {
      const fire = i >= smokes;
      const place = fire ? (i - smokes) / flames : i / smokes;
      const age = (this.#phase * (fire ? 1.6 : 0.6) + place) % 1;
      const sway = Math.sin(this.#phase * 3 + i * 2.1);
      puff.position.set((fire ? 40 : 10) - age * (fire ? 60 : 170), sway * (fire ? 5 : 4 + age * 14));
      puff.scale.set(fire ? 1.5 - age * 0.9 : 0.9 + age * 2.6);
      puff.alpha = (1 - age) ** 0.7;
    }
  }

  get height01(): number {
    return this.#height;
  }
}
