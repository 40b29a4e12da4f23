import { describe, expect, test } from 'vitest';
import { american, german, loop, rollOut, Table } from './table.ts';

/** The red field's HITs on A11 and B11, its MISSes on C11 and D12; the rest does not matter here. */
const hits = ['A11', 'B11', 'J11', 'K11', 'A2', 'B2', 'J2', 'K2'];

function raider(square: string, more = {}): Table {
  return Table.turn({ mover: american, flying: { green1: square }, hands: { green: [2, 4, loop] }, hits, ...more });
}

describe('To attack a plane on the ground 1 and 2: A.A. guns', () => {
  test('A.A. guns 1: a gun does not shoot at a plane of its own nation', () => {
    const table = Table.turn({ mover: american, flying: { green1: 'A4 S' }, hits }).roll(3, 3);
    table.move('green1', 3, 'SSE', 'N');
    expect(table.happened).not.toContain('gunTurned');
    expect(table.state.seen).not.toContain(true);
    const partner = Table.turn({ mover: american, flying: { green1: 'J4 S' }, hits }).roll(2, 2);
    expect(partner.move('green1', 2, 'SS', 'N').where('green1')).toBe('J2 N');
  });

  test('A.A. guns 2: an enemy that flies over a HIT is shot down there, and its move is over', () => {
    const table = raider('B10 N').roll(3, 3).move('green1', 3, 'N');
    expect(table.happened.slice(0, 3)).toEqual(['flew', 'gunTurned', 'shotDown']);
    expect(table.of('shotDown')).toMatchObject([{ cause: 'gun', square: table.square('B11') }]);
    expect(table.where('green1')).toBe('lost');
    expect(table.state.mover).toBe(german);
  });

  test('A.A. guns 2: an enemy that stops on a HIT is shot down', () => {
    expect(raider('B10 N').roll(1, 1).move('green1', 1, 'N').where('green1')).toBe('lost');
  });

  test('A.A. guns 2: after a MISS the plane flies the full count, and its player chooses the rest of the way again', () => {
    const table = raider('C10 N', { lost: ['red3'] }).roll(4, 4);
    // The way is listed as far as the gun: what follows is decided there.
    expect(table.check({ type: 'fly', seat: american, way: 'NNES' })).toEqual({
      code: 'squadrons.gunOnTheWay',
      params: { square: 'C11' },
    });
    table.move('green1', 4, 'N');
    expect(table.of('gunTurned')).toMatchObject([{ hit: false }]);
    expect(table.of('flew')).toMatchObject([{ left: 3 }]);
    expect(table.state).toMatchObject({ phase: 'movement.flying', flown: 'N', die: 4 });
    for (const { way } of table.legalOf('fly')) expect(way).toMatch(/^N[NEW]/);
    // East to D11, north onto the next gun, D12.
    expect(table.check({ type: 'fly', seat: american, way: 'NEE' })).toEqual({
      code: 'squadrons.tooShort',
      params: { die: 4 },
    });
    table.move('green1', 4, 'NEN').move('green1', 4, 'NENE', 'S');
    expect(table.where('green1')).toBe('E12 S');
  });

  test('A.A. guns 2: the way flown before the gun still bars its edges', () => {
    const table = raider('C10 N').roll(3, 3).move('green1', 3, 'N');
    expect(table.legalOf('fly').some(({ way }) => way.startsWith('NS'))).toBe(false);
    expect(table.check({ type: 'fly', seat: american, way: 'NSS' })).toEqual({ code: 'squadrons.edgeBothWays' });
    expect(table.check({ type: 'fly', seat: american, way: 'ENN' })).toEqual({ code: 'squadrons.alreadyFlown' });
  });

  test('A.A. guns 2: every gun on the way is examined', () => {
    const table = raider('E12 W', { lost: ['red3'] }).roll(3, 3);
    table.move('green1', 3, 'W');
    expect(table.of('gunTurned')).toMatchObject([{ square: table.square('D12'), hit: false }]);
    table.move('green1', 3, 'WSW');
    expect(table.of('gunTurned')).toMatchObject([{ square: table.square('C11'), hit: false }]);
  });

  test('A.A. guns 2: a way that could not be completed after the gun is not legal', () => {
    // D12 lies between a grounded plane on C12 and blue on D11: from E12 a step onto it is a dead end.
    const table = raider('E12 W', { flying: { green1: 'E12 W', blue1: 'D11 N' } }).roll(2, 2);
    table.do({ type: 'take', seat: american, plane: table.plane('green1'), die: 2 });
    expect(table.legalOf('fly').some(({ way }) => way.startsWith('W'))).toBe(false);
    expect(table.check({ type: 'fly', seat: american, way: 'W' })).toEqual({ code: 'squadrons.noWayOn' });
  });

  test('A.A. guns 2: a gun that was turned stays visible to every player', () => {
    const table = raider('C10 N').roll(1, 1);
    const gun = 2 * 4 + 2;
    const known = (viewer: 'table' | number) => table.game.view(table.state, viewer).guns[gun];
    expect([known(american), known('table'), known(german)]).toEqual([-1, -1, 0]);
    expect(table.game.warnings(table.state, { type: 'fly', seat: american, way: 'N' })).toEqual([
      { code: 'squadrons.warning.unknownGun', params: { square: 'C11' } },
    ]);
    table.move('green1', 1, 'N');
    expect([known(american), known('table'), known(german)]).toEqual([0, 0, 0]);
  });

  test('A.A. guns 2: a HIT that has been seen is still a HIT, and the mover is warned', () => {
    const table = raider('B10 N').roll(1, 1);
    table.state.seen[2 * 4 + 1] = true;
    expect(table.game.warnings(table.state, { type: 'fly', seat: american, way: 'N' })).toEqual([
      { code: 'squadrons.warning.hitGun', params: { square: 'B11' }, grave: true },
    ]);
    expect(table.move('green1', 1, 'N').where('green1')).toBe('lost');
  });
});

describe('To attack a plane on the ground 3: strafing', () => {
  const strafes = (table: Table) => table.legalOf('strafe').map(({ target, card }) => [target, card]);

  test('a plane stopped next to a grounded enemy may shoot it with any burst, whichever way it faces', () => {
    const table = raider('C10 N').roll(1, 1).move('green1', 1, 'N', 'S');
    const target = table.plane('red3');
    expect(strafes(table)).toEqual([
      [target, 2],
      [target, 4],
    ]);
    table.do({ type: 'strafe', seat: american, plane: table.plane('green1'), target, card: 2 });
    expect(table.where('red3')).toBe('lost');
    expect(table.of('shotDown')).toMatchObject([{ cause: 'strafing', by: table.plane('green1') }]);
    expect(table.squadron('green').discards).toEqual([2]);
  });

  test('a strafed plane has no defence, and its owner is not asked', () => {
    const table = raider('C10 N', { hands: { green: [2], red: [5, rollOut, loop] } }).roll(1, 1);
    table.move('green1', 1, 'N', 'S');
    table.do({ type: 'strafe', seat: american, plane: 0, target: table.plane('red3'), card: 2 });
    expect(table.where('red3')).toBe('lost');
    expect(table.squadron('red').hand).toEqual([5, rollOut, loop]);
  });

  test('a plane next to a grounded enemy need not strafe it', () => {
    const table = raider('C10 N').roll(1, 1).move('green1', 1, 'N', 'S');
    table.do({ type: 'done', seat: american });
    expect(table.where('red3')).toBe('C12');
    expect(table.state.mover).toBe(german);
  });

  test('a plane cannot strafe diagonally, and cannot strafe a plane that it only flew past', () => {
    const diagonal = raider('D10 N').roll(1, 1).move('green1', 1, 'N', 'S');
    expect(diagonal.state.mover).toBe(german);
    const passing = raider('D11 N').roll(2, 2).move('green1', 2, 'N').move('green1', 2, 'NE', 'S');
    expect(passing.where('green1')).toBe('E12 S');
    expect(passing.state.mover).toBe(german);
  });

  test('a plane cannot strafe a plane of its own nation', () => {
    const table = Table.turn({ mover: american, flying: { green1: 'B3 S' }, hands: { green: [2] } });
    table.roll(1, 1).move('green1', 1, 'S', 'S');
    // On B2, above green2.
    expect(table.state.mover).toBe(german);
  });

  test('a plane cannot strafe a plane in flight over its own landing square', () => {
    const table = raider('C10 N', { flying: { green1: 'C10 N', red3: 'C12 S' } }).roll(1, 1);
    table.move('green1', 1, 'N', 'S');
    expect(table.state).toMatchObject({ mover: german, dogfight: null });
  });

  test('a plane on a HIT gun is shot down before it can strafe', () => {
    const table = raider('B10 N').roll(1, 1).move('green1', 1, 'N');
    expect(table.where('red2')).toBe('B12');
    expect(table.state.mover).toBe(german);
  });

  test('a plane may fire one burst at each grounded plane next to it', () => {
    const gap = { lost: ['red2'], hits: ['A11', 'C11', 'J11', 'K11', 'A2', 'B2', 'J2', 'K2'] };
    const table = raider('B10 N', gap).roll(2, 2).move('green1', 2, 'N').move('green1', 2, 'NN', 'S');
    expect(table.where('green1')).toBe('B12 S');
    expect(new Set(strafes(table).map(([target]) => target))).toEqual(
      new Set([table.plane('red1'), table.plane('red3')]),
    );
    table.do({ type: 'strafe', seat: american, plane: 0, target: table.plane('red1'), card: 4 });
    expect(strafes(table)).toEqual([[table.plane('red3'), 2]]);
    table.do({ type: 'strafe', seat: american, plane: 0, target: table.plane('red3'), card: 2 });
    // The red squadron is gone, and green holds only a loop: there is nothing left to strafe.
    expect(table.state.mover).toBe(german);
  });

  test('a player is asked to strafe even without a burst, so that the question reveals no cards', () => {
    const table = raider('C10 N', { hands: { green: [loop] } })
      .roll(1, 1)
      .move('green1', 1, 'N', 'S');
    expect(table.legal).toEqual([{ type: 'done', seat: american }]);
  });

  test('a plane may strafe before or after its dogfight, but the dogfight must be fought', () => {
    // Green on C11 faces yellow on D11 and has red3 on the ground beside it.
    const both = () =>
      raider('C10 N', {
        flying: { green1: 'C10 N', yellow1: 'D11 N' },
        hands: { green: [2, 4, 5], yellow: [rollOut] },
      })
        .roll(1, 1)
        .move('green1', 1, 'N', 'E');
    const table = both();
    expect(new Set(table.legal.map(({ type }) => type))).toEqual(new Set(['dogfight', 'strafe']));
    expect(table.check({ type: 'done', seat: american })).toEqual({ code: 'squadrons.mustDogfight' });
    table.do({ type: 'strafe', seat: american, plane: 0, target: table.plane('red3'), card: 2 });
    expect(table.state.phase).toBe('attack.burst');
    table.shoot(4).defend(rollOut);
    expect(table.state.mover).toBe(german);

    const after = both();
    after.do({ type: 'dogfight', seat: american, plane: 0 });
    after.shoot(4).defend(rollOut);
    expect(new Set(after.legal.map(({ type }) => type))).toEqual(new Set(['strafe', 'done']));
  });

  describe('strafing with a dogfight still to fight', () => {
    /** Green on C11 faces yellow on D11 and has red3 on the ground beside it. */
    const owing = (green: readonly number[]) =>
      raider('C10 N', {
        flying: { green1: 'C10 N', yellow1: 'D11 N' },
        hands: { green, yellow: [rollOut] },
      })
        .roll(1, 1)
        .move('green1', 1, 'N', 'E');

    test('a plane must keep its last burst for its dogfight, and is asked as if it had more', () => {
      const table = owing([2, rollOut]);
      expect(table.legal).toEqual([{ type: 'dogfight', seat: american, plane: 0 }]);
      const strafe = { type: 'strafe', seat: american, plane: 0, target: table.plane('red3'), card: 2 };
      expect(table.check(strafe)).toEqual({ code: 'squadrons.lastBurst' });
      // Without a burst there is none to keep, but that is the owner's secret: the question is the same.
      expect(owing([loop, rollOut]).state.phase).toBe(table.state.phase);
    });

    test('a plane with two bursts may strafe with either and must keep the other for its dogfight', () => {
      const table = owing([3, 3]);
      expect(strafes(table)).toEqual([[table.plane('red3'), 3]]);
      table.do({ type: 'strafe', seat: american, plane: 0, target: table.plane('red3'), card: 3 });
      expect(table.state.phase).toBe('attack.burst');
    });

    test('a plane that has fought its dogfight may strafe with its remaining bursts', () => {
      const table = owing([2, 4]);
      table.do({ type: 'dogfight', seat: american, plane: 0 }).shoot(2).defend(rollOut);
      expect(strafes(table)).toEqual([[table.plane('red3'), 4]]);
    });

    test('a plane without a dogfight to fight may strafe with its last burst', () => {
      const table = raider('C10 N', {
        flying: { green1: 'C10 N', blue1: 'K10 N', yellow1: 'D11 N' },
        hands: { green: [2], blue: [3], yellow: [rollOut] },
        hits: ['A11', 'B11', 'J11', 'L11', 'A2', 'B2', 'J2', 'K2'],
      }).roll(1, 1);
      table.move('green1', 1, 'N', 'E').move('blue1', 1, 'N', 'N');
      expect(table.legalOf('strafe').map(({ plane, card }) => [plane, card])).toEqual([[table.plane('blue1'), 3]]);
    });
  });

  describe('strafing after an exchange', () => {
    /** Green on C11, with red3 beside it on C12, attacks yellow on D11 from behind, and yellow loops. */
    const looped = (yellow: readonly number[]) =>
      raider('C10 N', {
        flying: { green1: 'C10 N', yellow1: 'D11 E' },
        hands: { green: [2, 3, 4, loop], yellow },
        lost: ['red1', 'red2'],
      })
        .roll(1, 1)
        .move('green1', 1, 'N', 'E')
        .do({ type: 'dogfight', seat: american, plane: 0 })
        .shoot(2)
        .defend(loop);

    test('an exchanged plane cannot strafe from its new square', () => {
      const table = raider('C9 N', {
        flying: { green1: 'C9 N', yellow1: 'C11 N' },
        hands: { green: [2, 3], yellow: [5, loop] },
      });
      table.roll(1, 1).move('green1', 1, 'N', 'N').shoot(2).defend(loop);
      // On C11 it has red3 on the ground in front of it.
      expect(table.where('green1')).toBe('C11 N');
      table.holdFire();
      expect(table.state.mover).toBe(german);
    });

    test('an exchanged plane cannot strafe even when it is back on the square where it stopped', () => {
      const table = looped([5, 1, loop]).shoot(5).defend(loop).holdFire();
      expect(table.where('green1')).toBe('C11 E');
      expect(table.where('red3')).toBe('C12');
      expect(table.state.mover).toBe(german);
    });

    test('the other plane may still strafe, and the refusal for the exchanged plane names the exchange', () => {
      const table = raider('C10 N', {
        flying: { green1: 'C10 N', blue1: 'K10 N', yellow1: 'D11 E' },
        hands: { green: [2, 3], blue: [3], yellow: [loop, 5] },
        hits: ['A11', 'B11', 'J11', 'L11', 'A2', 'B2', 'J2', 'K2'],
      }).roll(1, 1);
      table.move('green1', 1, 'N', 'E').move('blue1', 1, 'N', 'N');
      table.do({ type: 'dogfight', seat: american, plane: 0 }).shoot(2).defend(loop).holdFire();
      expect(table.legal.map(({ type }) => type)).toEqual(['strafe', 'done']);
      const strafe = { type: 'strafe', seat: american, plane: 0, target: table.plane('red3'), card: 3 };
      expect(table.check(strafe)).toEqual({ code: 'squadrons.exchangedAway' });
    });
  });

  test('a plane that has strafed has been in a fight and may land', () => {
    const table = raider('C10 N').roll(1, 1).move('green1', 1, 'N', 'S');
    table.at('green1').mayLand = false;
    table.do({ type: 'strafe', seat: american, plane: 0, target: table.plane('red3'), card: 2 });
    expect(table.at('green1').mayLand).toBe(true);
  });

  test('strafing counts as a shot: the count of quiet rounds starts again', () => {
    const table = raider('C10 N');
    table.state.round = 60;
    table.roll(1, 1).move('green1', 1, 'N', 'S');
    table.state.lastShot = 0;
    table.do({ type: 'strafe', seat: american, plane: 0, target: table.plane('red3'), card: 2 });
    expect(table.state.lastShot).toBe(60);
  });
});
