import { describe, expect, test } from 'vitest';
import { B, type Changes, type Printed, Table } from '../table.ts';

/** Airfields 1 to 5 lie on spaces 1, 2, 3, 5 and 6; the objective is airfield 4, on space 5. */
const airfields = [1, 2, 3, 4, 5];

/** A white rescuer, and a defender out of everybody's way on the brown loop. */
function rescuer(own: number, changes: Changes = {}, raw: Record<string, unknown> = {}): Table {
  const table = Table.planning(
    { scenario: 'rescue', biplanes: ['white', 'blue'], ...raw },
    {
      targets: airfields,
      objectives: { held: [4], stack: [1, 2, 3, 5], shown: [] },
      planes: [{ space: own }, { space: B }],
    },
  );
  table.change(changes);
  return table;
}

const landedAt = (space: number, changes: Changes = {}) => rescuer(space, { landed: space, ...changes });

describe.each(['final', 'prototype'])('landing, %s edition ("Rescue", Gameplay)', (edition) => {
  const raw = { edition };

  test.each<[string, number, Printed]>([
    ['0', 5, [0, 0]],
    ['1', 4, [1, 1]],
  ])('a %s that ends at the target airfield lands the rescuer there', (_, from, tile) => {
    const table = rescuer(from, {}, raw).play(tile, [0, 1]);
    expect(table.of('landed')).toEqual([{ type: 'landed', spot: 3, airfield: 4 }]);
    expect(table.state).toMatchObject({ landed: 5, takeOff: false, rescued: 0, targets: airfields });
  });

  test('a rescuer lands at any airfield, so that a landing may be a bluff (ruling 14)', () => {
    for (const space of [1, 2, 3, 5, 6]) {
      expect(rescuer(space, {}, raw).play([0, 0], [0, 1]).state.landed).toBe(space);
    }
  });

  test.each<[number, Printed, boolean]>([
    [3, [2, 0], false],
    [2, [3, 0], false],
    [6, [3, 0], true],
    [1, [4, 1], false],
    [0, [5, 2], false],
  ])('a tile other than 0 and 1 does not land: from %i with %j', (from, tile, loop) => {
    const table = rescuer(from, {}, raw).play(tile, [0, 1], { loops: [loop, false] });
    expect([table.spaces[0], table.state.landed]).toEqual([5, -1]);
  });

  test('a rescuer cannot land on a space without an airfield or with a removed one', () => {
    expect(rescuer(4, {}, raw).play([0, 0], [0, 1]).state.landed).toBe(-1);
    expect(rescuer(5, { targets: [1, 2, 3, 0, 5] }, raw).play([0, 0], [0, 1]).state.landed).toBe(-1);
  });

  test('the defender does not land', () => {
    const table = rescuer(7, { planes: [{ space: 7 }, { space: 5 }] }, raw).play([1, 1], [0, 1]);
    expect(table.state.landed).toBe(-1);
  });
});

describe('on the ground ("Rescue", Gameplay)', () => {
  test('a 0 of a landed rescuer has no effect', () => {
    const table = landedAt(5).play([0, 0], [0, 1]);
    expect(table.of('landed')).toEqual([]);
    expect(table.state).toMatchObject({ landed: 5, rescued: 0, targets: airfields });
  });

  test.each<[Printed, number]>([
    [[1, 1], 6],
    [[2, 0], 7],
  ])('%j takes off from the target with the person, and the airfield is removed', (tile, end) => {
    const table = landedAt(5).play(tile, [0, 1]);
    expect(table.of('tookOff')).toMatchObject([{ space: 5, rescued: true, airfield: 4 }]);
    expect(table.spaces[0]).toBe(end);
    expect(table.state).toMatchObject({ rescued: 1, targets: [1, 2, 3, 0, 5] });
  });

  test.each<[Printed, number]>([
    [[1, 1], 4],
    [[2, 0], 5],
  ])('%j takes off from another airfield without a person, and the airfield stays', (tile, end) => {
    const table = landedAt(3).play(tile, [0, 1]);
    expect(table.of('tookOff')).toMatchObject([{ space: 3, rescued: false, airfield: 3 }]);
    expect(table.spaces[0]).toBe(end);
    expect(table.state).toMatchObject({ rescued: 0, targets: airfields });
  });

  test.each<[Printed, boolean, number]>([
    [[3, 0], false, 0],
    [[3, 0], true, 9],
    [[4, 1], false, 1],
    [[5, 2], false, 2],
  ])(
    '%j, looped %s, aborts even at the target: the person stays behind, and Land comes back at once',
    (tile, loop, end) => {
      const table = landedAt(5).play(tile, [0, 1], { loops: [loop, false] });
      expect(table.of('aborted')).toEqual([{ type: 'aborted', space: 5 }]);
      expect(table.spaces[0]).toBe(end);
      expect(table.state).toMatchObject({ landed: -1, takeOff: false, rescued: 0, targets: airfields });
    },
  );

  test('a person left behind by an abort can be rescued by another landing', () => {
    const table = rescuer(4).play([1, 1], [0, 1]).play([3, 0], [1, 0]);
    expect(table.spaces[0]).toBe(0);
    table.change({ planes: [{ space: 4 }, { space: B }] });
    table.play([1, 1], [2, 0]).play([2, 0], [3, 0]);
    expect(table.state.rescued).toBe(1);
  });

  test('a take-off move does not land, and a 0 in the next turn can land again (ruling 14)', () => {
    const table = landedAt(5).play([1, 1], [0, 1]);
    expect(table.spaces[0]).toBe(6);
    expect(table.of('landed')).toEqual([]);
    expect(table.state).toMatchObject({ landed: -1, takeOff: false, turn: 2 });
    table.play([0, 0], [1, 0]);
    expect(table.of('landed')).toEqual([{ type: 'landed', spot: 4, airfield: 5 }]);
  });

  test('a take-off without a person does not land in that move, and Land comes back in the next turn', () => {
    const table = landedAt(1).play([1, 1], [0, 1]);
    expect(table.spaces[0]).toBe(2);
    expect(table.of('landed')).toEqual([]);
    expect(table.state).toMatchObject({ landed: -1, takeOff: false, turn: 2 });
    expect(table.play([0, 0], [1, 0]).of('landed')).toEqual([{ type: 'landed', spot: 1, airfield: 2 }]);
  });

  test('every objective in hand counts, in any order (ruling 14)', () => {
    const objectives = { held: [4, 2, 5], stack: [1, 3], shown: [] };
    for (const space of [2, 5, 6]) {
      expect(landedAt(space, { objectives }).play([2, 0], [0, 1]).state.rescued).toBe(1);
    }
    expect(landedAt(3, { objectives }).play([2, 0], [0, 1]).state.rescued).toBe(0);
  });

  test('a landed biplane shoots and is shot as usual (ruling 14)', () => {
    const shot = landedAt(5, { planes: [{ space: 5 }, { space: 3 }] }).play([0, 0], [0, 1]);
    expect(shot.of('shot')).toMatchObject([{ from: 1, at: [0], distance: 2, hits: 1 }]);
    const shoots = landedAt(3, { planes: [{ space: 3 }, { space: 5 }] }).play([0, 1], [0, 1]);
    expect(shoots.of('shot')).toMatchObject([{ from: 0, at: [1], distance: 2, hits: 1 }]);
  });

  test('a turn has its take-off before the moves, and its landing before the shots ("Order inside a turn")', () => {
    const off = landedAt(5, { planes: [{ space: 5 }, { space: 4 }] }).play([2, 0], [1, 1]);
    expect(off.happened.slice(1)).toEqual(['revealed', 'tookOff', 'flew', 'flew', 'shot', 'damaged', 'turnBegan']);
    const down = rescuer(4, { planes: [{ space: 4 }, { space: 3 }] }).play([1, 1], [1, 1]);
    expect(down.happened.slice(1)).toEqual(['revealed', 'flew', 'flew', 'landed', 'shot', 'damaged', 'turnBegan']);
  });
});

describe('the knowledge of the defender (ruling 14)', () => {
  test('the defender does not see the objective when the rescuer lands or flies on', () => {
    const table = rescuer(4).play([1, 1], [0, 1]);
    expect(table.game.view(table.state, 1).objectives).not.toHaveProperty('held');
    table.play([0, 0], [1, 0]);
    expect(JSON.stringify(table.events.map((event) => table.game.redact(event, 1)))).not.toContain('objective');
  });

  test('a take-off shows the defender only whether that airfield was an objective', () => {
    const table = landedAt(3).play([2, 0], [0, 1]);
    expect(table.game.view(table.state, 1).objectives).toEqual({
      heldCount: 1,
      stackCount: 4,
      shown: [{ airfield: 3, held: 1, matched: false }],
    });
  });
});

describe('objectives round by round ("Rescue", End of the round)', () => {
  /** Ends a round at once: the fifth turn, nobody near anybody. */
  const endRound = (round: number, held: number[], stack: number[]) =>
    rescuer(0, { round, turn: 5, objectives: { held, stack, shown: [] } }).play([2, 1], [0, 1]);

  test.each([1, 2, 3, 4])('one more objective is drawn at the end of round %i', (round) => {
    const table = endRound(round, [4], [1, 2, 3, 5]);
    expect(table.state.objectives.held).toHaveLength(2);
    expect([...table.state.objectives.held, ...table.state.objectives.stack].sort()).toEqual(airfields);
    expect(table.of('objectiveDrawn')).toHaveLength(1);
  });

  test('no objective is drawn when all five are out', () => {
    const table = endRound(5, [4, 1, 2, 3, 5], []);
    expect(table.of('objectiveDrawn')).toEqual([]);
    expect(table.state).toMatchObject({ round: 6, objectives: { held: [4, 1, 2, 3, 5], stack: [] } });
  });

  test('no objective is drawn within a round', () => {
    expect(rescuer(0).play([2, 1], [0, 1]).state.objectives.held).toEqual([4]);
  });

  test('no objective is drawn when the game ends with the round', () => {
    const table = rescuer(0, { round: 1, turn: 5, planes: [{ space: 2, damage: 5 }, { space: 0 }] });
    table.play([0, 0], [0, 1]);
    expect(table.state.outcome).not.toBeNull();
    expect(table.of('objectiveDrawn')).toEqual([]);
  });
});
