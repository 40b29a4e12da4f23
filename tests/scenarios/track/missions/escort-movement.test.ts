import { describe, expect, test } from 'vitest';
import { B, type Changes, P, type Printed, Table } from '../table.ts';

/** The malfunctioning biplane's tiles by what they show. */
const tile = { minusTwo: 0, minusOne: 1, zero: 2, zeroWithHit: 3, plusOne: 4, plusTwo: 5 };

/** Escort, attacker and charge on given spaces. */
function escort(spaces: number[], changes: Changes = {}, raw: Record<string, unknown> = {}): Table {
  const table = Table.planning({ scenario: 'escort', ...raw }, { planes: spaces.map((space) => ({ space })) });
  table.change(changes);
  return table;
}

/** Where escort and charge end; what the attacker does meanwhile is of no concern. */
function moved(own: number, ward: number, first: Printed, charge: number, loop = false): number[] {
  const table = escort([own, 4, ward]).play(first, [0, 1], { loops: [loop, false], charge });
  return [table.spaces[0], table.spaces[2]];
}

describe('two tiles at once ("Escort", Gameplay)', () => {
  test('the escort plans a tile for itself and one for its charge, and the attacker plans one', () => {
    const table = escort([0, 4, 0]).give(0, [2, 0]).give(1, [2, 0]);
    const own = { type: 'plan', seat: 0, tile: table.tile(0, [2, 0]), loop: false };
    expect(table.game.check(table.state, own)).toEqual({ code: 'track.notInChargeHand' });
    expect(table.game.check(table.state, { ...own, charge: tile.plusTwo })).toBeNull();
    const other = { type: 'plan', seat: 1, tile: table.tile(1, [2, 0]), loop: false };
    expect(table.game.check(table.state, { ...other, charge: tile.plusTwo })).not.toBeNull();
    expect(table.game.check(table.state, other)).toBeNull();
  });

  test('the tiles of escort and charge are revealed together with the attacker’s', () => {
    const table = escort([0, 4, 0]).give(0, [2, 0]).give(1, [0, 1]).plan(0, [2, 0], { charge: tile.minusOne });
    expect(table.game.view(table.state, 1).pilots[0]).not.toHaveProperty('plan');
    const own = table.tile(0, [2, 0]);
    table.plan(1, [0, 1]);
    expect(table.of('revealed')[0].plans).toMatchObject([{ tile: own, loop: false, charge: tile.minusOne }, {}]);
  });

  test('a used tile of the charge lies face up and cannot be used again in that round', () => {
    const table = escort([0, 4, 0]).play([2, 0], [0, 1], { charge: tile.plusOne });
    expect(table.state.chargeTiles).toEqual({ hand: [0, 1, 2, 3, 5], played: [tile.plusOne] });
    table.give(0, [2, 1]);
    const again = { type: 'plan', seat: 0, tile: table.tile(0, [2, 1]), loop: false, charge: tile.plusOne };
    expect(table.game.check(table.state, again)).toEqual({ code: 'track.notInChargeHand' });
  });

  test.each([1, 2])('the charge has all six tiles again at the end of round %i ("End of the round")', (round) => {
    const chargeTiles = { hand: [1, 5], played: [0, 2, 3, 4] };
    const table = escort([P, B, P], { round, turn: 5, chargeTiles }).play([0, 0], [0, 1], { charge: tile.minusOne });
    expect(table.state).toMatchObject({
      round: round + 1,
      turn: 1,
      chargeTiles: { hand: [0, 1, 2, 3, 4, 5], played: [] },
    });
  });
});

describe('combined movement ("Escort", Gameplay)', () => {
  test('a 5 and −2 move the escort 5 spaces and the charge 3 in example 1', () => {
    expect(moved(0, 0, [5, 0], tile.minusTwo)).toEqual([5, 3]);
  });

  test('a 1 and −2 move the escort 1 space and the charge none in example 2', () => {
    expect(moved(0, 0, [1, 0], tile.minusTwo)).toEqual([1, 0]);
  });

  const printed: Printed[] = [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 1],
    [5, 0],
  ];
  test.each([...[-2, -1, 0, 0, 1, 2].entries()])(
    'tile %i of the charge adds %i to the escort’s tile, never below zero',
    (charge, change) => {
      for (const first of printed) {
        expect(moved(0, 0, first, charge)).toEqual([first[0], Math.max(0, first[0] + change)]);
      }
    },
  );

  test('escort and charge each count from their own space', () => {
    expect(moved(1, 6, [2, 0], tile.plusTwo)).toEqual([3, 2]);
    expect(moved(6, 1, [4, 1], tile.minusOne)).toEqual([2, 4]);
  });
});

describe('following the escort round a loop ("Escort", Gameplay; ruling 15)', () => {
  test.each([
    ['from the same space', 7, 7, tile.zero, [6, 6]],
    ['one behind', 7, 6, tile.zero, [6, 5]],
    ['two behind: it ends on the loop', 7, 5, tile.zero, [6, B]],
    ['three behind: out of reach, so on along the ring', 7, 4, tile.zero, [6, 7]],
    ['three behind with 4 to fly: it reaches the loop', 7, 4, tile.plusOne, [6, B]],
    ['four behind with 5 to fly: it reaches the loop', 7, 3, tile.plusTwo, [6, B]],
    ['five behind with 5 to fly: out of reach', 7, 2, tile.plusTwo, [6, 7]],
    ['from the same space with 1: it ends on the loop', 7, 7, tile.minusTwo, [6, B]],
    ['one behind with 1: out of reach', 7, 6, tile.minusTwo, [6, 7]],
    ['with 5, out of the loop again and on along the ring', 6, 7, tile.plusTwo, [5, 0]],
    ['ahead of the loop', 7, 0, tile.zero, [6, 3]],
  ])('a charge follows its escort round the brown loop if it reaches it: %s', (_, own, ward, charge, ends) => {
    expect(moved(own, ward, [3, 0], charge, true)).toEqual(ends);
  });

  test.each([
    ['from the same space', 3, 3, tile.zero, [2, 2]],
    ['when the escort only reaches the loop space', 1, 2, tile.minusOne, [P, P]],
    ['with 5 from further back', 2, 0, tile.plusTwo, [1, 1]],
    ['not the other loop', 3, 7, tile.zero, [2, 2]],
  ])('a charge follows its escort round the purple loop if it reaches it: %s', (_, own, ward, charge, ends) => {
    expect(moved(own, ward, [3, 0], charge, true)).toEqual(ends);
  });

  test.each<[string, number, number, Printed, number, number[]]>([
    ['brown, flying on with 1', B, 6, [1, 0], tile.plusOne, [5, B]],
    ['brown, flying on with 5', B, 6, [5, 0], tile.minusTwo, [1, 5]],
    ['brown, staying with 0', B, 7, [0, 0], tile.plusOne, [B, B]],
    ['brown, both there: one passage a move, then the ring', B, B, [5, 0], tile.minusOne, [1, 0]],
    ['purple, flying on with 2', P, 2, [2, 0], tile.zero, [2, P]],
    ['purple, staying with 0', P, 3, [0, 0], tile.plusTwo, [P, 1]],
    ['purple, but the charge only near the brown', P, 7, [2, 0], tile.zero, [2, 1]],
  ])('a charge also has to loop when its escort starts on the loop: %s', (_, own, ward, first, charge, ends) => {
    expect(moved(own, ward, first, charge)).toEqual(ends);
  });

  test('a charge never loops with an escort that does not loop, whatever tile it flies', () => {
    for (const charge of Object.values(tile)) {
      const [, ward] = moved(7, 7, [3, 0], charge);
      expect(ward).toBe((7 + Math.max(0, 3 + [-2, -1, 0, 0, 1, 2][charge])) % 8);
    }
  });

  test('a charge on a loop without its escort flies on and out of the loop', () => {
    expect(moved(0, B, [2, 0], tile.zero)).toEqual([2, 6]);
    expect(moved(0, P, [1, 0], tile.minusOne)).toEqual([1, P]);
  });

  test('a charge on the two-coloured side follows its escort round the loops there', () => {
    const table = escort([4, 7, 3], {}, { board: 'two-coloured' });
    table.play([3, 0], [0, 1], { loops: [true, false], charge: tile.zero });
    expect(table.spaces).toEqual([3, 7, 2]);
  });
});

describe('the escort shot down ("Escort", End of the round; ruling 15)', () => {
  const lost: Changes = {
    planes: [{ damage: 6 }],
    chargeTiles: { hand: [0, 2, 3], played: [1, 4, 5] },
  };
  /** Attacker on 0 shoots the escort on 2 down; the charge is out of the way on the purple loop. */
  const fall = (changes: Changes = lost) => escort([2, 0, P], changes).play([0, 0], [0, 1], { charge: tile.zero });

  test('the game goes on without a lost escort', () => {
    const table = fall();
    expect(table.of('shotDown')).toEqual([{ type: 'shotDown', plane: 0 }]);
    expect(table.state).toMatchObject({
      outcome: null,
      turn: 2,
      planes: [{ down: true }, { down: false }, { down: false }],
    });
    expect(table.game.awaiting(table.state)).toEqual([0, 1]);
  });

  test('the charge of a lost escort keeps only +1, +2 and the 0 with a hit, used or not', () => {
    const table = fall();
    expect(table.of('chargeTilesDiscarded')).toHaveLength(1);
    expect(table.state.chargeTiles).toEqual({ hand: [3, 4, 5], played: [] });
  });

  test.each([
    ['0', tile.zeroWithHit, 2],
    ['+1', tile.plusOne, 3],
    ['+2', tile.plusTwo, 4],
  ])('the charge of a lost escort moves by its own tile alone: %s', (_, charge, end) => {
    const table = fall();
    table.change({ planes: [{}, {}, { space: 2 }] });
    const plans = table.game.legalActions(table.state, 0);
    expect(plans).toEqual(
      [3, 4, 5].map((number) => ({ type: 'plan', seat: 0, tile: -1, loop: false, charge: number })),
    );
    table.do({ type: 'plan', seat: 0, tile: -1, loop: false, charge }).give(1, [1, 0]).plan(1, [1, 0]);
    expect(table.spaces[2]).toBe(end);
  });

  test('the charge of a lost escort takes its tile back after the move, and always has three to choose from', () => {
    const table = fall();
    for (const second of [
      [1, 0],
      [2, 0],
      [3, 0],
    ] as const) {
      table.change({ planes: [{}, { space: B }, { space: P }] });
      table.do({ type: 'plan', seat: 0, tile: -1, loop: false, charge: tile.plusTwo }).give(1, second).plan(1, second);
      expect(table.state.chargeTiles).toEqual({ hand: [3, 4, 5], played: [] });
    }
  });

  test('a new round does not return the discarded tiles of the charge', () => {
    const table = fall({ ...lost, round: 1, turn: 5 });
    expect(table.state).toMatchObject({ round: 2, turn: 1, chargeTiles: { hand: [3, 4, 5], played: [] } });
  });

  test('a lost escort leads its charge round no loop, even if it fell on or beside one', () => {
    const table = fall();
    table.change({ planes: [{ space: B }, { space: 2 }, { space: 7 }] });
    table.do({ type: 'plan', seat: 0, tile: -1, loop: false, charge: tile.plusTwo }).give(1, [1, 0]).plan(1, [1, 0]);
    expect(table.spaces[2]).toBe(1);
  });
});
