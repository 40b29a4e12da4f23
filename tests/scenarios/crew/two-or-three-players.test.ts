import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { describe, expect, test } from 'vitest';
import { face, type PostName, post, postNames, Table } from './table.ts';

describe('2 Player Game', () => {
  const two = { players: '2' };

  test('each of two players has both roles of a team, with a hand of three from each deck', () => {
    const table = Table.action({}, two);
    expect(table.game.seats).toEqual([
      { side: 0, role: 'both' },
      { side: 1, role: 'both' },
    ]);
    for (const name of postNames) {
      expect(table.hand(name)).toHaveLength(3);
      expect(table.piles(name).deck).toBe(27);
    }
  });

  test('a solo player lays cards from either hand and sees both', () => {
    const table = Table.action({ hands: { pawsPilot: ['plane left'], pawsGunner: ['shoot GC'] } }, two);
    table.lay('pawsPilot', 'plane left, own', 1).lay('pawsGunner', 'shoot GC', 2);
    expect(table.view(0).laid.map(({ card }) => card)).toEqual([0, 12]);
    expect(table.view(0).posts.map(({ hand }) => hand !== undefined)).toEqual([true, true, false, false]);
    const own = table.layOf('pawsPilot', 'plane left, own', 1);
    expect(table.check({ ...own, post: post('jawsPilot') })).toEqual({ code: 'crew.notYourPost' });
  });

  test('each role of a solo player draws up to three cards of its own deck', () => {
    const table = Table.action({ hands: { pawsPilot: ['plane left', 'plane left'], pawsGunner: ['shoot GC'] } }, two);
    table.round({ pawsPilot: { 1: 'plane left, own', 2: 'plane left, own' } });
    expect(table.hand('pawsPilot')).toHaveLength(3);
    expect(table.hand('pawsGunner')).toHaveLength(3);
  });

  test('each role of a solo player discards and Repairs separately', () => {
    const table = Table.action({ smoke: ['paws'], hands: { pawsPilot: ['plane corner'] } }, two);
    table.close({ pawsPilot: { 1: 'plane corner, own' } });
    expect(table.of('actionEnded')).toMatchObject([{ repairing: [1, 2, 3] }]);
    table.do({ type: 'discard', seat: 0, post: 0, cards: [] });
    expect(table.awaiting).toEqual([0, 1]);
    expect(table.check({ type: 'discard', seat: 0, post: 0, cards: [] })?.code).toBe('crew.notInHand');
    for (const [seat, of] of [
      [0, 1],
      [1, 2],
      [1, 3],
    ]) {
      table.do({ type: 'discard', seat, post: of, cards: [] });
    }
    expect(table.scrapped).toEqual({ pawsPilot: 3 });
  });

  test('a solo player takes back the last of two sealed choices', () => {
    const table = Table.action({}, two).close();
    table.do({ type: 'discard', seat: 0, post: 0, cards: [] }).do({ type: 'discard', seat: 0, post: 1, cards: [] });
    table.do({ type: 'reconsider', seat: 0 });
    expect(table.of('reconsidered')).toEqual([{ type: 'reconsidered', post: 1 }]);
    expect(table.state.discarding).toEqual([[], null, null, null]);
  });

  test('a card counts as laid from its role’s seat: left is west for one role and east for the other', () => {
    const layout = { paws: 'jaws PC', hands: { pawsPilot: ['plane left'], pawsGunner: ['plane left'] } };
    const from = (name: PostName) => Table.action(layout, two).round({ [name]: { 1: 'plane left, own' } }).planes.paws;
    expect(from('pawsPilot')).toBe('jaws PR');
    expect(from('pawsGunner')).toBe('jaws PL');
  });

  test('damage goes to the role of a solo player on whose board the enemy plane is', () => {
    const hands = { pawsGunner: ['shoot PC'], jawsPilot: ['plane corner'], jawsGunner: ['plane corner'] };
    const busy = { jawsPilot: { 1: 'plane corner, own' }, jawsGunner: { 2: 'plane corner, own' } };
    const table = Table.action({ paws: 'jaws GR', token: 'paws GL', hands }, two);
    expect(table.round({ pawsGunner: { 3: 'shoot PC' }, ...busy }).scrapped).toEqual({ jawsGunner: 6 });
  });

  test('a solo player loses when one of the two decks is empty', () => {
    const table = Table.action({ hands: { jawsGunner: [] }, decks: { jawsGunner: 2 } }, two).round();
    expect(table.state.outcome).toEqual({ ending: 'outOfCardsOnDraw', winners: [0] });
  });
});

describe('3 Player Game', () => {
  const three = { players: '3', alone: 'jaws' };
  const hands = {
    pawsPilot: ['plane left'],
    jawsPilot: ['plane view', 'shoot PL'],
    jawsGunner: ['shoot PC', 'sun left'],
  };

  test('the solo player of three has hands of three, and each player of the other team a hand of four', () => {
    const table = Table.action({}, three);
    expect(table.game.seats.map(({ side, role }) => [side, role])).toEqual([
      [0, 'pilot'],
      [0, 'gunner'],
      [1, 'both'],
    ]);
    expect(postNames.map((name) => table.hand(name).length)).toEqual([4, 4, 3, 3]);
  });

  test('the Paws may be the team of the solo player', () => {
    const table = Table.action({}, { players: '3', alone: 'paws' });
    expect(postNames.map((name) => table.hand(name).length)).toEqual([3, 3, 4, 4]);
    expect(table.awaiting).toEqual([0]);
  });

  test('the solo player of three first lays a card face up on section 1 or 2, without a timer', () => {
    const table = Table.action({ hands }, three);
    expect(table.state.phase).toBe('action.faceUp');
    expect(table.awaiting).toEqual([2]);
    expect(table.game.deadline?.(table.state, 2)).toBeNull();
    expect(table.game.deadline?.(table.state, 0)).toBeNull();
    expect(table.check(table.layOf('jawsPilot', 'plane view, own', 3))).toEqual({
      code: 'crew.faceUpSection',
      params: { last: 2 },
    });
    expect(table.check({ type: 'ready', seat: 2 })).toEqual({ code: 'action.notNow' });
    expect(table.check(table.layOf('pawsPilot', 'plane left, own', 1))).toEqual({ code: 'action.notYou' });
  });

  test('every player sees the face-up card with its end, and then the timer runs for all three', () => {
    const table = Table.action({ hands }, three).lay('jawsPilot', 'plane view, own', 2);
    expect(table.view('table').laid).toEqual([
      { post: post('jawsPilot'), section: 2, open: true, ...face('plane view, own') },
    ]);
    expect(table.awaiting).toEqual([0, 1, 2]);
    for (const seat of [0, 1, 2]) expect(table.game.deadline?.(table.state, seat)?.ms).toBe(20_000);
  });

  test.each([false, true])(
    'the face-up card stays on its section, and no other card joins it (crossfire: %s)',
    (crossfire) => {
      const table = Table.action({ hands }, { ...three, crossfire }).lay('jawsPilot', 'plane view, own', 2);
      const card = { seat: 2, post: post('jawsPilot'), ...face('plane view, own'), section: 2 };
      expect(table.check({ type: 'takeBack', ...card })).toEqual({ code: 'crew.faceUpStays' });
      expect(table.check({ type: 'turn', ...card })).toEqual({ code: 'crew.faceUpStays' });
      expect(table.check({ type: 'move', ...card, to: 1 })).toEqual({ code: 'crew.faceUpStays' });
      const refused = crossfire ? 'crew.besideFaceUp' : 'crew.sectionTaken';
      expect(table.check(table.layOf('jawsGunner', 'shoot PC', 2))?.code).toBe(refused);
      expect(table.check(table.layOf('jawsGunner', 'shoot PC', 1))).toBeNull();
    },
  );

  test('the solo player of three may lay more cards, face down', () => {
    const table = Table.action({ hands }, three)
      .lay('jawsPilot', 'plane view, own', 2)
      .lay('jawsGunner', 'shoot PC', 1);
    expect(table.view(0).laid).toContainEqual({ post: post('jawsGunner'), section: 1, open: false });
  });

  test('the face-up card is resolved in its section like any other and laid again every round', () => {
    const table = Table.action({ hands, token: 'paws GL' }, three).lay('jawsPilot', 'plane view, own', 2);
    table.round();
    expect(table.planes.jaws).toBe('paws GC');
    expect(table.state).toMatchObject({ phase: 'action.faceUp', round: 2 });
  });
});

describe('every seat of every number of players', () => {
  test.each([
    ['2', 'paws'],
    ['3', 'paws'],
    ['3', 'jaws'],
    ['4', 'paws'],
  ])(
    '%s players (%s alone if three) finish matches whose actions come only from the view of each seat',
    (players, alone) => {
      const table = new Table({ players, alone });
      const dice = new SeededRandom(5);
      table.rng = dice;
      const seats = new Set<number>();
      for (let steps = 0; table.state.outcome === null; steps++) {
        const [seat] = table.awaiting;
        seats.add(seat);
        // A player of its own: it is handed a guess made from its view, and picks from what that allows.
        const guess = table.game.determinize(table.view(seat), seat, dice);
        const choices = table.game.legalActions(guess, seat);
        table.do(choices[dice.below(choices.length)]);
        expect(steps).toBeLessThan(1000);
      }
      expect(seats.size).toBe(Number(players));
    },
  );
});
