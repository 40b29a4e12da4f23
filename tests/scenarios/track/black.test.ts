import { FixedRandom } from '@aerodrome/engine/core/random.ts';
import { describe, expect, test } from 'vitest';
import { type Changes, P, type Printed, Table } from './table.ts';

const one: Printed = [0, 1];
const two: Printed = [1, 2];
const red: readonly Printed[] = [one, two, [1, 0], [2, 0], [2, 1], [5, 0]];
const black: readonly Printed[] = [
  [0, 1],
  [1, 0],
  [2, 0],
  [3, 0],
  [4, 0],
  [5, 0],
  [5, 2],
];
const flown = { biplanes: ['black', 'red'] };
const everything = Array.from({ length: 18 }, (_, tile) => tile);

/** Red two behind black: whatever red plays up to 1 hits if black plays a 0 or a 1. */
function hunted(hand: readonly Printed[] = black, changes: Changes = {}): Table {
  return Table.planning(flown, { hands: [hand, red], planes: [{ space: 2 }, { space: 0 }], ...changes });
}

const pilot = (table: Table) => table.state.pilots[0];
const counts = (table: Table) => [pilot(table).hand.length, pilot(table).bag.length, pilot(table).lost.length];
const set = (table: Table) => {
  const { hand, bag, played, stack, lost } = pilot(table);
  return [...hand, ...bag, ...played, ...stack, ...lost].sort((a, b) => a - b);
};
/** The tiles that the set lacks if these stay in hand and bag: played away in earlier rounds. */
const without = (...kept: number[]) => everything.filter((tile) => !kept.includes(tile));

describe('the hand', () => {
  test('black’s hand has seven tiles out of eighteen ("Black Biplane")', () => {
    expect(counts(Table.planning(flown))).toEqual([7, 11, 0]);
    expect(set(Table.planning(flown))).toEqual(everything);
  });

  test('black’s hand is refilled to seven tiles after each of the first two rounds ("Black Biplane")', () => {
    const table = Table.planning(flown).quietTurns(5);
    expect(counts(table)).toEqual([7, 6, 0]);
    table.quietTurns(5);
    expect(counts(table)).toEqual([7, 1, 0]);
    table.quietTurns(5);
    expect(counts(table)).toEqual([2, 1, 0]);
    expect(table.state.outcome).toMatchObject({ ending: 'sameHits', winners: [] });
  });

  test('black’s hand carries its remaining tiles into the next round ("Black Biplane")', () => {
    const table = Table.planning(flown).quietTurns(4);
    const before = pilot(table).hand;
    table.quietTurns(1);
    const carried = before.filter((tile) => !pilot(table).stack.includes(tile));
    expect(carried).toHaveLength(2);
    expect(pilot(table).hand).toEqual(expect.arrayContaining(carried));
  });

  test('black’s hand draws more than five tiles if tiles were lost ("Black Biplane")', () => {
    const table = hunted([[1, 0]], { turn: 5 }).turn([1, 0], [1, 0]);
    expect(table.of('drew').find(({ seat }) => seat === 0)?.count).toBe(7);
    expect(pilot(table).hand).toHaveLength(7);
  });

  test('black’s hand draws all tiles of the bag if the bag has too few ("Black Biplane")', () => {
    const pilots = [{ stack: without(2, 3, 4, 5) }];
    const hand: Printed[] = [
      [1, 0],
      [1, 1],
    ];
    const table = hunted(hand, { round: 2, turn: 5, pilots }).turn([1, 0], [1, 0]);
    expect(counts(table)).toEqual([3, 0, 0]);
  });
});

describe('a hit', () => {
  test('a hit on black takes one tile out of the game, which its owner picks in secret ("Black Biplane")', () => {
    const table = hunted().turn([0, 1], [0, 1]);
    expect(table.state.planes[0].damage).toBe(1);
    expect(table.game.awaiting(table.state)).toEqual([0]);
    const { hand } = pilot(table);
    expect(table.game.legalActions(table.state, 0)).toEqual(
      hand.map((tile) => ({ type: 'lose', seat: 0, tiles: [tile] })),
    );
    table.do({ type: 'lose', seat: 0, tiles: [hand[3]] });
    expect(pilot(table).hand).toEqual(hand.filter((_, i) => i !== 3));
    expect(pilot(table).lost).toEqual([hand[3]]);
    expect(set(table)).toEqual(everything);
    expect([table.state.phase, table.state.turn]).toEqual(['planning.sealing', 2]);
  });

  test('every hit on black costs a tile: two hits cost two tiles (rulings, 7)', () => {
    const table = hunted().turn([1, 0], two);
    expect(table.state.planes[0].damage).toBe(2);
    expect(table.game.legalActions(table.state, 0)).toHaveLength((6 * 5) / 2);
    const [first, , third] = pilot(table).hand;
    table.do({ type: 'lose', seat: 0, tiles: [first, third] });
    expect(pilot(table).lost).toEqual([first, third]);
    expect(counts(table)).toEqual([4, 11, 2]);
  });

  test('a hit on black cannot be paid with too few tiles, too many, or tiles outside the hand ("Black Biplane")', () => {
    const table = hunted().turn([1, 0], two);
    const { hand, bag } = pilot(table);
    for (const tiles of [[], [hand[0]], hand.slice(0, 3), [hand[0], bag[0]], [hand[0], hand[0]]]) {
      const refused = { code: 'track.wrongLoss', params: { count: 2 } };
      expect(table.game.check(table.state, { type: 'lose', seat: 0, tiles })).toEqual(refused);
    }
  });

  test('a hit on black is paid without a question if the hand has no more tiles than it costs (rulings, 7)', () => {
    const table = hunted([[1, 0], one]).turn([1, 0], one);
    const [last] = table.of('tilesLost');
    expect(last).toMatchObject({ count: 1, from: 'hand' });
    expect(table.happened).toContain('turnBegan');
    expect(counts(table)).toEqual([0, 16, 1]);
  });

  test('a shot that misses black costs no tile, and a hit on the other biplane costs that pilot none ("Black Biplane")', () => {
    const missed = hunted().turn([5, 0], [5, 0]);
    expect(counts(missed)).toEqual([6, 11, 0]);
    const planes = [{ space: 0 }, { space: 2 }];
    const shooting = hunted(black, { planes }).turn([0, 1], [1, 0]);
    expect(shooting.state.planes[1].damage).toBe(1);
    expect(shooting.state.phase).toBe('planning.sealing');
    expect(shooting.state.pilots[1].lost).toEqual([]);
  });

  test('a hit on black takes a tile from the bag at random if none is behind the screen ("Black Biplane")', () => {
    const lost = [0, 5].map((draw) => {
      const table = hunted([[1, 0]]);
      const { bag } = pilot(table);
      table.rng = new FixedRandom({ loss: [draw] });
      table.turn([1, 0], one);
      expect(table.state.phase).toBe('planning.sealing');
      expect(counts(table)).toEqual([0, 16, 1]);
      expect(pilot(table).lost).toEqual([bag[draw]]);
      return pilot(table).lost[0];
    });
    expect(lost[0]).not.toBe(lost[1]);
  });

  test('a hit on black takes the last tile of the hand and the next from the bag (rulings, 7)', () => {
    const table = hunted([
      [1, 0],
      [4, 0],
    ]);
    const last = table.tile(0, [4, 0]);
    table.turn([1, 0], two);
    expect(counts(table)).toEqual([0, 15, 2]);
    expect(pilot(table).lost).toContain(last);
    expect(set(table)).toEqual(everything);
  });

  test('a hit on black takes nothing if hand and bag are empty (rulings, 7)', () => {
    const pilots = [{ stack: without(2) }];
    const table = hunted([[1, 0]], { round: 3, pilots }).turn([1, 0], two);
    expect(table.state.planes[0].damage).toBe(2);
    expect(counts(table)).toEqual([0, 0, 0]);
    expect(table.state.phase).toBe('planning.sealing');
  });

  test('a hit on black in the last turn of a round is paid before the hand is refilled (rulings, order of a turn)', () => {
    const hand: Printed[] = [
      [1, 0],
      [4, 0],
      [5, 2],
    ];
    const table = hunted(hand, { turn: 5 }).turn([1, 0], one);
    expect(table.state.phase).toBe('shooting.tileLoss');
    expect(pilot(table).hand).toHaveLength(2);
    table.do({ type: 'lose', seat: 0, tiles: [table.tile(0, [4, 0])] });
    expect(table.of('drew').find(({ seat }) => seat === 0)?.count).toBe(6);
    expect(counts(table)).toEqual([7, 9, 1]);
  });

  test('a hit that shoots black down ends the game without another question ("End of the game")', () => {
    const planes = [{ space: 2, damage: 6 }, { space: 0 }];
    const table = hunted(black, { planes }).turn([0, 1], one);
    expect(table.state.outcome).toEqual({ ending: 'shotDown', winners: [1] });
    expect(table.game.awaiting(table.state)).toEqual([]);
  });

  test('a hit on black leaves the lost tile face down: other players see only the number (rulings, 7)', () => {
    const table = hunted().turn([0, 1], one);
    const action = { type: 'lose', seat: 0, tiles: [pilot(table).hand[0]] } as const;
    table.do(action);
    const [lost] = table.of('tilesLost');
    expect(lost).toMatchObject({ count: 1, from: 'hand', secret: { to: [0], tiles: action.tiles } });
    for (const viewer of [1, 'table'] as const) {
      expect(table.game.redact(lost, viewer)).not.toHaveProperty('secret');
      expect(table.game.redactAction(action, viewer)).toEqual({ type: 'lose', seat: 0 });
      const view = table.game.view(table.state, viewer).pilots[0];
      expect([view.lost, view.lostCount]).toEqual([undefined, 1]);
      expect(view.unseen).toContain(action.tiles[0]);
    }
  });
});

describe('black without a tile to play', () => {
  /** Black's hand and bag are empty; the tile played last lies on the red squares. */
  const spent = (last: number, changes: Changes = {}) => {
    const pilots = [{ played: [last], stack: without(last) }];
    return hunted([], { round: 3, turn: 2, pilots, ...changes });
  };
  const [three, four] = [10, 15];
  const reuse = (tile: number, loop = false) => ({ type: 'plan' as const, seat: 0, tile, loop });

  test('black without a tile plays its last played tile again, and no other ("Black Biplane")', () => {
    const table = spent(four);
    expect(table.game.legalActions(table.state, 0)).toEqual([reuse(four)]);
    expect(table.game.check(table.state, reuse(three))).toEqual({ code: 'track.mustReuse' });
  });

  test('black without a tile is still asked for its plan ("Black Biplane")', () => {
    const table = spent(four);
    expect(table.game.awaiting(table.state)).toEqual([0, 1]);
  });

  test('a tile that black plays again moves and shoots as if it were new ("Black Biplane")', () => {
    // A 4 with two hits, from 2 to 6; red flies from 6 to 7.
    const table = spent(four, { planes: [{ space: 2 }, { space: 6 }] });
    table.do(reuse(four)).plan(1, [1, 0]);
    expect(table.state.planes[0].space).toBe(6);
    expect(table.of('revealed')[0].reused).toEqual([true, false]);
    expect(table.of('shot')).toMatchObject([{ from: 0, at: [1], distance: 1, hits: 2 }]);
    expect(table.state.planes[1].damage).toBe(2);
  });

  test('black can play a tile again turn after turn, and it stays one tile ("Black Biplane")', () => {
    const table = spent(four, { planes: [{ space: 2 }, { space: 2 }] });
    table.do(reuse(four)).plan(1, [5, 0]);
    expect(set(table)).toEqual(everything);
    table.change({ planes: [{ space: 2 }, { space: 2 }] });
    table.do(reuse(four)).plan(1, [2, 0]);
    expect(table.state.planes[0].space).toBe(6);
    expect(set(table)).toEqual(everything);
    expect(table.state.turn).toBe(4);
  });

  test('black chooses the side of a 3 again when it plays the 3 again (rulings, 7)', () => {
    const table = spent(three, { planes: [{ space: 1 }, { space: 6 }] });
    expect(table.game.legalActions(table.state, 0)).toEqual([reuse(three), reuse(three, true)]);
    table.do(reuse(three, true)).plan(1, [1, 0]);
    expect(table.state.planes[0].space).toBe(P);
    expect(table.game.legalActions(table.state, 0)).toEqual([reuse(three)]);
    table.do(reuse(three)).plan(1, [5, 0]);
    expect(table.state.planes[0].space).toBe(3);
  });

  test('black plays the top tile of the pile again at the start of a round ("Black Biplane")', () => {
    const pilots = [{ played: [], stack: [...without(four), four] }];
    const table = hunted([], { round: 3, turn: 1, pilots });
    expect(table.game.legalActions(table.state, 0)).toEqual([reuse(four)]);
    table.do(reuse(four)).plan(1, [5, 0]);
    expect(set(table)).toEqual(everything);
    expect(table.game.legalActions(table.state, 0)).toEqual([reuse(four)]);
  });

  test('black without a tile draws none from the bag before the round ends ("Black Biplane")', () => {
    const table = hunted([[1, 0]]).turn([1, 0], [5, 0]);
    expect(counts(table)).toEqual([0, 17, 0]);
    expect(table.game.legalActions(table.state, 0)).toEqual([reuse(2)]);
  });
});
