import { describe, expect, test } from 'vitest';
import { type Printed, Table } from './table.ts';

/** A 0 with a hit: both biplanes stay where they are, and whoever may shoot does. */
const zero: Printed = [0, 1];
const ring = [0, 1, 2, 3, 4, 5, 6, 7];

function standing(first: number, second: number): Table {
  const changes = { hands: [[zero], [zero]], planes: [{ space: first }, { space: second }] };
  return Table.planning({}, changes).turn(zero, zero);
}

describe.each([1, 2, 3])('two biplanes %i apart', (ahead) => {
  test.each(ring)(
    'a biplane on %i is behind another that stands one to three spaces ahead ("Being Behind")',
    (from) => {
      const to = (from + ahead) % 8;
      expect(standing(from, to).of('shot')).toMatchObject([
        { type: 'shot', from: 0, at: [1], distance: ahead, hits: 1 },
      ]);
      expect(standing(to, from).of('shot')).toMatchObject([
        { type: 'shot', from: 1, at: [0], distance: ahead, hits: 1 },
      ]);
    },
  );
});

test.each(ring)('two biplanes on space %i are not behind each other ("Being Behind")', (space) => {
  expect(standing(space, space).of('shot')).toEqual([]);
});

test.each(ring)('a biplane on %i is not behind one exactly four spaces away ("Being Behind")', (space) => {
  expect(standing(space, (space + 4) % 8).of('shot')).toEqual([]);
});

test.each([5, 6, 7])(
  'a biplane %i spaces ahead of another is behind it, because the ring is closed ("Being Behind")',
  (on) => {
    for (const from of ring) {
      const shots = standing(from, (from + on) % 8).of('shot');
      expect(shots).toMatchObject([{ from: 1, at: [0], distance: 8 - on }]);
    }
  },
);

test('a biplane is behind another along the ring only, not along a loop ("Being Behind")', () => {
  // Along the purple loop 3 would be two steps from 1; along the ring it is six.
  expect(standing(3, 1).of('shot')).toMatchObject([{ from: 1, at: [0], distance: 2 }]);
  expect(standing(7, 5).of('shot')).toMatchObject([{ from: 1, at: [0], distance: 2 }]);
});
