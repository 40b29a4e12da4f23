import { readOptions } from '@aerodrome/engine/core/options.ts';
import { biplanes, boardSides } from '@aerodrome/engine/games/track/data/box.ts';
import { track } from '@aerodrome/engine/games/track/index.ts';
import { describe, expect, test } from 'vitest';
import { Table } from './table.ts';

describe.each(boardSides)('a duel on the %s side', (board) => {
  test('the first pilot starts bottom right and the second one on the opposite side of the ring (Setup 5)', () => {
    const { state } = new Table({ board });
    expect(state.planes.map((plane) => plane.space)).toEqual([0, 4]);
  });

  test('no player is asked where to start: planning is the first question (Setup 5)', () => {
    const table = new Table({ board });
    expect(table.state.phase).toBe('planning.sealing');
    expect(table.game.awaiting(table.state)).toEqual([0, 1]);
  });
});

test('a game is a duel of red against blue on the single-coloured side unless other options are chosen (Setup 1–3)', () => {
  const { options } = new Table();
  expect(options.scenario).toBe('duel');
  expect(options.board).toBe('single-coloured');
  expect(options.biplanes).toEqual(['red', 'blue']);
});

test('no biplane starts a duel with a damage cube on its aid (Setup 6)', () => {
  const { state } = new Table();
  expect(state.planes.map((plane) => [plane.damage, plane.down])).toEqual([
    [0, false],
    [0, false],
  ]);
});

test('both pilots draw six tiles and leave nine in the bag, which together are their whole set (Setup 7 and 8)', () => {
  const { state } = new Table();
  for (const { hand, bag } of state.pilots) {
    expect(hand).toHaveLength(6);
    expect(bag).toHaveLength(9);
    expect([...hand, ...bag].sort((a, b) => a - b)).toEqual(Array.from({ length: 15 }, (_, tile) => tile));
  }
});

test('no tile lies on the red squares, in the stack or out of the game when play begins (Setup 7)', () => {
  for (const { played, stack, lost } of new Table().state.pilots) expect([played, stack, lost]).toEqual([[], [], []]);
});

test('the first turn of the first round begins after the deal (Gameplay)', () => {
  const table = new Table();
  expect(table.of('turnBegan')).toEqual([{ type: 'turnBegan', round: 1, turn: 1 }]);
  expect([table.state.round, table.state.turn]).toEqual([1, 1]);
});

test('a pilot sees the tiles of the own hand, but only the number of the opponent’s (Setup 8)', () => {
  const { game, state } = new Table();
  const [own, other] = game.view(state, 0).pilots;
  expect(own.hand).toEqual(state.pilots[0].hand);
  expect(other.hand).toBeUndefined();
  expect([other.handCount, other.bagCount]).toEqual([6, 9]);
  expect(other.unseen).toHaveLength(15);
});

test('a viewer of the table sees neither hand (Setup 8)', () => {
  const { game, state } = new Table();
  expect(game.view(state, 'table').pilots.map((pilot) => pilot.hand)).toEqual([undefined, undefined]);
});

test('the deal shows each pilot the own tiles and other viewers only their number (Setup 8)', () => {
  const table = new Table();
  const [deal] = table.of('drew');
  expect(deal).toMatchObject({ seat: 0, count: 6, secret: { tiles: expect.any(Array) } });
  expect(table.game.redact(deal, 0)).toEqual(deal);
  for (const viewer of [1, 'table'] as const) {
    expect(table.game.redact(deal, viewer)).toEqual({ type: 'drew', seat: 0, count: 6 });
  }
});

test('either pilot may fly any of the nine biplanes ("The Other Biplanes")', () => {
  for (const first of biplanes) {
    for (const second of biplanes.filter((name) => name !== first)) {
      const { options } = new Table({ biplanes: [first, second] });
      expect(options.biplanes).toEqual([first, second]);
    }
  }
});

test('the two pilots cannot fly the same biplane, since the box has one of each colour ("Components")', () => {
  for (const name of biplanes) {
    expect(readOptions(track.options, { biplanes: [name, name] })).toHaveProperty('problems');
  }
});

test('a duel has two players, one on each side ("Overview")', () => {
  expect(new Table().game.seats).toEqual([
    { side: 0, role: 'duellist' },
    { side: 1, role: 'duellist' },
  ]);
});
