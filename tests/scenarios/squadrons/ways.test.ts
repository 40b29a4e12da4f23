import { compass } from '@aerodrome/engine/boards/grid.ts';
import { openGameData } from '@aerodrome/engine/games/squadrons/gameData.ts';
import { safestRoutes } from '@aerodrome/engine/games/squadrons/routes.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { american, Table } from './table.ts';

/** The table's squares by name, written down again from the rulings. */
const redAndYellowGuns = ['A11', 'B11', 'C11', 'D12', 'J11', 'K11', 'L11', 'I12'];
const greenField = ['A1', 'B1', 'C1'];

/**
 * All of a move by brute force: every word of the die's length, or shorter to a landing square, judged square by
 * square.
 */
function byBruteForce(table: Table): { fly: Set<string>; land: Set<string>; full: string[] } {
  const { state, grid } = table;
  const { square: start, mayLand } = state.planes[state.moving];
  const taken = new Set(state.planes.filter((_, plane) => plane !== state.moving).map(({ square }) => square));
  const full: string[] = [];
  const landings: string[] = [];
  const go = (at: number, way: string, flown: ReadonlySet<string>, crossed: boolean): void => {
    if (way !== '' && crossed && greenField.includes(grid.name(at))) landings.push(way);
    if (way.length === state.die) {
      full.push(way);
      return;
    }
    for (const [direction, letter] of compass.entries()) {
      const next = grid.next(at, direction);
      if (next < 0 || taken.has(next) || flown.has(`${next}>${at}`)) continue;
      const over = crossed || grid.row(next) >= 6 !== grid.row(start) >= 6;
      go(next, way + letter, new Set([...flown, `${at}>${next}`]), over);
    }
  };
  go(start, '', new Set(), mayLand);
  // A decision reaches to the first gun: the same for every move that begins so.
  const stops = (way: string) => {
    const path = grid.path(start, way) as number[];
    const gun = path.findIndex((square) => redAndYellowGuns.includes(grid.name(square)));
    return gun < 0 ? way.length : gun + 1;
  };
  const fly = new Set([
    ...full.map((way) => way.slice(0, stops(way))),
    ...landings.filter((way) => stops(way) < way.length).map((way) => way.slice(0, stops(way))),
  ]);
  return { fly, land: new Set(landings.filter((way) => stops(way) === way.length)), full };
}

const square = fc.nat(143);
const scene = fc.record({
  // Near a field, and anywhere: both are of interest.
  from: fc.oneof(square, fc.constantFrom(0, 1, 12, 24, 37, 108, 120, 121, 131, 132, 133, 134, 143)),
  others: fc.tuple(square, square, square),
  die: fc.integer({ min: 1, max: 6 }),
  mayLand: fc.boolean(),
});

function flying({ from, others, die, mayLand }: { from: number; others: number[]; die: number; mayLand: boolean }) {
  const table = Table.turn();
  const name = (at: number) => `${table.grid.name(at)} ${table.grid.next(at, 0) < 0 ? 'S' : 'N'}`;
  const standing = ['B1', 'C1', 'K1', 'L1', 'B12', 'C12', 'K12', 'L12'].map((each) => table.square(each));
  const all = [from, ...others];
  if (new Set([...all, ...standing]).size < all.length + standing.length) return null;
  table.lay({
    mover: american,
    flying: { green1: name(from), blue1: name(others[0]), red1: name(others[1]), yellow1: name(others[2]) },
    mayLand: mayLand ? ['green1'] : [],
  });
  table.roll(die, die === 1 ? 2 : 1);
  const take = table.legalOf('take').find((action) => action.plane === 0 && action.die === die);
  if (!take) return null;
  table.do(take);
  return table.state.phase === 'movement.flying' ? table : null;
}

describe('the ways of a move', () => {
  test('the legal actions list every way of a move once, up to the next gun or the end of the count, and every landing', () => {
    let looked = 0;
    fc.assert(
      fc.property(scene, (drawn) => {
        const table = flying(drawn);
        if (table === null) return;
        looked++;
        const wanted = byBruteForce(table);
        const listed = table.legalOf('fly').map(({ way }) => way);
        expect(listed.length).toBe(new Set(listed).size);
        expect(new Set(listed)).toEqual(wanted.fly);
        expect(new Set(table.legalOf('land').map(({ way }) => way))).toEqual(wanted.land);
      }),
      { numRuns: 150, seed: 1 },
    );
    expect(looked).toBeGreaterThan(80);
  });

  test('the ways after a gun that missed are exactly the rest of the ways of the whole move', () => {
    let looked = 0;
    fc.assert(
      fc.property(scene, fc.nat(), (drawn, pick) => {
        const table = flying(drawn);
        if (table === null) return;
        const { full } = byBruteForce(table);
        const short = table.legalOf('fly').filter(({ way }) => way.length < table.state.die);
        if (short.length === 0) return;
        table.state.guns = table.state.guns.map(() => 0);
        const { way } = short[pick % short.length];
        table.do({ type: 'fly', seat: american, way });
        looked++;
        const on = table.legalOf('fly').map((action) => action.way);
        for (const each of on) expect(full.some((whole) => whole.startsWith(each))).toBe(true);
        for (const whole of full.filter((each) => each.startsWith(way))) {
          expect(on.filter((each) => whole.startsWith(each))).toHaveLength(1);
        }
      }),
      { numRuns: 300, seed: 2 },
    );
    expect(looked).toBeGreaterThan(15);
  });
});

describe('safest routes', () => {
  const routes = (table: Table) =>
    safestRoutes(openGameData(table.options), table.game.view(table.state, american)).filter(({ lands }) => !lands);

  test('safest routes lead to every square where the move can end, each by a legal way', () => {
    fc.assert(
      fc.property(scene, (drawn) => {
        const table = flying(drawn);
        if (table === null) return;
        const { full } = byBruteForce(table);
        const from = table.state.planes[0].square;
        const ends = new Set(full.map((way) => table.grid.path(from, way)?.at(-1)));
        const found = routes(table);
        expect(new Set(found.map(({ end }) => end))).toEqual(ends);
        for (const { way, end, path } of found) {
          expect(full).toContain(way);
          expect(path.at(-1)).toBe(end);
        }
      }),
      { numRuns: 60, seed: 3 },
    );
  });

  const over = (hits: string[], seen: string[]) => {
    const table = Table.turn({
      mover: american,
      flying: { green1: 'E10 N' },
      hits: [...hits, 'J11', 'K11', 'A2', 'B2', 'J2', 'K2'],
      lost: ['red3'],
    });
    const gameData = openGameData(table.options);
    for (const name of seen) table.state.seen[gameData.gunAt[table.square(name)]] = true;
    return table.roll(4, 4);
  };
  const to = (table: Table, end: string) => routes(table).find((route) => route.end === table.square(end));

  test('safest routes avoid guns where another way exists', () => {
    // D11 is two squares away: with a 4 there is a detour over the guns, and one that avoids them.
    expect(to(over(['A11', 'B11'], []), 'D11')?.crossed).toEqual([]);
  });

  test('safest routes prefer a gun that is known to miss to an unknown one, and that to a HIT', () => {
    // C12 can be entered from C11 or D12 only: both are guns.
    const name = (table: Table) => to(table, 'C12')?.crossed.map((gun) => table.grid.name(gun));
    expect(name(over(['A11', 'B11'], ['C11']))).toEqual(['C11']);
    expect(name(over(['A11', 'B11'], ['D12']))).toEqual(['D12']);
    expect(name(over(['A11', 'C11'], ['C11']))).toEqual(['D12']);
    expect(to(over(['A11', 'C11'], ['C11']), 'C12')).toMatchObject({ unknown: 1, hits: 0 });
  });

  test('safest routes include the way home with count to spare', () => {
    const table = Table.turn({ mover: american, flying: { green1: 'A4 S' }, mayLand: ['green1'] }).roll(6, 6);
    const view = table.game.view(table.state, american);
    const home = safestRoutes(openGameData(table.options), view).filter(({ lands }) => lands);
    expect(home.map(({ way, end }) => [way, end])).toEqual([['SSS', table.square('A1')]]);
  });

  const home = (table: Table) => {
    const view = table.game.view(table.state, american);
    return safestRoutes(openGameData(table.options), view).filter(({ lands }) => lands);
  };

  test('safest routes include the way home by exact count', () => {
    const table = Table.turn({ mover: american, flying: { green1: 'A4 S' }, mayLand: ['green1'] }).roll(3, 3);
    expect(home(table).map(({ way, end }) => [way, end])).toEqual([['SSS', table.square('A1')]]);
  });

  test('safest routes include no way home before the line has been crossed', () => {
    expect(home(Table.turn({ mover: american, flying: { green1: 'A4 S' } }).roll(6, 6))).toEqual([]);
  });

  test('safest routes include the way home over the line and back in one move', () => {
    const narrow = { squadrons: { red: { landing: ['A6'], guns: ['A5'] }, yellow: { landing: ['L6'], guns: ['L5'] } } };
    const board = { rows: 6, line: 3 };
    const own = { green: { landing: ['A1', 'B1'], guns: ['E1'] }, blue: { landing: ['L1'], guns: ['L2'] } };
    const box = { board, pieces: { hit: 0, miss: 1 }, squadrons: { ...narrow.squadrons, ...own } };
    const table = Table.turn({ mover: american, flying: { green1: 'B3 N' } }, { box }).roll(5, 5);
    // Over the line to B4, A4 and back; B1 is taken, A1 is where green1 took off.
    expect(home(table).map(({ way, end }) => [way, end])).toEqual([['NWSSS', table.square('A1')]]);
  });

  test('safest routes are empty for a plane that stays', () => {
    const flying = { green1: 'A6 N', blue1: 'A7 N', red1: 'B6 W', yellow1: 'A5 N' };
    const table = Table.turn({ mover: american, flying }).roll(2, 5);
    table.do({ type: 'take', seat: american, plane: table.plane('green1'), die: 2 });
    expect(table.state.stays).toBe(true);
    const view = table.game.view(table.state, american);
    expect(safestRoutes(openGameData(table.options), { ...view, planes: view.planes.slice(0, 1) })).toEqual([]);
  });

  test('safest routes are empty while no plane moves', () => {
    const table = Table.turn({ mover: american });
    expect(safestRoutes(openGameData(table.options), table.game.view(table.state, american))).toEqual([]);
  });
});
