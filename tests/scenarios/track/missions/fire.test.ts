import { describe, expect, test } from 'vitest';
import { B, P, Table, X1, X2, X3 } from '../table.ts';

/**
 * The two sides as the rulings print them: the colours of the ring, purple and brown loop spaces, and the blue path.
 */
const sides = {
  'single-coloured': {
    ring: ['w', 'pw', 'w', 'w', 'w', 'w', 'w', 'bw'],
    junction: 7,
    purpleAndWhite: 1,
  },
  'two-coloured': {
    ring: ['g', 'wg', 'pw', 'w', 'w', 'wg', 'gb', 'g'],
    junction: 6,
    purpleAndWhite: 2,
  },
};
type Side = keyof typeof sides;
const everySpace = [0, 1, 2, 3, 4, 5, 6, 7, P, B, X1, X2, X3];

/** Steps from one space forward to another as "Who may shoot whom" counts them; 0 where neither is behind. */
function steps(side: Side, from: number, to: number): number {
  const { junction, purpleAndWhite } = sides[side];
  if (from === P) return to === purpleAndWhite ? 1 : 0;
  if (from === B || to === P || to === B) return 0;
  if (from < 8 && to < 8) return (to - from + 8) % 8;
  if (from < 8) return ((junction - from + 8) % 8) + (to - X1 + 1);
  return to < 8 ? 0 : Math.max(0, to - from);
}

function colours(side: Side, space: number): string {
  if (space < 8) return sides[side].ring[space];
  if (space === P) return 'p';
  return space === B ? 'n' : 'b';
}

function mayShoot(side: Side, from: number, to: number, reach: number): boolean {
  const away = steps(side, from, to);
  const shared = [...colours(side, from)].some((colour) => colours(side, to).includes(colour));
  return away >= 1 && away <= reach && shared;
}

/** Both stay where they are with a tile that shows a hit: who shoots then is a matter of place alone. */
function standOff(table: Table, own: number, other: number): number[] {
  table.change({ planes: [{ space: own }, { space: other }] });
  const before = table.state;
  table.play([0, 1], [0, 1]);
  const shooters = table.of('shot').map((shot) => shot.from);
  table.state = before;
  return shooters;
}

describe.each(Object.keys(sides) as Side[])('every pair of places on the %s side', (board) => {
  const shooting = (biplanes: string[]) => Table.planning({ scenario: 'bombing', board, biplanes });

  test('a plane shoots exactly where "Being Behind", "Coloured Spaces" and the exit path allow a shot', () => {
    const table = shooting(['brown', 'blue']);
    for (const own of everySpace) {
      for (const other of everySpace) {
        const expected = [
          ...(mayShoot(board, own, other, 3) ? [0] : []),
          ...(mayShoot(board, other, own, 3) ? [1] : []),
        ];
        expect({ own, other, shooters: standOff(table, own, other) }).toEqual({ own, other, shooters: expected });
      }
    }
  });

  test('purple shoots over two spaces, and its opponent over three', () => {
    const table = shooting(['purple', 'blue']);
    for (const own of everySpace) {
      for (const other of everySpace) {
        const expected = [
          ...(mayShoot(board, own, other, 2) ? [0] : []),
          ...(mayShoot(board, other, own, 3) ? [1] : []),
        ];
        expect({ own, other, shooters: standOff(table, own, other) }).toEqual({ own, other, shooters: expected });
      }
    }
  });

  test('no two biplanes shoot each other in one turn ("Who may shoot whom")', () => {
    const table = shooting(['black', 'green']);
    let shots = 0;
    for (const own of everySpace) {
      for (const other of everySpace) {
        const shooters = standOff(table, own, other);
        expect(shooters.length).toBeLessThan(2);
        shots += shooters.length;
      }
    }
    expect(shots).toBeGreaterThan(20);
  });

  test('a spy never shoots, wherever it is ("Espionage")', () => {
    const table = Table.planning({ scenario: 'espionage', board, biplanes: ['brown', 'blue'] });
    for (const own of everySpace) {
      for (const other of everySpace) expect(standOff(table, own, other)).not.toContain(0);
    }
  });
});

describe('on the blue spaces ("Advanced Scenarios")', () => {
  const at = (own: number, other: number) =>
    standOff(Table.planning({ scenario: 'bombing', biplanes: ['brown', 'blue'] }), own, other);

  test('a leaving plane is shot from blue spaces and from the junction, not from white ones', () => {
    expect(at(X3, X1)).toEqual([1]);
    expect(at(X3, 7)).toEqual([1]);
    expect(at(X1, 7)).toEqual([1]);
    expect(at(X1, 6)).toEqual([]);
    expect(at(X1, 5)).toEqual([]);
  });

  test('a plane on the junction is shot from white only, and shoots at white and blue', () => {
    expect(at(7, 6)).toEqual([1]);
    expect(at(7, 0)).toEqual([0]);
    expect(at(7, X2)).toEqual([0]);
  });

  test('two planes on one blue space are not behind each other', () => {
    expect(at(X2, X2)).toEqual([]);
  });
});
