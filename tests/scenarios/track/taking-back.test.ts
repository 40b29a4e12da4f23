import { Match } from '@aerodrome/engine/core/match.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { track } from '@aerodrome/engine/games/track/index.ts';
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
const start = () => Table.planning({}, { hands: [hand, hand] });

/** Black has been hit once and holds two tiles, one of which it loses. */
function hitBlack(turn: number): Table {
  const hands: Printed[][] = [
    [
      [0, 1],
      [1, 0],
      [2, 0],
    ],
    [
      [0, 1],
      [1, 0],
    ],
  ];
  const planes = [{ space: 2 }, { space: 0 }];
  return Table.planning({ biplanes: ['black', 'red'] }, { turn, hands, planes }).turn([0, 1], [0, 1]);
}

describe('taking a sealed tile back', () => {
  test('a pilot can take a sealed tile back until the other tile is sealed, and chooses again ("Planning and Movement")', () => {
    const table = start();
    const before = structuredClone(table.state);
    table.plan(0, [1, 0]);
    expect(table.game.asides(table.state, 0)).toContainEqual({ type: 'takeBack', seat: 0 });
    table.do({ type: 'takeBack', seat: 0 });
    expect(table.state).toEqual(before);
    table.turn([5, 0], [2, 0]);
    expect(table.state.planes.map((plane) => plane.space)).toEqual([5, 6]);
  });

  test('a tile that is taken back is shown to no viewer ("Planning and Movement")', () => {
    const table = start().plan(0, [1, 0]).do({ type: 'takeBack', seat: 0 });
    for (const viewer of [0, 1, 'table'] as const) {
      expect(table.events.map((event) => table.game.redact(event, viewer))).toEqual([{ type: 'takenBack', seat: 0 }]);
    }
  });

  test('only a pilot who has sealed a tile can take it back ("Planning and Movement")', () => {
    const table = start();
    const refusal = { code: 'track.nothingToTakeBack' };
    for (const seat of [0, 1]) expect(table.game.check(table.state, { type: 'takeBack', seat })).toEqual(refusal);
    table.plan(0, [1, 0]);
    expect(table.game.check(table.state, { type: 'takeBack', seat: 1 })).toEqual(refusal);
  });

  test('no tile can be taken back after the reveal ("Planning and Movement")', () => {
    const table = start().turn([1, 0], [2, 0]);
    for (const seat of [0, 1]) {
      expect(table.game.check(table.state, { type: 'takeBack', seat })).toEqual({ code: 'track.nothingToTakeBack' });
    }
  });
});

describe('undoing a step of a match', () => {
  const deal = (raw: Record<string, unknown> = {}) => Match.start(track, new Table(raw).options, 7);

  test('undo removes the own sealed tile, and redo seals it again ("Planning and Movement")', () => {
    let match = deal();
    const before = match.view('all');
    match = match.submit(match.legalActions(0)[0]);
    const sealed = match.view('all');
    expect(() => match.undo(1)).toThrow(RangeError);
    match = match.undo(0);
    expect(match.view('all')).toEqual(before);
    match = match.redo(0);
    expect(match.view('all')).toEqual(sealed);
  });

  test('undo does not cross the reveal ("Planning and Movement")', () => {
    let match = deal();
    for (const seat of [0, 1]) match = match.submit(match.legalActions(seat)[0]);
    const after = match.view('all');
    for (const seat of [0, 1]) expect(() => match.undo(seat)).toThrow(RangeError);
    expect(match.view('all')).toEqual(after);
  });

  test('undo does not cross the deal (Setup 8)', () => {
    const match = deal();
    for (const seat of [0, 1]) expect(match.canUndo(seat)).toBe(false);
  });

  test('undo removes a sealed mulligan, but not one that has drawn tiles ("Brown Biplane")', () => {
    let alone = deal({ biplanes: ['brown', 'red'] });
    alone = alone.submit(alone.legalActions(0)[5]);
    expect(() => alone.undo(0)).toThrow(RangeError);
    let both = deal({ biplanes: ['brown', 'white'] });
    both = both.submit(both.legalActions(0)[5]);
    both = both.undo(0);
    expect(both.awaiting()).toEqual([0, 1]);
  });

  test('undo does not remove a mulligan of no tiles once its number is known (rulings, 11)', () => {
    let match = deal({ biplanes: ['brown', 'red'] });
    match = match.submit({ type: 'mulligan', seat: 0, tiles: [] } as { type: string; seat: number });
    expect(() => match.undo(0)).toThrow(RangeError);
  });

  test('undo does not remove a tile that white has been shown ("White Biplane")', () => {
    let match = deal({ biplanes: ['red', 'white'] });
    match = match.submit(match.legalActions(1)[0]);
    let turns = 0;
    const phase = () => (match.view('table') as { phase: string }).phase;
    while (phase() !== 'planning.showing' && match.outcome === null) {
      const [seat] = match.awaiting();
      const actions = match.legalActions(seat);
      match = match.submit(actions[turns++ % actions.length]);
    }
    expect(phase()).toBe('planning.showing');
    match = match.submit(match.legalActions(0)[0]);
    expect(match.awaiting()).toEqual([1]);
    expect(() => match.undo(0)).toThrow(RangeError);
  });

  test('undo removes black’s choice of a lost tile, but not once new tiles were drawn after it ("Black Biplane")', () => {
    const undone = [4, 5].map((turn) => {
      const table = hitBlack(turn);
      const start = table.state;
      const segment = { rulesVersion: track.rulesVersion, options: table.options, start, log: [] };
      const random = new SeededRandom(7).state;
      let match = Match.resume(track, { game: track.id, seed: 7, random, segments: [segment], state: start });
      match = match.submit(match.legalActions(0)[0]);
      expect(match.awaiting()).toEqual([0, 1]);
      return match.canUndo(0);
    });
    expect(undone).toEqual([true, false]);
  });

  test('a refused action changes nothing and says why ("Planning and Movement")', () => {
    const match = deal();
    const before = match.record();
    const wrong = { type: 'plan', seat: 0, tile: -5, loop: false };
    expect(() => match.submit(wrong)).toThrow(expect.objectContaining({ rejection: { code: 'track.notInHand' } }));
    expect(match.record()).toEqual(before);
  });
});

describe('resigning', () => {
  test.each([0, 1])('the resignation of seat %i ends the game at once, and the other seat wins', (seat) => {
    const table = start().do({ type: 'resign', seat });
    expect(table.state.outcome).toEqual({ ending: 'resigned', winners: [1 - seat] });
    expect(table.happened).toEqual(['resigned', 'over']);
    expect(table.game.awaiting(table.state)).toEqual([]);
  });

  test('a resignation cannot be undone, since the game is over and all hands are visible', () => {
    let match = Match.start(track, new Table().options, 7);
    match = match.submit({ type: 'resign', seat: 0 });
    for (const seat of [0, 1]) expect(() => match.undo(seat)).toThrow(RangeError);
    expect(match.outcome).toEqual({ ending: 'resigned', winners: [1] });
  });

  test('a pilot can resign before and after sealing a tile', () => {
    for (const seat of [0, 1]) {
      const table = start().plan(0, [1, 0]).do({ type: 'resign', seat });
      expect(table.state.outcome?.winners).toEqual([1 - seat]);
    }
  });

  test('both players can resign during a mulligan, whichever is asked', () => {
    for (const seat of [0, 1]) {
      const table = new Table({ biplanes: ['brown', 'red'] }).do({ type: 'resign', seat });
      expect(table.state.outcome).toEqual({ ending: 'resigned', winners: [1 - seat] });
    }
  });

  test('a player can resign while black picks the tiles that it loses', () => {
    const table = hitBlack(1);
    expect(table.state.phase).toBe('shooting.tileLoss');
    table.do({ type: 'resign', seat: 1 });
    expect(table.state.outcome).toEqual({ ending: 'resigned', winners: [0] });
  });

  test('only the seats of the match can resign', () => {
    const table = start();
    for (const seat of [-1, 2, 0.5]) {
      expect(table.game.check(table.state, { type: 'resign', seat })).toEqual({ code: 'action.noSuchSeat' });
    }
  });
});
