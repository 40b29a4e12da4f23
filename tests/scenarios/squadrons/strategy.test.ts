import { cardsOf, loop, rollOut } from '@aerodrome/engine/games/squadrons/data/box.ts';
import { standardBox } from '@aerodrome/engine/games/squadrons/data/standard.ts';
import { describe, expect, test } from 'vitest';
import { american, german, Table } from './table.ts';

const pack = cardsOf(standardBox.squadrons.green.pack);

/** Every hand of four, each as likely as the next. */
const hands = pack.flatMap((a, i) =>
  pack
    .slice(i + 1)
    .flatMap((b, j) => pack.slice(i + j + 2).flatMap((c, k) => pack.slice(i + j + k + 3).map((d) => [a, b, c, d]))),
);
const share = (fits: (hand: number[]) => boolean) => hands.filter(fits).length / hands.length;

describe('Suggestions for strategy', () => {
  test('Suggestions 1: a pack has fewer loops than roll outs, so a hand of four holds a roll out more often than a loop', () => {
    expect(hands).toHaveLength(495);
    const rolls = share((hand) => hand.includes(rollOut));
    const loops = share((hand) => hand.includes(loop));
    expect(rolls).toBeGreaterThan(loops);
    expect(rolls).toBeCloseTo(1 - 126 / 495);
    expect(loops).toBeCloseTo(1 - 210 / 495);
  });

  test('Suggestions 1: a head on attack is the most dangerous for the attacker, and a side attack the safest', () => {
    // The attacker's risk: that the defender, if he wants to, answers with something that can cost it the plane.
    let [shotBack, duels] = [0, 0];
    for (const attacker of hands.filter((_, i) => i % 7 === 0)) {
      const highest = Math.max(0, ...attacker.filter((card) => card < rollOut));
      if (highest === 0) continue;
      for (const defender of hands.filter((_, i) => i % 7 === 3)) {
        duels++;
        if (defender.some((card) => card < rollOut && card > highest)) shotBack++;
      }
    }
    const loopedAndShot = share((hand) => hand.includes(loop) && hand.some((card) => card < rollOut));
    // The tail attacker still has his own loop to answer with; the side attacker risks nothing at all.
    expect(shotBack / duels).toBeGreaterThan(loopedAndShot * (1 - share((hand) => hand.includes(loop))));
  });

  test('Suggestions 1: a tail attack succeeds most often', () => {
    const without = (card: number) => share((hand) => !hand.includes(card));
    expect(without(loop)).toBeGreaterThan(without(rollOut));
  });

  test('Suggestions 2: played cards can be counted, because discards and the sizes of hands and packs are public', () => {
    const table = Table.turn({ mover: american, hands: { red: [1, 2] }, discards: { red: [3, rollOut] } });
    expect(table.game.view(table.state, american).squadrons[2]).toMatchObject({
      handCount: 2,
      packCount: 8,
      discards: [3, rollOut],
      unseen: [1, 2, 3, 4, 4, 5, 6, 6, 7, 7],
    });
  });

  test('Suggestions 3: a defenceless ace on the ground can be eliminated', () => {
    const table = Table.turn({
      mover: american,
      flying: { green1: 'C10 N' },
      hands: { green: [1] },
      victories: { red3: 2 },
      hits: ['A11', 'B11', 'J11', 'K11', 'A2', 'B2', 'J2', 'K2'],
    });
    table.roll(1, 1).move('green1', 1, 'N', 'S');
    table.do({ type: 'strafe', seat: american, plane: 0, target: table.plane('red3'), card: 1 });
    expect(table.where('red3')).toBe('lost');
  });

  test('Suggestions 4: an ace that has used up its cards is as easy to shoot down as any plane', () => {
    const table = Table.turn({
      mover: american,
      flying: { green1: 'E4 N', red1: 'E6 E' },
      hands: { green: [1], red: [] },
      victories: { red1: 2 },
    });
    expect(table.roll(1, 1).move('green1', 1, 'N', 'N').shoot(1).where('red1')).toBe('lost');
  });

  test('Suggestions 5: a plane with its tail to the edge of the board cannot be attacked from the rear', () => {
    // Red on F12 faces south: behind it the board ends, and from the other three squares it is head on or from the
    // side.
    for (const [from, facing, attack] of [
      ['F10', 'N', 'headOn'],
      ['G11', 'W', 'side'],
      ['E11', 'E', 'side'],
    ] as const) {
      const table = Table.turn({
        mover: american,
        flying: { green1: `${from} N`, red1: 'F12 S' },
        hands: { green: [1], red: [1] },
      });
      expect(table.grid.next(table.square('F12'), 0)).toBe(-1);
      table.roll(1, 1).move('green1', 1, 'N', facing);
      expect(table.state.dogfight?.attack).toBe(attack);
    }
  });

  test('Suggestions 6: a HIT gun beside a plane shoots down any enemy that takes that square to attack it', () => {
    const table = Table.turn({
      mover: american,
      flying: { green1: 'B9 N', red1: 'C11 W' },
      hands: { green: [5], red: [] },
      hits: ['A11', 'B11', 'J11', 'K11', 'A2', 'B2', 'J2', 'K2'],
    });
    table.roll(2, 2).move('green1', 2, 'NN');
    expect(table.where('green1')).toBe('lost');
    expect(table.where('red1')).toBe('C11 W');
    expect(table.state.mover).toBe(german);
  });
});
