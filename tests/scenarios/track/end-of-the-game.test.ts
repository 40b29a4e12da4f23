import { expect, test } from 'vitest';
import { type Printed, Table } from './table.ts';

const last: Printed = [1, 0];

/** The fifth turn of the third round, one tile left each. */
function lastTurn(
  damage: readonly [number, number],
  tiles: readonly [Printed, Printed] = [last, last],
  raw = {},
): Table {
  return Table.planning(raw, {
    round: 3,
    turn: 5,
    hands: tiles.map((tile) => [tile]),
    pilots: [{ bag: [] }, { bag: [] }],
    planes: damage.map((hits, plane) => ({ space: plane * 2, damage: hits })),
  });
}

test('the game is over after fifteen turns if no plane is shot down ("End of the game")', () => {
  const table = Table.planning().quietTurns(14);
  expect(table.state.outcome).toBeNull();
  table.quietTurns(1);
  expect(table.state.outcome).not.toBeNull();
  expect(table.happened.slice(-2)).toEqual(['roundEnded', 'over']);
  expect(table.game.awaiting(table.state)).toEqual([]);
});

test('rounds one and two do not end the game, whatever the damage ("End of the round")', () => {
  for (const round of [1, 2]) {
    const table = lastTurn([0, 6]);
    table.change({ round });
    expect(table.turn(last, last).state.outcome).toBeNull();
    expect([table.state.round, table.state.turn]).toEqual([round + 1, 1]);
  }
});

test('the pilot with fewer hits wins after the third round ("End of the game")', () => {
  const outcome = (damage: [number, number]) => lastTurn(damage).turn(last, last).state.outcome;
  expect(outcome([2, 3])).toEqual({ ending: 'fewerHits', winners: [0], figures: { fewer: 2, more: 3 } });
  expect(outcome([6, 5])).toEqual({ ending: 'fewerHits', winners: [1], figures: { fewer: 5, more: 6 } });
  expect(outcome([0, 1])).toEqual({ ending: 'fewerHits', winners: [0], figures: { fewer: 0, more: 1 } });
});

test('equal hits after the third round are a draw ("End of the game")', () => {
  for (const damage of [0, 1, 6]) {
    const { outcome } = lastTurn([damage, damage]).turn(last, last).state;
    expect(outcome).toEqual({ ending: 'sameHits', winners: [], figures: { hits: damage } });
  }
});

test('the shot of the very last turn still counts ("End of the game")', () => {
  const shot: Printed = [1, 2];
  const turned = lastTurn([3, 2], [shot, last]).turn(shot, last);
  expect(turned.state.planes.map((plane) => plane.damage)).toEqual([3, 4]);
  expect(turned.state.outcome).toMatchObject({ ending: 'fewerHits', winners: [0] });
  const evened = lastTurn([4, 2], [shot, last]).turn(shot, last);
  expect(evened.state.outcome).toMatchObject({ ending: 'sameHits', winners: [] });
});

test('a biplane shot down in the very last turn loses without a comparison of hits ("End of the game")', () => {
  const shot: Printed = [1, 2];
  const table = lastTurn([6, 5], [shot, last]).turn(shot, last);
  expect(table.state.outcome).toEqual({ ending: 'shotDown', winners: [0] });
  expect(table.happened).not.toContain('roundEnded');
});

test('hits are counted, not the free spaces of rows of different length ("End of the game")', () => {
  // Yellow with five and red with six have one free space each.
  const tiles: readonly [Printed, Printed] = [
    [1, 1],
    [1, 0],
  ];
  const table = lastTurn([5, 6], tiles, { biplanes: ['yellow', 'red'] });
  table.change({ planes: [{ space: 0 }, { space: 0 }] });
  expect(table.turn(...tiles).state.outcome).toMatchObject({ ending: 'fewerHits', winners: [0] });
});

test('a duel of biplanes that cannot crash ends by a plane shot down, by the comparison of hits, or by resignation ("End of the game")', () => {
  expect([...new Table().game.endings].sort()).toEqual(['fewerHits', 'resigned', 'sameHits', 'shotDown']);
});
