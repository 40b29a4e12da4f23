import type { Covered } from '@aerodrome/engine/games/airspace/guns.ts';
import { Container } from 'pixi.js';
import { spriteAt } from '../../../boards/textureCache.ts';
import type { Layout } from './layout.ts';
import type { Pieces } from './pieces.ts';

/** A range of levels: `4` or `3–6`. */
function span(levels: readonly number[]): string {
  const [low, high] = [levels[0], levels[levels.length - 1]];
  return low === high ? String(low) : `${low}–${high}`;
}

/** Highlights the hexes that one side could shoot into on its next turn, with the levels. */
export class Threats {
  readonly root = new Container();
  readonly #layout: Layout;
  readonly #pieces: Pieces;

  constructor(layout: Layout, pieces: Pieces) {
    this.#layout = layout;
    this.#pieces = pieces;
  }

  show(covered: readonly Covered[], side: number): void {
    for (const sign of this.root.removeChildren()) sign.destroy();
    for (const { hex, planes } of covered)
      this.root.addChild(spriteAt(this.#pieces.covered(side, planes.length > 1), this.#layout.at(hex)));
    for (const { hex, levels } of covered)
      this.root.addChild(spriteAt(this.#pieces.levels(span(levels)), this.#layout.at(hex)));
  }
}
