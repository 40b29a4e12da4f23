import { Container, Sprite } from 'pixi.js';
import type { Pieces } from './pieces.ts';

/** A dog that swings under its parachute and waves. */
export class Parachutist extends Container {
  readonly #post: number;
  readonly #paw: Sprite;

  constructor(post: number, pieces: Pieces) {
    super();
    this.#post = post;
    this.#paw = new Sprite({ texture: pieces.paw(post), anchor: { x: 0.5, y: 0.9 }, x: 14, y: 64 });
    this.addChild(new Sprite({ texture: pieces.chute(post), anchor: 0.5 }), this.#paw);
  }

  /** Draws one frame of ambient motion; time in seconds. */
  animateAmbient(time: number): void {
    this.#paw.rotation = 0.7 + 0.5 * Math.sin(time * 6 + this.#post);
    this.rotation = 0.12 * Math.sin(time * 1.3 + this.#post * 2);
  }
}
