import { clone } from '@aerodrome/engine/core/clone.ts';
import { biplanes } from '@aerodrome/engine/games/track/data/box.ts';
import { describe, expect, test } from 'vitest';
import { Table } from './table.ts';

const sorted = (tiles: readonly number[]) => [...tiles].sort((a, b) => a - b);
const allTiles = Array.from({ length: 15 }, (_, tile) => tile);

describe.each(['brown', 'white'] as const)('the mulligan of the %s biplane', (name) => {
  const start = () => new Table({ biplanes: [name, 'red'] });

  test('a mulligan is offered after the deal and before the first turn ("Brown Biplane", "White Biplane")', () => {
    const table = start();
    expect(table.state.phase).toBe('mulligan.sealing');
    expect(table.happened).not.toContain('turnBegan');
  });

  test('a mulligan belongs to its own pilot alone, in either seat ("Brown Biplane", "White Biplane")', () => {
    expect(start().game.awaiting(start().state)).toEqual([0]);
    const second = new Table({ biplanes: ['red', name] });
    expect(second.game.awaiting(second.state)).toEqual([1]);
    const wrong = { type: 'mulligan', seat: 0, tiles: [] };
    expect(second.game.check(second.state, wrong)).toEqual({ code: 'action.notYou' });
  });

  test('a mulligan takes any tiles of the hand, from none to all six ("Brown Biplane", "White Biplane")', () => {
    const { game, state } = start();
    const offered = game.legalActions(state, 0).map((action) => action.type === 'mulligan' && action.tiles);
    expect(new Set(offered.map((tiles) => JSON.stringify(tiles))).size).toBe(64);
    const tooMuch = { type: 'mulligan', seat: 0, tiles: [state.pilots[0].bag[0]] };
    expect(game.check(state, tooMuch)).toEqual({ code: 'action.noSuchChoice' });
    const twice = { type: 'mulligan', seat: 0, tiles: [state.pilots[0].hand[0], state.pilots[0].hand[0]] };
    expect(game.check(state, twice)).toEqual({ code: 'action.noSuchChoice' });
  });

  test.each([0, 1, 2, 3, 4, 5, 6])(
    'a mulligan draws as many tiles as were set aside: %i ("Brown Biplane")',
    (count) => {
      const table = start();
      const { hand, bag } = table.state.pilots[0];
      const away = hand.slice(0, count);
      table.do({ type: 'mulligan', seat: 0, tiles: away });
      const after = table.state.pilots[0];
      expect(after.hand).toHaveLength(6);
      expect(after.bag).toHaveLength(9);
      expect(sorted([...after.hand, ...after.bag])).toEqual(allTiles);
      expect(after.hand).toEqual(expect.arrayContaining(hand.slice(count)));
      // Drawn first and returned afterwards: what was put away cannot come straight back.
      expect(after.hand.filter((tile) => away.includes(tile))).toEqual([]);
      expect(after.hand.filter((tile) => bag.includes(tile))).toHaveLength(count);
      expect(after.bag).toEqual(expect.arrayContaining(away));
    },
  );

  test('a mulligan happens once, before planning ("Brown Biplane", "White Biplane")', () => {
    const table = start();
    table.do({ type: 'mulligan', seat: 0, tiles: table.state.pilots[0].hand });
    expect(table.state.phase).toBe('planning.sealing');
    expect(table.of('turnBegan')).toEqual([{ type: 'turnBegan', round: 1, turn: 1 }]);
    const again = { type: 'mulligan', seat: 0, tiles: [] };
    expect(table.game.check(table.state, again)).toEqual({ code: 'action.notNow' });
  });

  test('a mulligan tells other players how many tiles were exchanged, not which (rulings, 11)', () => {
    const table = start();
    const { hand } = table.state.pilots[0];
    const action = { type: 'mulligan', seat: 0, tiles: hand.slice(0, 4) } as const;
    table.do(action);
    const [swapped] = table.of('swapped');
    expect(swapped).toMatchObject({ seat: 0, count: 4, secret: { to: [0], away: action.tiles } });
    for (const viewer of [1, 'table'] as const) {
      expect(table.game.redact(swapped, viewer)).toEqual({ type: 'swapped', seat: 0, count: 4, reveals: true });
      expect(table.game.redact(table.of('swapSealed')[0], viewer)).toEqual({ type: 'swapSealed', seat: 0 });
      expect(table.game.redactAction(action, viewer)).toEqual({ type: 'mulligan', seat: 0 });
    }
    expect(table.game.redact(swapped, 0)).toEqual(swapped);
  });

  test('a mulligan shows the hand to no other player, before or after (rulings, 11)', () => {
    const table = start();
    const other = clone(table.state);
    const [first] = other.pilots[0].hand.splice(0, 1, other.pilots[0].bag[0]);
    other.pilots[0].bag[0] = first;
    for (const viewer of [1, 'table'] as const) {
      expect(table.game.view(other, viewer)).toEqual(table.game.view(table.state, viewer));
    }
  });
});

describe('brown against white', () => {
  const start = () => new Table({ biplanes: ['brown', 'white'] });

  test('both pilots seal their mulligans, and neither sees the other’s number until both have sealed (rulings, 11)', () => {
    const table = start();
    expect(table.game.awaiting(table.state)).toEqual([0, 1]);
    const seen = [0, 3].map((count) => {
      const copy = start();
      copy.do({ type: 'mulligan', seat: 0, tiles: copy.state.pilots[0].hand.slice(0, count) });
      expect(copy.happened).toEqual(['swapSealed']);
      expect(copy.game.awaiting(copy.state)).toEqual([1]);
      expect(copy.state.pilots[0].hand).toHaveLength(6);
      return [copy.game.view(copy.state, 1), copy.game.redact(copy.events[0], 1)];
    });
    expect(seen[0]).toEqual(seen[1]);
  });

  test('a sealed mulligan can be taken back until the other pilot has sealed (rulings, 11)', () => {
    const table = start();
    const { hand } = table.state.pilots[0];
    table.do({ type: 'mulligan', seat: 0, tiles: hand }).do({ type: 'takeBack', seat: 0 });
    expect(table.game.awaiting(table.state)).toEqual([0, 1]);
    expect(table.state.pilots[0].hand).toEqual(hand);
    table.do({ type: 'mulligan', seat: 1, tiles: [] }).do({ type: 'mulligan', seat: 0, tiles: [] });
    expect(table.state.pilots[0].hand).toEqual(hand);
    expect(table.of('swapped').map(({ seat, count }) => [seat, count])).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });
});

test('no other biplane has a mulligan in a duel ("The Other Biplanes")', () => {
  const others = biplanes.filter((name) => name !== 'brown' && name !== 'white');
  for (const name of others) {
    const other = name === 'red' ? 'blue' : 'red';
    expect(new Table({ biplanes: [name, other] }).state.phase, name).toBe('planning.sealing');
  }
});
