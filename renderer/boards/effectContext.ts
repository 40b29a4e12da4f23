import { type Container, Sprite, type Texture } from 'pixi.js';
import type { EffectTextures } from './effectTextures.ts';
import type { Stage } from './stage.ts';

/** Where something happens: a stage, a layer of a board to draw on, and what is drawn with. */
export interface EffectContext {
  stage: Stage;
  layer: Container;
  textures: EffectTextures;
}

/** Sprites of one kind, invisible until they are needed; clearing the layer removes them. */
export function addHiddenSprites(layer: Container, texture: Texture, count: number): Sprite[] {
  return Array.from({ length: count }, () => layer.addChild(new Sprite({ texture, anchor: 0.5, visible: false })));
}

/** How far something is that lasts from one moment of a picture to another: 0 … 1, or null before and after. */
export function progressWithin(t: number, from: number, to: number): number | null {
  return t < from || t >= to ? null : (t - from) / (to - from);
}
