import type { Hex } from '@aerodrome/engine/boards/hex.ts';
import { Container, Sprite, type Texture } from 'pixi.js';
import type { Point } from '../../../boards/board.ts';
import { hexSide, type Layout } from './layout.ts';

const puffs = 12;

/** A column of smoke over one place. */
export class Column extends Container<Sprite> {
  constructor(texture: Texture, { x, y }: Point) {
    super({ x, y });
    for (let i = 0; i < puffs; i++) this.addChild(new Sprite({ texture, anchor: 0.5 }));
  }

  /** Draws one frame of ambient motion; time in seconds. */
  rise(time: number): void {
    for (const [i, puff] of this.children.entries()) {
      const age = (time * 0.34 + i / puffs) % 1;
      puff.position.set(age * 46 + Math.sin(i * 1.9 + age * 5) * 9, -age * hexSide * 2.4);
      puff.rotation = i * 1.3 + age * 2;
      puff.scale.set(0.36 + age * 1.1);
      puff.alpha = Math.min(1, age * 6) * (1 - age) ** 0.8 * 0.8;
    }
  }
}

/** Smoke over the crash sites of this phase. */
export class Wrecks extends Container<Column> {
  readonly #texture: Texture;
  readonly #layout: Layout;
  #sites: readonly Hex[] = [];
  #time = 0;

  constructor(texture: Texture, layout: Layout) {
    super();
    this.#texture = texture;
    this.#layout = layout;
  }

  show(sites: readonly Hex[]): void {
    this.#sites = sites;
    for (const column of this.removeChildren()) column.destroy({ children: true });
    for (const hex of sites) this.addChild(new Column(this.#texture, this.#layout.at(hex)));
    this.rise(this.#time);
  }

  /** Moves the columns after the map was turned. */
  place(): void {
    for (const [i, column] of this.children.entries()) column.position.copyFrom(this.#layout.at(this.#sites[i]));
  }

  rise(time: number): void {
    this.#time = time;
    for (const column of this.children) column.rise(time);
  }
}
