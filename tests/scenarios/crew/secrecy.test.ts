import type { Viewer } from '@aerodrome/engine/core/game.ts';
import { describe, expect, test } from 'vitest';
import { face, post, Table } from './table.ts';

const hands = {
  pawsPilot: ['plane left', 'plane view', 'shoot PC', 'sun left'],
  pawsGunner: ['shoot GC', 'shoot GL', 'sun left', 'sun team'],
  jawsPilot: ['plane left', 'plane right', 'plane corner', 'plane view'],
};

describe('How to Play: the secrecy of the front of cards', () => {
  test('a hand is visible to its owner, not to the enemy and not to the team-mate', () => {
    const table = Table.action({ hands });
    const seen = (viewer: Viewer) => table.view(viewer).posts.map(({ hand }) => hand !== undefined);
    expect(seen(0)).toEqual([true, false, false, false]);
    expect(seen(1)).toEqual([false, true, false, false]);
    expect(seen('table')).toEqual([false, false, false, false]);
    expect(seen('all')).toEqual([true, true, true, true]);
  });

  test('a laid card shows every viewer its section and owner, but its face and end only to its owner', () => {
    const table = Table.action({ hands }).lay('pawsPilot', 'plane left, enemy', 3);
    const back = { post: 0, section: 3, open: false };
    for (const viewer of [1, 2, 3, 'table'] as const) expect(table.view(viewer).laid).toEqual([back]);
    expect(table.view(0).laid).toEqual([{ ...back, ...face('plane left, enemy') }]);
    expect(table.game.redact(table.events[0], 1)).toEqual({ type: 'laid', post: 0, section: 3 });
    const action = table.layOf('pawsPilot', 'plane left, enemy', 3);
    expect(table.game.redactAction(action, 1)).toEqual({ type: 'lay', seat: 0, post: 0, section: 3 });
    expect(table.game.redactAction(action, 0)).toEqual(action);
  });

  test('a card is shown in the Resolution Phase when its section is reached, not before', () => {
    // By moonlight the first section's shot waits for a choice.
    const table = Table.action({ hands, token: 'paws GC', jaws: 'paws GC' }, { token: 'moon' });
    table.round({ pawsGunner: { 1: 'shoot GC', 2: 'sun left' }, jawsPilot: { 1: 'plane left, enemy' } });
    expect(table.state.phase).toBe('section.moonChoice');
    expect(table.of('revealed').map(({ cards }) => cards)).toEqual([
      [
        { post: 1, ...face('shoot GC') },
        { post: 2, ...face('plane left, enemy') },
      ],
    ]);
    expect(table.view('table').laid).toEqual([
      { post: 1, section: 1, open: true, ...face('shoot GC') },
      { post: 2, section: 1, open: true, ...face('plane left, enemy') },
      { post: 1, section: 2, open: false },
    ]);
  });

  test('a Discard Pile is visible to its owner; others know its size and the cards that they saw resolved', () => {
    const table = Table.action({ hands });
    table.close({ pawsPilot: { 1: 'shoot PC' } }).do({ type: 'discard', seat: 0, post: 0, cards: [0] });
    for (const seat of [1, 2, 3]) table.do({ type: 'discard', seat, post: seat, cards: [] });
    expect(table.view(0).posts[0]).toMatchObject({ spent: [9], discards: [0], discardCount: 1 });
    expect(table.view(1).posts[0]).toMatchObject({ spent: [9], discardCount: 1 });
    expect(table.view(1).posts[0]).not.toHaveProperty('discards');
  });

  test('a Scrap Pile is visible to its owner; others know its size', () => {
    const table = Table.action({ decks: { jawsPilot: 10 } });
    expect(table.view(2).posts[2].scrap).toHaveLength(table.piles('jawsPilot').scrap);
    expect(table.view(3).posts[2]).toMatchObject({ scrap: [], scrapCount: table.piles('jawsPilot').scrap });
  });

  test('every viewer sees the sizes of hands, decks and piles, the positions, the smoke, and who is ready', () => {
    const table = Table.action({ hands, smoke: ['jaws'] })
      .lay('pawsPilot', 'shoot PC', 1)
      .do({ type: 'ready', seat: 3 });
    const view = table.view('table');
    expect(view).toMatchObject({
      planes: table.state.planes,
      token: table.state.token,
      smoke: [false, true],
      stands: ['open', 'open', 'open', 'ready'],
    });
    expect(view.posts.map(({ handCount, deckCount }) => [handCount, deckCount])).toEqual([
      [3, 26],
      [4, 26],
      [4, 26],
      [4, 26],
    ]);
  });

  test('an owner knows the cards left in the own deck, and others only those that they have not seen', () => {
    const table = Table.action({ hands });
    expect(table.view(0).posts[0].unseen).toHaveLength(26);
    expect(table.view(1).posts[0].unseen).toHaveLength(30);
  });
});

describe('a match at one screen, with a window for each player in turn', () => {
  const raw = { hotSeat: true };
  const laid = () => Table.action({ hands }, raw).lay('pawsPilot', 'plane left, enemy', 3);

  test('the enemy’s track is hidden until all windows have closed, including the number of cards in hand', () => {
    const table = laid();
    for (const viewer of [2, 3, 'table'] as const) {
      expect(table.view(viewer).laid).toEqual([]);
      expect(table.view(viewer).posts[0].handCount).toBe(4);
      expect(table.game.redact(table.events[0], viewer)).toBeNull();
      const action = table.layOf('pawsPilot', 'plane left, enemy', 3);
      expect(table.game.redactAction(action, viewer)).toEqual({ type: 'arrange', seat: 0 });
    }
    table.close();
    expect(table.view(2).laid).toEqual([{ post: 0, section: 3, open: false }]);
    expect(table.view(2).posts[0].handCount).toBe(3);
  });

  test('the team-mate sees the laid cards face down', () => {
    expect(laid().view(1).laid).toEqual([{ post: 0, section: 3, open: false }]);
  });

  test('windows go round in seat order, and the first one moves on by one each round', () => {
    const table = Table.action({}, raw);
    const orders = [1, 2, 3, 4, 5].map((round) => {
      table.state.round = round;
      return table.view('table').handoverOrder;
    });
    expect(orders).toEqual([
      [0, 1, 2, 3],
      [1, 2, 3, 0],
      [2, 3, 0, 1],
      [3, 0, 1, 2],
      [0, 1, 2, 3],
    ]);
  });

  test('the solo player of three has the first window in every round', () => {
    const table = Table.action({}, { ...raw, players: '3', alone: 'jaws' });
    const orders = [1, 2].map((round) => {
      table.state.round = round;
      return table.view('table').handoverOrder;
    });
    expect(orders).toEqual([
      [2, 0, 1],
      [2, 1, 0],
    ]);
  });

  test('the card that lies face up is not hidden at one screen', () => {
    const table = Table.action({ hands }, { ...raw, players: '3', alone: 'paws' });
    table.lay('pawsPilot', 'plane left, enemy', 1).lay('pawsPilot', 'shoot PC', 2);
    expect(table.view(1).laid).toEqual([
      { post: post('pawsPilot'), section: 1, open: true, ...face('plane left, enemy') },
    ]);
  });
});
