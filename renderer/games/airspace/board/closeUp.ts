import type { AirspaceView } from '@aerodrome/engine/games/airspace/view.ts';
import type { Point, Rect } from '../../../boards/board.ts';
import type { Formation } from './formation.ts';
import { hexSide } from './layout.ts';

/** The rectangle that stays in view when the camera zooms in: all planes, and these places. */
export function closeUpRect(
  { x, y, width, height }: Rect,
  formation: Formation,
  view: AirspaceView,
  places: readonly Point[],
): Rect {
  const points = [...formation.aloft(view).map((plane) => formation.at(plane, view)), ...places];
  const near = hexSide * 1.5;
  const left = Math.max(x, Math.min(...points.map((at) => at.x)) - near);
  const top = Math.max(y, Math.min(...points.map((at) => at.y)) - near);
  const right = Math.min(x + width, Math.max(...points.map((at) => at.x)) + near);
  const foot = Math.min(y + height, Math.max(...points.map((at) => at.y)) + near);
  return { x: left, y: top, width: right - left, height: foot - top };
}
