import { boardSides } from '@aerodrome/engine/games/track/data/box.ts';
import { describe, expect, test } from 'vitest';
import { type Printed, Table } from './table.ts';

/** One tile of each value, from 0 to 5, that red and blue both have. */
const each: readonly Printed[] = [
  [0, 1],
  [1, 0],
  [2, 0],
  [3, 0],
  [4, 1],
  [5, 0],
];
const ring = [0, 1, 2, 3, 4, 5, 6, 7];

function spaces(table: Table): number[] {
  return table.state.planes.map((plane) => plane.space);
}

describe('planning', () => {
  test('both pilots are asked for a tile at the same time, and either may lay it first ("Planning and Movement")', () => {
    for (const first of [0, 1]) {
      const table = Table.planning({}, { hands: [each, each] });
      expect(table.game.awaiting(table.state)).toEqual([0, 1]);
      table.plan(first, [1, 0]);
      expect(table.game.awaiting(table.state)).toEqual([1 - first]);
    }
  });

  test('no plane moves until both tiles are laid ("Planning and Movement")', () => {
    const table = Table.planning({}, { hands: [each, each] });
    table.plan(0, [1, 0]);
    expect(table.happened).toEqual(['planSealed']);
    expect(spaces(table)).toEqual([0, 4]);
    table.plan(1, [2, 0]);
    expect(table.happened.slice(0, 2)).toEqual(['planSealed', 'revealed']);
    expect(spaces(table)).toEqual([1, 6]);
  });

  test('the result of a turn does not depend on who lays a tile first ("Planning and Movement")', () => {
    const outcomes = [0, 1].map((first) => {
      const table = Table.planning({}, { hands: [each, each] });
      const tiles: Printed[] = [
        [4, 1],
        [2, 0],
      ];
      table.plan(first, tiles[first]).plan(1 - first, tiles[1 - first]);
      return { state: table.state, events: table.events.filter((event) => event.type !== 'planSealed') };
    });
    expect(outcomes[0]).toEqual(outcomes[1]);
  });

  test('every tile behind the screen may be played, and no other ("Planning and Movement")', () => {
    const table = Table.planning({}, { hands: [each, each] });
    const { hand, bag } = table.state.pilots[0];
    const flat = table.game.legalActions(table.state, 0).filter((action) => action.type === 'plan' && !action.loop);
    expect(flat).toEqual(hand.map((tile) => ({ type: 'plan', seat: 0, tile, loop: false })));
    for (const tile of [...bag, -1, 15]) {
      const action = { type: 'plan', seat: 0, tile, loop: false };
      expect(table.game.check(table.state, action)).toEqual({ code: 'track.notInHand' });
    }
  });

  test('a pilot lays one tile in a turn, not two ("Planning and Movement")', () => {
    const table = Table.planning({}, { hands: [each, each] }).plan(0, [1, 0]);
    const [tile] = table.state.pilots[0].hand;
    const again = { type: 'plan', seat: 0, tile, loop: false };
    expect(table.game.check(table.state, again)).toEqual({ code: 'action.notYou' });
    expect(table.game.legalActions(table.state, 0)).toEqual([]);
  });

  test('the reveal shows both tiles to the whole table ("Planning and Movement")', () => {
    const table = Table.planning({}, { hands: [each, each] });
    const tiles = [table.tile(0, [1, 0]), table.tile(1, [4, 1])];
    table.turn([1, 0], [4, 1]);
    const [revealed] = table.of('revealed');
    expect(revealed.plans).toEqual(tiles.map((tile) => ({ tile, loop: false })));
    expect(table.game.redact(revealed, 'table')).toEqual(revealed);
  });
});

describe.each(boardSides)('movement on the %s side', (board) => {
  test('red plays a 1 and blue a 4 as in the printed example ("Planning and Movement")', () => {
    const table = Table.planning({ board }, { hands: [each, each] }).turn([1, 0], [4, 1]);
    expect(spaces(table)).toEqual([1, 0]);
    expect(table.of('flew').map(({ plane, path }) => [plane, path])).toEqual([
      [0, [1]],
      [1, [5, 6, 7, 0]],
    ]);
  });

  test.each(ring)(
    'every tile played from space %i moves its value along the arrows ("Planning and Movement")',
    (from) => {
      for (const [value, hits] of each) {
        for (const seat of [0, 1]) {
          const planes = [{ space: 4 }, { space: 4 }];
          planes[seat].space = from;
          const table = Table.planning({ board }, { hands: [each, each], planes });
          table.plan(seat, [value, hits]).plan(1 - seat, [0, 1]);
          expect(spaces(table)[seat]).toBe((from + value) % 8);
          const path = Array.from({ length: value }, (_, step) => (from + step + 1) % 8);
          const flown = table.of('flew').filter(({ plane }) => plane === seat);
          expect(flown.flatMap((flight) => flight.path)).toEqual(path);
        }
      }
    },
  );

  test('a biplane flies past another in its way, whose space counts ("Planning and Movement")', () => {
    const planes = [{ space: 0 }, { space: 2 }];
    const table = Table.planning({ board }, { hands: [each, each], planes }).turn([4, 1], [1, 0]);
    expect(spaces(table)).toEqual([4, 3]);
    const standing = Table.planning({ board }, { hands: [each, each], planes }).turn([3, 0], [0, 1]);
    expect(spaces(standing)).toEqual([3, 2]);
  });

  test('two biplanes may end on one space, and fly on from there ("Planning and Movement")', () => {
    const table = Table.planning({ board }, { hands: [each, each], planes: [{ space: 0 }, { space: 4 }] });
    table.turn([5, 0], [1, 0]);
    expect(spaces(table)).toEqual([5, 5]);
    table.turn([1, 0], [2, 0]);
    expect(spaces(table)).toEqual([6, 7]);
  });

  test('the exit path does not exist in a duel: no player is asked, and the ring goes on ("Planning and Movement")', () => {
    for (const from of ring) {
      const table = Table.planning({ board }, { hands: [each, each], planes: [{ space: from }, { space: from }] });
      table.turn([5, 0], [4, 1]);
      expect(table.state.phase).toBe('planning.sealing');
      expect(spaces(table)).toEqual([(from + 5) % 8, (from + 4) % 8]);
    }
  });
});

describe('the red squares', () => {
  test('a played tile moves from the hand to the next square, in the order of play ("Planning and Movement")', () => {
    const table = Table.planning({}, { hands: [each, each] });
    const tiles = [table.tile(0, [5, 0]), table.tile(0, [1, 0]), table.tile(0, [2, 0])];
    table.turn([5, 0], [5, 0]).turn([1, 0], [1, 0]).turn([2, 0], [2, 0]);
    expect(table.state.pilots[0].played).toEqual(tiles);
    expect(table.state.pilots[0].hand).toEqual(
      [
        [0, 1],
        [3, 0],
        [4, 1],
      ].map(([value, hits]) => table.tile(0, [value, hits])),
    );
  });

  test('played tiles lie face up and show how many turns have been played ("Planning and Movement")', () => {
    const table = Table.planning({}, { hands: [each, each] })
      .turn([5, 0], [1, 0])
      .turn([1, 0], [5, 0]);
    for (const { played } of table.game.view(table.state, 'table').pilots) {
      expect(played).toHaveLength(2);
      expect(played).toHaveLength(table.state.turn - 1);
    }
  });

  test('a played tile cannot be played again ("End of a turn")', () => {
    const table = Table.planning({}, { hands: [each, each] });
    const tile = table.tile(0, [5, 0]);
    table.turn([5, 0], [1, 0]);
    const again = { type: 'plan', seat: 0, tile, loop: false };
    expect(table.game.check(table.state, again)).toEqual({ code: 'track.notInHand' });
  });
});
