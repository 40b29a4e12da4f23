import { biplanes } from '@aerodrome/engine/games/track/data/box.ts';
import { describe, expect, test } from 'vitest';
import { P, type Printed, Table } from './table.ts';

const each: readonly Printed[] = [
  [0, 1],
  [1, 0],
  [1, 2],
  [2, 1],
  [3, 1],
  [5, 0],
];

function at(first: number, second: number, damage: readonly number[] = [0, 0], board = 'single-coloured'): Table {
  const planes = [first, second].map((space, plane) => ({ space, damage: damage[plane] }));
  return Table.planning({ board }, { hands: [each, each], planes });
}

const damageOf = (table: Table) => table.state.planes.map((plane) => plane.damage);

describe('the conditions of a shot', () => {
  test('a shot is fired from behind, on the same colour, with a hit on the tile ("Shooting")', () => {
    const table = at(0, 2, [0, 0], 'two-coloured').turn([1, 2], [1, 0]);
    expect(table.of('shot')).toMatchObject([{ type: 'shot', from: 0, at: [1], distance: 2, hits: 2 }]);
  });

  test('a biplane that is not behind fires no shot ("Shooting")', () => {
    const table = at(0, 4).turn([1, 2], [1, 0]);
    expect(table.of('shot')).toEqual([]);
    expect(damageOf(table)).toEqual([0, 0]);
  });

  test('a biplane on another colour fires no shot ("Shooting")', () => {
    const table = at(6, 2, [0, 0], 'two-coloured').turn([1, 2], [0, 1]);
    expect(table.state.planes.map((plane) => plane.space)).toEqual([7, 2]);
    expect(table.of('shot')).toEqual([]);
  });

  test('a biplane without a hit on its tile fires no shot ("Shooting")', () => {
    const table = at(0, 2).turn([1, 0], [1, 0]);
    expect(table.of('shot')).toEqual([]);
    expect(damageOf(table)).toEqual([0, 0]);
  });

  test('only the spaces after both biplanes have moved decide a shot ("Shooting")', () => {
    // Behind before, not after; and the other way round.
    expect(at(0, 3).turn([0, 1], [1, 0]).of('shot')).toEqual([]);
    expect(at(0, 4).turn([2, 1], [0, 1]).of('shot')).toMatchObject([{ from: 0, distance: 2 }]);
  });

  test('the second pilot shoots the first by the same rules ("Shooting")', () => {
    const table = at(2, 0).turn([1, 0], [1, 2]);
    expect(table.of('shot')).toMatchObject([{ type: 'shot', from: 1, at: [0], distance: 2, hits: 2 }]);
    expect(damageOf(table)).toEqual([2, 0]);
  });

  test('hits that find no space left in the damage row are not placed ("Shooting")', () => {
    const table = at(0, 2, [0, 6]).turn([1, 2], [1, 0]);
    expect(damageOf(table)).toEqual([0, 7]);
    expect(table.of('damaged')).toMatchObject([{ plane: 1, hits: 2, damage: 7 }]);
  });

  test('a looped 3 shoots with the hits on it ("Shooting")', () => {
    const table = at(3, 4).turn([3, 1], [0, 1], { loops: [true, false] });
    expect(table.of('shot')).toMatchObject([{ from: 0, distance: 2, hits: 1 }]);
  });

  test('a 3 that ends on the purple space shoots from there ("Shooting")', () => {
    const table = at(1, 1).turn([3, 1], [0, 1], { loops: [true, false] });
    expect(table.state.planes[0].space).toBe(P);
    expect(table.of('shot')).toMatchObject([{ from: 0, at: [1], distance: 1 }]);
  });

  test('tiles are revealed first, then both biplanes fly, then shots are fired ("Gameplay")', () => {
    const table = at(0, 2).turn([1, 2], [1, 0]);
    const order = ['planSealed', 'revealed', 'flew', 'flew', 'shot', 'damaged', 'turnBegan'];
    expect(table.happened).toEqual(order);
  });
});

describe('damage', () => {
  test('red behind blue deals two hits with its tile in the printed example ("Shooting")', () => {
    const table = at(0, 2).turn([1, 2], [1, 0]);
    expect(damageOf(table)).toEqual([0, 2]);
    expect(table.of('damaged')).toEqual([{ type: 'damaged', plane: 1, hits: 2, damage: 2 }]);
  });

  test('a tile with one hit deals one ("Shooting")', () => {
    expect(damageOf(at(0, 3).turn([2, 1], [1, 0]))).toEqual([0, 1]);
  });

  test('damage adds up from turn to turn ("Shooting")', () => {
    const table = at(0, 2).turn([1, 2], [1, 0]);
    expect(damageOf(table)).toEqual([0, 2]);
    expect(damageOf(table.turn([2, 1], [2, 1]))).toEqual([0, 3]);
  });

  test('a shooter takes no damage from its own shot, and a turn without a shot changes no damage ("Shooting")', () => {
    const table = at(0, 2, [3, 1]).turn([1, 2], [1, 0]);
    expect(damageOf(table)).toEqual([3, 3]);
    expect(damageOf(table.turn([1, 0], [1, 2]))).toEqual([3, 3]);
  });
});

describe('being shot down', () => {
  test.each([
    { before: 5, hits: 2, tile: [1, 2] as const },
    { before: 6, hits: 1, tile: [0, 1] as const },
    { before: 6, hits: 2, tile: [1, 2] as const },
  ])(
    '$before and $hits more hits fill a row of seven: the biplane is shot down and the other wins ("Shooting")',
    ({ before, tile }) => {
      const first = at(0, 2, [0, before]).turn(tile, [0, 1]);
      expect(first.state.outcome).toEqual({ ending: 'shotDown', winners: [0] });
      const second = at(2, 0, [before, 0]).turn([0, 1], tile);
      expect(second.state.outcome).toEqual({ ending: 'shotDown', winners: [1] });
    },
  );

  test('a biplane with one space of its row free flies on ("Shooting")', () => {
    const table = at(0, 2, [6, 4]).turn([1, 2], [1, 0]);
    expect(damageOf(table)).toEqual([6, 6]);
    expect(table.state.outcome).toBeNull();
    expect(table.state.planes.map((plane) => plane.down)).toEqual([false, false]);
  });

  test('the game ends at once when a biplane is shot down, in any turn or round ("End of the game")', () => {
    for (const round of [1, 2, 3]) {
      for (const turn of [1, 2, 3, 4, 5]) {
        const table = at(0, 2, [0, 6]);
        table.change({ round, turn });
        table.turn([1, 2], [1, 0]);
        expect(table.happened.slice(-4)).toEqual(['shot', 'damaged', 'shotDown', 'over']);
        expect(table.state.phase).toBe('over');
        expect([table.state.round, table.state.turn]).toEqual([round, turn]);
      }
    }
  });

  test('the survivor wins even with more cubes on the aid ("End of the game")', () => {
    const table = at(0, 2, [6, 5]).turn([1, 2], [1, 0]);
    expect(table.state.outcome?.winners).toEqual([0]);
  });

  test('no player is asked and no action is allowed after a biplane is shot down ("End of the game")', () => {
    const table = at(0, 2, [0, 6]).turn([1, 2], [1, 0]);
    expect(table.game.awaiting(table.state)).toEqual([]);
    for (const seat of [0, 1]) {
      expect([...table.game.legalActions(table.state, seat), ...table.game.asides(table.state, seat)]).toEqual([]);
      for (const type of ['plan', 'resign', 'takeBack']) {
        const late = { type, seat, tile: table.state.pilots[seat].hand[0], loop: false };
        expect(table.game.check(table.state, late)).toEqual({ code: 'action.over' });
      }
    }
  });

  test.each(biplanes)('the %s biplane falls when its own row is full and not before ("Player aid" D)', (name) => {
    const row = ['yellow', 'white', 'grey'].includes(name) ? 6 : 7;
    const shooter = name === 'red' ? 'blue' : 'red';
    for (const [before, falls] of [
      [row - 2, false],
      [row - 1, true],
    ] as const) {
      const table = Table.planning({ biplanes: [shooter, name] });
      const tile = table.tiles(1).find((printed) => printed.value === 2)!;
      const hands = [[[0, 1] as const], [[tile.value, tile.hits] as const]];
      table.change({ hands, planes: [{ space: 0 }, { space: 1, damage: before }] });
      table.turn([0, 1], [tile.value, tile.hits]);
      expect(table.state.planes[1].down).toBe(falls);
      expect(table.state.outcome).toEqual(falls ? { ending: 'shotDown', winners: [0] } : null);
    }
  });
});
