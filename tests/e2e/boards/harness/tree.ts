import { type Container, Graphics, Sprite, Text } from 'pixi.js';

/** Text form of a display tree; equal trees look the same. */
export type Tree = readonly string[];

/** Rounds to three decimals. */
const round = (value: number) => Math.round(value * 1000) / 1000 + 0;

/** Angles are compared modulo a full turn. */
const angle = (value: number) => `${round(Math.cos(value))},${round(Math.sin(value))}`;

function line(object: Container): string {
  const { x, y, rotation, scale, skew, pivot, alpha, tint, zIndex, blendMode } = object;
  const parts = [
    object.constructor.name,
    `at ${round(x)},${round(y)}`,
    `turned ${angle(rotation)}`,
    `scaled ${round(scale.x)},${round(scale.y)}`,
    `skew ${round(skew.x)},${round(skew.y)}`,
    `pivot ${round(pivot.x)},${round(pivot.y)}`,
    `alpha ${round(alpha)}`,
    `tint ${tint}`,
    `z ${zIndex}`,
    blendMode,
  ];
  if (object instanceof Text) parts.push(`text ${object.text}`);
  if (object instanceof Sprite) {
    const { label, width, height } = object.texture;
    parts.push(
      `texture ${label ?? ''} ${round(width)}×${round(height)}`,
      `anchor ${object.anchor.x},${object.anchor.y}`,
    );
  }
  if (object instanceof Graphics) {
    const { minX, minY, maxX, maxY } = object.context.bounds;
    parts.push(`shapes ${object.context.instructions.length} in ${[minX, minY, maxX, maxY].map(round)}`);
  }
  return parts.join(' · ');
}

/** All visible display objects from the root down; hidden subtrees are left out. */
export function treeOf(object: Container, path = 'root'): Tree {
  if (!object.visible) return [];
  return [`${path}: ${line(object)}`, ...object.children.flatMap((child, i) => treeOf(child, `${path}/${i}`))];
}
