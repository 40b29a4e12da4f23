import { describe, expect, test } from 'vitest';
import { Table, zone } from './table.ts';

const calls = (table: Table, seat: number) =>
  table.game.asides(table.state, seat).flatMap((action) => (action.type === 'call' ? [action] : []));

// "How to Play": all forms of verbal communication are allowed. These are the words of the app.
describe('calls', () => {
  test('a call is public and has no effect of its own', () => {
    const table = Table.action();
    const before = { ...table.state, calls: [] };
    table.do({ type: 'call', seat: 1, what: 'shoot', section: 3 });
    expect({ ...table.state, calls: [] }).toEqual(before);
    const call = { seat: 1, what: 'shoot', section: 3 };
    for (const viewer of [0, 1, 2, 3, 'table'] as const) {
      expect(table.view(viewer).calls).toEqual([call]);
      expect(table.game.redact(table.events[0], viewer)).toEqual({ type: 'called', ...call });
    }
    expect(table.game.asideKind({ type: 'call', seat: 1, what: 'shoot' })).toBe('say');
  });

  test('a call names a section, a Zone or neither: one of the own six Zones for a shot, of the enemy’s for dodging', () => {
    const table = Table.action();
    const zones = (what: string) =>
      calls(table, 0).flatMap((call) => (call.what === what && call.zone !== undefined ? [call.zone] : []));
    expect(calls(table, 0)).toHaveLength(6 * (1 + 4) + 6 + 6);
    expect(zones('shoot')).toEqual([0, 1, 2, 3, 4, 5]);
    expect(zones('dodge')).toEqual([6, 7, 8, 9, 10, 11]);
    expect(zones('push')).toEqual([]);
    const both = { type: 'call', seat: 0, what: 'shoot', section: 1, zone: zone('paws PL') };
    expect(table.check(both)).toEqual({ code: 'action.malformed' });
    expect(table.check({ type: 'call', seat: 0, what: 'shoot', zone: zone('jaws PL') })?.code).toBe('action.malformed');
  });

  test('a player may make any call, true or not, whatever the cards in the hand', () => {
    const some = Table.action({ hands: { pawsPilot: ['plane left'] } });
    const other = Table.action({ hands: { pawsPilot: ['shoot PC'] } }).lay('pawsGunner', 'plane left, own', 2);
    expect(calls(some, 0)).toEqual(calls(other, 0));
  });

  test('a player may make eight calls in a round', () => {
    const table = Table.action();
    for (let i = 0; i < 8; i++) table.do({ type: 'call', seat: 0, what: 'mine', section: 1 });
    expect(table.check({ type: 'call', seat: 0, what: 'sun' })).toEqual({
      code: 'crew.enoughCalls',
      params: { most: 8 },
    });
    expect(table.check({ type: 'call', seat: 1, what: 'sun' })).toBeNull();
    expect(table.round().check({ type: 'call', seat: 0, what: 'sun' })).toBeNull();
  });

  test('a player may call while cards are laid, even when ready, and calls last until the end of the round', () => {
    const table = Table.action();
    table.do({ type: 'ready', seat: 2 }).do({ type: 'call', seat: 2, what: 'repair' });
    table.close();
    expect(table.state.phase).toBe('discard.choosing');
    expect(table.check({ type: 'call', seat: 2, what: 'repair' })).toEqual({ code: 'action.notNow' });
    expect(table.view('table').calls).toHaveLength(1);
    for (const seat of [0, 1, 2, 3]) table.do({ type: 'discard', seat, post: seat, cards: [] });
    expect(table.state.round).toBe(2);
    expect(table.view('table').calls).toEqual([]);
  });

  test('only a player with a team-mate may call', () => {
    const three = Table.action({}, { players: '3', alone: 'jaws' });
    three.do(three.game.legalActions(three.state, 2)[0]);
    expect(three.check({ type: 'call', seat: 2, what: 'mine' })).toEqual({ code: 'crew.nobodyToCall' });
    expect(three.check({ type: 'call', seat: 0, what: 'mine' })).toBeNull();
  });

  test('a state with calls that no player can have made is invalid', () => {
    const table = Table.action().do({ type: 'call', seat: 0, what: 'mine' });
    expect(table.game.checkState(table.state)).toBeNull();
    table.state.calls = Array.from({ length: 9 }, () => ({ seat: 0, what: 'mine' }));
    expect(table.game.checkState(table.state)?.params?.path).toBe('calls.8');
    table.state.calls = [{ seat: 0, what: 'push', zone: 3 }];
    expect(table.game.checkState(table.state)?.params?.path).toBe('calls.0');
  });
});
