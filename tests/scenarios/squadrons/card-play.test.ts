import { describe, expect, test } from 'vitest';
import { american, german, loop, type PlaneName, rollOut, Table } from './table.ts';

/** Green has just attacked red, which faces as told, from the south. */
function attack(redFaces: 'N' | 'E' | 'S', green: readonly number[], red: readonly number[], more = {}): Table {
  return Table.turn({
    mover: american,
    flying: { green1: 'E4 N', red1: `E6 ${redFaces}`, ...more },
    hands: { green, red },
  })
    .roll(1, 1, 1, 1)
    .move('green1', 1, 'N', 'N');
}

const cards = (table: Table) => table.legal.map((action) => ('card' in action ? action.card : action.type));

describe('The dogfight: the use of cards', () => {
  test('each plane uses only its own cards, and a played card is discarded', () => {
    const table = Table.turn({
      mover: american,
      flying: { green1: 'E4 N', red1: 'E6 E' },
      // The cards that blue has kept on the ground are no help to green.
      hands: { green: [3], blue: [1, 5], red: [rollOut] },
    });
    table.roll(1, 1).move('green1', 1, 'N', 'N');
    expect(cards(table)).toEqual([3]);
    table.shoot(3).defend(rollOut);
    expect(table.squadron('green')).toMatchObject({ hand: [], discards: [3] });
    expect(table.squadron('red')).toMatchObject({ hand: [], discards: [rollOut] });
  });

  test('the defence is the other player’s decision', () => {
    const table = attack('E', [3], [rollOut, 5]).shoot(3);
    expect(table.game.awaiting(table.state)).toEqual([german]);
    expect(table.check({ type: 'noDefence', seat: american })).toEqual({ code: 'action.notYou' });
  });
});

describe('The dogfight 1: side attack', () => {
  test('side attack a: the attacker plays a burst of any value', () => {
    expect(cards(attack('E', [1, 3, 3, 5, loop], [2]))).toEqual([1, 3, 5]);
    expect(attack('E', [1], [2]).check({ type: 'shoot', seat: american, card: 5 })).toEqual({
      code: 'squadrons.notInHand',
    });
    expect(attack('E', [1, loop], [2]).check({ type: 'shoot', seat: american, card: loop })).toEqual({
      code: 'squadrons.notABurst',
    });
  });

  test('side attack b: the attacked plane is shot down without a roll out', () => {
    const table = attack('E', [1], [5, loop]).shoot(1);
    expect(cards(table)).toEqual(['noDefence']);
    expect(table.check({ type: 'defend', seat: german, card: loop })).toEqual({ code: 'squadrons.noDefence.side' });
    table.noDefence();
    expect(table.where('red1')).toBe('lost');
    expect(table.of('shotDown')).toMatchObject([{ by: table.plane('green1'), cause: 'dogfight' }]);
  });

  test('side attack c: a roll out makes the attacker miss, and the dogfight is over after one burst', () => {
    const table = attack('E', [1, 5], [rollOut]).shoot(5).defend(rollOut);
    expect([table.where('green1'), table.where('red1')]).toEqual(['E5 N', 'E6 E']);
    expect(table.state).toMatchObject({ mover: german, dogfight: null });
  });

  test('side attack c: the attacked plane may play the roll out, but need not', () => {
    expect(cards(attack('E', [1], [rollOut]).shoot(1))).toEqual([rollOut, 'noDefence']);
  });

  test('side attack: a plane without any card is shot down without being asked', () => {
    const table = attack('E', [1], []).shoot(1);
    expect(table.happened.slice(0, 3)).toEqual(['shot', 'undefended', 'shotDown']);
  });
});

describe('The dogfight 2: head on attack', () => {
  test('head on attack a: the attacker plays its highest burst', () => {
    const table = attack('S', [1, 4, 4, rollOut], [5]);
    expect(cards(table)).toEqual([4]);
    expect(table.check({ type: 'shoot', seat: american, card: 1 })).toEqual({ code: 'squadrons.highestBurst' });
  });

  test('head on attack b: the defender may cancel with an equal burst or shoot the attacker down with a higher one', () => {
    expect(cards(attack('S', [3], [1, 3, 4, 5, rollOut, loop]).shoot(3))).toEqual([3, 4, 5, 'noDefence']);
  });

  test('head on attack c: a defender with no burst, or only lower ones, is shot down', () => {
    for (const red of [
      [rollOut, loop],
      [1, 2, 3],
    ]) {
      const table = attack('S', [4], red).shoot(4);
      expect(cards(table)).toEqual(['noDefence']);
      expect(table.check({ type: 'defend', seat: german, card: red[0] })).toEqual({
        code: 'squadrons.noDefence.headOn',
      });
      expect(table.noDefence().where('red1')).toBe('lost');
    }
  });

  describe('the example of a head on attack by green on red', () => {
    test('the example of 4 bursts against 4 bursts shoots neither plane down and ends the dogfight', () => {
      const table = attack('S', [4], [4, 5]).shoot(4).defend(4);
      expect([table.where('green1'), table.where('red1')]).toEqual(['E5 N', 'E6 S']);
      expect(table.of('defended')).toMatchObject([{ defence: 'cancelled' }]);
      expect(table.state.mover).toBe(german);
    });

    test('the example of 5 bursts by red shoots green down', () => {
      const table = attack('S', [4], [4, 5]).shoot(4).defend(5);
      expect([table.where('green1'), table.where('red1')]).toEqual(['lost', 'E6 S']);
      expect(table.of('shotDown')).toMatchObject([{ by: table.plane('red1') }]);
    });

    test('the example of neither 5 nor 4 bursts by red shoots red down', () => {
      expect(attack('S', [4], [3, 1]).shoot(4).noDefence().where('red1')).toBe('lost');
    });
  });
});

describe('The dogfight 3: tail attack', () => {
  test('tail attack a: the attacker plays a burst of any value', () => {
    expect(cards(attack('N', [1, 2, 5], [loop]))).toEqual([1, 2, 5]);
  });

  test('tail attack b: the attacked plane is shot down without a loop', () => {
    const table = attack('N', [1], [rollOut, 5]).shoot(1);
    expect(table.check({ type: 'defend', seat: german, card: rollOut })).toEqual({ code: 'squadrons.noDefence.tail' });
    expect(table.noDefence().where('red1')).toBe('lost');
  });

  test('tail attack c: a loop saves the attacked plane and exchanges the squares, so that it is on the attacker’s tail', () => {
    const table = attack('N', [1], [3, loop]).shoot(1).defend(loop);
    expect([table.where('green1'), table.where('red1')]).toEqual(['E6 N', 'E5 N']);
    expect(table.of('exchanged')).toMatchObject([{ planes: [table.plane('red1'), table.plane('green1')] }]);
    expect(table.state.dogfight).toMatchObject({ shooter: table.plane('red1'), target: table.plane('green1') });
  });

  test('tail attack c: the attacked plane may play the first loop, but need not', () => {
    expect(cards(attack('N', [1], [loop]).shoot(1))).toEqual([loop, 'noDefence']);
  });

  test('tail attack d: the plane behind may shoot with any burst after the exchange, or stop', () => {
    const table = attack('N', [1, 2], [1, 3, 5, loop]).shoot(1).defend(loop);
    expect(table.game.awaiting(table.state)).toEqual([german]);
    expect(cards(table)).toEqual([1, 3, 5, 'holdFire']);
    table.holdFire();
    expect(table.of('heldFire')).toEqual([{ type: 'heldFire', plane: table.plane('red1'), noBurst: false }]);
    expect(table.state).toMatchObject({ mover: german, dogfight: null });
  });

  test('tail attack e: a plane must then play a loop from its hand, which exchanges again and lets it shoot', () => {
    const table = attack('N', [1, 2, loop], [3, loop]).shoot(1).defend(loop).shoot(3);
    expect(table.game.awaiting(table.state)).toEqual([american]);
    expect(cards(table)).toEqual([loop]);
    expect(table.check({ type: 'noDefence', seat: american })).toEqual({ code: 'squadrons.mustLoop' });
    table.defend(loop);
    expect([table.where('green1'), table.where('red1')]).toEqual(['E5 N', 'E6 N']);
    expect(cards(table)).toEqual([2, 'holdFire']);
  });

  test('tail attack e: a plane without a loop is then shot down', () => {
    const table = attack('N', [1, 2, rollOut], [3, loop]).shoot(1).defend(loop).shoot(3);
    expect(cards(table)).toEqual(['noDefence']);
    expect(table.noDefence().where('green1')).toBe('lost');
  });

  test('tail attack g: a plane behind without a burst ends the dogfight, and neither is shot down', () => {
    const table = attack('N', [1], [rollOut, loop]).shoot(1).defend(loop);
    expect(table.legal).toEqual([{ type: 'holdFire', seat: german }]);
    table.holdFire();
    expect([table.where('green1'), table.where('red1')]).toEqual(['E6 N', 'E5 N']);
    expect(table.state.mover).toBe(german);
  });

  test('tail attack g: a plane behind without any card is publicly known to have none and is not asked', () => {
    const table = attack('N', [1], [loop]).shoot(1).defend(loop);
    expect(table.state).toMatchObject({ phase: 'launch.choosing', mover: german, dogfight: null });
  });

  test('tail attack: exchanges by loops go on while both planes have cards', () => {
    const table = attack('N', [1, 2, 3, loop, loop], [3, 4, loop, loop]);
    table.shoot(1).defend(loop).shoot(3).defend(loop).shoot(2).defend(loop).shoot(4).defend(loop);
    expect([table.where('green1'), table.where('red1')]).toEqual(['E5 N', 'E6 N']);
    expect(cards(table)).toEqual([3, 'holdFire']);
    // Red has no cards left.
    expect(table.shoot(3).where('red1')).toBe('lost');
  });

  test('tail attack h: an exchange in front of another enemy’s gun has no effect until this dogfight is over', () => {
    // Red's exchange puts green on E6, in front of yellow on F6; but yellow did not move this turn.
    const table = attack('N', [1, 2], [4, loop], { yellow1: 'F6 W' });
    table.lay({ hands: { green: [1, 2], red: [4, loop], yellow: [5, 4] } });
    table.shoot(1).defend(loop);
    expect(table.state.dogfight?.shooter).toBe(table.plane('red1'));
    table.holdFire();
    expect(table.state).toMatchObject({ dogfight: null, mover: german });
    expect(table.where('green1')).toBe('E6 N');
  });

  describe('the example of a tail attack by a German on an American at the end of the German’s turn', () => {
    const german1 = (germanHand: readonly number[]) =>
      Table.turn({
        mover: german,
        flying: { red1: 'E8 S', green1: 'E6 S' },
        hands: { red: germanHand, green: [2, loop] },
      })
        .roll(1, 1)
        .move('red1', 1, 'S', 'S')
        .shoot(3)
        .defend(loop)
        .shoot(2);

    test('the example of burst, loop, exchange and burst shoots a German without a loop down', () => {
      const table = german1([3, 4]);
      expect([table.where('red1'), table.where('green1')]).toEqual(['E6 S', 'E7 S']);
      table.noDefence();
      expect([table.where('red1'), table.where('green1')]).toEqual(['lost', 'E7 S']);
    });

    test('the example with a loop lets the German exchange again and shoot the American down', () => {
      const table = german1([3, 4, loop]).defend(loop).shoot(4);
      expect([table.where('red1'), table.where('green1')]).toEqual(['E7 S', 'lost']);
    });
  });
});

describe('an exchange onto an enemy gun', () => {
  /** American green on red's tail, red on one of its own guns: B11, which is not turned for red. */
  const overGuns = (hits: string[]) =>
    Table.turn({
      mover: american,
      flying: { green1: 'B9 N', red1: 'B11 N' },
      lost: ['red2'],
      hands: { green: [1, 2], red: [4, 5, loop] },
      hits: [...hits, 'J11', 'K11', 'A2', 'B2', 'J2', 'K2'],
    })
      .roll(1, 1)
      .move('green1', 1, 'N', 'N')
      .shoot(1)
      .defend(loop);

  test('an exchange onto an enemy gun counts as stopping there: a HIT removes the plane, ends the dogfight and makes no ace', () => {
    const table = overGuns(['A11', 'B11']);
    expect(table.of('gunTurned')).toMatchObject([{ square: table.square('B11'), hit: true }]);
    expect(table.where('green1')).toBe('lost');
    expect(table.of('shotDown')).toMatchObject([{ by: -1, cause: 'gun' }]);
    expect(table.at('red1').victories).toBe(0);
    expect(table.state).toMatchObject({ dogfight: null, mover: german });
  });

  test('an exchange onto an enemy gun that misses lets the dogfight go on', () => {
    const table = overGuns(['A11', 'C11']);
    expect(table.of('gunTurned')).toMatchObject([{ hit: false }]);
    expect(table.state.dogfight).toMatchObject({ shooter: table.plane('red1'), exchanged: true });
  });

  /** Guns on both sides of the line: American ones on row 2, German ones on row 3; two of three hit. */
  const onTheLine = {
    board: { columns: 6, rows: 4, line: 2 },
    pieces: { hit: 2, miss: 1 },
    squadrons: {
      green: { landing: ['A1', 'B1'], guns: ['A2', 'B2', 'C2'] },
      blue: { landing: ['E1', 'F1'], guns: ['D2', 'E2', 'F2'] },
      red: { landing: ['A4', 'B4'], guns: ['A3', 'B3', 'C3'] },
      yellow: { landing: ['E4', 'F4'], guns: ['D3', 'E3', 'F3'] },
    },
  };

  const ontoBoth = (lost: readonly PlaneName[]) =>
    Table.turn(
      {
        mover: american,
        flying: { green1: 'B1 N', red1: 'B3 N' },
        lost: ['green2', ...lost],
        hands: { green: [1, 2], red: [4, loop] },
      },
      { box: onTheLine },
    )
      .roll(1, 1)
      .move('green1', 1, 'N', 'N')
      .shoot(1)
      .defend(loop);

  test('an exchange of both planes onto guns lets the gun shoot first at the plane that looped', () => {
    const table = ontoBoth(['red2']);
    expect(table.of('gunTurned').map(({ plane }) => plane)).toEqual([table.plane('red1'), table.plane('green1')]);
    expect([table.where('red1'), table.where('green1')]).toEqual(['lost', 'lost']);
  });

  test('an exchange of both planes onto guns leaves the second gun unused if the first one has ended the game', () => {
    const table = ontoBoth(['red2', 'yellow1', 'yellow2']);
    expect(table.of('gunTurned').map(({ plane }) => plane)).toEqual([table.plane('red1')]);
    expect(table.where('green1')).toBe('B3 N');
    expect(table.state.outcome).toEqual({ ending: 'allShotDown', winners: [american] });
  });

  test('an exchange onto a gun of the own nation does not turn the gun', () => {
    expect(overGuns(['A11', 'B11']).of('gunTurned')).toHaveLength(1);
  });
});
