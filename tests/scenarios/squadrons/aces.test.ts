import { describe, expect, test } from 'vitest';
import { american, german, loop, rollOut, Table } from './table.ts';

const fight = (victories = {}, hands = {}) =>
  Table.turn({
    mover: american,
    flying: { green1: 'E4 N', red1: 'E6 S' },
    hands: { green: [4], red: [2], ...hands },
    victories,
  })
    .roll(1, 1)
    .move('green1', 1, 'N', 'N')
    .shoot(4);

describe('Aces and double aces', () => {
  test('Aces 1: a plane that has shot down one enemy plane in a dogfight is an ace, but its squadron is not', () => {
    const table = fight().noDefence();
    expect(table.of('ace')).toEqual([{ type: 'ace', plane: table.plane('green1'), insignia: 1 }]);
    expect(['green1', 'green2', 'blue1'].map((name) => table.at(name as 'green1').victories)).toEqual([1, 0, 0]);
  });

  test('Aces 1: a plane that has shot down a plane on the ground is an ace', () => {
    const table = Table.turn({
      mover: american,
      flying: { green1: 'C10 N' },
      hands: { green: [4] },
      hits: ['A11', 'B11', 'J11', 'K11', 'A2', 'B2', 'J2', 'K2'],
    });
    table.roll(1, 1).move('green1', 1, 'N', 'S');
    table.do({ type: 'strafe', seat: american, plane: 0, target: table.plane('red3'), card: 4 });
    expect(table.at('green1').victories).toBe(1);
  });

  test('Aces 1: a defender that shoots the attacker down is an ace', () => {
    const table = fight({}, { red: [5] }).defend(5);
    expect(table.at('red1').victories).toBe(1);
  });

  test('a plane that a gun shoots down makes no plane an ace', () => {
    const table = Table.turn({ mover: american, flying: { green1: 'A10 N' } })
      .roll(1, 1)
      .move('green1', 1, 'N');
    expect(table.where('green1')).toBe('lost');
    expect(table.state.planes.every(({ victories }) => victories === 0)).toBe(true);
  });

  test('Aces 2: the insignia stay with their plane when another plane of the squadron takes off', () => {
    const table = Table.turn({ mover: american, victories: { green1: 1 } }).launch('green2');
    expect(table.squadron('green').hand).toHaveLength(4);
  });

  test('Aces 3: two victories make a double ace, and more victories change nothing', () => {
    const second = fight({ green1: 1 }).noDefence();
    expect(second.of('ace')).toMatchObject([{ insignia: 2 }]);
    const third = fight({ green1: 2 }).noDefence();
    expect(third.of('ace')).toEqual([]);
    expect(
      Table.turn({ mover: american, victories: { green1: 5 } })
        .launch('green1')
        .squadron('green').hand,
    ).toHaveLength(8);
  });

  test.each([
    [0, 4],
    [1, 6],
    [2, 8],
  ])('Aces 4: a plane with %d victories takes off with %d cards', (victories, cards) => {
    const table = Table.turn({ mover: american, victories: { green1: victories } }).launch('green1');
    expect(table.squadron('green').hand).toHaveLength(cards);
  });

  test('Aces 4: an ace draws the cards that are missing from those its squadron has kept', () => {
    const table = Table.turn({ mover: american, victories: { green1: 1 }, hands: { green: [loop, rollOut] } });
    table.launch('green1');
    expect(table.of('drew')).toMatchObject([{ count: 4 }]);
  });

  test('Aces 5: an ace gets its insignia at once, but its extra cards only when it has landed and takes off again', () => {
    const table = fight().noDefence();
    expect(table.at('green1').victories).toBe(1);
    expect(table.squadron('green').hand).toEqual([]);
    expect(table.state.mover).toBe(german);
    table.do({ type: 'ready', seat: german });
    table.lay({ flying: { green1: 'A3 S' } });
    table.roll(2, 2).land('SS');
    table.do({ type: 'ready', seat: german });
    expect(table.launch('green1').squadron('green').hand).toHaveLength(6);
  });
});
