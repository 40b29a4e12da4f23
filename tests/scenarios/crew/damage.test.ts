import { describe, expect, test } from 'vitest';
import { type Layout, type Plays, post, Table } from './table.ts';

/** Everybody lays a card that does nothing here, unless told otherwise; so nobody Repairs. */
const busy: Plays = {
  pawsPilot: { 1: 'plane corner, own' },
  pawsGunner: { 2: 'plane corner, own' },
  jawsPilot: { 1: 'plane corner, own' },
  jawsGunner: { 2: 'plane corner, own' },
};

function play(plays: Plays, layout: Layout = {}, raw = {}): Table {
  const all = { ...busy, ...plays };
  const hands = Object.fromEntries(
    Object.entries(all).map(([name, laid]) => [name, Object.values(laid).map((text) => text.split(', ')[0])]),
  );
  return Table.action({ token: 'paws GL', ...layout, hands }, raw).round(all);
}

describe('Shoot Cards', () => {
  test('a Shoot card at the Zone of a plane deals its team 6 damage, from the top of a deck to the Scrap Pile', () => {
    const table = play({ pawsGunner: { 3: 'shoot PC' } });
    expect(table.of('shot')).toMatchObject([{ hit: true, damage: 6 }]);
    expect(table.scrapped).toEqual({ jawsPilot: 6 });
    expect(table.piles('jawsPilot').scrap).toBe(6);
  });

  test('a Shoot card at an empty Zone deals no damage', () => {
    const table = play({ pawsGunner: { 3: 'shoot PL' } });
    expect(table.scrapped).toEqual({});
  });

  test.each([
    ['jaws PC', 'jawsPilot'],
    ['jaws PL', 'jawsPilot'],
    ['jaws GC', 'jawsGunner'],
    ['jaws GR', 'jawsGunner'],
  ])('a hit damages the role on whose board the shooter’s plane is: on %s that is the %s', (at, hit) => {
    const table = play({ pawsGunner: { 3: 'shoot PC' } }, { paws: at });
    expect(table.scrapped).toEqual({ [hit]: 6 });
  });

  test('the place of the shooter’s plane at the moment of the shot decides which role is hit', () => {
    const table = play({ pawsGunner: { 3: 'shoot PC' }, jawsGunner: { 2: 'plane view, enemy' } }, { paws: 'jaws PC' });
    expect(table.scrapped).toEqual({ jawsGunner: 6 });
  });

  test('a player who is Repairing takes the damage of a hit instead', () => {
    const table = play({ pawsGunner: { 3: 'shoot PC' }, jawsGunner: {} }, { paws: 'jaws PC' });
    expect(table.scrapped).toEqual({ jawsGunner: 6 });
  });

  test('two players of a team who are both Repairing both take the whole damage', () => {
    const table = play({ pawsGunner: { 3: 'shoot PC' }, jawsGunner: {}, jawsPilot: {} });
    expect(table.scrapped).toEqual({ jawsPilot: 6, jawsGunner: 6 });
  });

  test('damage that Repairing causes is not passed on to a Repairing player', () => {
    const table = play({ jawsGunner: {} }, { smoke: ['jaws'] });
    expect(table.scrapped).toEqual({ jawsPilot: 3 });
  });

  test('scrapped cards never come back: Repairing shuffles only the discards', () => {
    const table = play({ pawsGunner: { 3: 'shoot PC' } });
    const { scrap } = table.state.posts[post('jawsPilot')];
    table.round();
    expect(table.of('repaired').find((event) => event.post === post('jawsPilot'))).toMatchObject({ count: 1 });
    expect(table.state.posts[post('jawsPilot')].scrap.slice(0, 6)).toEqual(scrap);
  });

  test('two hits in one round scrap twelve cards', () => {
    const table = play({ pawsGunner: { 3: 'shoot PC', 4: 'shoot PC' } });
    expect(table.scrapped).toEqual({ jawsPilot: 12 });
  });
});

describe('How to Win', () => {
  // A player who laid the only card has drawn four before the shots.
  test('a deck of six cards is enough for six damage', () => {
    const table = play({ pawsGunner: { 3: 'shoot PC' } }, { decks: { jawsPilot: 6 + 4 } });
    expect(table.piles('jawsPilot').deck).toBe(0);
    expect(table.state.outcome).toBeNull();
  });

  test('a deck of five cards loses to six damage: the plane is shot down, and both players of the other team win', () => {
    const table = play({ pawsGunner: { 3: 'shoot PC' } }, { decks: { jawsPilot: 5 + 4 } });
    expect(table.state.outcome).toEqual({ ending: 'outOfCardsOnDamage', winners: [0, 1] });
    expect(table.of('scrapped')).toMatchObject([{ damage: 6, count: 5 }]);
    expect(table.of('shotDown')).toMatchObject([{ type: 'shotDown', team: 1 }]);
  });

  test('a match ends at once when a plane is shot down: later sections are not resolved', () => {
    const table = play(
      { pawsGunner: { 2: 'shoot PC', 4: 'shoot PC' }, jawsGunner: { 3: 'shoot PC' } },
      { decks: { jawsPilot: 4 } },
    );
    expect(table.of('revealed')).toHaveLength(2);
    expect(table.awaiting).toEqual([]);
  });

  test('one empty deck of two is enough to lose', () => {
    const table = play({ jawsGunner: { 3: 'shoot PC' } }, { paws: 'jaws PC', decks: { pawsPilot: 4, pawsGunner: 20 } });
    expect(table.state.outcome).toEqual({ ending: 'outOfCardsOnDamage', winners: [2, 3] });
  });
});
