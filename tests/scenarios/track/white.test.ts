import type { BoardSide } from '@aerodrome/engine/games/track/data/box.ts';
import type { Plan } from '@aerodrome/engine/games/track/state.ts';
import { describe, expect, test } from 'vitest';
import { B, P, type Printed, Table } from './table.ts';

const white: readonly Printed[] = [
  [0, 0],
  [0, 1],
  [1, 1],
  [2, 0],
  [3, 0],
  [4, 1],
];
const red: readonly Printed[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [4, 1],
  [5, 0],
];
const still: Printed = [0, 0];

/** The start of a turn with the two planes there: both have just played a 0 without hits. */
function facing(own: number, other: number, options: { board?: BoardSide; seat?: number } = {}): Table {
  const { board = 'single-coloured', seat = 0 } = options;
  const order = <T>(mine: T, theirs: T) => (seat === 0 ? [mine, theirs] : [theirs, mine]);
  const hands = order(white, red);
  const planes = order({ space: own }, { space: other });
  return Table.planning({ board, biplanes: order('white', 'red') }, { hands, planes }).turn(still, still);
}

const plan = (table: Table, seat: number, printed: Printed, loop = false): Plan => ({
  type: 'plan',
  seat,
  tile: table.tile(seat, printed),
  loop,
});

describe('looking ahead', () => {
  test.each([
    { board: 'single-coloured', purpleWhite: 1 },
    { board: 'two-coloured', purpleWhite: 2 },
  ] as const)(
    'white sees the opponent’s tile from one or two behind, on any colours, on the $board side ("White Biplane")',
    (side) => {
      const { board, purpleWhite } = side;
      for (let own = 0; own <= B; own++) {
        for (let other = 0; other <= B; other++) {
          const ahead = (other - own + 8) % 8;
          const onRing = own < P && other < P && (ahead === 1 || ahead === 2);
          const looks = onRing || (own === P && other === purpleWhite);
          const table = facing(own, other, { board });
          expect(table.state.phase, `${own} ${other}`).toBe(looks ? 'planning.showing' : 'planning.sealing');
          expect(table.game.awaiting(table.state)).toEqual(looks ? [1] : [0, 1]);
        }
      }
    },
  );

  test('white in the second seat also sees the opponent’s tile ("White Biplane")', () => {
    const table = facing(2, 4, { seat: 1 });
    expect(table.game.awaiting(table.state)).toEqual([0]);
    table.plan(0, [2, 0]);
    expect(table.game.awaiting(table.state)).toEqual([1]);
    expect(table.game.view(table.state, 1).pilots[0].plan).toMatchObject({ loop: false });
  });

  test('a biplane one or two behind white does not see white’s tile ("White Biplane")', () => {
    for (const ahead of [1, 2]) {
      const table = facing(2 + ahead, 2);
      expect(table.game.awaiting(table.state)).toEqual([0, 1]);
    }
  });

  test('white has to wait for the opponent’s tile ("White Biplane")', () => {
    const table = facing(2, 4);
    expect(table.game.legalActions(table.state, 0)).toEqual([]);
    expect(table.game.check(table.state, plan(table, 0, [1, 1]))).toEqual({ code: 'action.notYou' });
  });

  test('the opponent’s tile is shown before white chooses, and moves no plane yet ("White Biplane")', () => {
    const table = facing(2, 4);
    const tile = table.tile(1, [5, 0]);
    table.plan(1, [5, 0]);
    expect(table.happened).toEqual(['shown']);
    const [shown] = table.of('shown');
    expect(shown).toMatchObject({ seat: 1, plan: { tile, loop: false } });
    expect(table.game.redact(shown, 0)).toMatchObject({ plan: { tile, loop: false } });
    expect(table.game.view(table.state, 0).pilots[1].plan).toEqual({ tile, loop: false });
    expect(table.state.planes[1].space).toBe(4);
    expect(table.game.awaiting(table.state)).toEqual([0]);
  });

  test('the side of a shown 3 is shown with it (rulings, 6)', () => {
    for (const loop of [false, true]) {
      const table = facing(1, 3);
      const tile = table.tile(1, [3, 0]);
      table.plan(1, [3, 0], { loop });
      expect(table.game.view(table.state, 0).pilots[1].plan).toEqual({ tile, loop });
      expect(table.of('shown')[0].plan).toEqual({ tile, loop });
    }
  });

  test('a tile that was shown cannot be taken back or changed (rulings, 6)', () => {
    const table = facing(2, 4).plan(1, [5, 0]);
    const takeBack = { type: 'takeBack', seat: 1 };
    expect(table.game.asides(table.state, 1)).toEqual([{ type: 'resign', seat: 1 }]);
    expect(table.game.check(table.state, takeBack)).toEqual({ code: 'track.nothingToTakeBack' });
    expect(table.game.check(table.state, plan(table, 1, [1, 0]))).not.toBeNull();
  });

  test('white chooses freely after seeing a tile, and the turn is played ("White Biplane")', () => {
    const table = facing(2, 4).plan(1, [1, 0]);
    const { hand } = table.state.pilots[0];
    const flat = table.game.legalActions(table.state, 0).filter((action) => action.type === 'plan' && !action.loop);
    expect(flat).toHaveLength(hand.length);
    table.plan(0, [2, 0]);
    expect(table.state.planes.map((plane) => plane.space)).toEqual([4, 5]);
  });

  test('the positions at the start of each turn decide whether white sees a tile (rulings, 6)', () => {
    const table = facing(2, 4).plan(1, [5, 0]).plan(0, [1, 1]);
    expect(table.state.planes.map((plane) => plane.space)).toEqual([3, 1]);
    expect(table.game.awaiting(table.state)).toEqual([0, 1]);
    table.turn([0, 1], [3, 0]);
    expect(table.state.planes.map((plane) => plane.space)).toEqual([3, 4]);
    expect(table.game.awaiting(table.state)).toEqual([1]);
  });

  test('only white sees the opponent’s tile before the reveal ("White Biplane")', () => {
    const table = Table.planning({ biplanes: ['blue', 'red'] });
    const hands: Printed[][] = [[[0, 1]], [still]];
    table.change({ hands, planes: [{ space: 2 }, { space: 3 }] });
    table.turn([0, 1], still);
    expect(table.game.awaiting(table.state)).toEqual([0, 1]);
  });
});

describe('a second 0', () => {
  const crash = { ending: 'crashed', winners: [1] };
  /** White and red on one space, white after a first 0. */
  const afterZero = () => facing(3, 3);

  test('a second 0 right after the first crashes white and loses the game ("White Biplane")', () => {
    const table = afterZero().turn([0, 1], [1, 0]);
    expect(table.of('crashed')).toEqual([expect.objectContaining({ seat: 0, cause: 'secondZero' })]);
    expect(table.state.outcome).toEqual(crash);
    const second = facing(3, 3, { seat: 1 }).turn([1, 0], [0, 1]);
    expect(second.state.outcome).toEqual({ ending: 'crashed', winners: [0] });
  });

  test('a second 0 crashes white at the reveal, before any plane flies or shoots (rulings, order of a turn)', () => {
    const table = afterZero();
    table.change({ planes: [{ space: 3 }, { space: 4, damage: 6 }] });
    table.turn([0, 1], [1, 0]);
    expect(table.happened).toEqual(['planSealed', 'revealed', 'crashed', 'over']);
    expect(table.state.planes[1]).toEqual({ space: 4, damage: 6, down: false });
    expect(table.state.outcome).toEqual(crash);
  });

  test('a second 0 may be laid, with a warning (rulings, 8)', () => {
    const table = afterZero();
    const zero = plan(table, 0, [0, 1]);
    expect(table.game.check(table.state, zero)).toBeNull();
    expect(table.game.warnings(table.state, zero)).toEqual([{ code: 'track.warning.secondZero', grave: true }]);
    expect(table.game.warnings(table.state, plan(table, 0, [1, 1]))).toEqual([]);
  });

  test('a second 0 has to be laid if no other tile is left ("White Biplane")', () => {
    const table = afterZero();
    table.change({ hands: [[[0, 1]]] });
    expect(table.game.awaiting(table.state)).toEqual([0, 1]);
    expect(table.turn([0, 1], [1, 0]).state.outcome).toEqual(crash);
  });

  test('a second 0 is harmless after another tile in between ("White Biplane")', () => {
    const table = afterZero().turn([4, 1], [4, 1]);
    expect(table.game.warnings(table.state, plan(table, 0, [0, 1]))).toEqual([]);
    expect(table.turn([0, 1], [1, 0]).state.outcome).toBeNull();
  });

  test('a second 0 also crashes white across the end of a round (rulings, 4)', () => {
    const hands = [
      [
        [0, 0],
        [0, 1],
      ],
      red.slice(0, 2),
    ] as const;
    const planes = [{ space: 3 }, { space: 3 }];
    const table = Table.planning({ biplanes: ['white', 'red'] }, { turn: 5, hands, planes }).turn(still, still);
    expect([table.state.round, table.state.turn]).toEqual([2, 1]);
    table.turn([0, 1], [1, 0]);
    expect(table.state.outcome).toEqual(crash);
  });

  test('a second 0 does not crash the other pilot: red may play two ("White Biplane")', () => {
    const table = afterZero();
    table.change({ hands: [undefined, [[0, 1]]] });
    expect(table.turn([1, 1], [0, 1]).state.outcome).toBeNull();
  });

  test('a first 0 does not limit the next tile of white: a 3, a 4 or a 5 is allowed ("White Biplane")', () => {
    const table = afterZero();
    for (const printed of white.slice(2)) {
      expect(table.game.check(table.state, plan(table, 0, printed))).toBeNull();
      expect(table.game.warnings(table.state, plan(table, 0, printed))).toEqual([]);
    }
  });
});

test('a single 0 crashes no biplane ("White Biplane")', () => {
  const table = facing(3, 3);
  expect(table.state.outcome).toBeNull();
  expect(table.game.endings).toContain('crashed');
});
