import { mkdir, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { code, dataFolder, document, ok } from './folder.ts';

const { open, path } = dataFolder();
const matches = (...parts: string[]) => path('matches', ...parts);
afterEach(() => vi.useRealTimers());

describe('a file that somebody else has changed', () => {
  test('is read anew at the next start, and its revision counts on', async () => {
    const host = await open();
    await host.write('matches', 'a', document('one'), 0);
    await utimes(matches('a.json'), 1_000_000, 1_000_000);
    await host.read('matches', 'a');
    await host.close();
    await writeFile(matches('a.json'), document('two'));
    // Of the same length, and as old as before.
    await utimes(matches('a.json'), 1_000_000, 1_000_000);
    const next = await open();
    expect(ok(await next.list('matches'))).toMatchObject([{ revision: 2, about: { title: 'two' } }]);
  });

  test('while the game runs is not written over by who has not seen it', async () => {
    const host = await open();
    await host.write('matches', 'a', document('one'), 0);
    await writeFile(matches('a.json'), document('by hand'));
    expect(await host.write('matches', 'a', document('two'), 1)).toEqual({
      problem: { code: 'host.stale', params: { found: 2 } },
    });
    expect(ok(await host.read('matches', 'a'))).toEqual({ text: document('by hand'), revision: 2 });
    expect(ok(await host.write('matches', 'a', document('two'), 2))).toEqual({ revision: 3 });
  });

  test('in its times only is the same', async () => {
    const host = await open();
    await host.write('matches', 'a', document('one'), 0);
    await utimes(matches('a.json'), 1, 1);
    expect(ok(await host.write('matches', 'a', document('two'), 1))).toEqual({ revision: 2 });
  });

  test('to a time that no calendar has still has a date', async () => {
    await mkdir(matches(), { recursive: true });
    await writeFile(matches('a.json'), document('one'));
    await utimes(matches('a.json'), 9e12, 9e12);
    const [{ modified }] = ok(await (await open()).list('matches'));
    expect(Date.parse(modified)).not.toBeNaN();
  });

  test('by removing it is written again, since nothing can be lost', async () => {
    const host = await open();
    await host.write('matches', 'a', document('one'), 0);
    await rm(matches('a.json'));
    expect(code(await host.read('matches', 'a'))).toBe('host.missing');
    expect(ok(await host.write('matches', 'a', document('two'), 1))).toEqual({ revision: 2 });
    expect(ok(await host.read('matches', 'a')).text).toBe(document('two'));
  });

  test('into nonsense is set aside by the next write, never overwritten', async () => {
    const host = await open();
    await host.write('matches', 'a', document('one'), 0);
    await writeFile(matches('a.json'), 'nonsense');
    expect(code(await host.read('matches', 'a'))).toBe('host.damaged');
    expect(ok(await host.write('matches', 'a', document('two'), 1))).toEqual({ revision: 2 });
    const [aside] = await readdir(matches('aside'));
    expect(await readFile(matches('aside', aside), 'utf8')).toBe('nonsense');
  });
});

describe('revisions count on', () => {
  test('when a document is brought back', async () => {
    const host = await open();
    await host.write('matches', 'a', document('one'), 0);
    await host.write('matches', 'a', document('two'), 1);
    await host.remove('matches', 'a');
    expect(ok(await host.restore('matches', 'a')).revision).toBe(3);
    expect(code(await host.write('matches', 'a', document('stale'), 2))).toBe('host.stale');
    expect(ok(await host.write('matches', 'a', document('three'), 3))).toEqual({ revision: 4 });
  });

  test('when another is made in the place of one that was removed', async () => {
    const host = await open();
    await host.write('matches', 'a', document('one'), 0);
    await host.remove('matches', 'a');
    expect(ok(await host.write('matches', 'a', document('other'), 0))).toEqual({ revision: 2 });
    expect(code(await host.write('matches', 'a', document('stale'), 1))).toBe('host.stale');
  });

  test('when an earlier copy was brought back', async () => {
    const host = await open();
    await host.write('matches', 'a', document('one'), 0);
    await host.write('matches', 'a', document('two'), 1);
    await host.close();
    await truncate(matches('a.json'), 5);
    expect(ok(await (await open()).list('matches'))).toMatchObject([{ revision: 3, about: { title: 'one' } }]);
  });
});

describe('what was removed', () => {
  async function removed() {
    const host = await open();
    await host.write('matches', 'a', document('one'), 0);
    await host.remove('matches', 'a');
    await host.close();
  }
  const day = 24 * 60 * 60_000;

  test.each([
    [29, true],
    [31, false],
  ])('for %d days can be brought back: %s', async (days, there) => {
    await removed();
    // When it was last played does not count.
    await utimes(matches('removed', 'a.json'), 1, 1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * day });
    const host = await open();
    expect(code(await host.restore('matches', 'a'))).toBe(there ? 'ok' : 'host.missing');
  });

  test('never comes back over something that stands in its place', async () => {
    await removed();
    const host = await open();
    await mkdir(matches('a.json'));
    expect(code(await host.restore('matches', 'a'))).toBe('host.stillThere');
  });
});
