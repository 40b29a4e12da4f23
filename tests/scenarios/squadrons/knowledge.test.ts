import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { describe, expect, test } from 'vitest';
import { american, german, loop, rollOut, Table } from './table.ts';

const fight = (redFaces: 'N' | 'E' | 'S', green: readonly number[], red: readonly number[]) =>
  Table.turn({ mover: american, flying: { green1: 'E4 N', red1: `E6 ${redFaces}` }, hands: { green, red } })
    .roll(1, 1)
    .move('green1', 1, 'N', 'N');

const guesses = (table: Table, seat: number) =>
  Array.from({ length: 40 }, (_, seed) =>
    table.game.determinize(table.game.view(table.state, seat), seat, new SeededRandom(seed)),
  );

describe('public conclusions about hands', () => {
  test('a plane that had to hold its fire holds no burst', () => {
    const table = fight('E', [rollOut, rollOut, loop], [1, 2]).holdFire();
    expect(table.squadron('green').atMost).toBe(0);
    for (const { squadrons } of guesses(table, german)) expect(Math.min(...squadrons[0].hand)).toBeGreaterThan(5);
  });

  test('a plane that attacked head on has no higher burst left', () => {
    const table = fight('S', [1, 3, 3, rollOut], [3, 5]).shoot(3).defend(3);
    expect(table.squadron('green').atMost).toBe(3);
    for (const { squadrons } of guesses(table, german)) {
      expect(squadrons[0].hand.filter((card) => card === 4 || card === 5)).toEqual([]);
    }
    // But it may have another as high.
    expect(guesses(table, german).some(({ squadrons }) => squadrons[0].hand.includes(3))).toBe(true);
  });

  test('a plane that breaks off after a loop may hold any card', () => {
    const table = fight('N', [1, 2], [4, loop, rollOut]).shoot(1).defend(loop).holdFire();
    expect(table.squadron('red').atMost).toBe(5);
  });

  test('a plane that draws new cards may hold any burst again', () => {
    const table = Table.turn({ mover: american, hands: { green: [rollOut] } });
    table.squadron('green').atMost = 0;
    table.launch('green1');
    expect(table.of('drew')).toMatchObject([{ count: 3 }]);
    expect(table.squadron('green').atMost).toBe(5);
  });

  test('a plane that needs to draw no card keeps the conclusion about its hand', () => {
    const table = Table.turn({ mover: american, hands: { green: [rollOut, rollOut, loop, loop] } });
    table.squadron('green').atMost = 0;
    expect(table.launch('green1').squadron('green').atMost).toBe(0);
  });
});

describe('determinizations of a view', () => {
  test('a determinization gives the enemy’s fields their number of HITs and keeps the guns that were seen', () => {
    const table = Table.turn({ mover: american, hits: ['A11', 'B11', 'J11', 'K11', 'A2', 'B2', 'J2', 'K2'] });
    table.state.seen[8] = true;
    const layouts = new Set<string>();
    for (const { guns } of guesses(table, american)) {
      expect(guns.slice(0, 8)).toEqual(table.state.guns.slice(0, 8));
      expect(guns[8]).toBe(1);
      expect(guns.slice(8, 12).filter((piece) => piece === 1)).toHaveLength(2);
      expect(guns.slice(12).filter((piece) => piece === 1)).toHaveLength(2);
      layouts.add(guns.slice(8).join(''));
    }
    // Three places are left for the second HIT of the red field, six layouts for the yellow one.
    expect(layouts.size).toBeGreaterThan(9);
  });

  test('a determinization deals the enemy exactly the number of cards that it holds, even a single one', () => {
    const table = Table.turn({ mover: american, hands: { red: [1], yellow: [] } });
    for (const { squadrons } of guesses(table, american)) {
      expect([squadrons[2].hand.length, squadrons[3].hand.length]).toEqual([1, 0]);
    }
  });

  test('a determinization deals the enemy only cards of the enemy’s pack that are not discarded', () => {
    const table = Table.turn({ mover: american, hands: { red: [1, 2, loop] }, discards: { red: [loop, 5] } });
    for (const { squadrons } of guesses(table, american)) {
      expect(squadrons[2].hand).toHaveLength(3);
      expect([...squadrons[2].hand, ...squadrons[2].pack].sort()).toEqual([1, 2, 3, 3, 4, 4, 6, 6, 6, 7]);
    }
  });
});
