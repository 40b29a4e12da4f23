import { describe, expect, test } from 'vitest';
import { type Layout, type Plays, Table, zoneName } from './table.ts';

/** Everybody has something harmless to lay, so that nobody Repairs. */
const busy: Plays = {
  pawsPilot: { 4: 'shoot GR' },
  pawsGunner: { 3: 'shoot GR' },
  jawsPilot: { 4: 'shoot GR' },
  jawsGunner: { 3: 'shoot GR' },
};

function play(plays: Plays, layout: Layout): Table {
  const all = { ...busy, ...plays };
  const hands = Object.fromEntries(
    Object.entries(all).map(([name, laid]) => [name, Object.values(laid).map((text) => text.split(', ')[0])]),
  );
  return Table.action({ ...layout, hands }, { token: 'antiAir' }).round(all);
}

const fires = ({ state }: Table) => [state.token, ...state.trail].map(zoneName);
const hits = (table: Table) => table.of('flakHit').map(({ team, damage }) => [team, damage]);

describe('Anti-Air Fire Token: following', () => {
  test('a Move Sun card moves the large anti-air token, and the medium token is put where the large one was', () => {
    const table = play({ pawsPilot: { 1: 'sun right' } }, { token: 'paws PC', jaws: 'paws GL' });
    expect(fires(table)).toEqual(['paws PR', 'paws PC', 'nowhere']);
  });

  test('the second Move Sun card puts the small anti-air token where the medium one was', () => {
    const table = play({ pawsPilot: { 1: 'sun view' } }, { token: 'paws PR', medium: 'paws PC', jaws: 'paws GR' });
    expect(fires(table)).toEqual(['paws GL', 'paws PR', 'paws PC']);
  });

  test('all three anti-air tokens follow each other, also to the boards of the other team', () => {
    const table = play(
      { pawsPilot: { 1: 'sun team' } },
      { token: 'paws GL', medium: 'paws PR', small: 'paws PC', paws: 'jaws GC', jaws: 'paws GR' },
    );
    expect(fires(table)).toEqual(['jaws PL', 'paws GL', 'paws PR']);
  });

  test('a Move Sun card that cannot move the large anti-air token moves none', () => {
    const table = play({ pawsPilot: { 1: 'sun right' } }, { token: 'paws PR', medium: 'paws PC', jaws: 'paws GR' });
    expect(fires(table)).toEqual(['paws PR', 'paws PC', 'nowhere']);
    expect(hits(table)).toEqual([]);
  });
});

describe('Anti-Air Fire Token: fading', () => {
  const trail = { token: 'jaws PL', medium: 'jaws PC', small: 'jaws PR', paws: 'jaws GC' };

  test('a round without a Move Sun card removes the small anti-air token', () => {
    expect(fires(play({}, trail))).toEqual(['jaws PL', 'jaws PC', 'nowhere']);
  });

  test('a round without a Move Sun card removes the medium anti-air token if there is no small one', () => {
    expect(fires(play({}, { ...trail, small: undefined }))).toEqual(['jaws PL', 'nowhere', 'nowhere']);
  });

  test('a round without a Move Sun card never removes the large anti-air token', () => {
    const table = play({}, { token: 'jaws PL', paws: 'jaws GC' });
    expect(fires(table)).toEqual(['jaws PL', 'nowhere', 'nowhere']);
  });

  test('a Move Sun card of either team keeps the anti-air tokens, even if it moves nothing', () => {
    const table = play({ jawsPilot: { 1: 'sun left' } }, trail);
    expect(fires(table)).toEqual(['jaws PL', 'jaws PC', 'jaws PR']);
    expect(table.of('faded')).toEqual([]);
  });
});

describe('Anti-Air Fire Token: damage', () => {
  test.each([
    ['large', 4, { token: 'paws PL', medium: 'paws GL', small: 'paws GC' }],
    ['medium', 2, { token: 'paws GL', medium: 'paws PL', small: 'paws GC' }],
    ['small', 1, { token: 'paws GL', medium: 'paws GC', small: 'paws PL' }],
  ])('a plane that moves into the %s anti-air token takes %i damage', (_size, damage, layout) => {
    const table = play({ jawsGunner: { 1: 'plane left, own' } }, { jaws: 'paws PC', paws: 'jaws PC', ...layout });
    expect(table.planes.jaws).toBe('paws PL');
    expect(hits(table)).toEqual([[1, damage]]);
    expect(table.scrapped).toEqual({ jawsPilot: damage });
  });

  test('the large anti-air token deals 4 damage to a plane that it is moved onto', () => {
    expect(hits(play({ pawsPilot: { 1: 'sun left' } }, { token: 'paws PR', jaws: 'paws PC' }))).toEqual([[1, 4]]);
  });

  test('the medium anti-air token deals 2 damage and the small one 1 to a plane that the token before has just left', () => {
    const left = play({ pawsPilot: { 1: 'sun left' } }, { token: 'paws PC', jaws: 'paws PC' });
    expect(hits(left)).toEqual([[1, 2]]);
    const before = play({ pawsPilot: { 1: 'sun left' } }, { token: 'paws PC', medium: 'paws PR', jaws: 'paws PR' });
    expect(hits(before)).toEqual([[1, 1]]);
  });

  test('the damage of several anti-air tokens on one Zone adds up', () => {
    // Back to where it came from: the large one meets the small one there.
    const table = play({ pawsPilot: { 1: 'sun left' } }, { token: 'paws PC', medium: 'paws PL', jaws: 'paws PL' });
    expect(fires(table)).toEqual(['paws PL', 'paws PC', 'paws PL']);
    expect(hits(table)).toEqual([[1, 5]]);
  });

  test('one Move Sun card can hit both planes with anti-air fire', () => {
    const table = play({ pawsGunner: { 1: 'sun team' } }, { token: 'paws GC', jaws: 'paws GC', paws: 'jaws PC' });
    expect(hits(table)).toEqual([
      [0, 4],
      [1, 2],
    ]);
  });

  test('a plane that stays in anti-air fire takes no damage, not even from a move that leads nowhere', () => {
    const layout = { token: 'paws PL', jaws: 'paws PL', paws: 'jaws PC' };
    expect(hits(play({}, layout))).toEqual([]);
    expect(hits(play({ pawsPilot: { 1: 'plane left, enemy' } }, layout))).toEqual([]);
    expect(hits(play({ pawsPilot: { 1: 'sun left' } }, layout))).toEqual([]);
    // Nor is it any, while the other plane moves.
    expect(hits(play({ pawsPilot: { 1: 'plane left, own' } }, layout))).toEqual([]);
    expect(hits(play({ jawsPilot: { 1: 'plane left, enemy' } }, layout))).toEqual([]);
  });

  test('a plane that jumps is hit only by anti-air fire on the Zone where it ends', () => {
    const corner = play({ pawsPilot: { 1: 'plane corner, enemy' } }, { token: 'paws PC', jaws: 'paws PL' });
    expect(corner.planes.jaws).toBe('paws PR');
    expect(hits(corner)).toEqual([]);
  });

  test('both own planes move before anti-air fire hits both, so that the new place of the enemy plane says who is hit', () => {
    const table = play(
      { jawsPilot: { 1: 'plane left, own' }, pawsPilot: { 1: 'plane view, own' } },
      { token: 'paws PR', jaws: 'paws PC', paws: 'jaws PC' },
    );
    expect(table.planes).toEqual({ paws: 'jaws GC', jaws: 'paws PR' });
    expect(table.scrapped).toEqual({ jawsGunner: 4 });
  });

  test('both enemy planes move before anti-air fire hits both', () => {
    const table = play(
      { pawsPilot: { 1: 'plane right, enemy' }, jawsPilot: { 1: 'plane view, enemy' } },
      { token: 'paws PR', jaws: 'paws PC', paws: 'jaws PC' },
    );
    expect(table.scrapped).toEqual({ jawsGunner: 4 });
  });

  test('a player who is Repairing takes the damage of anti-air fire instead of the part that is hit', () => {
    const table = play({ pawsPilot: { 1: 'sun left' }, jawsGunner: {} }, { token: 'paws PR', jaws: 'paws PC' });
    expect(table.scrapped).toEqual({ jawsGunner: 4 });
  });

  test('anti-air fire shoots a plane with too few cards down before the rest of the section', () => {
    const table = play(
      { pawsPilot: { 1: 'sun left' }, jawsPilot: { 1: 'shoot PC' } },
      { token: 'paws PR', jaws: 'paws PC', paws: 'jaws PC', decks: { jawsPilot: 4 + 3 } },
    );
    expect(table.state.outcome).toEqual({ ending: 'outOfCardsOnDamage', winners: [0, 1] });
    expect(table.of('shot')).toEqual([]);
  });

  test('a plane shot down by anti-air fire in one step of a section leaves the cards of later steps without effect', () => {
    // The Paws have the large token; the Jaws pilot's deck cannot pay.
    const layout = { token: 'paws PR', jaws: 'paws PC', paws: 'jaws PC', decks: { jawsPilot: 4 + 1 } };
    const done = (paws: string, jaws: string, more: Layout = {}) => {
      const table = play({ pawsPilot: { 1: paws }, jawsPilot: { 1: jaws } }, { ...layout, ...more });
      expect(table.state.outcome?.ending).toBe('outOfCardsOnDamage');
      return table.happened.filter((type) => type === 'tokenMoved' || type === 'planeMoved' || type === 'shot');
    };
    expect(done('sun left', 'sun left')).toEqual(['tokenMoved']);
    expect(done('sun left', 'plane left, own')).toEqual(['tokenMoved']);
    // On the enemy's boards the token is moved second, here onto the plane that stands across.
    expect(done('sun team', 'plane left, own', { token: 'jaws GC' })).toEqual(['tokenMoved']);
    expect(done('plane left, enemy', 'plane left, own', { token: 'paws PR' })).toEqual(['planeMoved']);
    expect(done('plane right, enemy', 'shoot PC')).toEqual(['planeMoved']);
  });

  test('the player with the large anti-air token moves it first', () => {
    const table = play(
      { pawsPilot: { 1: 'sun left' }, jawsGunner: { 1: 'sun right' } },
      { token: 'paws PL', medium: 'jaws GR', jaws: 'paws GL' },
    );
    expect(table.of('tokenMoved').map(({ post }) => post)).toEqual([0, 3]);
  });
});
