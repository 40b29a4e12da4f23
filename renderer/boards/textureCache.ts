import { Sprite, type Texture } from 'pixi.js';
import type { Brush } from '../ui/brush.ts';
import type { Point } from './board.ts';
import { paintTexture } from './paintTexture.ts';
import type { Stage } from './stage.ts';

/** The resolution of textures: sharp where a board of so many units fills the screen height. */
export function pixelsPerUnit({ app, lightGraphics }: Stage, units: number): number {
  if (lightGraphics) return 1;
  return Math.min(4, Math.max(2, Math.round((app.screen.height * app.renderer.resolution) / units)));
}

/** A texture cache: each texture is painted when it is first needed. */
export abstract class TextureCache {
  readonly #scale: number;
  readonly #textures = new Map<string, Texture>();

  constructor(scale: number) {
    this.#scale = scale;
  }

  /** Returns the texture of a key; `draw` paints it on the first call. */
  protected cached(key: string, width: number, height: number, draw: (brush: Brush) => void): Texture {
    const cached = this.#textures.get(key);
    if (cached) return cached;
    const texture = paintTexture(width, height, this.#scale, draw);
    texture.label = key;
    this.#textures.set(key, texture);
    return texture;
  }

  destroy(): void {
    for (const texture of this.#textures.values()) texture.destroy(true);
  }
}

/** A sprite centred on a point. */
export function spriteAt(texture: Texture, { x, y }: Point): Sprite {
  return new Sprite({ texture, anchor: 0.5, x, y });
}
