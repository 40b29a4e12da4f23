import { type Container, Sprite, type Texture } from 'pixi.js';
import type { Kit } from './kit.ts';
import type { Stage } from './stage.ts';

/** Where something happens: a stage, a layer of a board to draw on, and what is drawn with. */
export interface Drawing {
  stage: Stage;
  layer: Container;
  kit: Kit;
}

/** Sprites of one kind, invisible until they are needed; clearing the layer removes them. */
export function sprites(layer: Container, texture: Texture, count: number): Sprite[] {
  return Array.from({ length: count }, () => layer.addChild(new Sprite({ texture, anchor: 0.5, visible: false })));
}

/** How far something is that lasts from one moment of a picture to another: 0 … 1, or null before and after. */
export function during(t: number, from: number, to: number): number | null {
  return t < from || t >= to ? null : (t - from) / (to - from);
}
