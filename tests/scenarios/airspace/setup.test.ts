import { describe, expect, test } from 'vitest';
import { A1, A2, allies, at, G1, G2, germany, N, S, Table } from './table.ts';

describe('Setup', () => {
  test('every airplane begins at altitude 6, able to take 6 points of damage, with 10 movement points', () => {
    const { state } = new Table({ players: 4 }, { startHex: [1, 1, 5, 5] });
    expect(state.planes).toHaveLength(4);
    for (const plane of state.planes) expect(plane).toMatchObject({ altitude: 6, capacity: 6, points: 10, lost: null });
  });

  test.each([
    ['9x11', [at(2, 9), at(3, 10), at(4, 9), at(5, 10), at(6, 9)], [at(6, 0), at(5, 0), at(4, 0), at(3, 0), at(2, 0)]],
    [
      '11x11',
      [at(3, 10), at(4, 9), at(5, 10), at(6, 9), at(7, 10)],
      [at(7, 0), at(6, 0), at(5, 0), at(4, 0), at(3, 0)],
    ],
    [
      '13x13',
      [at(4, 11), at(5, 12), at(6, 11), at(7, 12), at(8, 11)],
      [at(8, 0), at(7, 0), at(6, 0), at(5, 0), at(4, 0)],
    ],
  ])('on the board %s a die of 1 to 5 counts start hexes from the player’s own left', (board, allied, german) => {
    for (const die of [1, 2, 3, 4, 5]) {
      const { state } = new Table({ board }, { startHex: [die, die] });
      expect(state.planes[A1].hex).toEqual(allied[die - 1]);
      expect(state.planes[G1].hex).toEqual(german[die - 1]);
    }
  });

  test('a start die of 6 means the centre hex', () => {
    const table = new Table({}, { startHex: [6, 6] });
    expect(table.plane(A1).hex).toEqual(at(5, 10));
    expect(table.plane(G1).hex).toEqual(at(5, 0));
    expect(table.of('startRolled')).toEqual([
      { type: 'startRolled', plane: A1, die: 6, start: 3, taken: false },
      { type: 'startRolled', plane: G1, die: 6, start: 3, taken: false },
    ]);
  });

  test('the sides face each other across the board', () => {
    const { state } = new Table({ players: 4 }, { startHex: [1, 2, 3, 4] });
    expect(state.planes.map((plane) => plane.facing)).toEqual([N, S, N, S]);
  });

  test('first planes are placed before second ones, the Allied one first each time, and the initiative die comes last', () => {
    const table = new Table({ players: 4 }, { startHex: [1, 2, 3, 4], initiative: [1] });
    expect(table.of('placed').map((event) => [event.plane, event.start])).toEqual([
      [A1, 1],
      [G1, 2],
      [A2, 3],
      [G2, 4],
    ]);
    expect(table.happened.lastIndexOf('placed')).toBeLessThan(table.happened.indexOf('initiativeRolled'));
  });

  test('a second plane that rolls its partner’s hex goes beside it, and its owner chooses between two free hexes', () => {
    const table = new Table({ players: 4 }, { startHex: [3, 1, 6, 5] });
    expect(table.state.phase).toBe('startHexes.choosing');
    expect(table.awaited).toBe(A2);
    expect(table.legal).toEqual([
      { type: 'place', seat: A2, start: 2 },
      { type: 'place', seat: A2, start: 4 },
    ]);
    table.do({ type: 'place', seat: A2, start: 4 });
    expect(table.plane(A2).hex).toEqual(at(6, 9));
    expect(table.plane(G2).hex).toEqual(at(3, 0));
  });

  test.each([
    [1, 2, at(4, 9)],
    [5, 4, at(6, 9)],
  ])('beside start hex %i only %i is left, so that no player is asked', (die, start, hex) => {
    const table = new Table({ players: 4 }, { startHex: [die, 3, die, 1] });
    expect(table.of('startRolled')[2]).toMatchObject({ plane: A2, start: die, taken: true });
    expect(table.of('placed')[2]).toMatchObject({ plane: A2, start });
    expect(table.plane(A2).hex).toEqual(hex);
  });

  test('the owner of two planes chooses the start hex of the second one', () => {
    const table = new Table({ planes: 2 }, { startHex: [1, 2, 5, 2] });
    expect(table.awaited).toBe(1);
    expect(table.legal.map((action) => action.type === 'place' && action.start)).toEqual([1, 3]);
  });

  test('a start hex that is not beside the taken one is refused', () => {
    const table = new Table({ planes: 2 }, { startHex: [2, 1, 2] });
    const refused = { code: 'airspace.notBesideStart', params: { start: 2 } };
    expect(table.game.check(table.state, { type: 'place', seat: 0, start: 2 })).toEqual(refused);
    expect(table.game.check(table.state, { type: 'place', seat: 0, start: 5 })).toEqual(refused);
    expect(table.game.check(table.state, { type: 'place', seat: 1, start: 1 })).toEqual({ code: 'action.notYou' });
  });
});

describe('Setup, handicaps (a ruling of this house)', () => {
  const options = { players: 4, handicaps: true, capacity: [2, 3, 4, 5], altitude: [8, 4] };

  test('with handicaps each airplane begins with its own capacity and each side at its level, and all with ten points', () => {
    const { state } = new Table(options, { startHex: [1, 1, 5, 5] });
    expect(state.planes.map(({ capacity }) => capacity)).toEqual([2, 3, 4, 5]);
    expect(state.planes.map(({ altitude }) => altitude)).toEqual([8, 4, 8, 4]);
    expect(state.planes.map(({ points }) => points)).toEqual([10, 10, 10, 10]);
  });

  test('with handicaps an airplane placed by choice begins at the level of its side', () => {
    const table = new Table(options, { startHex: [3, 1, 3, 5] });
    table.do({ type: 'place', seat: A2, start: 4 });
    expect(table.of('placed')[0].at).toMatchObject({ altitude: 8 });
  });

  test('an airplane with a handicap is shot down by as much damage as it could take', () => {
    const table = Table.flying({ handicaps: true, capacity: [6, 2] });
    table.change({ planes: [{ hex: at(5, 6) }, { hex: at(5, 4), facing: S }] });
    table.fly().shoot(G1, 5);
    expect(table.plane(G1)).toMatchObject({ capacity: 0, lost: 'shotDown' });
  });
});

describe('Setup, players', () => {
  test('two players fly one plane each, or two planes each', () => {
    expect(new Table().game.seats.map((seat) => seat.side)).toEqual([allies, germany]);
    expect(new Table().state.planes).toHaveLength(2);
    expect(new Table({ planes: 2 }, { startHex: [1, 1, 5, 5] }).state.planes).toHaveLength(4);
  });

  test.each([
    ['allies', [allies, germany, allies], [0, 1, 2, 1]],
    ['germany', [allies, germany, germany], [0, 1, 0, 2]],
  ])('of three players two fly one plane each for %s, and the third flies two', (partners, sides, owners) => {
    const table = new Table({ players: 3, partners }, { startHex: [1, 1, 5, 5], initiative: [6] });
    expect(table.game.seats.map((seat) => seat.side)).toEqual(sides);
    const asked: Record<number, number> = {};
    for (let turn = 0; turn < 4; turn++) {
      asked[table.state.plane] = table.awaited;
      table.fly({ move: 'climb' });
    }
    expect(asked).toEqual({ ...owners });
  });

  test('four players fly one plane each, two on each side', () => {
    const table = new Table({ players: 4 }, { startHex: [1, 1, 5, 5] });
    expect(table.game.seats.map((seat) => seat.side)).toEqual([allies, germany, allies, germany]);
  });
});
