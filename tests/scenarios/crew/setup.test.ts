import { FixedRandom } from '@aerodrome/engine/core/random.ts';
import { describe, expect, test } from 'vitest';
import { postNames, Table, zone } from './table.ts';

describe('Table Set Up', () => {
  test('each plane starts in the centre of the opposing pilot’s board, and no plane trails smoke', () => {
    const table = new Table();
    expect(table.planes).toEqual({ paws: 'jaws PC', jaws: 'paws PC' });
    expect(table.state.smoke).toEqual([false, false]);
  });

  test('a match has two teams of two, each a pilot and a gunner with a deck of thirty', () => {
    const table = new Table();
    expect(table.game.seats).toEqual([
      { side: 0, role: 'pilot' },
      { side: 0, role: 'gunner' },
      { side: 1, role: 'pilot' },
      { side: 1, role: 'gunner' },
    ]);
    for (const name of postNames) expect(table.piles(name)).toEqual({ deck: 30, discards: 0, scrap: 0 });
  });

  test('the boards show their night side only with the Moon', () => {
    const nights = ['sun', 'moon', 'antiAir', 'claws'].map((token) => new Table({ token }).view('table').night);
    expect(nights).toEqual([false, true, false, false]);
  });
});

describe('How to Play: the starting location of the Sun', () => {
  function tossed(coin: number, raw = {}): Table {
    const table = new Table(raw);
    const draft = table.game.create();
    table.game.begin(draft, new FixedRandom({ coin: [coin] }), null);
    table.state = draft;
    return table;
  }

  test.each([
    [0, 'paws', 'jaws PC'],
    [1, 'jaws', 'paws PC'],
  ])('coin %i lets the %s pilot place the Sun on any Zone but %s', (coin, _team, barred) => {
    const table = tossed(coin);
    const pilot = coin * 2;
    expect(table.awaiting).toEqual([pilot]);
    const legal = table.game.legalActions(table.state, pilot).map((action) => 'zone' in action && action.zone);
    expect(legal).toHaveLength(11);
    expect(legal).not.toContain(zone(barred));
    expect(table.check({ type: 'place', seat: pilot, zone: zone(barred) })).toEqual({ code: 'crew.enemyCentre' });
    expect(table.check({ type: 'place', seat: 1, zone: 0 })).toEqual({ code: 'action.notYou' });
  });

  test('every kind of token is placed like the Sun', () => {
    for (const token of ['moon', 'antiAir', 'claws']) {
      expect(tossed(0, { token }).game.legalActions(tossed(0, { token }).state, 0)).toHaveLength(11);
    }
  });

  test('anti-air fire placed on a plane does not hit it, because placing is not moving', () => {
    const table = tossed(0, { token: 'antiAir' });
    table.do({ type: 'place', seat: 0, zone: zone('paws PC') });
    expect(table.token).toBe(table.planes.jaws);
    expect(table.of('flakHit')).toEqual([]);
    for (const name of postNames) expect(table.piles(name).scrap).toBe(0);
  });

  test('each player draws a hand of four from the own deck after the Sun is placed', () => {
    const table = Table.action();
    for (const name of postNames) {
      expect(table.hand(name)).toHaveLength(4);
      expect(table.piles(name).deck).toBe(26);
    }
    expect(table.of('drew').map(({ why, count }) => [why, count])).toEqual(new Array(4).fill(['deal', 4]));
    expect(table.state.phase).toBe('action.laying');
  });
});
