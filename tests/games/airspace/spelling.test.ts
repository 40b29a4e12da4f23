import { compose } from '@aerodrome/engine/core/compose.ts';
import type { Spot } from '@aerodrome/engine/core/game.ts';
import { hexSpot } from '@aerodrome/engine/games/airspace/spell.ts';
import type { AirspaceAction } from '@aerodrome/engine/games/airspace/state.ts';
import { describe, expect, test } from 'vitest';
import { at, G1, G2, N, S, SE, Table } from '../../scenarios/airspace/table.ts';

const hex = (column: number, row: number) => hexSpot(at(column, row));

function spelled(table: Table, action: AirspaceAction): readonly Spot[] {
  const spelling = table.game.spell(table.game.view(table.state, action.seat), action);
  if (!('path' in spelling)) throw new Error('nothing in Airspace is a set');
  return spelling.path;
}

function picking(table: Table, ...picked: Spot[]) {
  return compose(table.legal, (action) => ({ path: spelled(table, action) }), picked);
}

/** An Allied plane over the middle hex, facing north, its enemy far away in a corner. */
const middle = (plane: { altitude?: number; points?: number } = {}) =>
  Table.flying({}, { planes: [{ hex: at(5, 5), facing: N, ...plane }, { hex: at(10, 9) }] });

describe('a turn is put together by height, hex, perhaps a second hex, and facing', () => {
  test('level flight and a climb are spelt with one hex', () => {
    const table = middle();
    expect(spelled(table, table.manoeuvre({ before: 1, after: -1 }))).toEqual(['level', hex(6, 4), 'facing:0']);
    expect(spelled(table, table.manoeuvre({ move: 'climb' }))).toEqual(['climb', hex(5, 4), 'facing:0']);
    expect(spelled(table, table.manoeuvre({ before: -2 }))).toEqual(['level', hex(4, 5), 'facing:4']);
  });

  test('a dive is spelt with a stop after one hex or with a second hex', () => {
    const table = middle();
    expect(spelled(table, table.manoeuvre({ move: 'dive', after: 1 }))).toEqual([
      'dive',
      hex(5, 4),
      'stop',
      'facing:1',
    ]);
    const bent = table.manoeuvre({ move: 'dive', hexes: 2, before: -1, between: 1 });
    expect(spelled(table, bent)).toEqual(['dive', hex(4, 4), hex(4, 3), 'facing:0']);
  });

  test('the two ways round a corner to one place are spelt with different first hexes', () => {
    const table = middle();
    const dive = { move: 'dive', hexes: 2 } as const;
    const inside = spelled(table, table.manoeuvre({ ...dive, between: 1, after: -1 }));
    const outside = spelled(table, table.manoeuvre({ ...dive, before: 1, between: -1 }));
    expect(inside).toEqual(['dive', hex(5, 4), hex(6, 3), 'facing:0']);
    expect(outside).toEqual(['dive', hex(6, 4), hex(6, 3), 'facing:0']);
  });

  test('all 64 sequences of a turn in open sky are spelt differently, and none is the beginning of another', () => {
    const table = middle();
    const paths = table.legal.map((action) => `${spelled(table, action).join(' ')} `);
    expect(new Set(paths).size).toBe(64);
    for (const path of paths) expect(paths.filter((other) => other.startsWith(path))).toEqual([path]);
  });

  test('each step of a spelling offers the picks that still lead to an action, and the last one gives the action', () => {
    const table = middle();
    expect(picking(table).next).toEqual(['level', 'climb', 'dive']);
    expect(picking(table, 'dive').next).toHaveLength(5);
    expect(picking(table, 'dive', hex(5, 4)).next).toHaveLength(6);
    // Two rotations are used up before the first hex: the plane can only go on straight, or stop.
    expect(picking(table, 'dive', hex(6, 5)).next).toEqual(['stop', hex(7, 6)]);
    expect(picking(table, 'dive', hex(6, 5), hex(7, 6)).next).toEqual(['facing:2']);
    const whole = picking(table, 'level', hex(5, 4), 'facing:2');
    expect(whole).toMatchObject({ next: [], action: { move: 'level', before: 0, after: 2 } });
  });

  test('a manoeuvre that cannot be paid for is not offered', () => {
    expect(picking(middle({ points: 4 })).next).toEqual(['level', 'dive']);
    expect(picking(middle({ altitude: 10 })).next).toEqual(['level', 'dive']);
  });

  test('hexes outside the board are spelt like any others', () => {
    const table = middle();
    table.change({ planes: [{ hex: at(5, 0) }] });
    expect(spelled(table, table.manoeuvre())).toEqual(['level', 'hex:5,-4', 'facing:0']);
    expect(new Set(table.legal.map((action) => spelled(table, action).join())).size).toBe(64);
  });

  test('a way is spelt as it was ordered, even where another way that stays on the board is flown', () => {
    const table = middle();
    table.change({ planes: [{ hex: at(5, 0), facing: SE }] });
    const out = table.manoeuvre({ move: 'dive', hexes: 2, before: -1, between: 1 });
    expect(spelled(table, out)).toEqual(['dive', hex(6, -1), hex(7, 0), 'facing:2']);
    expect(table.do(out).of('flew')[0].path).toEqual([at(6, 0), at(7, 0)]);
  });
});

test('the choice of a start hex is spelt by the hex', () => {
  const table = new Table({ players: 4 }, { startHex: [3, 1, 6] });
  expect(table.legal.map((action) => spelled(table, action))).toEqual([[hex(4, 9)], [hex(6, 9)]]);
  const german = new Table({ players: 4 }, { startHex: [1, 2, 5, 2] });
  expect(german.legal.map((action) => spelled(german, action))).toEqual([[hex(7, 0)], [hex(5, 0)]]);
});

test('a shot is spelt by its target, and held fire by a word', () => {
  const table = Table.flying(
    { planes: 2 },
    {
      planes: [
        { hex: at(5, 6), facing: N },
        { hex: at(5, 4), facing: S },
        { hex: at(0, 0) },
        { hex: at(5, 3), facing: S },
      ],
    },
  ).fly();
  expect(table.legal.map((action) => spelled(table, action))).toEqual([[`plane:${G1}`], [`plane:${G2}`], ['hold']]);
});
