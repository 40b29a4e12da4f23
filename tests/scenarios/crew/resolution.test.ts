import { describe, expect, test } from 'vitest';
import { type Layout, type Plays, post, Table } from './table.ts';

/** Hands are what is played. */
function play(plays: Plays, layout: Layout = {}, raw = {}): Table {
  const hands = Object.fromEntries(
    Object.entries(plays).map(([name, laid]) => [name, Object.values(laid).map((text) => text.split(', ')[0])]),
  );
  return Table.action({ token: 'paws GL', ...layout, hands: { ...hands, ...layout.hands } }, raw).round(plays);
}

describe('Overview: the example', () => {
  test('in the example of the rulebook the Jaws move behind the Paws, pause, move the Paws plane left and shoot it there', () => {
    const table = play({
      jawsPilot: { 1: 'plane view, own', 3: 'plane left, enemy', 4: 'shoot PL' },
      jawsGunner: {},
    });
    expect(table.planes).toEqual({ paws: 'jaws PL', jaws: 'paws GC' });
    expect(table.of('revealed').map(({ cards }) => cards.length)).toEqual([1, 0, 1, 1]);
    expect(table.of('planeMoved')).toHaveLength(2);
    expect(table.of('shot')).toMatchObject([{ hit: true, damage: 6 }]);
  });
});

describe('4. Resolve Cards: the order within a section', () => {
  test('steps 1 and 2: the Move Sun card of the team that has the Sun comes first', () => {
    // From the corner the Paws cannot move it further left; only then the Jaws move it right.
    const holderFirst = { pawsPilot: { 1: 'sun left' }, jawsGunner: { 1: 'sun right' } };
    expect(play(holderFirst, { token: 'paws PL' }).token).toBe('paws PC');
    // On a board of the Jaws theirs comes first: left from the corner is nothing, then right is one Zone.
    const other = { pawsPilot: { 1: 'sun right' }, jawsGunner: { 1: 'sun left' } };
    expect(play(other, { token: 'jaws GL' }).token).toBe('jaws GC');
  });

  test('the team with the Sun is decided when the section begins: moving the Sun within it does not change the order', () => {
    const table = play({ pawsGunner: { 1: 'sun team' }, jawsPilot: { 1: 'sun team' } }, { token: 'paws GC' });
    expect(table.of('tokenMoved').map((moved) => moved.post)).toEqual([post('pawsGunner'), post('jawsPilot')]);
    expect(table.token).toBe('paws GC');
  });

  test('the team with the Sun is decided again in the next section', () => {
    const table = play(
      { pawsGunner: { 1: 'sun team', 2: 'sun left' }, jawsPilot: { 2: 'sun left' } },
      { token: 'paws GC' },
    );
    expect(table.of('tokenMoved').map((moved) => moved.post)).toEqual([
      post('pawsGunner'),
      post('jawsPilot'),
      post('pawsGunner'),
    ]);
  });

  test('steps 3 and 4: cards on the own plane come before cards on the enemy’s plane', () => {
    // First into the other corner, then one back; the other way round the plane would end in the corner.
    const table = play(
      { jawsPilot: { 1: 'plane corner, own' }, pawsPilot: { 1: 'plane left, enemy' } },
      { jaws: 'paws PL' },
    );
    expect(table.planes.jaws).toBe('paws PC');
    expect(table.of('planeMoved').map((moved) => moved.post)).toEqual([post('jawsPilot'), post('pawsPilot')]);
  });

  test('planes move before shots: a plane that moves away is not hit', () => {
    const away = play({ pawsGunner: { 1: 'shoot PC' }, jawsPilot: { 1: 'plane left, own' } }, { jaws: 'paws PC' });
    expect(away.of('shot')).toMatchObject([{ hit: false, damage: 0 }]);
    const into = play({ pawsGunner: { 1: 'shoot PC' }, jawsGunner: { 1: 'plane left, own' } }, { jaws: 'paws PR' });
    expect(into.of('shot')).toMatchObject([{ hit: true }]);
  });

  test('the Sun moves before shots: it protects a plane in the section of the shot', () => {
    const table = play(
      { pawsGunner: { 1: 'shoot PC' }, jawsGunner: { 1: 'sun left' } },
      { jaws: 'paws PC', token: 'paws PR' },
    );
    expect(table.of('shot')).toMatchObject([{ hit: true, damage: 3 }]);
  });

  test('step 5: Shoot cards of both teams are resolved at once', () => {
    const table = play(
      { pawsGunner: { 1: 'shoot PC' }, jawsGunner: { 1: 'shoot PC' } },
      { decks: { pawsPilot: 5, jawsPilot: 5 } },
    );
    expect(table.state.outcome).toEqual({ ending: 'bothDown', winners: [] });
  });

  test('sections are resolved one after the other, from 1 to 4', () => {
    const table = play(
      { pawsPilot: { 1: 'plane view, enemy', 3: 'plane view, enemy' }, pawsGunner: { 2: 'shoot GC', 4: 'shoot GC' } },
      { jaws: 'paws PC' },
    );
    expect(table.of('shot').map(({ hit }) => hit)).toEqual([true, false]);
  });
});

describe('1. Discard', () => {
  const cards = ['plane left', 'plane left', 'plane view', 'shoot PC'];

  test('a player discards any number of cards, from none to the whole hand, and equal cards make one choice', () => {
    const table = Table.action({ hands: { pawsPilot: cards } }).close();
    const choices = table.game.legalActions(table.state, 0).map((action) => 'cards' in action && action.cards);
    expect(choices).toHaveLength(12);
    expect(choices).toContainEqual([]);
    expect(choices).toContainEqual([0, 0, 3, 9]);
    expect(table.check({ type: 'discard', seat: 0, post: 0, cards: [0, 1] })).toEqual({ code: 'crew.notInHand' });
  });

  test('discards are sealed and resolved at once: their number shows when the last player has chosen', () => {
    const table = Table.action({ hands: { pawsPilot: cards } }).close({ pawsPilot: { 1: 'shoot PC' } });
    expect(table.awaiting).toEqual([0, 1, 2, 3]);
    table.do({ type: 'discard', seat: 0, post: 0, cards: [0, 0] });
    expect(table.view('table').posts[0]).toMatchObject({ sealed: true, handCount: 3, discardCount: 0 });
    expect(table.game.redact(table.events[0], 1)).toEqual({ type: 'discardSealed', post: 0 });
    for (const seat of [1, 2, 3]) table.do({ type: 'discard', seat, post: seat, cards: [] });
    expect(table.of('discarded').map(({ count }) => count)).toEqual([2, 0, 0, 0]);
    expect(table.piles('pawsPilot').discards).toBe(3);
  });

  test('a player may take the choice of discards back until the last player has chosen', () => {
    const table = Table.action({ hands: { pawsPilot: cards } }).close({ pawsPilot: { 1: 'shoot PC' } });
    const before = table.state;
    table.do({ type: 'discard', seat: 0, post: 0, cards: [3] }).do({ type: 'reconsider', seat: 0 });
    expect(table.state).toEqual(before);
    expect(table.check({ type: 'reconsider', seat: 0 })).toEqual({ code: 'crew.nothingSealed' });
  });

  test('Discard has no timer, and cards on the track are no longer part of the hand', () => {
    const table = Table.action({ hands: { pawsPilot: cards } }).close({ pawsPilot: { 1: 'shoot PC' } });
    expect(table.game.deadline?.(table.state, 0)).toBeNull();
    expect(table.check({ type: 'discard', seat: 0, post: 0, cards: [9] })).toEqual({ code: 'crew.notInHand' });
  });
});

describe('2. Repairing', () => {
  const discards = { pawsPilot: ['plane left', 'plane view', 'sun left'], pawsGunner: ['shoot PL'] };
  const lays = (name: 'pawsPilot' | 'pawsGunner') => ({
    [name]: { 1: name === 'pawsPilot' ? 'shoot GR' : 'sun left' },
  });

  test('a player without laid cards shuffles the discard pile into the deck; a player with laid cards does not', () => {
    const table = play(lays('pawsGunner'), { discards });
    expect(table.of('repaired').filter((event) => event.post < 2)).toMatchObject([
      { post: post('pawsPilot'), count: 3 },
    ]);
    expect(table.piles('pawsPilot')).toEqual({ deck: 26, discards: 0, scrap: 0 });
    expect(table.piles('pawsGunner').discards).toBe(2);
  });

  test('Repairing happens automatically, also with an empty discard pile', () => {
    const table = play(lays('pawsGunner'));
    expect(table.of('repaired').find((event) => event.post === post('pawsPilot'))).toMatchObject({ count: 0 });
  });

  test('Repairing shuffles in the cards that were just discarded', () => {
    const table = Table.action({ hands: { pawsPilot: ['plane left', 'plane left', 'plane view', 'shoot PC'] } });
    table.close().do({ type: 'discard', seat: 0, post: 0, cards: [0, 0, 3] });
    for (const seat of [1, 2, 3]) table.do({ type: 'discard', seat, post: seat, cards: [] });
    expect(table.of('repaired')[0]).toMatchObject({ post: 0, count: 3 });
  });

  test('Repairing shuffles in the cards that were resolved in earlier rounds', () => {
    const table = play(lays('pawsPilot'));
    expect(table.piles('pawsPilot')).toMatchObject({ discards: 1 });
    const { deck } = table.piles('pawsPilot');
    table.round();
    expect(table.of('repaired').find((event) => event.post === post('pawsPilot'))).toMatchObject({ count: 1 });
    expect(table.piles('pawsPilot')).toEqual({ deck: deck + 1 - 3, discards: 0, scrap: 3 });
  });

  test('the first Repairing costs nothing and makes smoke from the next round on', () => {
    const table = play(lays('pawsGunner'));
    expect(table.scrapped).toEqual({});
    expect(table.of('smoke')).toContainEqual({ type: 'smoke', team: 0 });
    expect(table.state.smoke).toEqual([true, true]);
  });

  test('Repairing with smoke deals the team-mate 3 damage', () => {
    expect(play(lays('pawsGunner'), { smoke: ['paws'] }).scrapped).toEqual({ pawsGunner: 3 });
    expect(play(lays('pawsPilot'), { smoke: ['paws'] }).scrapped).toEqual({ pawsPilot: 3 });
  });

  test('smoke belongs to the team: it does not matter who Repaired before', () => {
    const table = play({ pawsGunner: { 1: 'sun left' }, jawsPilot: { 1: 'shoot GL' }, jawsGunner: { 2: 'shoot GL' } });
    expect(table.state.smoke).toEqual([true, false]);
    table.set({ smoke: ['paws'], hands: { pawsPilot: ['shoot PC'] } });
    expect(table.round({ pawsPilot: { 1: 'shoot PC' } }).scrapped).toMatchObject({ pawsPilot: 3 });
  });

  test('two Repairing players of a team both shuffle before both scrap', () => {
    const table = play({}, { smoke: ['paws'], discards, decks: { pawsPilot: 1, pawsGunner: 2 } });
    expect(table.state.outcome).toBeNull();
    expect(table.scrapped).toEqual({ pawsPilot: 3, pawsGunner: 3 });
    const order = table.happened.filter((type) => type === 'repaired' || type === 'scrapped');
    expect(order.slice(0, 6)).toEqual([...new Array(4).fill('repaired'), 'scrapped', 'scrapped']);
  });

  test('Repairing with smoke loses the match if the team-mate has fewer than 3 cards left', () => {
    const table = play(lays('pawsGunner'), { smoke: ['paws'], decks: { pawsGunner: 2 } });
    expect(table.state.outcome).toEqual({ ending: 'outOfCardsOnRepair', winners: [2, 3] });
    expect(table.piles('pawsGunner').deck).toBe(0);
  });

  test('Repairing that shoots both teams down at once ends in a draw', () => {
    const table = play(
      { pawsGunner: { 1: 'sun left' }, jawsPilot: { 1: 'shoot GL' } },
      { smoke: ['paws', 'jaws'], decks: { pawsGunner: 2, jawsPilot: 0 } },
    );
    expect(table.state.outcome).toEqual({ ending: 'bothDown', winners: [] });
  });
});

describe('3. Draw', () => {
  test('every player draws until the hand has four cards again', () => {
    const table = play({ pawsPilot: { 1: 'plane left, own', 2: 'plane left, own' } });
    for (const name of ['pawsPilot', 'pawsGunner', 'jawsPilot', 'jawsGunner'] as const) {
      expect(table.hand(name)).toHaveLength(4);
    }
  });

  test('Draw comes before the cards are resolved', () => {
    const table = play({ pawsPilot: { 1: 'shoot PC' } });
    expect(table.happened.lastIndexOf('drew')).toBeLessThan(table.happened.indexOf('revealed'));
  });

  test('a player who must draw and cannot is shot down before any card is resolved', () => {
    const table = play({ pawsPilot: { 1: 'shoot PC' } }, { decks: { pawsPilot: 3 } });
    expect(table.state.outcome).toEqual({ ending: 'outOfCardsOnDraw', winners: [2, 3] });
    expect(table.happened).not.toContain('revealed');
  });

  test('a player may draw the last card of the deck', () => {
    const table = play({ pawsPilot: { 1: 'shoot GL' } }, { decks: { pawsPilot: 4 } });
    expect(table.state.outcome).toBeNull();
    expect(table.piles('pawsPilot').deck).toBe(0);
  });

  test('Draw that shoots both teams down at once ends in a draw', () => {
    const table = play(
      { pawsPilot: { 1: 'shoot PC' }, jawsGunner: { 1: 'shoot PC' } },
      { decks: { pawsPilot: 3, jawsGunner: 0 } },
    );
    expect(table.state.outcome).toEqual({ ending: 'bothDown', winners: [] });
  });
});

describe('5. Cleanup', () => {
  test('resolved cards go to their owners’ discards, and every player has seen them', () => {
    const table = play({ pawsPilot: { 1: 'shoot PC' }, pawsGunner: { 2: 'sun left' } });
    expect(table.state.laid).toEqual([]);
    expect(table.view('table').posts[0].spent).toEqual([9]);
    expect(table.view(3).posts[1].spent).toEqual([4]);
    expect(table.state).toMatchObject({ phase: 'action.laying', round: 2, section: 0 });
  });

  test('Repairing lasts for one round only', () => {
    expect(play({ pawsPilot: { 1: 'shoot PC' } }).state.repairing).toEqual([false, false, false, false]);
  });
});
