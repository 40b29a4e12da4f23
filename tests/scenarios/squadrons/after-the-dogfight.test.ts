import { FixedRandom, lowestRandom, RecordingRandom } from '@aerodrome/engine/core/random.ts';
import { describe, expect, test } from 'vitest';
import { american, german, loop, rollOut, Table } from './table.ts';

describe('The dogfight 4: shot down', () => {
  test('a plane that is shot down leaves the game, its stand is free again, and its cards in flight are discarded', () => {
    const table = Table.turn({
      mover: american,
      flying: { green1: 'E4 N', red1: 'E6 E' },
      hands: { green: [1], red: [2, 5, loop] },
    });
    table.roll(1, 1).move('green1', 1, 'N', 'N').shoot(1).noDefence();
    expect(table.where('red1')).toBe('lost');
    expect(table.squadron('red')).toMatchObject({ up: -1, hand: [], discards: [2, 5, loop] });
    expect(table.of('discarded')).toMatchObject([{ squadron: 2, cards: [2, 5, loop] }]);
    expect(table.legalOf('launch').map(({ plane }) => plane)).not.toContain(table.plane('red1'));
    expect(table.legalOf('launch').map(({ plane }) => plane)).toContain(table.plane('red2'));
    expect(table.check({ type: 'launch', seat: german, plane: table.plane('red1') })).toEqual({
      code: 'squadrons.planeIsLost',
    });
  });
});

describe('The dogfight 5: a plane that is attacked but not shot down', () => {
  test('an attacked plane must move by the dice in its turn and cannot stay to fight', () => {
    const table = Table.turn({
      mover: american,
      flying: { green1: 'E4 N', red1: 'E6 E' },
      hands: { green: [1], red: [2, rollOut] },
    });
    table.roll(1, 1).move('green1', 1, 'N', 'N').shoot(1).defend(rollOut);
    table.roll(2, 5);
    expect(table.legal.every(({ type }) => type === 'take')).toBe(true);
    table.do({ type: 'take', seat: german, plane: table.plane('red1'), die: 2 });
    expect(table.legal.every((action) => action.type === 'fly' && action.way.length === 2)).toBe(true);
  });

  test('an attacked plane has been in a dogfight, and so has the attacker: both may land', () => {
    const table = Table.turn({
      mover: american,
      flying: { green1: 'E4 N', red1: 'E6 E' },
      hands: { green: [1], red: [2, rollOut] },
    });
    table.roll(1, 1).move('green1', 1, 'N', 'N').shoot(1).defend(rollOut);
    expect([table.at('green1').mayLand, table.at('red1').mayLand]).toEqual([true, true]);
  });
});

describe('The dogfight 6: new cards', () => {
  const landing = (hand: readonly number[], discards: readonly number[] = []) =>
    Table.turn({
      mover: american,
      flying: { green1: 'A3 S' },
      mayLand: ['green1'],
      hands: { green: hand },
      discards: { green: discards },
    })
      .roll(2, 2)
      .land('SS');

  test('after landing any of the cards may be kept, and the others are discarded', () => {
    const table = landing([1, 3, 3, loop]);
    const kept = table.legalOf('keep').map(({ cards }) => cards.join());
    expect(kept).toHaveLength(12);
    expect(kept).toEqual(expect.arrayContaining(['', '1', '3', '3,3', '1,3,3,7', '7']));
    table.do({ type: 'keep', seat: american, cards: [3, loop] });
    expect(table.squadron('green')).toMatchObject({ hand: [3, loop], discards: [1, 3] });
  });

  test('a plane that lands without cards is not asked which to keep', () => {
    expect(landing([]).state.mover).toBe(german);
  });

  test('the next plane of the squadron, the same or another, draws up to a hand of four cards', () => {
    const table = landing([1, 3, 3, loop]);
    table.do({ type: 'keep', seat: american, cards: [3, loop] });
    table.do({ type: 'ready', seat: german });
    table.launch('green2');
    expect(table.of('drew')).toMatchObject([{ count: 2 }]);
    expect(table.squadron('green').hand).toHaveLength(4);
    expect(table.squadron('green').hand).toEqual(expect.arrayContaining([3, loop]));
  });

  test('a plane with more kept cards than its hand size keeps them all and draws none', () => {
    const table = Table.turn({ mover: american, hands: { green: [1, 2, 3, 4, 5, loop] } }).launch('green1');
    expect(table.happened).not.toContain('drew');
    expect(table.squadron('green').hand).toHaveLength(6);
  });

  test('the discards are shuffled only when every card of the pack has been drawn, even in the middle of a draw', () => {
    const away = [1, 2, 3, 3, 4, 4, 5, rollOut, rollOut, rollOut];
    const table = Table.turn({ mover: american, discards: { green: away } });
    expect(table.squadron('green').pack).toEqual([loop, loop]);
    table.launch('green1');
    expect(table.happened).toEqual(['launched', 'reshuffled', 'drew']);
    expect(table.of('reshuffled')).toMatchObject([{ count: 10 }]);
    expect(table.squadron('green').hand).toEqual(expect.arrayContaining([loop, loop]));
    expect(table.squadron('green')).toMatchObject({ discards: [] });
    expect(table.squadron('green').pack).toHaveLength(8);
  });

  test('no discard is drawn before the rest of the pack', () => {
    const away = [1, 2, 3, 3, 4, 4, 5, rollOut, rollOut, rollOut];
    const chance = new RecordingRandom(lowestRandom);
    Table.turn({ mover: american, discards: { green: away } }).launch('green1', chance);
    // One of two, the last one, and then of the ten that were shuffled.
    expect(chance.draws.map(({ bound }) => bound)).toEqual([2, 1, 10, 9]);
  });

  test('discards are not shuffled while the pack has a card', () => {
    const away = [1, 2, 3, 3, 4, 4, 5, rollOut];
    const table = Table.turn({ mover: american, discards: { green: away } }).launch('green1');
    expect(table.happened).not.toContain('reshuffled');
    expect(table.squadron('green')).toMatchObject({ pack: [], discards: away });
  });

  test('a plane draws fewer cards if neither pack nor discards have any left', () => {
    const pack = { bursts: [1, 1, 0, 0, 0], rollOuts: 1, loops: 0 };
    const table = Table.turn({ mover: american }, { box: { squadrons: { green: { pack } } } }).launch('green1');
    expect(table.squadron('green').hand).toEqual([1, 2, rollOut]);
  });

  test('every card of the pack is equally likely to be drawn', () => {
    const first = (index: number) => {
      const table = Table.turn({ mover: american }).launch('green1', new FixedRandom({ card: [index, 0, 0, 0] }));
      return table.of('drew')[0].secret?.cards[0];
    };
    expect(Array.from({ length: 12 }, (_, index) => first(index))).toEqual([1, 2, 3, 3, 4, 4, 5, 6, 6, 6, 7, 7]);
  });

  test('cards that a squadron has kept survive the loss of a grounded plane', () => {
    const table = Table.turn({
      mover: german,
      flying: { red1: 'B3 S' },
      hands: { red: [1, 2], green: [4, 5] },
      hits: ['A2', 'C2', 'J2', 'K2', 'A11', 'B11', 'J11', 'K11'],
    });
    table.roll(1, 1).move('red1', 1, 'S', 'N');
    table.do({ type: 'strafe', seat: german, plane: table.plane('red1'), target: table.plane('green2'), card: 1 });
    expect(table.where('green2')).toBe('lost');
    expect(table.squadron('green')).toMatchObject({ hand: [4, 5], discards: [] });
  });
});
