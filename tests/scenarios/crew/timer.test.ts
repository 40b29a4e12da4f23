import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { crew } from '@aerodrome/engine/games/crew/index.ts';
import { describe, expect, test } from 'vitest';
import { Table } from './table.ts';

const hands = { pawsPilot: ['plane left', 'plane view', 'shoot PC', 'sun left'] };

describe('Action Phase: the timer', () => {
  test('an Action Phase lasts twenty seconds', () => {
    const table = Table.action();
    for (const seat of [0, 1, 2, 3]) {
      expect(table.game.deadline?.(table.state, seat)).toEqual({ ms: 20_000, action: { type: 'lock', seat } });
    }
  });

  test.each([
    ['10', 10_000],
    ['30', 30_000],
    ['60', 60_000],
  ])('the difficulty option sets the Action Phase to %s seconds', (timer, ms) => {
    const table = Table.action({}, { timer });
    expect(table.game.deadline?.(table.state, 2)?.ms).toBe(ms);
  });

  test('the difficulty option can remove the timer, and then no player can be locked', () => {
    const table = Table.action({}, { timer: 'none' });
    expect(table.game.deadline?.(table.state, 0)).toBeNull();
    expect(table.check({ type: 'lock', seat: 0 })).toEqual({ code: 'crew.noTimer' });
  });

  test('2 Player Game: the Action Phase has no timer', () => {
    const table = Table.action({}, { players: '2' });
    expect(table.game.deadline?.(table.state, 0)).toBeNull();
    expect(readOptions(crew.options, { players: '2', timer: '10' })).toEqual({
      problems: [{ code: 'option.notHere', params: { option: 'timer' } }],
    });
  });

  test('only the Action Phase is timed', () => {
    const table = Table.action();
    const placing = new Table();
    expect(placing.game.deadline?.(placing.state, 0)).toBeNull();
    table.close();
    expect(table.state.phase).toBe('discard.choosing');
    expect(table.game.deadline?.(table.state, 0)).toBeNull();
  });

  test('a player whose time is up is locked: the laid cards stay and cannot be moved', () => {
    const table = Table.action({ hands }).lay('pawsPilot', 'plane left, own', 2).do({ type: 'lock', seat: 0 });
    expect(table.awaiting).toEqual([1, 2, 3]);
    expect(table.game.deadline?.(table.state, 0)).toBeNull();
    const card = { seat: 0, post: 0, card: 0, end: 'own', section: 2 };
    expect(table.check({ type: 'takeBack', ...card })).toEqual({ code: 'crew.locked' });
    expect(table.check(table.layOf('pawsPilot', 'shoot PC', 1))).toEqual({ code: 'crew.locked' });
    expect(table.check({ type: 'notReady', seat: 0 })).toEqual({ code: 'crew.locked' });
    expect(table.check({ type: 'lock', seat: 0 })).toEqual({ code: 'crew.locked' });
  });

  test('a player who was ready can be locked too, and cannot take ready back afterwards', () => {
    const table = Table.action().do({ type: 'ready', seat: 3 }).do({ type: 'lock', seat: 3 });
    expect(table.check({ type: 'notReady', seat: 3 })).toEqual({ code: 'crew.locked' });
  });

  test('the round goes on when all are out of time, and players without laid cards Repair, even against their will', () => {
    const table = Table.action({ hands }).lay('pawsPilot', 'plane left, own', 2);
    for (const seat of [0, 1, 2, 3]) table.do({ type: 'lock', seat });
    expect(table.state.phase).toBe('discard.choosing');
    expect(table.of('actionEnded')).toMatchObject([{ repairing: [1, 2, 3] }]);
    expect(table.state.laid).toHaveLength(1);
  });

  test('a player who is ready may take that back until the deadline', () => {
    const table = Table.action().do({ type: 'ready', seat: 2 });
    expect(table.game.deadline?.(table.state, 2)).toEqual({ ms: 20_000, action: { type: 'lock', seat: 2 } });
  });

  test('time that has run out cannot be undone', () => {
    const read = readOptions(crew.options, {});
    if ('problems' in read) throw new Error();
    let match = Match.start(crew, read.options, 7);
    match = match.submit(match.legalActions(match.awaiting()[0])[0]);
    match = match.submit(match.legalActions(1)[0]);
    expect(match.canUndo(1)).toBe(true);
    match = match.submit({ type: 'lock', seat: 1 });
    expect(match.canUndo(1)).toBe(false);
    expect(() => match.undo(1)).toThrow(RangeError);
  });

  test('running out of time is an action in the log, so that a replay needs no clock', () => {
    const read = readOptions(crew.options, { timer: '10' });
    if ('problems' in read) throw new Error();
    let match = Match.start(crew, read.options, 7);
    const [first] = match.awaiting();
    match = match.submit(match.legalActions(first)[0]);
    match = match.submit(match.legalActions(2)[0]);
    for (const seat of [0, 1, 2, 3]) {
      const due = match.deadline(seat);
      if (!due) throw new Error(`no clock runs for seat ${seat}`);
      match = match.submit(due.action);
    }
    expect(match.log('table').map(({ action }) => action?.type)).toEqual([
      undefined,
      'place',
      'lay',
      ...new Array(4).fill('lock'),
    ]);
    const again = Match.resume(crew, JSON.parse(JSON.stringify(match.record())));
    expect(again.record()).toEqual(match.record());
  });
});
