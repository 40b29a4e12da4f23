import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { airspace } from '@aerodrome/engine/games/airspace/index.ts';
import { countCapacity } from '@aerodrome/engine/games/airspace/migrations/count-capacity.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { describe, expect, test } from 'vitest';

const text = readFileSync(join(import.meta.dirname, '../../saves/old/airspace-count-capacity.json'), 'utf8');

describe('airspace-count-capacity', () => {
  test('a match that was judged under the first version gets the counted numbers', () => {
    const before = JSON.parse(text).match;
    expect(before.segments[0].rulesVersion).toBe(1);
    expect(before.state.outcome).toEqual({ ending: 'moreCapacity', winners: [1] });
    expect(before.state.planes.map(({ capacity }: { capacity: number }) => capacity)).toEqual([4, 6]);
    const read = readSave(text, [airspace]);
    if ('problem' in read) throw new Error(JSON.stringify(read.problem));
    expect(read.ok.match.outcome).toEqual({ ending: 'moreCapacity', winners: [1], figures: { more: 6, fewer: 4 } });
  });

  test('the options of a migrated match are those of the rulebook', () => {
    const read = readSave(text, [airspace]);
    expect('ok' in read && read.ok.match.options).toMatchObject({
      handicaps: false,
      capacity: [6, 6],
      altitude: [6, 6],
    });
  });

  const plane = (capacity: number, lost: string | null = null) => ({ capacity, lost });
  const migrated = (ending: string | null, ...planes: ReturnType<typeof plane>[]) =>
    countCapacity.up({ options: {}, state: { planes, outcome: ending && { ending, winners: [] } } }).state;

  test('the migration counts both planes of a side, and no lost plane', () => {
    expect(migrated('moreCapacity', plane(2), plane(6, 'left'), plane(1), plane(5))).toMatchObject({
      outcome: { figures: { more: 5, fewer: 3 } },
    });
    expect(migrated('sameCapacity', plane(2), plane(3), plane(1), plane(0, 'shotDown'))).toMatchObject({
      outcome: { figures: { capacity: 3 } },
    });
  });

  test('the migration changes no state with another ending or without one', () => {
    expect(migrated('left', plane(6, 'left'), plane(4))).toEqual({
      planes: [plane(6, 'left'), plane(4)],
      outcome: { ending: 'left', winners: [] },
    });
    expect(migrated(null, plane(6), plane(4))).toEqual({ planes: [plane(6), plane(4)], outcome: null });
  });
});
