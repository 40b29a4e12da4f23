import { type Container, Graphics, Sprite, Text } from 'pixi.js';

/** What can be seen of a display object, in words: two that read alike look alike. */
export type Tree = readonly string[];

/** To the thousandth of a unit. */
const round = (value: number) => Math.round(value * 1000) / 1000 + 0;

/** A turn is the same after a whole one. */
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

/** Everything that is to be seen, from the root down; what is hidden is left out with all that is in it. */
export function treeOf(object: Container, path = 'root'): Tree {
  if (!object.visible) return [];
  return [`${path}: ${line(object)}`, ...object.children.flatMap((child, i) => treeOf(child, `${path}/${i}`))];
}
