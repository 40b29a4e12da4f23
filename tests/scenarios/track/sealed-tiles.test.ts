import { clone } from '@aerodrome/engine/core/clone.ts';
import type { Viewer } from '@aerodrome/engine/core/game.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import { track } from '@aerodrome/engine/games/track/index.ts';
import type { Plan, TrackAction } from '@aerodrome/engine/games/track/state.ts';
import { describe, expect, test } from 'vitest';
import { type Printed, Table } from './table.ts';

const hand: readonly Printed[] = [
  [0, 1],
  [1, 0],
  [2, 0],
  [3, 0],
  [4, 1],
  [5, 0],
];
const outsiders: readonly Viewer[] = [1, 'table'];

function start(): Table {
  return Table.planning({}, { hands: [hand, hand], planes: [{ space: 3 }, { space: 4 }] });
}

/** Every plan the first pilot can seal, with the table after it. */
function everySealing(): { plan: Plan; table: Table }[] {
  const { game, state } = start();
  return game.legalActions(state, 0).map((action) => {
    if (action.type !== 'plan') throw new Error(action.type);
    return { plan: action, table: start().do(action) };
  });
}

describe('a sealed tile', () => {
  const sealings = everySealing();

  test('a sealed tile changes the views of the opponent and of the table in the same way, whichever tile it is ("Planning and Movement")', () => {
    expect(sealings.length).toBeGreaterThan(6);
    for (const viewer of outsiders) {
      const views = sealings.map(({ table }) => table.game.view(table.state, viewer));
      for (const view of views) expect(view).toEqual(views[0]);
    }
  });

  test('a sealed tile is visible to other viewers only as laid ("Planning and Movement")', () => {
    for (const { plan, table } of sealings) {
      for (const viewer of outsiders) {
        const seen = table.game.view(table.state, viewer).pilots[0];
        expect(seen.planned).toBe(true);
        expect(seen).not.toHaveProperty('plan');
        expect(seen.unseen).toContain(plan.tile);
      }
      expect(table.game.view(table.state, 0).pilots[0].plan).toEqual({ tile: plan.tile, loop: plan.loop });
    }
  });

  test('a sealed tile makes an event without tile or side for other viewers ("Planning and Movement")', () => {
    for (const { table } of sealings) {
      const [sealed] = table.events;
      expect(table.events).toHaveLength(1);
      expect(table.game.redact(sealed, 0)).toEqual(sealed);
      for (const viewer of outsiders) {
        expect(table.game.redact(sealed, viewer)).toEqual({ type: 'planSealed', seat: 0 });
      }
    }
  });

  test('a sealed tile does not change what the opponent may play ("Planning and Movement")', () => {
    const before = start();
    const offered = before.game.legalActions(before.state, 1);
    for (const { table } of sealings) expect(table.game.legalActions(table.state, 1)).toEqual(offered);
  });

  test('a sealed tile lies face up for every viewer once the other tile is sealed, too ("Planning and Movement")', () => {
    const table = start();
    const tile = table.tile(0, [2, 0]);
    table.turn([2, 0], [1, 0]);
    for (const viewer of outsiders) expect(table.game.view(table.state, viewer).pilots[0].played).toEqual([tile]);
  });

  test('a sealed tile stays hidden if its pilot resigns before the reveal ("Planning and Movement")', () => {
    const views = sealings.map(({ table }) => {
      table.do({ type: 'resign', seat: 0 });
      const events = table.events.map((event) => table.game.redact(event, 1));
      return { view: table.game.view(table.state, 1), events };
    });
    for (const view of views) expect(view).toEqual(views[0]);
  });
});

test('two hands of equal size give the opponent the same view and choices (Setup 8)', () => {
  const { game, state } = start();
  const swapped = clone(state);
  const { hand: held, bag } = swapped.pilots[0];
  [held[0], bag[0]] = [bag[0], held[0]];
  expect(swapped.pilots[0].hand).not.toEqual(state.pilots[0].hand);
  for (const viewer of outsiders) expect(game.view(swapped, viewer)).toEqual(game.view(state, viewer));
  expect(game.legalActions(swapped, 1)).toEqual(game.legalActions(state, 1));
});

describe('the log of a match', () => {
  const deal = () => Match.start(track, new Table().options, 5);

  test('the log of a match hides a sealed tile from the opponent, but shows when it was laid ("Planning and Movement")', () => {
    let match = deal();
    const plan = match.legalActions(0)[2];
    match = match.submit(plan);
    for (const viewer of outsiders) {
      const line = match.log(viewer)[1];
      expect(line).toEqual({ action: { type: 'plan', seat: 0 }, events: [{ type: 'planSealed', seat: 0 }] });
    }
    expect(match.log(0)[1].action).toEqual(plan);
    expect(match.log('all')[1].action).toEqual(plan);
  });

  test('the log of a match shows no viewer the tiles that another seat drew, nor the random draws (Setup 8)', () => {
    const match = deal();
    for (const viewer of [0, 1, 'table'] as const) {
      const [line] = match.log(viewer);
      expect(line).not.toHaveProperty('draws');
      expect(line).not.toHaveProperty('hash');
      const drew = line.events.filter((event) => event.type === 'drew');
      expect(drew.filter((event) => event.secret !== undefined)).toHaveLength(viewer === 'table' ? 0 : 1);
    }
  });

  test('the log of a match shows an outsider in every frame of a turn only what the table shows ("Planning and Movement")', () => {
    let match = deal();
    for (const seat of [0, 1]) match = match.submit(match.legalActions(seat)[0] as TrackAction);
    const frames = match.frames('table');
    expect(frames.length).toBeGreaterThan(2);
    for (const { event } of frames) expect(event).not.toHaveProperty('secret');
    expect(frames.at(-1)?.view).toEqual(match.view('table'));
  });
});
