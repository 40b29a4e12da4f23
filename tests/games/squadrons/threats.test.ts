import { compass } from '@aerodrome/engine/boards/grid.ts';
import { strikes, type Threat, threats } from '@aerodrome/engine/games/squadrons/threats.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { american, type Layout, rollOut, Table } from '../../scenarios/squadrons/table.ts';

const grounded = ['red1', 'red2', 'red3', 'yellow1', 'yellow2', 'yellow3'] as const;

/** Green stands on F6 facing north, red flies, and no other German is left. */
function sky(red: string, more: Layout = {}): Table {
  const lost = grounded.filter((name) => name !== 'red1');
  const flying = { green1: 'F6 N', red1: red, ...more.flying };
  return Table.turn({ mover: american, lost, hands: { green: [1], red: [1, 2] }, ...more, flying });
}

function seen(table: Table, square = 'F6', facing: 'N' | 'E' | 'S' | 'W' = 'N', plane = 0): Threat[] {
  const view = table.game.view(table.state, american);
  return threats(table.gameData, view, table.square(square), compass.indexOf(facing), american, plane);
}

/** `5 tail F5 N`: by a 5 it comes onto the tail, from F5 facing north. */
const inShort = (table: Table, found: readonly Threat[]) =>
  found.map(({ die, attack, end, facing }) => `${die} ${attack} ${table.grid.name(end)} ${compass[facing]}`);

describe('threats', () => {
  test('a threat names the die, the square, the facing and the attack', () => {
    const table = sky('F3 N');
    // F5 is two squares away, E6 and G6 four, F7 six: by those numbers, and by more only if they are even.
    expect(inShort(table, seen(table)).filter((line) => !/^[56]/.test(line))).toEqual([
      '2 tail F5 N',
      '4 tail F5 N',
      '4 side E6 E',
      '4 side G6 W',
    ]);
    expect(inShort(table, seen(table))).toContain('6 headOn F7 S');
    expect(inShort(table, seen(table)).some((line) => /^[135]/.test(line))).toBe(false);
  });

  test('a threat depends on the facing of the threatened plane', () => {
    const table = sky('F3 N');
    expect(inShort(table, seen(table, 'F6', 'S')).slice(0, 1)).toEqual(['2 headOn F5 N']);
    expect(inShort(table, seen(table, 'F6', 'E')).slice(0, 1)).toEqual(['2 side F5 N']);
  });

  test('an enemy whose hand is empty or known to hold no burst is no threat', () => {
    expect(seen(sky('F4 N', { hands: { green: [1], red: [] } }))).toEqual([]);
    const table = sky('F4 N', { hands: { green: [1], red: [rollOut] } });
    table.squadron('red').atMost = 0;
    expect(seen(table)).toEqual([]);
    table.squadron('red').atMost = 1;
    expect(seen(table)).not.toEqual([]);
  });

  test('a plane on the ground is a threat if the stand of its squadron is free', () => {
    const flying = { green1: 'H9 N', red1: 'F2 N' };
    const table = Table.turn({ mover: american, flying, hands: { green: [1], red: [1] } });
    // C12 is as near as L12, but the red stand is in use.
    const launched = seen(table, 'H9').filter(({ launches }) => launches);
    expect(new Set(launched.map(({ plane }) => plane))).toEqual(new Set([9, 10, 11]));
    expect(new Set(seen(table, 'H9').map(({ plane }) => plane))).toEqual(new Set([9, 10, 11]));
  });

  test('a threat does not lead over an own gun that hits, but may lead over one that misses', () => {
    const hits = (...own: string[]) => [...own, 'J2', 'K2', 'A11', 'B11', 'J11', 'K11'];
    const near = (own: string[]) => sky('D2 W', { flying: { green1: 'B3 N', red1: 'D2 W' }, hits: hits(...own) });
    const lines = (table: Table) => inShort(table, seen(table, 'B3'));
    expect(lines(near(['A2', 'D1']))).toContain('2 tail B2 N');
    expect(lines(near(['B2', 'D1']))).not.toContain('2 tail B2 N');
  });

  test('threats are computed as if the moving plane had left its present square', () => {
    const table = sky('F3 N', { flying: { green1: 'F4 N', red1: 'F3 N' } });
    // From F4 it bars the straight way; once it has gone to F6 it does not.
    const direct = (plane: number) => inShort(table, seen(table, 'F6', 'N', plane)).includes('2 tail F5 N');
    expect(direct(table.plane('green1'))).toBe(true);
    expect(direct(-1)).toBe(false);
  });

  test('the threats are exactly those that a search of every way finds', () => {
    const at = fc.nat(143);
    fc.assert(
      fc.property(at, at, at, fc.nat(3), (own, red, other, facing) => {
        const table = Table.turn();
        const { grid } = table;
        const standing = ['B1', 'C1', 'K1', 'L1'].map((name) => table.square(name));
        if (new Set([own, red, other, ...standing]).size < 7) return;
        const place = (square: number) => `${grid.name(square)} ${grid.next(square, 0) < 0 ? 'S' : 'N'}`;
        table.lay({
          flying: { green1: place(own), red1: place(red), blue1: place(other) },
          lost: grounded.filter((name) => name !== 'red1'),
          hands: { red: [1] },
        });
        const hit = ['A2', 'B2', 'J2', 'K2'].map((name) => table.square(name));
        const taken = [own, other, ...standing, ...hit];
        const wanted = new Set<string>();
        const go = (square: number, flown: readonly string[]): void => {
          const beside = [0, 1, 2, 3].find((direction) => grid.next(square, direction) === own);
          if (flown.length > 0 && beside !== undefined) wanted.add(`${flown.length} ${square} ${beside}`);
          if (flown.length === 6) return;
          for (const direction of [0, 1, 2, 3]) {
            const next = grid.next(square, direction);
            if (next < 0 || taken.includes(next) || flown.includes(`${next}>${square}`)) continue;
            go(next, [...flown, `${square}>${next}`]);
          }
        };
        go(red, []);
        const found = seen(table, grid.name(own), compass[facing]);
        expect(new Set(found.map(({ die, end, facing: nose }) => `${die} ${end} ${nose}`))).toEqual(wanted);
        expect(found).toHaveLength(wanted.size);
        for (const { facing: nose, attack } of found) {
          const same = nose === facing ? 'tail' : (nose + 2) % 4 === facing ? 'headOn' : 'side';
          expect(attack).toBe(same);
        }
      }),
      { numRuns: 60, seed: 4 },
    );
  });

  test('the threats to all squares at once are those to each square by itself', () => {
    const at = fc.nat(143);
    fc.assert(
      fc.property(fc.uniqueArray(at, { minLength: 4, maxLength: 4 }), fc.boolean(), (squares, grounds) => {
        const table = Table.turn();
        const { grid, gameData } = table;
        const [green1, blue1, red1, yellow1] = squares.map(
          (square) => `${grid.name(square)} ${grid.next(square, 0) < 0 ? 'S' : 'N'}`,
        );
        table.lay({
          flying: { green1, blue1, red1, ...(!grounds && { yellow1 }) },
          lost: ['green2', 'green3', 'blue2', 'blue3', 'red2', 'red3', 'yellow2', 'yellow3'],
          hands: { red: [1], yellow: grounds ? [] : [2] },
        });
        const view = table.game.view(table.state, american);
        const wanted = new Map<number, number>();
        for (let square = 0; square < grid.size; square++) {
          const dice = new Set(threats(gameData, view, square, 0, american, -1).map(({ die }) => die));
          if (dice.size > 0) wanted.set(square, dice.size);
        }
        expect(new Map(strikes(gameData, view, american))).toEqual(wanted);
      }),
      { numRuns: 30, seed: 4 },
    );
  });
});
