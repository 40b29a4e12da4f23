import { type BoardSide, boardSides } from '@aerodrome/engine/games/track/data/box.ts';
import { describe, expect, test } from 'vitest';
import { B, P, type Printed, Table, X1, X2, X3 } from './table.ts';

type Scenario = 'duel' | 'bombing';
type Targets = Record<number, readonly number[]>;

/** Whom a biplane can hit from each space in the plain duel. */
const duel: Record<BoardSide, Targets> = {
  'single-coloured': {
    0: [1, 2, 3],
    1: [2, 3, 4],
    2: [3, 4, 5],
    3: [4, 5, 6],
    4: [5, 6, 7],
    5: [0, 6, 7],
    6: [0, 1, 7],
    7: [0, 1, 2],
    [P]: [1],
    [B]: [],
  },
  'two-coloured': {
    0: [1],
    1: [2, 3, 4],
    2: [3, 4, 5],
    3: [4, 5],
    4: [5],
    5: [0, 6, 7],
    6: [0, 1, 7],
    7: [0, 1],
    [P]: [2],
    [B]: [],
  },
};
/** The same where the exit path is in play: blue is shot from its junction and from blue. */
const blue: Targets = { [X1]: [X2, X3], [X2]: [X3], [X3]: [] };
const withExit: Record<BoardSide, Targets> = {
  'single-coloured': { ...duel['single-coloured'], 7: [0, 1, 2, X1, X2, X3], ...blue },
  'two-coloured': { ...duel['two-coloured'], 6: [0, 1, 7, X1, X2, X3], ...blue },
};
const tables: Record<Scenario, Record<BoardSide, Targets>> = { duel, bombing: withExit };

/** A 0 with a hit, which the default pair of either scenario has: both stay, and whoever may shoot does. */
const zero: Printed = [0, 1];
const games = new Map<string, Table>();

/** The planes that shoot when the two stand there. */
function shooters(scenario: Scenario, board: BoardSide, first: number, second: number): number[] {
  const key = `${scenario} ${board}`;
  const table = games.get(key) ?? Table.planning({ scenario, board });
  games.set(key, table);
  const { state } = table;
  table.change({ hands: [[zero], [zero]], planes: [{ space: first }, { space: second }] });
  const shots = table.turn(zero, zero).of('shot');
  table.state = state;
  return shots.map((shot) => shot.from);
}

/** Can a biplane on the one space hit one on the other? Asked of both seats, which must agree. */
function mayShoot(scenario: Scenario, board: BoardSide, from: number, at: number): boolean {
  const one = shooters(scenario, board, from, at).includes(0);
  const other = shooters(scenario, board, at, from).includes(1);
  expect(one, 'both seats alike').toBe(other);
  return one;
}

const everySpace = (scenario: Scenario, board: BoardSide) => Object.keys(tables[scenario][board]).map(Number);

describe.each(['duel', 'bombing'] as const)('%s', (scenario) => {
  describe.each(boardSides)('%s side', (board) => {
    const all = everySpace(scenario, board);

    test.each(all)(
      'a biplane on space %i shoots exactly the planes that its colours and distance allow ("Coloured Spaces")',
      (from) => {
        const hit = all.filter((at) => mayShoot(scenario, board, from, at));
        expect(hit).toEqual(tables[scenario][board][from]);
      },
    );

    test('two biplanes never shoot each other in one turn, wherever they stand ("Being Behind")', () => {
      const mutual = all.flatMap((a) => all.filter((b) => shooters(scenario, board, a, b).length > 1));
      expect(mutual).toEqual([]);
    });
  });
});

describe.each(boardSides)('the loop spaces of the %s side', (board) => {
  const purpleWhite = board === 'single-coloured' ? 1 : 2;
  const ring = [0, 1, 2, 3, 4, 5, 6, 7];

  test('no plane on the brown space shoots ("Coloured Spaces")', () => {
    expect(everySpace('duel', board).filter((at) => mayShoot('duel', board, B, at))).toEqual([]);
  });

  test('no plane on the brown space is shot ("Coloured Spaces")', () => {
    expect(everySpace('duel', board).filter((from) => mayShoot('duel', board, from, B))).toEqual([]);
  });

  test('a plane on the purple space shoots only at the purple and white space, one space ahead ("Coloured Spaces")', () => {
    expect(everySpace('duel', board).filter((at) => mayShoot('duel', board, P, at))).toEqual([purpleWhite]);
    const changes = { hands: [[zero], [zero]], planes: [{ space: P }, { space: purpleWhite }] };
    expect(Table.planning({ board }, changes).turn(zero, zero).of('shot')).toMatchObject([{ from: 0, distance: 1 }]);
  });

  test('no plane on the purple space is shot, wherever the shooter stands ("Coloured Spaces")', () => {
    expect(everySpace('duel', board).filter((from) => mayShoot('duel', board, from, P))).toEqual([]);
  });

  test('a plane on the purple and white space shoots at the white spaces ahead, not at the purple space ("Coloured Spaces")', () => {
    const whites = [1, 2, 3].map((ahead) => purpleWhite + ahead);
    expect(whites.every((at) => mayShoot('duel', board, purpleWhite, at))).toBe(true);
    expect(mayShoot('duel', board, purpleWhite, P)).toBe(false);
  });

  test('a plane on the purple and white space is shot from white and from purple spaces ("Coloured Spaces")', () => {
    // Two-coloured side: of the three spaces behind it only the white and green one shows white.
    const white = board === 'single-coloured' ? [0, 6, 7] : [1];
    expect(ring.filter((from) => mayShoot('duel', board, from, purpleWhite))).toEqual(white);
    expect(mayShoot('duel', board, P, purpleWhite)).toBe(true);
  });
});

describe.each([
  { board: 'single-coloured', junction: 7, ground: [0, 1, 2], behind: [4, 5, 6] },
  { board: 'two-coloured', junction: 6, ground: [7, 0, 1], behind: [5] },
] as const)('the exit path of the $board side', ({ board, junction, ground, behind }) => {
  const may = (from: number, at: number) => mayShoot('bombing', board, from, at);
  const all = everySpace('bombing', board);

  test('a plane on the junction shoots at the ground colour of the junction and at blue ("Coloured Spaces")', () => {
    expect([...ground, X1, X2, X3].filter((at) => !may(junction, at))).toEqual([]);
  });

  test('a plane on the junction is shot only from the ground colour of the junction ("Coloured Spaces")', () => {
    expect(all.filter((from) => may(from, junction))).toEqual(behind);
  });

  test('a plane on a blue space shoots only at blue spaces ("Coloured Spaces")', () => {
    for (const from of [X1, X2, X3]) expect(all.filter((at) => at < X1 && may(from, at))).toEqual([]);
    expect([may(X1, X2), may(X1, X3), may(X2, X3)]).toEqual([true, true, true]);
  });

  test('a plane on a blue space is shot only from blue spaces and from the junction ("Coloured Spaces")', () => {
    expect(all.filter((from) => may(from, X1))).toEqual([junction]);
    expect(all.filter((from) => may(from, X2))).toEqual([junction, X1]);
    expect(all.filter((from) => may(from, X3))).toEqual([junction, X1, X2]);
  });

  test('the junction is plain ground in the duel ("Planning and Movement")', () => {
    const around = [0, 1, 2, 3, 4, 5, 6, 7];
    expect(around.filter((at) => mayShoot('duel', board, junction, at))).toEqual([...ground].sort((a, b) => a - b));
    expect(around.filter((from) => mayShoot('duel', board, from, junction))).toEqual(behind);
  });
});

describe('the two-coloured side', () => {
  const may = (from: number, at: number) => mayShoot('duel', 'two-coloured', from, at);

  test('no plane shoots from white to green or from green to white ("Alternative Board")', () => {
    for (const white of [3, 4]) {
      for (const green of [6, 7, 0]) expect([may(white, green), may(green, white)]).toEqual([false, false]);
    }
  });

  test('planes within the white half and within the green half shoot as usual ("Alternative Board")', () => {
    expect([may(3, 4), may(7, 0), may(6, 7), may(6, 0)]).toEqual([true, true, true, true]);
  });

  test('a plane on a space of both colours shoots at both halves and is shot from both ("Alternative Board")', () => {
    expect([may(5, 6), may(5, 7), may(5, 0), may(1, 3), may(1, 4)]).toEqual([true, true, true, true, true]);
    expect([may(3, 5), may(4, 5), may(6, 1), may(7, 1), may(0, 1)]).toEqual([true, true, true, true, true]);
  });
});
