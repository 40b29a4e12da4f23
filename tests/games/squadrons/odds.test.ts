import { gunOdds, type Odds, oddsOf } from '@aerodrome/engine/games/squadrons/odds.ts';
import type { Attack } from '@aerodrome/engine/games/squadrons/state.ts';
import { describe, expect, test } from 'vitest';
import { american, german, type Layout, loop, rollOut, Table } from '../../scenarios/squadrons/table.ts';

/** Every hand of so many cards, each as likely as the next. */
function hands(cards: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, i) => hands(cards.slice(i + 1), count - 1).map((rest) => [card, ...rest]));
}

const isBurst = (card: number) => card < rollOut;
const highest = (hand: readonly number[]) => Math.max(0, ...hand.filter(isBurst));

/** The rulebook's card play, hand against hand: what becomes of one burst by the attacker's best card. */
function fought(attack: Attack, green: readonly number[], red: readonly number[]): keyof Odds {
  const burst = highest(green);
  if (burst === 0) return 'noBurst';
  if (attack === 'side') return red.includes(rollOut) ? 'answers' : 'falls';
  if (attack === 'tail') return red.includes(loop) ? 'answers' : 'falls';
  if (highest(red) > burst) return 'shotBack';
  return highest(red) === burst ? 'answers' : 'falls';
}

function counted(attack: Attack, greens: readonly number[][], reds: readonly number[][]): Odds {
  const odds: Odds = { falls: 0, answers: 0, shotBack: 0, noBurst: 0, returns: 0 };
  for (const green of greens) {
    for (const red of reds) {
      const result = fought(attack, green, red);
      odds[result] += 1 / (greens.length * reds.length);
      const returns = attack === 'tail' && result === 'answers' && red.some(isBurst);
      if (returns) odds.returns += 1 / (greens.length * reds.length);
    }
  }
  return odds;
}

function close(found: Odds, wanted: Odds): void {
  for (const [name, chance] of Object.entries(wanted)) {
    expect(found[name as keyof Odds], name).toBeCloseTo(chance, 10);
  }
}

const attacks: readonly Attack[] = ['headOn', 'side', 'tail'];
const scene = (layout: Layout) => Table.turn({ flying: { green1: 'E5 N', red1: 'E6 E' }, ...layout });

describe('odds from counted cards', () => {
  test('a target with three of ten unknown cards, three of them roll outs, falls to a side attack in 29 of 100 cases', () => {
    const table = scene({ hands: { green: [1], red: [1, 2, 3] }, discards: { red: [4, loop] } });
    const { falls, answers } = oddsOf(table.game.view(table.state, american), 'side', 0, table.plane('red1'));
    expect(falls).toBeCloseTo(35 / 120);
    expect(answers).toBeCloseTo(85 / 120);
  });

  test.each(attacks)('a %s attack has the odds of one’s own hand against every hand of the enemy', (attack) => {
    const table = scene({ hands: { green: [3, loop], red: [1, 2, 4, rollOut] }, discards: { red: [5, rollOut] } });
    const unseen = [1, 2, 3, 3, 4, 4, rollOut, rollOut, loop, loop];
    const found = oddsOf(table.game.view(table.state, american), attack, 0, table.plane('red1'));
    close(found, counted(attack, [[3, loop]], hands(unseen, 4)));
  });

  test.each(attacks)('a %s attack by an enemy has the odds of every enemy hand against one’s own', (attack) => {
    const table = scene({ hands: { green: [3, 4, rollOut], red: [1, 2] }, discards: { red: [5, 4, 4] } });
    const unseen = [1, 2, 3, 3, rollOut, rollOut, rollOut, loop, loop];
    const found = oddsOf(table.game.view(table.state, american), attack, table.plane('red1'), 0);
    close(found, counted(attack, hands(unseen, 2), [[3, 4, rollOut]]));
  });

  test.each(attacks)('the odds of a %s attack leave out bursts that the enemy is known not to hold', (attack) => {
    const table = scene({ hands: { green: [2, 5], red: [1, rollOut, loop] } });
    table.squadron('red').atMost = 3;
    const possible = [1, 2, 3, 3, rollOut, rollOut, rollOut, loop, loop];
    const found = oddsOf(table.game.view(table.state, american), attack, 0, table.plane('red1'));
    close(found, counted(attack, [[2, 5]], hands(possible, 3)));
  });

  test('an enemy on the ground attacks with the cards that it will draw: four, or more as an ace', () => {
    const table = scene({ flying: { green1: 'E5 N' }, hands: { green: [3, rollOut] }, discards: { red: [5, 4, 3] } });
    const unseen = [1, 2, 3, 4, rollOut, rollOut, rollOut, loop, loop];
    const found = () => oddsOf(table.game.view(table.state, american), 'headOn', table.plane('red1'), 0);
    close(found(), counted('headOn', hands(unseen, 4), [[3, rollOut]]));
    table.at('red1').victories = 1;
    close(found(), counted('headOn', hands(unseen, 6), [[3, rollOut]]));
  });

  test('a viewer of both hands gets a certain result, and a hand without cards cannot answer', () => {
    const table = scene({ hands: { green: [4], red: [] } });
    const all = (attack: Attack) => oddsOf(table.game.view(table.state, 'all'), attack, 0, table.plane('red1'));
    for (const attack of attacks) {
      expect(all(attack)).toEqual({ falls: 1, answers: 0, shotBack: 0, noBurst: 0, returns: 0 });
    }
  });
});

describe('odds of a gun', () => {
  const seen = (...names: string[]) => {
    const table = Table.turn({ hits: ['A11', 'B11', 'J11', 'K11', 'A2', 'B2', 'J2', 'K2'] });
    for (const name of names) table.state.seen[table.gameData.gunAt[table.square(name)]] = true;
    return (viewer: number, name: string) =>
      gunOdds(table.gameData, table.game.view(table.state, viewer).guns, table.gameData.gunAt[table.square(name)]);
  };

  test('the odds of an unknown gun are one half, and change with each gun of its field that has been seen', () => {
    expect(seen()(american, 'C11')).toBe(1 / 2);
    expect(seen('A11')(american, 'C11')).toBeCloseTo(1 / 3);
    expect(seen('C11')(american, 'A11')).toBeCloseTo(2 / 3);
    // The cards seen of one field say nothing about the other.
    expect(seen('A11', 'B11')(american, 'J11')).toBe(1 / 2);
  });

  test('the last guns of a field are known when all its HITs or all its MISSes have been seen', () => {
    expect(seen('A11', 'B11')(american, 'D12')).toBe(0);
    expect(seen('C11', 'D12')(american, 'B11')).toBe(1);
  });

  test('the owner of a gun always knows whether it is a HIT', () => {
    expect([seen()(german, 'A11'), seen()(german, 'C11')]).toEqual([1, 0]);
  });
});
