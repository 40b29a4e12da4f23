import { FixedRandom, lowestRandom } from '@aerodrome/engine/core/random.ts';
import { colours } from '@aerodrome/engine/games/squadrons/data/box.ts';
import { describe, expect, test } from 'vitest';
import { american, german, Table } from './table.ts';

const seats = (players: string, alone = {}) => new Table({ players, ...alone }).game.seats;

describe('the set-up', () => {
  test('two players take a nation each', () => {
    expect(seats('2')).toEqual([
      { side: 0, role: 'american' },
      { side: 1, role: 'german' },
    ]);
  });

  test('one of three players takes a nation, and the others take a squadron each of the other nation', () => {
    expect(seats('3').map(({ role }) => role)).toEqual(['american', 'red', 'yellow']);
    expect(seats('3', { alone: 'german' }).map(({ role }) => role)).toEqual(['green', 'blue', 'german']);
  });

  test('four players take a squadron each and are partners by nation', () => {
    expect(seats('4').map(({ role }) => role)).toEqual([...colours]);
    expect(seats('4').map(({ side }) => side)).toEqual([0, 0, 1, 1]);
  });

  test('every squadron has three planes on its landing squares, none in flight, and no cards in hand', () => {
    const { state, grid } = new Table();
    expect(state.planes.map(({ square }) => grid.name(square)).join(' ')).toBe(
      'A1 B1 C1 J1 K1 L1 A12 B12 C12 J12 K12 L12',
    );
    expect(state.planes.some(({ flying }) => flying)).toBe(false);
    for (const { hand, pack, discards } of state.squadrons) {
      expect([hand.length, pack.length, discards.length]).toEqual([0, 12, 0]);
    }
  });
});

describe('A.A. guns', () => {
  test('both players lay their guns out in secret before the first turn, two HIT and two MISS on every field', () => {
    const table = new Table();
    expect(table.game.awaiting(table.state)).toEqual([american, german]);
    const layouts = table.game.legalActions(table.state, american);
    // Six ways a field, two fields, and the choice to leave it to chance.
    expect(layouts).toHaveLength(37);
    const fields = ['A2', 'B2', 'C2', 'D1', 'J2', 'K2', 'L2', 'I1'].map((name) => table.square(name));
    for (const action of layouts) {
      if (action.type !== 'guns' || action.hits === 'random') continue;
      expect(action.hits.map((square) => fields.indexOf(square) >> 2)).toEqual([0, 0, 1, 1]);
    }
    expect(table.check({ type: 'guns', seat: german, hits: fields.slice(0, 4) })).toEqual({
      code: 'action.noSuchChoice',
    });
  });

  test('a layout of guns can be taken back until the last player has laid out', () => {
    const table = new Table();
    table.do({ type: 'guns', seat: german, hits: 'random' });
    expect(table.game.awaiting(table.state)).toEqual([american]);
    table.do({ type: 'takeBack', seat: german });
    expect(table.game.awaiting(table.state)).toEqual([american, german]);
    expect(table.check({ type: 'takeBack', seat: german })).toEqual({ code: 'squadrons.nothingToTakeBack' });
  });

  test('the random generator can lay the guns out', () => {
    const table = new Table();
    table.rng = new FixedRandom({ guns: [35, 0], firstThrow: [5, 5, 0, 0] });
    table.do({ type: 'guns', seat: american, hits: 'random' });
    table.do(table.game.legalActions(table.state, german)[0]);
    expect(table.state.guns).toEqual([0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0]);
  });
});

describe('the first turn', () => {
  const begin = (raw: Record<string, unknown>, throws: number[]) => {
    const table = new Table(raw);
    table.rng = new FixedRandom({ firstThrow: throws }, lowestRandom);
    for (const seat of table.game.seats.keys()) table.do(table.game.legalActions(table.state, seat)[0]);
    return table;
  };

  test('How to move: two players throw for the first turn, and the higher throw begins', () => {
    expect(begin({}, [0, 4, 2, 3]).state.mover).toBe(german);
    expect(begin({}, [5, 4, 2, 3]).state.mover).toBe(american);
  });

  test('a tie for the first turn is thrown again', () => {
    const table = begin({}, [0, 4, 4, 0, 0, 0, 1, 0]);
    expect(table.state.mover).toBe(german);
    expect(table.of('threwForFirst').map(({ first }) => first)).toEqual([-1, german]);
  });

  test('Special rules 2: from three players on the Germans begin, one partner after the other', () => {
    for (const players of ['3', '4']) {
      const table = begin({ players }, []);
      const order: number[] = [];
      for (let i = 0; i < table.game.seats.length; i++) {
        order.push(table.state.mover);
        table.do({ type: 'ready', seat: table.awaited });
      }
      expect(order).toEqual(players === '4' ? [2, 3, 0, 1] : [1, 2, 0]);
      expect(table.state.round).toBe(2);
    }
  });
});
