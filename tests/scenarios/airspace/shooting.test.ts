import { describe, expect, test } from 'vitest';
import { A1, A2, at, G1, G2, N, NE, NW, S, SE, SW, Table } from './table.ts';

/** The Allied plane will fly straight north from (5, 6) to (5, 5) at level 6; the enemy waits somewhere. */
function against(enemy: { hex: ReturnType<typeof at>; facing?: number; altitude?: number; capacity?: number }): Table {
  return Table.flying(
    {},
    {
      planes: [
        { hex: at(5, 6), facing: N },
        { facing: S, ...enemy },
      ],
    },
  );
}

describe('Attacking and Damage, who may be shot at', () => {
  test.each([
    [N, at(5, 4), at(5, 3), at(5, 2)],
    [NE, at(6, 4), at(7, 4), at(8, 3)],
    [SE, at(6, 5), at(7, 6), at(8, 6)],
    [S, at(5, 6), at(5, 7), at(5, 8)],
    [SW, at(4, 5), at(3, 6), at(2, 6)],
    [NW, at(4, 4), at(3, 4), at(2, 3)],
  ])('a plane shoots out of side %i at a target one or two hexes ahead, and no further', (facing, one, two, three) => {
    // A rotation after the move turns the guns: the plane ends over (5, 5) whatever it faces.
    const start = [at(5, 6), at(4, 5), at(4, 4), at(5, 4), at(6, 4), at(6, 5)][facing];
    const shots = [one, two, three].map((hex) => {
      const table = Table.flying(
        {},
        {
          planes: [
            { hex: start, facing },
            { hex, facing: S },
          ],
        },
      ).fly();
      expect(table.plane(A1).hex).toEqual(at(5, 5));
      return table.targets;
    });
    expect(shots).toEqual([[G1], [G1], []]);
  });

  test.each([
    ['beside the nose', at(4, 4)],
    ['behind', at(5, 7)],
    ['two hexes away between two rows', at(6, 3)],
  ])('a target %s is not aligned with the faced side', (_where, hex) => {
    expect(against({ hex }).fly().targets).toEqual([]);
  });

  test('no plane shoots at a target in its own hex, at the same altitude or not', () => {
    expect(against({ hex: at(5, 5) }).fly().targets).toEqual([]);
    expect(against({ hex: at(5, 5), altitude: 5 }).fly().targets).toEqual([]);
    expect(against({ hex: at(5, 5), altitude: 5 }).fly({ move: 'dive' }).targets).toEqual([]);
  });

  test('measured after the move, a lower target needs a dive in this turn, and a higher one a climb', () => {
    const one = at(5, 4);
    const moves = ['level', 'climb', 'dive'] as const;
    const shots = (altitude: number) => moves.map((move) => against({ hex: one, altitude }).fly({ move }).targets);
    // The plane ends at level 6, 7 or 5.
    expect(shots(4)).toEqual([[], [], [G1]]);
    expect(shots(5)).toEqual([[], [], [G1]]);
    expect(shots(6)).toEqual([[G1], [], []]);
    expect(shots(7)).toEqual([[], [G1], []]);
    expect(shots(8)).toEqual([[], [G1], []]);
  });

  test('a level counts as a hex: a target two hexes ahead and one level apart is too far', () => {
    expect(against({ hex: at(5, 3), altitude: 4 }).fly({ move: 'dive' }).targets).toEqual([]);
    expect(against({ hex: at(5, 4), altitude: 3 }).fly({ move: 'dive' }).targets).toEqual([]);
    expect(against({ hex: at(5, 3), altitude: 5 }).fly({ move: 'dive' }).targets).toEqual([G1]);
  });

  test('a dive of two hexes allows a shot at a lower target', () => {
    expect(against({ hex: at(5, 3), altitude: 4 }).fly({ move: 'dive', hexes: 2 }).targets).toEqual([G1]);
  });

  test('friends are no targets', () => {
    const table = Table.flying(
      { planes: 2 },
      { planes: [{ hex: at(5, 6), facing: N }, { hex: at(0, 0) }, { hex: at(5, 4) }, { hex: at(10, 0) }] },
    );
    expect(table.fly().targets).toEqual([]);
  });

  test('planes in between do not stop a shot', () => {
    const table = Table.flying(
      { planes: 2 },
      { planes: [{ hex: at(5, 6), facing: N }, { hex: at(5, 4) }, { hex: at(5, 4) }, { hex: at(5, 3) }] },
    );
    expect(table.fly().targets).toEqual([G1, G2]);
  });

  test('a lost plane is no target', () => {
    const table = Table.flying(
      { planes: 2 },
      {
        planes: [
          { hex: at(5, 6), facing: N },
          { hex: null, lost: 'left', points: 0 },
          { hex: at(0, 0) },
          { hex: at(9, 0) },
        ],
      },
    );
    expect(table.fly().targets).toEqual([]);
  });
});

describe('Attacking and Damage, the decision', () => {
  test('a plane with a target may shoot or hold its fire; without one it is not asked', () => {
    const table = against({ hex: at(5, 4) }).fly();
    expect(table.legal).toEqual([
      { type: 'shoot', seat: 0, target: G1 },
      { type: 'hold', seat: 0 },
    ]);
    table.hold();
    expect(table.happened[0]).toBe('held');
    expect(table.plane(G1).capacity).toBe(6);
    expect(table.state.plane).toBe(G1);
    expect(against({ hex: at(0, 0) }).fly().state.plane).toBe(G1);
  });

  test('a shooter with several targets picks one and shoots once', () => {
    const table = Table.flying(
      { planes: 2 },
      { planes: [{ hex: at(5, 6), facing: N }, { hex: at(5, 4) }, { hex: at(0, 0) }, { hex: at(5, 4) }] },
    );
    table.fly().shoot(G2, 6);
    expect(table.plane(G1).capacity).toBe(6);
    expect(table.plane(G2).capacity).toBe(4);
    expect(table.of('shot')).toHaveLength(1);
    expect(table.state.phase).toBe('initiativePhase.turn.manoeuvre');
  });

  test('only the plane that has just moved shoots', () => {
    const table = against({ hex: at(5, 3), facing: S }).fly();
    // The enemy has the Allied plane in its sights as well, and is not asked.
    expect(table.awaited).toBe(0);
    table.hold();
    expect(table.state).toMatchObject({ plane: G1, phase: 'initiativePhase.turn.manoeuvre' });
  });

  test('the refusal of a shot names the reason for each target', () => {
    const why = (enemy: Parameters<typeof against>[0]) => {
      const table = Table.flying(
        { planes: 2 },
        {
          planes: [
            { hex: at(5, 6), facing: N },
            { hex: at(5, 4), facing: S },
            { hex: at(0, 0), facing: S },
            { facing: S, ...enemy },
          ],
        },
      ).fly();
      return table.game.check(table.state, { type: 'shoot', seat: 0, target: G2 });
    };
    expect(why({ hex: at(5, 5) })).toEqual({ code: 'airspace.sameHex' });
    expect(why({ hex: at(6, 4) })).toEqual({ code: 'airspace.notAhead' });
    expect(why({ hex: at(5, 2) })).toEqual({ code: 'airspace.outOfRange', params: { range: 3, reach: 2 } });
    expect(why({ hex: at(5, 4), altitude: 5 })).toEqual({ code: 'airspace.mustDive' });
    expect(why({ hex: at(5, 4), altitude: 7 })).toEqual({ code: 'airspace.mustClimb' });
    const table = Table.flying(
      { planes: 2 },
      {
        planes: [
          { hex: at(5, 6), facing: N },
          { hex: at(5, 4) },
          { hex: at(5, 4) },
          { hex: null, lost: 'left', points: 0 },
        ],
      },
    ).fly();
    const refused = (target: unknown) => table.game.check(table.state, { type: 'shoot', seat: 0, target });
    expect(refused(A2)).toEqual({ code: 'airspace.friend' });
    expect(refused(G2)).toEqual({ code: 'airspace.targetIsGone' });
    expect(refused(4)).toEqual({ code: 'action.malformed' });
    expect(refused(G1)).toBeNull();
  });
});

describe('Attacking and Damage, adjustments to the die', () => {
  const modifiers = (table: Table, target = G1) => table.shoot(target, 4).of('shot')[0].modifiers;

  test('the die of a shot is unchanged for an adjacent target, and one less for a target two hexes away', () => {
    expect(modifiers(against({ hex: at(5, 4) }).fly())).toEqual({ range: 0, tail: 0, friend: 0 });
    expect(modifiers(against({ hex: at(5, 3) }).fly())).toEqual({ range: -1, tail: 0, friend: 0 });
  });

  test('the die of a shot is one less for a target one hex ahead and one level up or down', () => {
    const lower = against({ hex: at(5, 4), altitude: 4 }).fly({ move: 'dive' });
    expect(lower.shoot(G1, 4).of('shot')[0]).toMatchObject({ hexes: 1, levels: -1, modifiers: { range: -1 } });
    const higher = against({ hex: at(5, 4), altitude: 8 }).fly({ move: 'climb' });
    expect(higher.shoot(G1, 4).of('shot')[0]).toMatchObject({ hexes: 1, levels: 1, modifiers: { range: -1 } });
  });

  test('the die of a shot is one more for a plane that faces exactly as its target does, at any altitude', () => {
    expect(modifiers(against({ hex: at(5, 4), facing: N }).fly())).toEqual({ range: 0, tail: 1, friend: 0 });
    expect(modifiers(against({ hex: at(5, 4), facing: NE }).fly()).tail).toBe(0);
    const lower = against({ hex: at(5, 4), facing: N, altitude: 4 }).fly({ move: 'dive' });
    expect(modifiers(lower)).toEqual({ range: -1, tail: 1, friend: 0 });
  });

  test.each([
    [6, at(5, 4), -1],
    [5, at(5, 4), 0],
    [6, at(5, 3), 0],
  ])('a friend at level %i over %o adjusts a shot to level 6 over (5, 4) by %i', (altitude, hex, friend) => {
    const table = Table.flying(
      { planes: 2 },
      { planes: [{ hex: at(5, 6), facing: N }, { hex: at(5, 4), facing: S }, { hex, altitude }, { hex: at(0, 0) }] },
    );
    expect(modifiers(table.fly())).toEqual({ range: 0, tail: 0, friend });
  });

  test('another enemy in the target’s hex does not change the die of a shot', () => {
    const table = Table.flying(
      { planes: 2 },
      { planes: [{ hex: at(5, 6), facing: N }, { hex: at(5, 4), facing: S }, { hex: at(0, 0) }, { hex: at(5, 4) }] },
    );
    expect(modifiers(table.fly())).toEqual({ range: 0, tail: 0, friend: 0 });
  });

  test.each([
    ['the target’s, one below the shooter', 4, -1],
    ['the shooter’s, one above the target', 5, 0],
  ])('a friend changes the die of a shot only at the target’s level (%s)', (_whose, altitude, friend) => {
    const table = Table.flying(
      { planes: 2 },
      {
        planes: [
          { hex: at(5, 6), facing: N },
          { hex: at(5, 4), facing: S, altitude: 4 },
          { hex: at(5, 4), altitude },
          { hex: at(0, 0) },
        ],
      },
    );
    expect(modifiers(table.fly({ move: 'dive' }))).toEqual({ range: -1, tail: 0, friend });
  });

  test('all adjustments add up, and the event of a shot lists them with the die, the result and the damage', () => {
    const table = Table.flying(
      { planes: 2 },
      { planes: [{ hex: at(5, 6), facing: N }, { hex: at(5, 3), facing: N }, { hex: at(5, 3) }, { hex: at(0, 0) }] },
    );
    expect(table.fly().shoot(G1, 5).of('shot')).toEqual([
      {
        type: 'shot',
        plane: A1,
        target: G1,
        hexes: 2,
        levels: 0,
        die: 5,
        modifiers: { range: -1, tail: 1, friend: -1 },
        result: 4,
        damage: 1,
      },
    ]);
  });
});

describe('Attacking and Damage, results', () => {
  test.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 1],
    [5, 2],
    [6, 2],
  ])('an unadjusted die of %i does %i damage', (die, damage) => {
    const table = against({ hex: at(5, 4) })
      .fly()
      .shoot(G1, die);
    expect(table.plane(G1).capacity).toBe(6 - damage);
    expect(table.of('damaged')).toEqual(
      damage === 0 ? [] : [{ type: 'damaged', plane: G1, damage, capacity: 6 - damage }],
    );
  });

  test.each([
    [1, 1, 2, 0],
    [2, 1, 3, 1],
    [6, 1, 7, 2],
    [1, -1, 0, 0],
    [3, -1, 2, 0],
    [6, -1, 5, 2],
    [5, -1, 4, 1],
  ])('a die of %i with %i is a %i and does %i damage: no face always hits or misses', (die, by, result, damage) => {
    const enemy = by > 0 ? { hex: at(5, 4), facing: N } : { hex: at(5, 3), facing: S };
    const table = against(enemy).fly().shoot(G1, die);
    expect(table.of('shot')[0]).toMatchObject({ die, result, damage });
  });

  test('six points of damage bring a plane down at once', () => {
    const table = against({ hex: at(5, 4), capacity: 2 })
      .fly()
      .shoot(G1, 6);
    expect(table.plane(G1)).toMatchObject({ capacity: 0, lost: 'shotDown', hex: null, points: 0 });
    expect(table.happened).toEqual(['shot', 'damaged', 'shotDown', 'over']);
  });

  test('damage beyond what a plane can take counts for nothing', () => {
    const table = against({ hex: at(5, 4), capacity: 1 })
      .fly()
      .shoot(G1, 6);
    expect(table.plane(G1).capacity).toBe(0);
  });

  test('a plane with one point left flies on', () => {
    const table = against({ hex: at(5, 4), capacity: 3 })
      .fly()
      .shoot(G1, 6);
    expect(table.plane(G1)).toMatchObject({ capacity: 1, lost: null });
    expect(table.state.plane).toBe(G1);
  });
});
