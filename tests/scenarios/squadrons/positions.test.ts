import { describe, expect, test } from 'vitest';
import { american, german, type Layout, loop, rollOut, Table } from './table.ts';

/** Green flies one square north to E5, below whatever is on E6, and faces as told. */
function approach(red: string, facing: 'N' | 'E' | 'S' | 'W', more: Layout = {}): Table {
  const flying = { green1: 'E4 N', red1: red, ...more.flying };
  const hands = { green: [1, 3, 4], red: [2, 5, rollOut, loop], ...more.hands };
  return Table.turn({ mover: american, ...more, flying, hands })
    .roll(1, 1)
    .move('green1', 1, 'N', facing);
}

describe('Positions for dogfight 1: the conditions of a dogfight', () => {
  test('a plane that ends its move next to an enemy in flight and faces it attacks, before the next player moves', () => {
    const table = approach('E6 E', 'N');
    expect(table.of('dogfightBegan')).toEqual([
      { type: 'dogfightBegan', shooter: table.plane('green1'), target: table.plane('red1'), attack: 'side' },
    ]);
    expect(table.game.awaiting(table.state)).toEqual([american]);
  });

  test('a plane does not attack diagonally', () => {
    for (const facing of ['N', 'E'] as const) expect(approach('F6 S', facing).state.mover).toBe(german);
  });

  test('a plane does not attack from two squares away', () => {
    expect(approach('E7 S', 'N').state.mover).toBe(german);
  });

  test('Positions for dogfight 2: only the plane that moved attacks, by facing an enemy; an enemy that faces it does not', () => {
    expect(approach('E6 S', 'W').state).toMatchObject({ mover: german, dogfight: null });
  });

  test('a plane does not attack a plane of its own nation', () => {
    const table = Table.turn({
      mover: american,
      flying: { green1: 'E4 N', blue1: 'E6 N' },
      hands: { green: [1], blue: [1] },
    });
    table.roll(1, 1).move('green1', 1, 'N', 'N').move('blue1', 1, 'N', 'N');
    expect(table.state.mover).toBe(german);
  });

  test('a plane with a burst must attack, and a plane without one cannot', () => {
    const armed = approach('E6 E', 'N');
    expect(armed.legal.map(({ type }) => type)).toEqual(['shoot', 'shoot', 'shoot']);
    expect(armed.check({ type: 'holdFire', seat: american })).toEqual({ code: 'squadrons.mustShoot' });
    const unarmed = approach('E6 E', 'N', { hands: { green: [rollOut, loop] } });
    expect(unarmed.legal).toEqual([{ type: 'holdFire', seat: american }]);
    unarmed.holdFire();
    expect(unarmed.of('heldFire')).toMatchObject([{ noBurst: true, reveals: true }]);
    expect(unarmed.state.mover).toBe(german);
    // No burst was played: it has not been in a dogfight.
    expect(unarmed.at('green1').mayLand).toBe(false);
  });

  test('a plane without any card is known to have no burst and is not asked', () => {
    expect(approach('E6 E', 'N', { hands: { green: [], red: [2] } }).state.mover).toBe(german);
  });
});

describe('Positions for dogfight 2: the three attacks (diagrams E to H)', () => {
  test.each([
    ['S', 'headOn'],
    ['N', 'tail'],
    ['E', 'side'],
    ['W', 'side'],
  ])('an attack from the south on a plane that faces %s is a %s attack', (facing, attack) => {
    expect(approach(`E6 ${facing}`, 'N').state.dogfight?.attack).toBe(attack);
  });
});

describe('Positions for dogfight 3: two attackers, two dogfights', () => {
  const pincer = (hands = {}) => {
    const table = Table.turn({
      mover: american,
      flying: { green1: 'E4 N', blue1: 'G6 N', red1: 'E6 E' },
      hands: { green: [1, 3], blue: [2, 4], red: [rollOut, rollOut, 5], ...hands },
    });
    return table.roll(1, 1).move('green1', 1, 'N', 'N').move('blue1', 1, 'W', 'W');
  };

  test('two planes may attack one, and the player who moved decides which begins', () => {
    const table = pincer();
    expect(table.legal).toEqual([
      { type: 'dogfight', seat: american, plane: table.plane('green1') },
      { type: 'dogfight', seat: american, plane: table.plane('blue1') },
    ]);
    table.do({ type: 'dogfight', seat: american, plane: table.plane('blue1') });
    expect(table.state.dogfight).toMatchObject({ shooter: table.plane('blue1'), attack: 'headOn' });
    table.shoot(4).defend(5);
    // Blue fell to the higher burst; the other attack is still to come.
    expect(table.where('blue1')).toBe('lost');
    expect(table.state.dogfight).toMatchObject({ shooter: table.plane('green1'), attack: 'side' });
  });

  test('both planes attack even if the first one missed, and the target defends with its remaining cards', () => {
    const table = pincer();
    table.do({ type: 'dogfight', seat: american, plane: table.plane('green1') });
    table.shoot(1).defend(rollOut);
    expect(table.state.dogfight).toMatchObject({ shooter: table.plane('blue1'), target: table.plane('red1') });
    expect(table.squadron('red').hand).toEqual([5, rollOut]);
  });

  test('a second attack on a target that was shot down does not take place', () => {
    const table = pincer();
    table.do({ type: 'dogfight', seat: american, plane: table.plane('green1') });
    table.shoot(1).noDefence();
    expect(table.where('red1')).toBe('lost');
    expect(table.state).toMatchObject({ mover: german, dogfight: null });
  });

  test('two dogfights in different parts of the board are fought one after the other', () => {
    const table = Table.turn({
      mover: american,
      flying: { green1: 'E4 N', blue1: 'J4 N', red1: 'E6 E', yellow1: 'J6 E' },
      hands: { green: [1], blue: [2], red: [rollOut], yellow: [rollOut] },
    });
    table.roll(1, 1, 1, 1).move('green1', 1, 'N', 'N').move('blue1', 1, 'N', 'N');
    table.do({ type: 'dogfight', seat: american, plane: table.plane('blue1') });
    table.shoot(2).defend(rollOut);
    expect(table.state.dogfight?.shooter).toBe(table.plane('green1'));
    table.shoot(1).defend(rollOut);
    expect(table.state.mover).toBe(german);
  });

  test('each plane begins at most one dogfight per turn', () => {
    const table = approach('E6 E', 'N').shoot(3).defend(rollOut);
    // Still face to face with the same plane, and with bursts in hand: but its dogfight is over.
    expect(table.state).toMatchObject({ mover: german, dogfight: null });
  });

  test('an enemy that an exchange has put in front of the other plane is attacked by it', () => {
    // Green on red's tail at E5 and E6; blue at F5 faces green's square.
    const table = Table.turn({
      mover: american,
      flying: { green1: 'E4 N', blue1: 'G5 N', red1: 'E6 N' },
      hands: { green: [1], blue: [2, 3], red: [4, loop, rollOut] },
    });
    table.roll(1, 1).move('green1', 1, 'N', 'N').move('blue1', 1, 'W', 'W');
    // Blue faces its own nation's plane: one dogfight, nothing to choose.
    expect(table.state.phase).toBe('attack.burst');
    table.shoot(1).defend(loop).holdFire();
    expect([table.where('green1'), table.where('red1')]).toEqual(['E6 N', 'E5 N']);
    expect(table.state.dogfight).toMatchObject({ shooter: table.plane('blue1'), attack: 'side', burst: 0 });
  });

  test('a second attack on a target that was exchanged away does not take place', () => {
    const table = Table.turn({
      mover: american,
      flying: { green1: 'E4 N', blue1: 'G6 N', red1: 'E6 N' },
      hands: { green: [1], blue: [2, 3], red: [4, loop, rollOut] },
    });
    table.roll(1, 1).move('green1', 1, 'N', 'N').move('blue1', 1, 'W', 'W');
    table.do({ type: 'dogfight', seat: american, plane: table.plane('green1') });
    table.shoot(1).defend(loop).holdFire();
    // Green is where red was: in front of blue there is no enemy any more.
    expect(table.state).toMatchObject({ mover: german, dogfight: null });
  });
});
