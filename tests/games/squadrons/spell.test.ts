import { compose } from '@aerodrome/engine/core/compose.ts';
import type { Spot } from '@aerodrome/engine/core/game.ts';
import type { SquadronsAction } from '@aerodrome/engine/games/squadrons/state.ts';
import { describe, expect, test } from 'vitest';
import { american, german, type Layout, loop, rollOut, Table } from '../../scenarios/squadrons/table.ts';

const at = (table: Table, name: string): Spot => `square:${table.square(name)}`;

function spelled(table: Table, action: SquadronsAction) {
  return table.game.spell(table.game.view(table.state, action.seat), action);
}

/** The composition after these picks. */
function picked(table: Table, ...spots: Spot[]) {
  const seat = table.game.awaiting(table.state)[0];
  const view = table.game.view(table.state, seat);
  return compose(table.game.legalActions(table.state, seat), (action) => table.game.spell(view, action), spots);
}

const flying = (layout: Layout = {}) => Table.turn({ mover: american, flying: { green1: 'A4 S' }, ...layout });

describe('spelling', () => {
  test('a layout of guns is spelt by a set of squares in any order, or by chance', () => {
    const table = new Table();
    const hits = ['B2', 'D1', 'J2', 'I1'].map((name) => at(table, name));
    expect(picked(table).next).toHaveLength(9);
    expect(picked(table, ...hits.toReversed()).action).toMatchObject({ type: 'guns', seat: american });
    expect(picked(table, ...hits).next).toEqual([]);
    expect(picked(table, 'chance').action).toEqual({ type: 'guns', seat: american, hits: 'random' });
  });

  test('a flight is spelt square by square, and at the end by whether it stays in flight or lands', () => {
    const table = flying({ mayLand: ['green1'] }).roll(3, 3);
    const [a3, a2, a1] = ['A3', 'A2', 'A1'].map((name) => at(table, name));
    expect(picked(table, a3, a2, a1)).toMatchObject({ action: null, next: ['land', 'stay'] });
    expect(picked(table, a3, a2, a1, 'stay').action).toEqual({ type: 'fly', seat: american, way: 'SSS' });
    expect(picked(table, a3, a2, a1, 'land').action).toEqual({ type: 'land', seat: american, way: 'SSS' });
  });

  test('a flight that goes on after a gun is spelt from the square of the plane', () => {
    const hits = ['A11', 'B11', 'J11', 'K11', 'A2', 'B2', 'J2', 'K2'];
    const table = flying({ flying: { green1: 'C10 N' }, hits }).roll(2, 2);
    expect(picked(table, at(table, 'C11')).next).toEqual(['stay']);
    table.move('green1', 2, 'N');
    expect(picked(table, at(table, 'D11'), 'stay').action).toEqual({ type: 'fly', seat: american, way: 'NE' });
  });

  test('the choice of a die is spelt by plane and die, and a facing by its direction', () => {
    const table = flying().roll(2, 3);
    expect(picked(table, 'plane:0', 'die:3').action).toEqual({ type: 'take', seat: american, plane: 0, die: 3 });
    table.move('green1', 2, 'NN');
    expect(picked(table, 'face:1').action).toEqual({ type: 'face', seat: american, facing: 1 });
  });

  test('kept cards are spelt by a set, which takes the first of equal cards', () => {
    const table = flying({ mayLand: ['green1'], hands: { green: [3, 3, loop] } })
      .roll(3, 3)
      .land('SSS');
    expect(spelled(table, { type: 'keep', seat: american, cards: [3, 3] })).toEqual({
      set: ['card:0.3.0', 'card:0.3.1'],
    });
    expect(picked(table).action).toEqual({ type: 'keep', seat: american, cards: [] });
    expect(picked(table, 'card:0.7.0', 'card:0.3.1').action).toEqual({
      type: 'keep',
      seat: american,
      cards: [3, loop],
    });
  });

  test('an attack is spelt by attacker and target, and on the ground also by the burst', () => {
    const table = flying({
      flying: { green1: 'C10 N', yellow1: 'D11 N' },
      hands: { green: [2, 4, 5], yellow: [rollOut] },
      hits: ['A11', 'B11', 'J11', 'K11', 'A2', 'B2', 'J2', 'K2'],
    });
    table.roll(1, 1).move('green1', 1, 'N', 'E');
    expect(picked(table).next).toEqual(['plane:0']);
    expect(picked(table, 'plane:0', 'plane:9').action).toEqual({ type: 'dogfight', seat: american, plane: 0 });
    expect(picked(table, 'plane:0', 'plane:8').next).toEqual(['card:0.2.0', 'card:0.4.0', 'card:0.5.0']);
    table.do({ type: 'dogfight', seat: american, plane: 0 });
    expect(picked(table, 'card:0.4.0').action).toEqual({ type: 'shoot', seat: american, card: 4 });
    table.shoot(4);
    expect(picked(table, 'card:3.6.0').action).toEqual({ type: 'defend', seat: german, card: rollOut });
    expect(picked(table, 'noDefence').action).toEqual({ type: 'noDefence', seat: german });
  });

  test('a launch and a gift are spelt with different beginnings', () => {
    const table = Table.turn({ mover: 0, lost: ['blue1', 'blue2', 'blue3'] }, { players: '4' });
    expect(picked(table, 'plane:1').action).toEqual({ type: 'launch', seat: 0, plane: 1 });
    const square = table.square('K1');
    expect(picked(table, 'give', 'plane:1', `square:${square}`).action).toEqual({
      type: 'give',
      seat: 0,
      plane: 1,
      square,
    });
    expect(picked(table, 'ready').action).toEqual({ type: 'ready', seat: 0 });
  });

  test('an aside is spelt by its name', () => {
    const table = new Table();
    expect(spelled(table, { type: 'resign', seat: american })).toEqual({ path: ['resign'] });
    expect(spelled(table, { type: 'takeBack', seat: american })).toEqual({ path: ['takeBack'] });
  });
});
