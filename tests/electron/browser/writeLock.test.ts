import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { acquireWriteLock, call, openShell } from './client.ts';

let open: Awaited<ReturnType<typeof openShell>>;
const quit = vi.fn();
const [first, second] = [randomUUID(), randomUUID()];
beforeEach(async () => {
  quit.mockClear();
  open = await openShell(quit);
});
afterEach(() => open.close());

const text = JSON.stringify({ aerodrome: 1, about: {} });
const elsewhere = { problem: { code: 'host.ownedElsewhere' } };
const write = (page: string, revision: number, content = text) =>
  call(open.shell, 'write', ['matches', 'a', content, revision], page);

test('the first page can write, and the second is read-only and gets a report', async () => {
  await acquireWriteLock(open.shell, first);
  expect(await acquireWriteLock(open.shell, second)).toBeNull();
  expect(await call(open.shell, 'info', [], first)).toMatchObject({ ok: { readOnly: false, reports: [] } });
  expect(await call(open.shell, 'info', [], second)).toMatchObject({
    ok: { readOnly: true, reports: [elsewhere.problem] },
  });
  expect(await write(first, 0)).toEqual({ ok: { revision: 1 } });
  expect(await write(second, 1)).toEqual(elsewhere);
  expect(await call(open.shell, 'read', ['matches', 'a'], second)).toEqual({ ok: { text, revision: 1 } });
  expect(await call(open.shell, 'list', ['matches'], second)).toMatchObject({ ok: [{ id: 'a' }] });
});

test.each([
  ['write', ['matches', 'a', text, 0]],
  ['remove', ['matches', 'a']],
  ['restore', ['matches', 'a']],
  ['writeSettings', ['{}']],
  ['importBackup', ['{"aerodrome":1,"settings":"{}"}']],
  ['quit', []],
])('a page without the write lock cannot call %s', async (channel, args) => {
  expect(await call(open.shell, channel, args, second)).toEqual(elsewhere);
  expect(await call(open.shell, 'list', ['matches'], second)).toEqual({ ok: [] });
  expect(await call(open.shell, 'readSettings', [], second)).toEqual({ ok: null });
});

test('the write lock passes to another page when its holder is gone, and stale writes are refused', async () => {
  const leave = await acquireWriteLock(open.shell, first);
  await write(first, 0);
  await write(first, 1);
  await leave?.();
  await expect.poll(() => acquireWriteLock(open.shell, second)).not.toBeNull();
  expect(await write(first, 2)).toEqual(elsewhere);
  const different = JSON.stringify({ aerodrome: 1, about: { title: 'different' } });
  expect(await write(second, 1, different)).toMatchObject({ problem: { code: 'host.stale' } });
  expect(await write(second, 2)).toEqual({ ok: { revision: 3 } });
  expect(await acquireWriteLock(open.shell, first)).toBeNull();
});

test('a page whose connection broke reacquires the write lock, and the end of the old connection does not release it', async () => {
  const leave = await acquireWriteLock(open.shell, first);
  expect(await acquireWriteLock(open.shell, first)).not.toBeNull();
  await leave?.();
  expect(await acquireWriteLock(open.shell, second)).toBeNull();
  expect(await write(first, 0)).toEqual({ ok: { revision: 1 } });
});

test('quit is answered before the shell quits', async () => {
  await acquireWriteLock(open.shell, first);
  expect(await call(open.shell, 'quit', [], first)).toEqual({ ok: null });
  await expect.poll(() => quit.mock.calls.length).toBe(1);
});
