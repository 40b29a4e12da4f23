import { FixedRandom } from '@aerodrome/engine/core/random.ts';
import { describe, expect, test } from 'vitest';
import { Table } from '../table.ts';

/** A scenario at its mulligan, the start picked where one is. */
function atMulligan(raw: Record<string, unknown>): Table {
  const table = new Table(raw);
  if (table.state.phase === 'placing') {
    const [seat] = table.game.awaiting(table.state);
    table.do({ type: 'place', seat, space: 0 });
  }
  return table;
}

describe.each(['espionage', 'bombing', 'rescue', 'escort'])('the mulligan of %s ("Advanced Scenarios")', (scenario) => {
  test('both sides are asked for a mulligan at once, whatever biplanes they fly', () => {
    const table = atMulligan({ scenario });
    expect(table.state.phase).toBe('mulligan.sealing');
    expect(table.game.awaiting(table.state)).toEqual([0, 1]);
  });

  test('a mulligan can exchange any number of tiles, from none to the whole hand', () => {
    const table = atMulligan({ scenario });
    for (const seat of [0, 1]) {
      const sizes = new Map<number, number>();
      for (const action of table.game.legalActions(table.state, seat)) {
        if (action.type !== 'mulligan') throw new Error(action.type);
        sizes.set(action.tiles.length, (sizes.get(action.tiles.length) ?? 0) + 1);
      }
      expect([...sizes].sort(([a], [b]) => a - b)).toEqual([
        [0, 1],
        [1, 6],
        [2, 15],
        [3, 20],
        [4, 15],
        [5, 6],
        [6, 1],
      ]);
    }
  });
});

test('tiles that a mulligan sets aside cannot be drawn again, and then return to the bag ("Advanced Scenarios")', () => {
  for (let first = 0; first < 9; first++) {
    const table = atMulligan({ scenario: 'espionage' });
    const before = table.state.pilots[0];
    table.rng = new FixedRandom({ tile: [first, 0, 0, 0, 0, 0] });
    table.do({ type: 'mulligan', seat: 0, tiles: [...before.hand] }).do({ type: 'mulligan', seat: 1, tiles: [] });
    const after = table.state.pilots[0];
    expect(after.hand).toHaveLength(6);
    expect(after.hand.filter((tile) => before.hand.includes(tile))).toEqual([]);
    expect(before.hand.filter((tile) => !after.bag.includes(tile))).toEqual([]);
    expect([...after.hand, ...after.bag].sort((a, b) => a - b)).toEqual(table.tiles(0).map((_, id) => id));
  }
});

test('a player who exchanges no tiles keeps the hand, whatever the other exchanges ("Advanced Scenarios")', () => {
  const table = atMulligan({ scenario: 'bombing' });
  const [own, other] = table.state.pilots;
  table.do({ type: 'mulligan', seat: 1, tiles: other.hand.slice(0, 2) });
  expect(table.state.pilots).toEqual([own, other]);
  table.do({ type: 'mulligan', seat: 0, tiles: [] });
  expect(table.state.pilots[0]).toEqual(own);
  expect(table.state.pilots[1].hand).toEqual(expect.arrayContaining(other.hand.slice(2)));
  expect(table.state.pilots[1].hand).not.toContain(other.hand[0]);
});

test('a mulligan shows other seats only its number (ruling 11)', () => {
  const table = atMulligan({ scenario: 'bombing' });
  const away = table.state.pilots[0].hand.slice(0, 3);
  table.do({ type: 'mulligan', seat: 0, tiles: away });
  expect(table.events.map((event) => table.game.redact(event, 1))).toEqual([{ type: 'swapSealed', seat: 0 }]);
  expect(table.game.view(table.state, 1).pilots[0].swap).toBeUndefined();
  table.do({ type: 'mulligan', seat: 1, tiles: [] });
  const [swapped] = table.of('swapped').filter((event) => event.seat === 0);
  expect(table.game.redact(swapped, 1)).toEqual({ type: 'swapped', seat: 0, count: 3, reveals: true });
  expect(table.game.redact(swapped, 0)).toMatchObject({ secret: { away } });
});

test('a sealed mulligan goes back unseen when a player resigns', () => {
  for (const resigning of [0, 1]) {
    const table = atMulligan({ scenario: 'bombing' });
    const { hand } = table.state.pilots[0];
    table.do({ type: 'mulligan', seat: 0, tiles: [hand[0]] }).do({ type: 'resign', seat: resigning });
    expect(table.state.swaps).toEqual([null, null]);
    expect(table.state.pilots[0].hand).toEqual(hand);
    expect(table.happened).toEqual(['resigned', 'over']);
    expect(table.game.checkState(table.state)).toBeNull();
  }
});

test('planning follows directly after the only mulligan (ruling 11)', () => {
  const table = atMulligan({ scenario: 'rescue' });
  const { hand } = table.state.pilots[0];
  table.do({ type: 'mulligan', seat: 0, tiles: hand }).do({ type: 'mulligan', seat: 1, tiles: [] });
  expect(table.state).toMatchObject({ phase: 'planning.sealing', round: 1, turn: 1 });
  expect(table.game.check(table.state, { type: 'mulligan', seat: 0, tiles: [] })).toMatchObject({
    code: 'action.notNow',
  });
});

test.each([
  ['purple', 'bombing'],
  ['black', 'bombing'],
])('%s has a mulligan from a hand of seven in %s ("The Other Biplanes")', (biplane, scenario) => {
  const table = atMulligan({ scenario, biplanes: [biplane, 'blue'] });
  expect(table.state.pilots[0].hand).toHaveLength(7);
  expect(table.game.legalActions(table.state, 0)).toHaveLength(128);
});
