import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PagePresence } from '../../../electron/browser/pagePresence.ts';
import { acquireWriteLock, call, openShell, send } from './client.ts';

const onLastPageGone = vi.fn();
let presence: PagePresence;
const stream = () => new EventEmitter() as ServerResponse;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onLastPageGone.mockClear();
  presence = new PagePresence(onLastPageGone);
});
afterEach(() => vi.useRealTimers());

/** Whether the shell ends within this many seconds. */
function endsWithin(seconds: number): boolean {
  vi.advanceTimersByTime(seconds * 1000);
  return onLastPageGone.mock.calls.length > 0;
}

test('a shell that no page has opened yet waits', () => {
  expect(endsWithin(100_000)).toBe(false);
});

test('the shell ends a minute after the stream of its last page has closed', () => {
  const [first, second] = [stream(), stream()];
  presence.attach('first', first);
  presence.attach('second', second);
  first.emit('close');
  expect(endsWithin(100_000)).toBe(false);
  second.emit('close');
  expect(endsWithin(59)).toBe(false);
  expect(endsWithin(1)).toBe(true);
});

test('a page that comes back within a minute keeps the shell running', () => {
  const [before, after] = [stream(), stream()];
  presence.attach('page', before);
  before.emit('close');
  vi.advanceTimersByTime(59_000);
  presence.attach('page', after);
  expect(endsWithin(100_000)).toBe(false);
});

test('a page without a stream counts as gone ninety seconds after its last call', () => {
  presence.noteCall('reader');
  vi.advanceTimersByTime(60_000);
  presence.noteCall('reader');
  expect(endsWithin(149)).toBe(false);
  expect(endsWithin(1)).toBe(true);
});

test('a page without a stream keeps the shell running after the stream of another has closed', () => {
  const writer = stream();
  presence.attach('writer', writer);
  presence.noteCall('reader');
  writer.emit('close');
  expect(endsWithin(149)).toBe(false);
});

test('a reloaded page that has the stream at last counts once', () => {
  const [before, after] = [stream(), stream()];
  presence.attach('before', before);
  presence.noteCall('after');
  before.emit('close');
  presence.attach('after', after);
  after.emit('close');
  expect(endsWithin(60)).toBe(true);
});

test('the server ends after the page with the write lock has gone, and calls of another page delay that', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const open = await openShell(() => {}, { onLastPageGone });
  const [writer, reader] = [randomUUID(), randomUUID()];
  const leave = await acquireWriteLock(open.shell, writer);
  await call(open.shell, 'info', [], writer);
  await leave?.();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  vi.advanceTimersByTime(59_000);
  expect(await call(open.shell, 'info', [], reader)).toHaveProperty('ok');
  expect(endsWithin(149)).toBe(false);
  expect(endsWithin(1)).toBe(true);
  await open.close();
});

test('a page that is opened by its bare address after the last page has gone keeps the shell running for a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const open = await openShell(() => {}, { onLastPageGone });
  const headers = { host: `127.0.0.1:${open.shell.port}` };
  await send(open.shell, { path: '/', headers });
  // No page has had the token yet, so the shell waits.
  expect(vi.getTimerCount()).toBe(0);
  const leave = await acquireWriteLock(open.shell, randomUUID());
  await leave?.();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  for (const path of ['/', '/code']) {
    vi.advanceTimersByTime(59_000);
    await send(open.shell, { path, headers });
  }
  expect(endsWithin(59)).toBe(false);
  expect(endsWithin(1)).toBe(true);
  await open.close();
});
