import { type Container, Sprite, type Texture } from 'pixi.js';
import type { EffectTextures } from './effectTextures.ts';
import type { Stage } from './stage.ts';

/** The arguments of an effect: the stage, the layer to draw on, and the textures. */
export interface EffectContext {
  stage: Stage;
  layer: Container;
  textures: EffectTextures;
}

/** Adds hidden sprites to a layer; the layer is cleared at the end of the animation. */
export function addHiddenSprites(layer: Container, texture: Texture, count: number): Sprite[] {
  return Array.from({ length: count }, () => layer.addChild(new Sprite({ texture, anchor: 0.5, visible: false })));
}

/** The progress 0 … 1 within a part of an animation; `null` before and after that part. */
export function progressWithin(t: number, from: number, to: number): number | null {
  return t < from || t >= to ? null : (t - from) / (to - from);
}
