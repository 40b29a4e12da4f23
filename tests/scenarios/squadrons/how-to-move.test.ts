import { describe, expect, test } from 'vitest';
import { american, german, Table } from './table.ts';

const ways = (table: Table) => table.legalOf('fly').map(({ way }) => way);

/** Where the moving plane can end. */
function ends(table: Table): string[] {
  const from = table.state.planes[table.state.moving].square;
  return ways(table).map((way) => table.grid.name(table.grid.path(from, way)?.at(-1) as number));
}

describe('How to move 1–3: putting planes in flight', () => {
  test('How to move 1: each squadron may have one plane in flight, so a player with two squadrons has up to two', () => {
    const table = Table.turn({ mover: american });
    expect(table.legalOf('launch').map(({ plane }) => plane)).toEqual([0, 1, 2, 3, 4, 5]);
    table.launch('green2');
    expect(table.legalOf('launch').map(({ plane }) => plane)).toEqual([3, 4, 5]);
    expect(table.check({ type: 'launch', seat: american, plane: table.plane('green1') })).toEqual({
      code: 'squadrons.standInUse',
    });
    table.launch('blue3');
    expect(table.of('rolled')).toHaveLength(1);
  });

  test('How to move 1: a player with two squadrons may launch only one plane', () => {
    const table = Table.turn({ mover: american }).launch('blue1').roll(2, 3);
    expect(table.state.toMove).toEqual([table.plane('blue1')]);
  });

  test('How to move 1: a player with no plane in flight and none launched does not throw, and the turn passes', () => {
    const table = Table.turn({ mover: american });
    expect(table.game.warnings(table.state, { type: 'ready', seat: american })).toEqual([
      { code: 'squadrons.warning.turnPasses' },
    ]);
    table.do({ type: 'ready', seat: american });
    expect(table.happened).toEqual(['passed', 'turnBegan']);
    expect(table.state.mover).toBe(german);
  });

  test('How to move 2: a plane takes off from the landing square it stands on, and moves in the same turn', () => {
    const table = Table.turn({ mover: american }).launch('green3');
    expect(table.where('green3')).toBe('C1 N');
    table.roll(3, 3).move('green3', 3, 'NNN', 'N');
    expect(table.where('green3')).toBe('C4 N');
  });

  test('How to move 3: a launched plane gets four cards of its squadron’s pack, which only its owner may look at', () => {
    const table = Table.turn({ mover: american }).launch('green1');
    expect(table.squadron('green').hand).toHaveLength(4);
    expect(table.squadron('green').pack).toHaveLength(8);
    const [drew] = table.of('drew');
    expect(drew.secret?.to).toEqual([american]);
    expect([...(drew.secret?.cards ?? [])].sort()).toEqual(table.squadron('green').hand);
    expect(table.game.redact(drew, german)).toEqual({ type: 'drew', squadron: 0, count: 4 });
    expect(table.game.view(table.state, german).squadrons[0].hand).toBeUndefined();
    expect(table.game.view(table.state, american).squadrons[0].hand).toHaveLength(4);
  });
});

describe('How to move 4–6: the dice', () => {
  const two = { green1: 'E4 N', blue1: 'H4 N' } as const;

  test('How to move 4: a plane moves over edges in all four directions, turning corners, never diagonally', () => {
    const table = Table.turn({ mover: american, flying: { green1: 'E6 N' } }).roll(1, 1);
    expect(ways(table)).toEqual(['N', 'E', 'S', 'W']);
    const corner = Table.turn({ mover: american, flying: { green1: 'E6 N' } }).roll(2, 2);
    expect(ways(corner)).toContain('NE');
    expect(ways(corner)).toHaveLength(12);
  });

  test('How to move 5: with two planes in flight, a 3 and a 4 move one plane 3 and the other 4, as the player decides', () => {
    const table = Table.turn({ mover: american, flying: two }).roll(3, 4);
    expect(table.legal).toEqual(
      ['green1', 'blue1'].flatMap((name) =>
        [3, 4].map((die) => ({ type: 'take', seat: american, plane: table.plane(name as 'green1'), die })),
      ),
    );
    table.move('blue1', 3, 'NNN', 'N');
    // The other plane has the other die, without being asked.
    table.move('green1', 4, 'NNNN', 'N');
    expect([table.where('green1'), table.where('blue1')]).toEqual(['E8 N', 'H7 N']);
  });

  test('How to move 5: the other plane moves even if the first one was shot down', () => {
    const table = Table.turn({
      mover: american,
      flying: { green1: 'A10 N', blue1: 'H4 N' },
      hits: ['A11', 'B11', 'J11', 'K11', 'A2', 'B2', 'J2', 'K2'],
    });
    table.roll(1, 4).move('green1', 1, 'N');
    expect(table.where('green1')).toBe('lost');
    expect(table.state).toMatchObject({ phase: 'movement.flying', moving: table.plane('blue1'), die: 4 });
  });

  test('How to move 6: a single plane moves by either number, 3 or 4, but not by their sum', () => {
    const table = Table.turn({ mover: american, flying: { green1: 'E4 N' } }).roll(3, 4);
    expect(table.legalOf('take').map(({ die }) => die)).toEqual([3, 4]);
    expect(table.check({ type: 'take', seat: american, plane: 0, die: 7 })).toEqual({ code: 'squadrons.noSuchDie' });
  });

  test('only planes in flight move', () => {
    const table = Table.turn({ mover: american, flying: two }).roll(3, 4);
    expect(table.check({ type: 'take', seat: american, plane: table.plane('green2'), die: 3 })).toEqual({
      code: 'squadrons.notToMove',
    });
  });
});

describe('How to move 7 and 8: the full count, and no edge both ways (diagrams A to D)', () => {
  const rolled = (die: number) => Table.turn({ mover: american, flying: { green1: 'F6 N' } }).roll(die, die);
  const refusal = (die: number, way: string) => rolled(die).check({ type: 'fly', seat: american, way });

  test('How to move 7: a plane must fly every square of the die', () => {
    expect(refusal(3, 'NN')).toEqual({ code: 'squadrons.tooShort', params: { die: 3 } });
    expect(refusal(3, 'NNNN')).toEqual({ code: 'squadrons.tooFar', params: { die: 3 } });
  });

  test('How to move 7: a plane may not go back and forth between two squares, at once or later in the move', () => {
    expect(refusal(2, 'NS')).toEqual({ code: 'squadrons.edgeBothWays' });
    expect(refusal(6, 'NNESWS')).toEqual({ code: 'squadrons.edgeBothWays' });
  });

  test('How to move 7: a plane may come back to the square it started from, with a 4 or a 6', () => {
    for (const way of ['NESW', 'WSEN', 'NNESSW', 'EENWWS']) {
      expect(rolled(way.length).move('green1', way.length, way, 'N').where('green1')).toBe('F6 N');
    }
    for (const die of [2, 3, 5]) expect(ends(rolled(die))).not.toContain('F6');
  });

  test('How to move 7: a plane may cross a square twice', () => {
    expect(refusal(5, 'NESWW')).toBeNull();
  });

  test('How to move 8: a near square may be out of reach', () => {
    expect(ends(rolled(4))).not.toContain('F7');
    expect(ends(rolled(4))).toContain('G7');
  });

  test('a plane cannot leave the board', () => {
    const table = Table.turn({ mover: american, flying: { green1: 'A6 N' } }).roll(2, 2);
    expect(table.check({ type: 'fly', seat: american, way: 'WN' })).toEqual({ code: 'squadrons.offTheBoard' });
  });
});

describe('How to move 9: facing', () => {
  test('a plane faces one of the adjoining squares at the end of its move, as its player chooses', () => {
    const table = Table.turn({ mover: american, flying: { green1: 'F6 N' } })
      .roll(1, 1)
      .move('green1', 1, 'N');
    expect(table.legalOf('face').map(({ facing }) => facing)).toEqual([0, 1, 2, 3]);
    table.face('W');
    expect(table.where('green1')).toBe('F7 W');
  });

  test('a plane never faces off the board', () => {
    const table = Table.turn({ mover: american, flying: { green1: 'A6 N' } })
      .roll(1, 1)
      .move('green1', 1, 'N');
    expect(table.legalOf('face').map(({ facing }) => facing)).toEqual([0, 1, 2]);
    expect(table.check({ type: 'face', seat: american, facing: 3 })).toEqual({ code: 'action.noSuchChoice' });
  });

  test('a plane keeps the facing that was chosen, and its player is not asked again', () => {
    const table = Table.turn({ mover: american, flying: { green1: 'F6 N' } })
      .roll(1, 1)
      .move('green1', 1, 'N', 'E');
    expect(table.state.mover).toBe(german);
    expect(table.check({ type: 'face', seat: american, facing: 0 })).toEqual({ code: 'action.notNow' });
  });
});

describe('How to move 10: one plane per square', () => {
  test('a plane may neither fly over nor stop on own or enemy planes, in flight or on the ground', () => {
    const table = Table.turn({
      mover: american,
      flying: { green1: 'B3 N', blue1: 'B4 N', red1: 'C3 N', yellow1: 'H9 S' },
    }).roll(2, 2);
    table.do({ type: 'take', seat: american, plane: table.plane('green1'), die: 2 });
    expect(ways(table).sort()).toEqual(['SE', 'SW', 'WN', 'WS'].sort());
    expect(table.check({ type: 'fly', seat: american, way: 'NN' })).toEqual({
      code: 'squadrons.squareTaken',
      params: { square: 'B4' },
    });
    // B1 is where green2 stands.
    expect(table.check({ type: 'fly', seat: american, way: 'SS' })).toEqual({
      code: 'squadrons.squareTaken',
      params: { square: 'B1' },
    });
  });

  test('any plane may cross or stop on an empty landing square, including an enemy’s', () => {
    const table = Table.turn({
      mover: american,
      flying: { green1: 'D11 N' },
      lost: ['red3'],
      hits: ['A11', 'B11', 'J11', 'K11', 'A2', 'B2', 'J2', 'K2'],
    }).roll(2, 2);
    table.move('green1', 2, 'N').move('green1', 2, 'NW', 'S');
    expect(table.where('green1')).toBe('C12 S');
  });

  test('a plane that no die moves stays, may turn, and then neither attacks nor strafes', () => {
    const table = Table.turn({
      mover: american,
      flying: { green1: 'A6 N', blue1: 'A7 N', red1: 'B6 W', yellow1: 'A5 N' },
      hands: { green: [1, 2, 3, 4], red: [1, 2], yellow: [5] },
    }).roll(2, 5, 1, 1);
    // Hemmed in on all three sides: it may take either die, and the other plane gets the rest.
    expect(table.legalOf('take').filter(({ plane }) => plane === 0)).toHaveLength(2);
    table.do({ type: 'take', seat: american, plane: table.plane('green1'), die: 5 });
    expect(table.happened).toEqual(['took', 'stayed']);
    table.face('E');
    expect(table.where('green1')).toBe('A6 E');
    table.move('blue1', 2, 'NN', 'N');
    // Red stood in front of green, but green did not move: the turn is over.
    expect(table.state).toMatchObject({ mover: german, dogfight: null });
  });

  test('a plane that can only land has a move, whatever the die', () => {
    // On A2, between red on A3 and blue on B2: south lies A1, its own empty landing square, and no further.
    const table = Table.turn({
      mover: american,
      flying: { green1: 'A2 S', blue1: 'B2 N', red1: 'A3 N' },
      mayLand: ['green1'],
    }).roll(2, 5);
    table.do({ type: 'take', seat: american, plane: table.plane('green1'), die: 5 });
    expect(table.legal).toEqual([{ type: 'land', seat: american, way: 'S' }]);
    // Before it may land it is hemmed in.
    const early = Table.turn({ mover: american, flying: { green1: 'A2 S', blue1: 'B2 N', red1: 'A3 N' } }).roll(2, 5);
    expect(early.do({ type: 'take', seat: american, plane: 0, die: 5 }).state.stays).toBe(true);
  });

  test('a plane that one die moves must take that die', () => {
    // From A12, between a grounded plane and two in flight, a single step leads to A11, and no further.
    const table = Table.turn({
      mover: american,
      flying: { green1: 'A12 S', blue1: 'A10 N', yellow1: 'B11 W' },
      lost: ['red1'],
    });
    table.roll(1, 2);
    expect(table.legalOf('take').filter(({ plane }) => plane === 0)).toEqual([
      { type: 'take', seat: american, plane: 0, die: 1 },
    ]);
    expect(table.check({ type: 'take', seat: american, plane: 0, die: 2 })).toEqual({
      code: 'squadrons.dieIsBlocked',
      params: { die: 2 },
    });
  });
});
