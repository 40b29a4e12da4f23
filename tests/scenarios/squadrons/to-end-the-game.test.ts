import { describe, expect, test } from 'vitest';
import { american, german, rollOut, Table } from './table.ts';

const germans = ['red1', 'red2', 'red3', 'yellow1', 'yellow2', 'yellow3'] as const;
const americans = ['green1', 'green2', 'green3', 'blue1', 'blue2', 'blue3'] as const;
const allBut = (names: readonly string[], kept: string) => names.filter((name) => name !== kept) as ['red1'];

describe('To end the game', () => {
  test('the player who has shot down all of the opponent’s planes wins', () => {
    const table = Table.turn({
      mover: american,
      flying: { green1: 'E4 N', red1: 'E6 E' },
      lost: allBut(germans, 'red1'),
      hands: { green: [1], red: [2] },
    });
    table.roll(1, 1).move('green1', 1, 'N', 'N').shoot(1).noDefence();
    expect(table.state).toMatchObject({ phase: 'over', outcome: { ending: 'allShotDown', winners: [american] } });
    expect(table.game.awaiting(table.state)).toEqual([]);
    expect(table.check({ type: 'resign', seat: german })).toEqual({ code: 'action.over' });
  });

  test('a plane on the ground counts: the game goes on while one is left', () => {
    const table = Table.turn({
      mover: american,
      flying: { green1: 'E4 N', red1: 'E6 E' },
      lost: ['red2', 'red3', 'yellow1', 'yellow2'],
      hands: { green: [1], red: [2] },
    });
    table.roll(1, 1).move('green1', 1, 'N', 'N').shoot(1).noDefence();
    expect(table.state.outcome).toBeNull();
    expect(table.state.mover).toBe(german);
  });

  test('a plane lost to a gun counts: a player whose last plane flies over a HIT loses the game', () => {
    const table = Table.turn({ mover: american, flying: { green1: 'A10 N' }, lost: allBut(americans, 'green1') });
    table.roll(1, 1).move('green1', 1, 'N');
    expect(table.state.outcome).toEqual({ ending: 'allShotDown', winners: [german] });
  });

  test('an attacker that loses its last plane head on loses the game in its own turn', () => {
    const table = Table.turn({
      mover: american,
      flying: { green1: 'E4 N', red1: 'E6 S' },
      lost: allBut(americans, 'green1'),
      hands: { green: [1], red: [2] },
    });
    table.roll(1, 1).move('green1', 1, 'N', 'N').shoot(1).defend(2);
    expect(table.state.outcome?.winners).toEqual([german]);
  });
});

describe('the stalemate guard', () => {
  const idle = (table: Table) => table.do({ type: 'ready', seat: table.awaited });

  test('a hundred full rounds without a burst or a gun are a draw', () => {
    const table = Table.turn();
    for (let turn = 0; turn < 199; turn++) idle(table);
    expect(table.state).toMatchObject({ round: 100, outcome: null });
    idle(table);
    expect(table.state.outcome).toEqual({ ending: 'stalemate', winners: [] });
  });

  test('with the option of thirty quiet rounds the match is drawn after thirty, and the ending names the number', () => {
    const table = Table.turn({}, { quiet: '30' });
    for (let turn = 0; turn < 59; turn++) idle(table);
    expect(table.state).toMatchObject({ round: 30, outcome: null });
    idle(table);
    expect(table.state.outcome).toEqual({ ending: 'stalemate', winners: [], figures: { rounds: 30 } });
  });

  test('a burst starts the count of quiet rounds again', () => {
    const table = Table.turn({ mover: american });
    table.state.round = 60;
    table.lay({
      mover: american,
      flying: { green1: 'E4 N', red1: 'E6 E' },
      hands: { green: [1], red: [rollOut] },
    });
    table.roll(1, 1).move('green1', 1, 'N', 'N').shoot(1);
    expect(table.state.lastShot).toBe(60);
  });

  test('a gun that is turned starts the count of quiet rounds again', () => {
    const table = Table.turn({ mover: american });
    table.state.round = 60;
    table.lay({ mover: american, flying: { green1: 'A10 N' } });
    table.roll(1, 1).move('green1', 1, 'N');
    expect(table.state.lastShot).toBe(60);
  });

  test('the round of the last shot is not a quiet round', () => {
    const table = Table.turn();
    table.state.round = 60;
    table.state.lastShot = 60;
    for (let turn = 0; turn < 201; turn++) idle(table);
    expect(table.state).toMatchObject({ round: 160, outcome: null });
    idle(table);
    expect(table.state.outcome?.ending).toBe('stalemate');
  });
});

describe('resigning', () => {
  test('resigning gives the game to the other nation, at any time', () => {
    const table = new Table();
    table.do({ type: 'guns', seat: american, hits: 'random' });
    table.do({ type: 'resign', seat: american });
    expect(table.state.outcome).toEqual({ ending: 'resigned', winners: [german] });
    expect(table.state.sealed).toEqual([null, null]);
  });

  test('a player who is not awaited may resign', () => {
    const table = Table.turn({ mover: american }).do({ type: 'resign', seat: german });
    expect(table.state.outcome?.winners).toEqual([american]);
  });

  test('one player of a nation of two resigns for both', () => {
    const table = Table.turn({}, { players: '4' }).do({ type: 'resign', seat: 3 });
    expect(table.state.outcome).toEqual({ ending: 'resigned', winners: [0, 1] });
  });
});
