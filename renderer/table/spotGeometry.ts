import type { Spot } from '@aerodrome/engine/core/game.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import type { Outline, Point } from '../boards/board.ts';

/** The spots that can be picked: by spot the picks that a click on it makes, and the name of its button. */
export interface PickableSpots {
  picks: ReadonlyMap<Spot, readonly Spot[]>;
  labelOf(spot: Spot, picked: readonly Spot[]): string;
}

/** A pickable spot that lies on the board, and the picks that a click on it makes. */
export interface PickableSpot {
  spot: Spot;
  outline: Outline;
  picked: readonly Spot[];
  label: string;
}

export interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function boundsOf(outline: Outline): Bounds {
  if ('centre' in outline) {
    const { centre, rx, ry } = outline;
    return { x: centre.x - rx, y: centre.y - ry, width: 2 * rx, height: 2 * ry };
  }
  const xs = outline.corners.map(({ x }) => x);
  const ys = outline.corners.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The CSS clip path of a shape within its bounding box. */
export function clipOf(outline: Outline): string {
  if ('centre' in outline) return 'ellipse(50% 50%)';
  const { x, y, width, height } = boundsOf(outline);
  const corners = outline.corners.map(
    (corner) => `${((corner.x - x) / width) * 100}% ${((corner.y - y) / height) * 100}%`,
  );
  return `polygon(${corners.join(', ')})`;
}

export function centreOf(outline: Outline): Point {
  const { x, y, width, height } = boundsOf(outline);
  return { x: x + width / 2, y: y + height / 2 };
}

/** The nearest spot within half a cell of a point: a near miss is a hit. */
export function nearestTo(offered: readonly PickableSpot[], point: Point): PickableSpot | null {
  let best: PickableSpot | null = null;
  let minDistance = 1;
  for (const one of offered) {
    const { width, height } = boundsOf(one.outline);
    const centre = centreOf(one.outline);
    const distance = Math.hypot((point.x - centre.x) / width, (point.y - centre.y) / height);
    if (distance < minDistance) [best, minDistance] = [one, distance];
  }
  return best;
}

/** The nearest spot in a direction. Distance sideways counts twice. */
export function nearestInDirection(
  offered: readonly PickableSpot[],
  from: PickableSpot,
  direction: Point,
): PickableSpot | null {
  const start = centreOf(from.outline);
  let best: PickableSpot | null = null;
  let minDistance = Number.POSITIVE_INFINITY;
  for (const one of offered) {
    const { x, y } = centreOf(one.outline);
    const ahead = (x - start.x) * direction.x + (y - start.y) * direction.y;
    const sideways = Math.abs((x - start.x) * direction.y - (y - start.y) * direction.x);
    if (ahead <= 0.001 || ahead + sideways * 2 >= minDistance) continue;
    [best, minDistance] = [one, ahead + sideways * 2];
  }
  return best;
}

/** The previous or next spot in the order of the offer, which is cyclic. */
export function neighbourInOrder(offered: readonly PickableSpot[], from: PickableSpot, by: 1 | -1): PickableSpot {
  return itemAt(offered, (offered.indexOf(from) + by + offered.length) % offered.length);
}
