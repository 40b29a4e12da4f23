import { describe, expect, test } from 'vitest';
import {
  boundsOf,
  clipOf,
  nearestInDirection,
  nearestTo,
  neighbourInOrder,
  type PickableSpot,
} from '../../../renderer/table/spotGeometry.ts';

const round = (spot: string, x: number, y: number): PickableSpot => ({
  spot,
  outline: { centre: { x, y }, rx: 10, ry: 10 },
  picked: [spot],
  label: spot,
});
const spots = [round('west', -60, 5), round('middle', 0, 0), round('east', 60, 0), round('far east', 130, 40)];

test('a polygon fills its bounding box', () => {
  const corners = [
    { x: 0, y: 0 },
    { x: 40, y: 0 },
    { x: 20, y: 30 },
  ];
  expect(boundsOf({ corners })).toEqual({ x: 0, y: 0, width: 40, height: 30 });
  expect(clipOf({ corners })).toBe('polygon(0% 0%, 100% 0%, 50% 100%)');
});

test('a round shape is clipped to its ellipse', () => {
  expect(boundsOf(spots[2].outline)).toEqual({ x: 50, y: -10, width: 20, height: 20 });
  expect(clipOf(spots[2].outline)).toBe('ellipse(50% 50%)');
});

describe('the nearest spot to a pointer', () => {
  test.each([
    [{ x: 2, y: 3 }, 'middle'],
    // A miss by half a cell is a hit.
    [{ x: 16, y: 0 }, 'middle'],
    [{ x: 30, y: 0 }, undefined],
  ])('the pointer at %o is nearest to %s', (point, spot) => {
    expect(nearestTo(spots, point)?.spot).toBe(spot);
  });
});

test('an arrow key leads to the nearest spot in its direction, if there is one', () => {
  const [west, middle] = spots;
  expect(nearestInDirection(spots, middle, { x: 1, y: 0 })?.spot).toBe('east');
  expect(nearestInDirection(spots, middle, { x: -1, y: 0 })?.spot).toBe('west');
  expect(nearestInDirection(spots, west, { x: -1, y: 0 })).toBeNull();
});

test('comma and full stop go through the offered spots in order and start over at the end', () => {
  const [west, middle, , far] = spots;
  expect(neighbourInOrder(spots, west, 1)).toBe(middle);
  expect(neighbourInOrder(spots, middle, -1)).toBe(west);
  expect([neighbourInOrder(spots, far, 1), neighbourInOrder(spots, west, -1)]).toEqual([west, far]);
});
