import { readOptions } from '@aerodrome/engine/core/options.ts';
import { squadronsOptions } from '@aerodrome/engine/games/squadrons/options.ts';
import { describe, expect, test } from 'vitest';
import { american, Table } from './table.ts';

const read = (raw: Record<string, unknown>) => readOptions(squadronsOptions, raw);
const problems = (raw: Record<string, unknown>) => {
  const found = read(raw);
  return 'problems' in found ? found.problems.map(({ code, params }) => [code, params?.option]) : [];
};

describe('handicaps', () => {
  test('handicaps are off by default, and then the game is set up by the rulebook', () => {
    expect(new Table().options).toMatchObject({
      handicaps: false,
      planes: [3, 3, 3, 3],
      insignia: new Array(12).fill(0),
    });
    expect(problems({ planes: [1, 1, 1, 1] })).toEqual([['option.notHere', 'planes']]);
    expect(problems({ insignia: [1, ...new Array(11).fill(0)] })).toEqual([['option.notHere', 'insignia']]);
  });

  test('a handicap lets a squadron begin with one to three planes, on its first landing squares', () => {
    const table = Table.turn({ mover: american }, { handicaps: true, planes: [1, 2, 3, 1] });
    expect(table.state.planes.map(({ square }) => table.grid.name(square)).join(' ')).toBe('A1 J1 K1 A12 B12 C12 J12');
    expect(table.state.planes.map(({ squadron }) => squadron)).toEqual([0, 1, 1, 2, 2, 2, 3]);
    expect(table.legalOf('launch').map(({ plane }) => plane)).toEqual([0, 1, 2]);
    const handicaps = true;
    expect(problems({ handicaps, planes: [0, 3, 3, 3] })).toEqual([['option.outOfRange', 'planes']]);
    expect(problems({ handicaps, planes: [4, 3, 3, 3] })).toEqual([['option.outOfRange', 'planes']]);
    expect(problems({ handicaps, planes: [3, 3, 3] })).toEqual([['option.wrongLength', 'planes']]);
  });

  test('a handicap never gives a squadron more planes than its field has landing squares', () => {
    const box = { squadrons: { green: { landing: ['A1', 'B1'] } } };
    const table = new Table({ handicaps: true, planes: [3, 1, 1, 1], box });
    expect(table.state.planes.map(({ squadron }) => squadron)).toEqual([0, 0, 1, 2, 3]);
  });

  test('a landing square that no plane begins on is empty and may be landed on', () => {
    const table = Table.turn(
      { mover: american, flying: { green1: 'B3 S' }, mayLand: ['green1'] },
      { handicaps: true, planes: [1, 1, 1, 1] },
    );
    table.roll(2, 2).land('SS');
    expect(table.where('green1')).toBe('B1');
  });

  test('a handicap gives each plane that begins up to two insignia', () => {
    const raw = { handicaps: true, planes: [1, 1, 1, 2], insignia: [2, 1, 0, 0, 2] };
    const table = Table.turn({ mover: american }, raw);
    expect(table.state.planes.map(({ victories }) => victories)).toEqual([2, 1, 0, 0, 2]);
    expect(table.launch('green1').squadron('green').hand).toHaveLength(8);
    expect(table.launch('blue1').squadron('blue').hand).toHaveLength(6);
    expect(problems({ ...raw, insignia: [3, 0, 0, 0, 0] })).toEqual([['option.outOfRange', 'insignia']]);
    expect(problems({ ...raw, insignia: [0, 0, 0, 0] })).toEqual([['option.wrongLength', 'insignia']]);
  });

  test('an ace from the start becomes a double ace by one victory', () => {
    const insignia = [1, ...new Array(11).fill(0)];
    const table = Table.turn(
      { mover: american, flying: { green1: 'E4 N', red1: 'E6 E' }, hands: { green: [1], red: [2] } },
      { handicaps: true, insignia },
    );
    table.roll(1, 1).move('green1', 1, 'N', 'N').shoot(1).noDefence();
    expect(table.of('ace')).toEqual([{ type: 'ace', plane: 0, insignia: 2 }]);
  });
});
