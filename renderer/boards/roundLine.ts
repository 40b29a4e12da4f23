import { type Container, Sprite, Texture } from 'pixi.js';
import type { Point } from './board.ts';
import type { EffectTextures } from './effectTextures.ts';

/** The diameter of the `dot` texture. */
export const dotSize = 16;

/** A line with round ends, made of three sprites: moving it builds no new geometry, as a `Graphics` would. */
export class RoundLine {
  readonly #body: Sprite;
  readonly #ends: readonly [Sprite, Sprite];
  readonly #width: number;

  constructor(layer: Container, { dot }: EffectTextures, width: number, tint: number) {
    this.#width = width;
    this.#body = layer.addChild(new Sprite({ texture: Texture.WHITE, anchor: { x: 0, y: 0.5 }, tint }));
    const end = () => layer.addChild(new Sprite({ texture: dot, anchor: 0.5, tint }));
    this.#ends = [end(), end()];
    this.hide();
  }

  place(from: Point, to: Point): void {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    this.#body.position.set(from.x, from.y);
    this.#body.rotation = Math.atan2(dy, dx);
    this.#body.setSize(Math.hypot(dx, dy), this.#width);
    for (const [i, end] of this.#ends.entries()) {
      end.scale.set(this.#width / dotSize);
      end.position.copyFrom(i === 0 ? from : to);
    }
  }

  /** By scale: a change of visibility would make pixi collect all sprites of the board again. */
  hide(): void {
    for (const part of [this.#body, ...this.#ends]) part.scale.set(0);
  }
}
