import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectHost } from '../../../renderer/app/host.ts';

/** The paths that the page has requested, in order. */
let requested: string[];
/** Whether another page has the write lock. */
let isLocked: boolean;
let endStream = () => {};

beforeEach(() => {
  requested = [];
  isLocked = true;
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval'] });
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { hash: '#token' });
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path);
    const isStream = path === 'api/writeLock' && !isLocked;
    return {
      ok: path !== 'api/writeLock' || !isLocked,
      json: async () => ({ ok: null }),
      text: () =>
        new Promise((resolve) => {
          if (isStream) endStream = () => resolve('');
        }),
    };
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The requests of the next half minute. */
async function halfMinute(): Promise<string[]> {
  requested = [];
  await vi.advanceTimersByTimeAsync(30_000);
  return requested;
}

test('a page without the write lock calls every half minute, so that the shell knows of it, and requests the lock', async () => {
  const call = connectHost().info();
  await vi.advanceTimersByTimeAsync(300);
  await call;
  expect(await halfMinute()).toEqual(['api/writeLock', 'api/info']);
  isLocked = false;
  expect(await halfMinute()).toEqual(['api/writeLock', 'api/info']);
  // The open stream tells the shell that the page is there.
  expect(await halfMinute()).toEqual([]);
  endStream();
  expect(await halfMinute()).toEqual(['api/writeLock', 'api/info']);
});
