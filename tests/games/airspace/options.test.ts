import { readOptions } from '@aerodrome/engine/core/options.ts';
import { airspace } from '@aerodrome/engine/games/airspace/index.ts';
import { airspaceOptions } from '@aerodrome/engine/games/airspace/options.ts';
import { expect, test } from 'vitest';

function problems(raw: Record<string, unknown>): string[] {
  const read = readOptions(airspaceOptions, raw);
  return 'problems' in read ? read.problems.map(({ code, params }) => `${code} ${params?.option}`) : [];
}

test('missing options give a duel on the standard board, without a cap or a handicap', () => {
  expect(readOptions(airspaceOptions, {})).toEqual({
    options: {
      players: 2,
      planes: 1,
      partners: 'allies',
      board: '11x11',
      phaseCap: false,
      pressing: false,
      airplanes: ['sopwithCamel', 'fokkerDr1'],
      handicaps: false,
      capacity: [6, 6],
      altitude: [6, 6],
    },
  });
});

test.each([
  [{ players: 1 }, ['option.outOfRange players']],
  [{ players: 5 }, ['option.outOfRange players']],
  [{ planes: 3 }, ['option.outOfRange planes']],
  [{ board: '10x10' }, ['option.notAChoice board']],
  [{ players: 4, planes: 2 }, ['option.notHere planes']],
  [{ players: 2, partners: 'germany' }, ['option.notHere partners']],
  [{ airplanes: ['fokkerDr1', 'sopwithCamel'] }, ['option.notAChoice airplanes']],
  [{ airplanes: ['sopwithCamel'] }, ['option.wrongLength airplanes']],
  [{ planes: 2, airplanes: ['se5a', 'fokkerD7', 'se5a', 'pfalzD3'] }, ['option.twice airplanes']],
  [{ planes: 2, airplanes: ['se5a', 'fokkerD7', 'spadS13', 'pfalzD3'] }, []],
  [{ capacity: [6, 5] }, ['option.notHere capacity']],
  [{ altitude: [6, 5] }, ['option.notHere altitude']],
  [{ handicaps: true, capacity: [6, 6, 6, 6] }, ['option.wrongLength capacity']],
  [{ handicaps: true, players: 3, capacity: [6, 2, 6, 3] }, []],
  [{ handicaps: true, capacity: [1, 6] }, ['option.outOfRange capacity']],
  [{ handicaps: true, capacity: [6, 7] }, ['option.outOfRange capacity']],
  [{ handicaps: true, altitude: [3, 6] }, ['option.outOfRange altitude']],
  [{ handicaps: true, altitude: [6, 9] }, ['option.outOfRange altitude']],
  [{ handicaps: true, planes: 2, altitude: [4, 8] }, []],
  [{ pressing: true }, ['option.notHere pressing']],
  [{ phaseCap: true, pressing: true }, []],
])('the options %o have the problems %o', (raw, answer) => {
  expect(problems(raw)).toEqual(answer);
});

test('a capped match has the endings of the count', () => {
  const endings = (raw: Record<string, unknown>) => {
    const read = readOptions(airspaceOptions, raw);
    if ('problems' in read) throw new Error(JSON.stringify(read.problems));
    return airspace.open(read.options).endings;
  };
  expect(endings({})).toEqual(['shotDown', 'crashed', 'left', 'resigned', 'drawn']);
  expect(endings({ phaseCap: true }).slice(5)).toEqual(['moreCapacity', 'sameCapacity']);
  expect(endings({ phaseCap: true, pressing: true }).slice(5)).toEqual([
    'moreCapacity',
    'moreShots',
    'moreApproaches',
    'sameCapacity',
  ]);
});
