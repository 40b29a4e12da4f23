import type { Manoeuvre } from '@aerodrome/engine/games/airspace/state.ts';
import { describe, expect, test } from 'vitest';
import { A1, at, G1, N, NE, NW, S, SE, SW, Table } from './table.ts';

/** An Allied plane over the middle hex, facing north, its enemy far away in a corner. */
function middle(plane: { altitude?: number; points?: number; facing?: number } = {}): Table {
  return Table.flying(
    {},
    {
      planes: [
        { hex: at(5, 5), facing: N, ...plane },
        { hex: at(10, 9), facing: NW },
      ],
    },
  );
}

type Case = [how: Partial<Manoeuvre>, cost: number];

describe('Orientation and Movement, what it costs', () => {
  test.each<Case>([
    [{}, 2],
    [{ before: 1 }, 3],
    [{ after: -1 }, 3],
    [{ before: 1, after: -1 }, 4],
    [{ before: -2 }, 4],
    [{ move: 'climb' }, 5],
    [{ move: 'climb', after: 2 }, 7],
    [{ move: 'dive' }, 0],
    [{ move: 'dive', before: 1, after: 1 }, 2],
    [{ move: 'dive', hexes: 2 }, 2],
    [{ move: 'dive', hexes: 2, between: 1 }, 3],
    [{ move: 'dive', hexes: 2, before: 1, between: 1 }, 4],
  ])('the manoeuvre %o costs %i points: 2 a hex, 1 a rotation, 3 more to climb, 2 back for a dive', (how, cost) => {
    const table = middle().fly(how);
    expect(table.of('flew')[0]).toMatchObject({ cost, points: 10 - cost });
    expect(table.plane(A1).points).toBe(10 - cost);
  });
});

describe('Orientation and Movement, where it leads', () => {
  test.each([
    [N, at(5, 4)],
    [NE, at(6, 4)],
    [SE, at(6, 5)],
    [S, at(5, 6)],
    [SW, at(4, 5)],
    [NW, at(4, 4)],
  ])('a plane that faces side %i flies into the hex beyond that side and keeps its facing', (facing, hex) => {
    const table = middle({ facing }).fly();
    expect(table.plane(A1)).toMatchObject({ hex, facing, altitude: 6 });
  });

  test('a rotation before the move changes the way, and one after the move only the facing', () => {
    expect(middle().fly({ before: 1 }).plane(A1)).toMatchObject({ hex: at(6, 4), facing: NE });
    expect(middle().fly({ after: 1 }).plane(A1)).toMatchObject({ hex: at(5, 4), facing: NE });
    expect(middle().fly({ before: -1, after: 1 }).plane(A1)).toMatchObject({ hex: at(4, 4), facing: N });
    expect(middle().fly({ before: 2 }).plane(A1)).toMatchObject({ hex: at(6, 5), facing: SE });
  });

  test('a climb takes a plane one level up, and a dive takes it one level down', () => {
    expect(middle().fly({ move: 'climb' }).plane(A1)).toMatchObject({ hex: at(5, 4), altitude: 7 });
    expect(middle().fly({ move: 'dive' }).plane(A1)).toMatchObject({ hex: at(5, 4), altitude: 5 });
  });

  test('a dive may go on one more hex, with a rotation between the two, and loses one level only', () => {
    const straight = middle().fly({ move: 'dive', hexes: 2 });
    expect(straight.plane(A1)).toMatchObject({ hex: at(5, 3), facing: N, altitude: 5 });
    const bent = middle().fly({ move: 'dive', hexes: 2, between: 1, after: 1 });
    expect(bent.plane(A1)).toMatchObject({ hex: at(6, 3), facing: SE, altitude: 5 });
    expect(bent.of('flew')[0].path).toEqual([at(5, 4), at(6, 3)]);
  });

  test('a plane may pass other planes and end in the same hex', () => {
    const table = middle();
    table.change({ planes: [undefined, { hex: at(5, 4) }] });
    table.fly();
    expect(table.plane(A1).hex).toEqual(at(5, 4));
    expect(table.plane(G1).hex).toEqual(at(5, 4));
  });

  test('the event of a flight lists its start, its path, its end and the points that are left', () => {
    const table = middle().fly({ move: 'dive', hexes: 2, before: -1, between: 1 });
    expect(table.events[0]).toEqual({
      type: 'flew',
      plane: A1,
      manoeuvre: { move: 'dive', hexes: 2, before: -1, between: 1, after: 0 },
      from: { hex: at(5, 5), facing: N, altitude: 6 },
      path: [at(4, 4), at(4, 3)],
      to: { hex: at(4, 3), facing: N, altitude: 5 },
      cost: 4,
      points: 6,
    });
  });
});

describe('Orientation and Movement, what is refused', () => {
  test.each<[Partial<Manoeuvre>, object]>([
    [{ before: 3 }, { code: 'airspace.tooManyRotations', params: { rotations: 3, most: 2 } }],
    [
      { before: 2, after: 1 },
      { code: 'airspace.tooManyRotations', params: { rotations: 3, most: 2 } },
    ],
    [
      { move: 'dive', hexes: 2, before: 1, between: -1, after: 1 },
      { code: 'airspace.tooManyRotations', params: { rotations: 3, most: 2 } },
    ],
    [{ hexes: 2 }, { code: 'airspace.onlyDivesFlyTwo' }],
    [{ move: 'climb', hexes: 2 }, { code: 'airspace.onlyDivesFlyTwo' }],
    [{ between: 1 }, { code: 'airspace.noHexBetween' }],
    [{ hexes: 0 }, { code: 'action.malformed' }],
    [{ hexes: 3, move: 'dive' }, { code: 'action.malformed' }],
    [{ before: 0.5 }, { code: 'action.malformed' }],
  ])('the manoeuvre %o is refused: a turn has at most two rotations, and one hex, or two in a dive', (how, refused) => {
    expect(middle().refusal(how)).toEqual(refused);
  });

  test('a manoeuvre that costs more points than are left is refused', () => {
    const table = middle({ points: 4 });
    expect(table.refusal({ move: 'climb' })).toEqual({
      code: 'airspace.notEnoughPoints',
      params: { cost: 5, points: 4 },
    });
    expect(table.refusal({ before: 1, after: 1 })).toBeNull();
    expect(middle({ points: 3 }).refusal({ before: 1, after: 1 })).toMatchObject({ code: 'airspace.notEnoughPoints' });
  });

  test('a dive’s two points may pay for its second hex when only two are left', () => {
    const table = middle({ points: 2 });
    expect(table.refusal({ move: 'dive', hexes: 2 })).toBeNull();
    expect(table.refusal({ move: 'dive', hexes: 2, between: 1 })).toMatchObject({ code: 'airspace.notEnoughPoints' });
  });

  test('no plane climbs above level 10', () => {
    expect(middle({ altitude: 10 }).refusal({ move: 'climb' })).toEqual({
      code: 'airspace.ceiling',
      params: { ceiling: 10 },
    });
    expect(middle({ altitude: 9 }).refusal({ move: 'climb' })).toBeNull();
  });

  test('a plane with points must fly, and its turn cannot be passed', () => {
    const table = middle({ points: 2 });
    expect(table.legal.length).toBeGreaterThan(0);
    expect(table.legal.every((action) => action.type === 'manoeuvre')).toBe(true);
    expect(table.game.check(table.state, { type: 'hold', seat: 0 })).toEqual({ code: 'action.notNow' });
  });

  test('a plane is flown only by its owner', () => {
    const table = middle();
    const action = { ...table.manoeuvre(), seat: 1 };
    expect(table.game.check(table.state, action)).toEqual({ code: 'action.notYou' });
  });
});

describe('Orientation and Movement, every point must be spent', () => {
  test('a single point that is left is lost at once', () => {
    const table = middle({ points: 3 }).fly();
    expect(table.plane(A1).points).toBe(0);
    expect(table.happened.slice(0, 2)).toEqual(['flew', 'pointLost']);
    expect(table.state.plane).toBe(G1);
  });

  test('a plane with two points left has another turn', () => {
    const table = middle({ points: 4 });
    table.plane(G1).points = 0;
    table.fly();
    expect(table.state).toMatchObject({ plane: A1, phaseNumber: 1 });
    table.fly();
    expect(table.state.phaseNumber).toBe(2);
  });

  test('points that a dive gave back are kept and must be flown off like any others', () => {
    const table = middle({ points: 2 });
    table.plane(G1).points = 0;
    table.fly({ move: 'dive' });
    expect(table.plane(A1)).toMatchObject({ points: 2, altitude: 5 });
    expect(table.state.plane).toBe(A1);
    table.fly();
    expect(table.state.phaseNumber).toBe(2);
  });
});

describe('Orientation and Movement, lost planes', () => {
  test('a plane that dives below level 1 crashes', () => {
    const table = middle({ altitude: 1 }).fly({ move: 'dive' });
    expect(table.plane(A1)).toMatchObject({ lost: 'crashed', hex: null, points: 0 });
    expect(table.happened).toEqual(['flew', 'crashed', 'over']);
  });

  test('a plane that flies off the board is out of play', () => {
    const table = middle();
    table.change({ planes: [{ hex: at(5, 0) }] });
    table.fly();
    expect(table.plane(A1)).toMatchObject({ lost: 'left', hex: null, points: 0 });
    expect(table.happened).toEqual(['flew', 'left', 'over']);
  });

  test('a dive loses the plane at the first hex off the board, even if a second one would lead back', () => {
    const table = middle();
    // From the right edge: out to the south-east, then back in by two sixths to the right.
    table.change({ planes: [{ hex: at(10, 4), facing: SE }] });
    table.fly({ move: 'dive', hexes: 2, between: 2 });
    expect(table.plane(A1).lost).toBe('left');
    expect(table.of('flew')[0].path).toEqual([at(11, 5)]);
  });

  test('a rotation that is ordered after a hex off the board is not flown', () => {
    const table = middle();
    table.change({ planes: [{ hex: at(5, 0) }] });
    table.fly({ after: 1 });
    expect(table.of('flew')[0].to).toMatchObject({ hex: at(5, -1), facing: N });
  });

  // From the top of a long column the hex to the north-east is outside; two steps along the edge can go round it.
  test.each<[number, Partial<Manoeuvre>]>([
    [NE, { between: 1, after: -1 }],
    [NE, { before: 1, between: -1 }],
    [SE, { before: -1, between: 1 }],
    [SE, { between: -1, after: 1 }],
  ])('of two ways to one place the one that stays on the board is flown (facing %i, %o)', (facing, out) => {
    const table = middle({ facing });
    table.change({ planes: [{ hex: at(5, 0) }] });
    const dive = { move: 'dive', hexes: 2 } as const;
    expect(table.warnings({ ...dive, ...out })).toEqual([]);
    table.fly({ ...dive, ...out });
    expect(table.plane(A1)).toMatchObject({ lost: null, hex: at(7, 0), facing, altitude: 5, points: 6 });
    expect(table.of('flew')[0]).toMatchObject({ manoeuvre: out, path: [at(6, 0), at(7, 0)] });
  });

  test.each([
    ['straight on', at(10, 5), N],
    ['to the side at once', at(5, 1), N],
  ])('a dive that bends over the edge is not replaced by a flight %s', (_where, hex, facing) => {
    const table = middle({ facing });
    table.change({ planes: [{ hex }] });
    table.fly({ move: 'dive', hexes: 2, between: 1 });
    expect(table.plane(A1).lost).toBe('left');
  });

  test('a plane is lost if both ways to a place leave the board', () => {
    const table = middle({ facing: NE });
    table.change({ planes: [{ hex: at(10, 0) }] });
    table.fly({ move: 'dive', hexes: 2, between: 1, after: -1 });
    expect(table.plane(A1).lost).toBe('left');
  });

  test('a dive at level 1 whose way leaves the board counts as flown off the board', () => {
    const table = middle({ altitude: 1 });
    table.change({ planes: [{ hex: at(5, 0) }] });
    table.fly({ move: 'dive' });
    expect(table.plane(A1).lost).toBe('left');
  });

  test.each<[string, Partial<Manoeuvre>]>([
    ['the way off the board', { between: 1, after: -1 }],
    ['the way on the board', { before: 1, between: -1 }],
  ])('a dive at level 1 with one way off the board and one on it crashes, even if %s is ordered', (_which, how) => {
    // From the top edge, facing north-east: out at once, or round by the hex to the south-east.
    const table = middle({ altitude: 1, facing: NE });
    table.change({ planes: [{ hex: at(5, 0) }] });
    const dive = { move: 'dive', hexes: 2, ...how } as const;
    expect(table.warnings(dive)).toEqual(['airspace.warning.crashes']);
    table.fly(dive);
    expect(table.plane(A1).lost).toBe('crashed');
    expect(table.of('flew')[0].path[0]).toEqual(at(6, 0));
  });

  test('a lost plane has no shot', () => {
    const table = Table.flying(
      { planes: 2 },
      {
        planes: [
          { hex: at(5, 5), facing: N, altitude: 1 },
          { hex: at(5, 3), altitude: 1 },
        ],
      },
    );
    table.fly({ move: 'dive' });
    expect(table.plane(A1).lost).toBe('crashed');
    expect(table.state.phase).toBe('initiativePhase.turn.manoeuvre');
    expect(table.state.plane).not.toBe(A1);
  });
});

describe('Orientation and Movement, warnings before it is flown', () => {
  test('a dive at level 1 shows a warning that the plane crashes', () => {
    const table = middle({ altitude: 1 });
    expect(table.warnings({ move: 'dive' })).toEqual(['airspace.warning.crashes']);
    expect(table.warnings({})).toEqual([]);
    expect(middle({ altitude: 2 }).warnings({ move: 'dive' })).toEqual([]);
  });

  test('a way off the board shows a warning that the plane leaves', () => {
    const table = middle();
    table.change({ planes: [{ hex: at(5, 0) }] });
    expect(table.warnings({})).toEqual(['airspace.warning.leaves']);
    expect(table.warnings({ before: 2 })).toEqual([]);
  });

  test('a manoeuvre after which every turn loses the plane shows a warning one turn earlier', () => {
    const table = middle({ altitude: 1, points: 4 });
    table.change({ planes: [{ hex: at(5, 1) }] });
    // Straight on it ends at the top edge facing out, with two points: too few to turn back.
    expect(table.warnings({})).toEqual(['airspace.warning.noWayOn']);
    expect(table.warnings({ after: 1 })).toEqual([]);
    table.fly().fly({ move: 'dive' });
    const doomed = table.legal.flatMap((action) => table.game.warnings(table.state, action).map(({ code }) => code));
    expect(doomed).toHaveLength(table.legal.length);
    expect(new Set(doomed)).toEqual(new Set(['airspace.warning.crashes', 'airspace.warning.leaves']));
  });

  test('every warning of a lost plane is grave', () => {
    const table = middle({ altitude: 1, points: 4 });
    const grave = (how: Partial<Manoeuvre>) => table.game.warnings(table.state, table.manoeuvre(how));
    expect(grave({ move: 'dive' })).toEqual([{ code: 'airspace.warning.crashes', grave: true }]);
    table.change({ planes: [{ hex: at(5, 1) }] });
    expect(grave({})).toEqual([{ code: 'airspace.warning.noWayOn', grave: true }]);
    table.change({ planes: [{ hex: at(5, 0) }] });
    expect(grave({})).toEqual([{ code: 'airspace.warning.leaves', grave: true }]);
  });

  test('no warning is shown if a dive from level 2, or a rotation with four points left, saves the plane', () => {
    const high = middle({ altitude: 2, points: 4 });
    high.change({ planes: [{ hex: at(5, 1) }] });
    expect(high.warnings({})).toEqual([]);
    const rich = middle({ altitude: 1, points: 6 });
    rich.change({ planes: [{ hex: at(5, 1) }] });
    expect(rich.warnings({})).toEqual([]);
  });

  test('no warning is shown if the points of a new phase save the plane', () => {
    const table = middle({ altitude: 1, points: 2 });
    table.change({ planes: [{ hex: at(5, 1) }] });
    expect(table.warnings({})).toEqual([]);
  });
});
