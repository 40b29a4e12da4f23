import type { Plan } from '@aerodrome/engine/games/track/state.ts';
import { describe, expect, test } from 'vitest';
import { type Changes, type Printed, Table } from './table.ts';

const each: readonly Printed[] = [
  [0, 1],
  [1, 0],
  [2, 0],
  [3, 1],
  [4, 0],
  [5, 2],
];
const high: readonly Printed[] = [
  [0, 1],
  [3, 1],
  [4, 0],
  [5, 2],
];
const red: readonly Printed[] = [
  [0, 1],
  [1, 0],
  [2, 0],
  [3, 0],
  [5, 0],
];

/** Brown in the first seat, both planes on one space. */
function against(hand: readonly Printed[], changes: Changes = {}): Table {
  const planes = [{ space: 3 }, { space: 3 }];
  return Table.planning({ biplanes: ['brown', 'red'] }, { hands: [hand, red], planes, ...changes });
}

const plan = (table: Table, printed: Printed, loop = false): Plan => ({
  type: 'plan',
  seat: 0,
  tile: table.tile(0, printed),
  loop,
});
const offered = (table: Table) =>
  table.game.legalActions(table.state, 0).map((action) => action.type === 'plan' && table.tiles(0)[action.tile].value);

describe('the tile after a 0', () => {
  test('the tile after a 0 must be a 1 or a 2 ("Brown Biplane")', () => {
    const table = against(each).turn([0, 1], [0, 1]);
    expect(offered(table)).toEqual([1, 2]);
  });

  test('the tile after a 0 is refused with a reason if it is a 3, a 4 or a 5 ("Brown Biplane")', () => {
    const table = against(each).turn([0, 1], [0, 1]);
    for (const printed of each.slice(3)) {
      expect(table.game.check(table.state, plan(table, printed))).toEqual({ code: 'track.mustFollowZero' });
    }
    expect(table.game.check(table.state, plan(table, [3, 1], true))).toEqual({ code: 'track.mustFollowZero' });
  });

  test('the tile after a 0 cannot be the other 0 ("Brown Biplane")', () => {
    const table = against([...each.slice(0, 4), [0, 2]]).turn([0, 1], [0, 1]);
    expect(table.game.check(table.state, plan(table, [0, 2]))).toEqual({ code: 'track.mustFollowZero' });
  });

  test('the tile after a 0 lifts the limit for the tile after it ("Brown Biplane")', () => {
    for (const low of each.slice(1, 3)) {
      const table = against(each).turn([0, 1], [0, 1]).turn(low, low);
      expect(offered(table).length).toBeGreaterThan(1);
      expect(offered(table)).toContain(5);
    }
  });

  test('the tile after another value than 0 is free ("Brown Biplane")', () => {
    const table = against(each).turn([4, 0], [1, 0]);
    expect(new Set(offered(table))).toEqual(new Set([0, 1, 2, 3, 5]));
  });

  test('the tile of brown’s opponent after a 0 is free ("Brown Biplane")', () => {
    const table = against(each).turn([0, 1], [0, 1]);
    const { hand } = table.state.pilots[1];
    const flat = table.game.legalActions(table.state, 1).filter((action) => action.type === 'plan' && !action.loop);
    expect(flat).toHaveLength(hand.length);
  });

  test('the tile after a 0 is still limited when a round ends in between (rulings, 4)', () => {
    const table = against([each[0], each[1]], { turn: 5 });
    const pilot = table.state.pilots[0];
    pilot.bag.sort((a, b) => b - a);
    table.turn([0, 1], [0, 1]);
    expect([table.state.round, table.state.turn]).toEqual([2, 1]);
    const values = offered(table);
    expect(values).toContain(1);
    expect(values.filter((value) => value !== 1 && value !== 2)).toEqual([]);
    expect(table.state.pilots[0].hand.some((tile) => table.tiles(0)[tile].value > 2)).toBe(true);
  });
});

describe('a crash', () => {
  const over = { ending: 'crashed', winners: [1] };

  test('brown crashes when it has to choose after a 0 and has neither a 1 nor a 2 ("Brown Biplane")', () => {
    const table = against(high).turn([0, 1], [0, 1]);
    expect(table.of('crashed')).toEqual([expect.objectContaining({ seat: 0, cause: 'noLowTile' })]);
    expect(table.state.outcome).toEqual(over);
    expect(table.game.awaiting(table.state)).toEqual([]);
  });

  test('a crash of brown also loses the game if brown is the second pilot ("Brown Biplane")', () => {
    const planes = [{ space: 3 }, { space: 3 }];
    const table = Table.planning({ biplanes: ['red', 'brown'] }, { hands: [red, high], planes });
    expect(table.turn([0, 1], [0, 1]).state.outcome).toEqual({ ending: 'crashed', winners: [0] });
  });

  test('a crash of brown loses the game even if brown has taken fewer hits ("Brown Biplane")', () => {
    const table = against(high, { planes: [{ space: 3 }, { space: 3, damage: 6 }] });
    expect(table.turn([0, 1], [0, 1]).state.outcome).toEqual(over);
  });

  test('a crash of brown does not undo the turn of the 0, which still has its shots (rulings, 8)', () => {
    const table = against(high, { planes: [{ space: 2 }, { space: 3 }] }).turn([0, 1], [1, 0]);
    expect(table.state.planes[1].damage).toBe(1);
    expect(table.happened.indexOf('damaged')).toBeLessThan(table.happened.indexOf('crashed'));
  });

  test('a crash of brown never happens if the 0 shoots the opponent down first (rulings, 8)', () => {
    const table = against(high, { planes: [{ space: 2 }, { space: 3, damage: 6 }] }).turn([0, 1], [1, 0]);
    expect(table.state.outcome).toEqual({ ending: 'shotDown', winners: [0] });
  });

  test('a crash of brown does not happen while brown has a 1 or a 2 ("Brown Biplane")', () => {
    for (const low of each.slice(1, 3)) {
      const table = against([...high, low]).turn([0, 1], [0, 1]);
      expect(table.state.outcome).toBeNull();
    }
  });

  test('a crash of brown also happens across the end of a round (rulings, 4)', () => {
    // All seven low tiles have been played, so the four in the bag are of no help.
    const hand = high.slice(0, 2);
    const pilots = [{ stack: [2, 3, 4, 5, 6], played: [7, 8, 13, 14] }];
    const table = against(hand, { round: 2, turn: 5, pilots }).turn([0, 1], [0, 1]);
    expect(table.of('drew').map(({ seat, count }) => [seat, count])).toContainEqual([0, 4]);
    expect(table.state.round).toBe(3);
    expect(table.state.outcome).toEqual(over);
  });

  test('a crash of brown does not happen after the last turn of the game, which needs no next tile (rulings, 8)', () => {
    const table = against([[0, 1]], { round: 3, turn: 5, pilots: [{ bag: [] }] }).turn([0, 1], [0, 1]);
    expect(table.state.outcome).toMatchObject({ ending: 'sameHits', winners: [] });
  });

  test('a crash of brown happens before brown would have to show white its tile (rulings, 8)', () => {
    const planes = [{ space: 2 }, { space: 0 }];
    const table = Table.planning({ biplanes: ['brown', 'white'] }, { hands: [high, [[1, 1]]], planes });
    table.turn([0, 1], [1, 1]);
    expect(table.state.outcome).toEqual(over);
    expect(table.of('shown')).toEqual([]);
  });

  test('a crash of brown is one of the possible endings of a game with brown ("Brown Biplane")', () => {
    expect(against(each).game.endings).toContain('crashed');
  });
});

describe('a warning before a 0 is laid', () => {
  const warnings = (table: Table, printed: Printed) => table.game.warnings(table.state, plan(table, printed));

  test('a warning before a 0 is laid says that a crash must follow if no 1 or 2 is left in hand (rulings, 8)', () => {
    expect(warnings(against(high), [0, 1])).toEqual([{ code: 'track.warning.noLowTile', grave: true }]);
  });

  test('a warning before a 0 is laid is not given while a 1 or a 2 is left in hand (rulings, 8)', () => {
    for (const low of each.slice(1, 3)) expect(warnings(against([...high, low]), [0, 1])).toEqual([]);
  });

  test('a warning before a 0 is laid is not given for another tile (rulings, 8)', () => {
    for (const printed of high.slice(1)) expect(warnings(against(high), printed)).toEqual([]);
  });

  test('a warning before a 0 is laid can only say "may" before the end of a round, when new tiles come (rulings, 8)', () => {
    const table = against(high.slice(0, 2), { turn: 5 });
    expect(warnings(table, [0, 1])).toEqual([{ code: 'track.warning.perhapsNoLowTile' }]);
  });

  test('a warning before a 0 is laid is not given before the end of a round if the tile that stays is a 1 or a 2 (rulings, 8)', () => {
    expect(warnings(against(each.slice(0, 2), { turn: 5 }), [0, 1])).toEqual([]);
  });

  test('a warning before a 0 is laid is not given for the last tile of the game (rulings, 8)', () => {
    const table = against([[0, 1]], { round: 3, turn: 5, pilots: [{ bag: [] }] });
    expect(warnings(table, [0, 1])).toEqual([]);
  });

  test.each([
    ['bombing', 1, true],
    ['bombing', 2, true],
    ['bombing', 3, false],
    ['bombing', 4, true],
    ['bombing', 6, false],
    ['bombing', 30, false],
    ['escort', 2, true],
    ['escort', 3, false],
  ])(
    'in %s, before round %i ends, a warning is given if the 0 still limits the next tile: %s (rulings, 8 and 12)',
    (...given) => {
      const [scenario, round, warned] = given;
      const table = Table.planning({ scenario, biplanes: ['brown', 'blue'] }, { round, turn: 5, hands: [[[0, 1]]] });
      const charge = scenario === 'escort' ? { charge: 2 } : {};
      const zero: Plan = { type: 'plan', seat: 0, tile: table.tile(0, [0, 1]), loop: false, ...charge };
      expect(table.game.warnings(table.state, zero)).toEqual(
        warned ? [{ code: 'track.warning.perhapsNoLowTile' }] : [],
      );
    },
  );

  test('a warning in a scenario also says that a crash must follow, in any round (rulings, 8)', () => {
    const table = Table.planning({ scenario: 'rescue', biplanes: ['brown', 'blue'] }, { round: 3, hands: [high] });
    expect(warnings(table, [0, 1])).toEqual([{ code: 'track.warning.noLowTile', grave: true }]);
  });

  test('a warning before a 0 is laid does not forbid the tile (rulings, 8)', () => {
    const table = against(high);
    expect(table.game.check(table.state, plan(table, [0, 1]))).toBeNull();
  });
});
