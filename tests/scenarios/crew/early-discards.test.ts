import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { crew } from '@aerodrome/engine/games/crew/index.ts';
import { describe, expect, test } from 'vitest';
import { Table } from './table.ts';

const hands = {
  pawsPilot: ['plane left', 'plane left', 'plane view', 'shoot PC'],
  pawsGunner: ['shoot PL', 'shoot GC', 'sun left', 'sun team'],
};
const [left, view, shootPC] = [0, 3, 9];

describe('1. Discard, sealed early', () => {
  test('a player who says ready may also seal discards, any cards of the rest of the hand', () => {
    const table = Table.action({ hands }).lay('pawsPilot', 'plane left, own', 1);
    const sealed = table.game
      .legalActions(table.state, 0)
      .flatMap((action) => (action.type === 'ready' && action.cards ? [action.cards.join()] : []));
    // Three different cards are left, so that there are eight handfuls; to be asked later is another choice.
    expect(sealed.sort()).toEqual(['', '0', '0,3', '0,3,9', '0,9', '3', '3,9', '9']);
    expect(table.check({ type: 'ready', seat: 0 })).toBeNull();
    expect(table.check({ type: 'ready', seat: 0, cards: [left, left] })).toEqual({ code: 'crew.notInHand' });
  });

  test('other players see only that discards are sealed, and the cards stay in the hand until the Discard', () => {
    const action = { type: 'ready', seat: 0, cards: [left, shootPC] } as const;
    const table = Table.action({ hands }).do(action);
    expect(table.happened).toEqual(['ready', 'discardSealed']);
    expect(table.hand('pawsPilot')).toHaveLength(4);
    expect(table.view(0).posts[0]).toMatchObject({ sealed: true, discarding: [left, shootPC] });
    for (const viewer of [1, 2, 'table'] as const) {
      expect(table.view(viewer).posts[0]).toMatchObject({ sealed: true, handCount: 4 });
      expect(table.view(viewer).posts[0]).not.toHaveProperty('discarding');
      expect(table.game.redactAction(action, viewer)).toEqual({ type: 'ready', seat: 0, sealed: true });
      expect(table.game.redact(table.events[1], viewer)).toEqual({ type: 'discardSealed', post: 0 });
    }
    expect(table.game.redactAction(action, 0)).toEqual(action);
  });

  test('a player with sealed discards is not asked again', () => {
    const table = Table.action({ hands }).do({ type: 'ready', seat: 0, cards: [view] });
    for (const seat of [1, 2, 3]) table.do({ type: 'ready', seat });
    expect(table.state.phase).toBe('discard.choosing');
    expect(table.awaiting).toEqual([1, 2, 3]);
    for (const seat of [1, 2, 3]) table.do({ type: 'discard', seat, post: seat, cards: [] });
    expect(table.of('discarded').map(({ count }) => count)).toEqual([1, 0, 0, 0]);
  });

  test('a player may take sealed discards back until the last choice is made', () => {
    const table = Table.action({ hands }).do({ type: 'ready', seat: 0, cards: [view] });
    for (const seat of [1, 2, 3]) table.do({ type: 'ready', seat });
    table.do({ type: 'reconsider', seat: 0 });
    expect(table.awaiting).toEqual([0, 1, 2, 3]);
  });

  test('Discard is resolved at once if all players have sealed', () => {
    const table = Table.action({ hands });
    for (const seat of [0, 1, 2]) table.do({ type: 'ready', seat, cards: [] });
    table.do({ type: 'ready', seat: 3, cards: [table.state.posts[3].hand[0]] });
    expect(table.happened.slice(0, 7)).toEqual([
      'ready',
      'discardSealed',
      'actionEnded',
      ...Array(4).fill('discarded'),
    ]);
    expect(table.state).toMatchObject({ phase: 'action.laying', round: 2, discarding: [null, null, null, null] });
  });

  test('a player who takes ready back takes the sealed discards back as well', () => {
    const before = Table.action({ hands }).lay('pawsPilot', 'plane left, own', 1);
    const table = Table.action({ hands }).lay('pawsPilot', 'plane left, own', 1);
    table.do({ type: 'ready', seat: 0, cards: [view] }).do({ type: 'notReady', seat: 0 });
    expect(table.happened).toEqual(['notReady', 'reconsidered']);
    expect(table.state).toEqual(before.state);
  });

  test('a player whose time is up may still seal discards, without a deadline', () => {
    const table = Table.action({ hands });
    expect(table.check({ type: 'discard', seat: 0, post: 0, cards: [view] })).toEqual({ code: 'crew.notReady' });
    table.do({ type: 'lock', seat: 0 });
    expect(table.game.deadline?.(table.state, 0)).toBeNull();
    expect(table.check({ type: 'discard', seat: 0, post: 1, cards: [] })).toEqual({ code: 'crew.notYourPost' });
    expect(table.check({ type: 'discard', seat: 0, post: 0, cards: [view, view] })).toEqual({ code: 'crew.notInHand' });
    table.do({ type: 'discard', seat: 0, post: 0, cards: [view] });
    expect(table.awaiting).toEqual([1, 2, 3]);
    expect(table.check({ type: 'discard', seat: 0, post: 0, cards: [] })).toEqual({ code: 'crew.alreadySealed' });
    // A door that has closed offers nothing: the time is over.
    expect(table.game.asides(table.state, 0).map((aside) => table.game.asideKind(aside))).not.toContain('retract');
  });

  test('a player who is ready may still seal discards, and running out of time does not remove them', () => {
    const table = Table.action({ hands }).do({ type: 'ready', seat: 0 });
    table.do({ type: 'discard', seat: 0, post: 0, cards: [view] }).do({ type: 'lock', seat: 0 });
    expect(table.state.discarding[0]).toEqual([view]);
  });

  test('a solo player says ready, then seals the discards of the pilot, then those of the gunner', () => {
    const table = Table.action({}, { players: '2' });
    expect(table.check({ type: 'ready', seat: 0, cards: [] })).toEqual({ code: 'crew.twoHands' });
    table.do({ type: 'ready', seat: 0 });
    expect(table.check({ type: 'discard', seat: 0, post: 1, cards: [] })).toEqual({ code: 'crew.pilotFirst' });
    table.do({ type: 'discard', seat: 0, post: 0, cards: [] }).do({ type: 'discard', seat: 0, post: 1, cards: [] });
    table.do({ type: 'ready', seat: 1 });
    expect(table.awaiting).toEqual([1]);
    expect(table.do({ type: 'discard', seat: 1, post: 2, cards: [] }).awaiting).toEqual([1]);
  });

  test('a player who resigns while cards are laid has discarded nothing', () => {
    const table = Table.action({}, { players: '2' }).do({ type: 'ready', seat: 0 });
    table.do({ type: 'discard', seat: 0, post: 0, cards: [] }).do({ type: 'resign', seat: 1 });
    expect(table.state.discarding).toEqual([null, null, null, null]);
    expect(table.game.checkState(table.state)).toBeNull();
  });

  test('a state in which a player who still lays cards has sealed discards is invalid', () => {
    const table = Table.action({ hands }).do({ type: 'ready', seat: 0, cards: [view] });
    expect(table.game.checkState(table.state)).toBeNull();
    table.state.stands[0] = 'open';
    expect(table.game.checkState(table.state)?.params?.path).toBe('discarding.0');
  });

  test('a record shows sealed discards to their owner alone', () => {
    const read = readOptions(crew.options, {});
    if ('problems' in read) throw new Error();
    let match = Match.start(crew, read.options, 3);
    match = match.submit(match.legalActions(match.awaiting()[0])[0]);
    const sealed = { type: 'ready', seat: 1, cards: [] };
    match = match.submit(sealed);
    const [mine, theirs] = [1, 0].map((seat) => match.log(seat).at(-1)?.action);
    expect([mine, theirs]).toEqual([sealed, { type: 'ready', seat: 1, sealed: true }]);
  });
});
