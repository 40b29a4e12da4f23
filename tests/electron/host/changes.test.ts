import { mkdir, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { code, dataFolder, document, ok } from './folder.ts';

const { open, path } = dataFolder();
const matches = (...parts: string[]) => path('matches', ...parts);
afterEach(() => vi.useRealTimers());

describe('files changed by another program', () => {
  test('a changed file is read at the next start and gets a higher revision', async () => {
    const host = await open();
    await host.write('matches', 'a', document('one'), 0);
    await utimes(matches('a.json'), 1_000_000, 1_000_000);
    await host.read('matches', 'a');
    await host.close();
    await writeFile(matches('a.json'), document('two'));
    // The same length and modification time as before.
    await utimes(matches('a.json'), 1_000_000, 1_000_000);
    const next = await open();
    expect(ok(await next.list('matches'))).toMatchObject([{ revision: 2, about: { title: 'two' } }]);
  });

  test('a file that was changed during the game is not overwritten by a writer with the old revision', async () => {
    const host = await open();
    await host.write('matches', 'a', document('one'), 0);
    await writeFile(matches('a.json'), document('by hand'));
    expect(await host.write('matches', 'a', document('two'), 1)).toEqual({
      problem: { code: 'host.stale', params: { found: 2 } },
    });
    expect(ok(await host.read('matches', 'a'))).toEqual({ text: document('by hand'), revision: 2 });
    expect(ok(await host.write('matches', 'a', document('two'), 2))).toEqual({ revision: 3 });
  });

  test('a file with only a new modification time keeps its revision', async () => {
    const host = await open();
    await host.write('matches', 'a', document('one'), 0);
    await utimes(matches('a.json'), 1, 1);
    expect(ok(await host.write('matches', 'a', document('two'), 1))).toEqual({ revision: 2 });
  });

  test('a file with a time outside the calendar still has a valid date', async () => {
    await mkdir(matches(), { recursive: true });
    await writeFile(matches('a.json'), document('one'));
    await utimes(matches('a.json'), 9e12, 9e12);
    const [{ modified }] = ok(await (await open()).list('matches'));
    expect(Date.parse(modified)).not.toBeNaN();
  });

  test('a file that was deleted is written again', async () => {
    const host = await open();
    await host.write('matches', 'a', document('one'), 0);
    await rm(matches('a.json'));
    expect(code(await host.read('matches', 'a'))).toBe('host.missing');
    expect(ok(await host.write('matches', 'a', document('two'), 1))).toEqual({ revision: 2 });
    expect(ok(await host.read('matches', 'a')).text).toBe(document('two'));
  });

  test('a damaged file is moved aside by the next write and not overwritten', async () => {
    const host = await open();
    await host.write('matches', 'a', document('one'), 0);
    await writeFile(matches('a.json'), 'nonsense');
    expect(code(await host.read('matches', 'a'))).toBe('host.damaged');
    expect(ok(await host.write('matches', 'a', document('two'), 1))).toEqual({ revision: 2 });
    const [aside] = await readdir(matches('aside'));
    expect(await readFile(matches('aside', aside), 'utf8')).toBe('nonsense');
  });
});

describe('revisions', () => {
  test('the revision of a restored document continues', async () => {
    const host = await open();
    await host.write('matches', 'a', document('one'), 0);
    await host.write('matches', 'a', document('two'), 1);
    await host.remove('matches', 'a');
    expect(ok(await host.restore('matches', 'a')).revision).toBe(3);
    expect(code(await host.write('matches', 'a', document('stale'), 2))).toBe('host.stale');
    expect(ok(await host.write('matches', 'a', document('three'), 3))).toEqual({ revision: 4 });
  });

  test('the revision of a new document with the id of a removed one continues', async () => {
    const host = await open();
    await host.write('matches', 'a', document('one'), 0);
    await host.remove('matches', 'a');
    expect(ok(await host.write('matches', 'a', document('other'), 0))).toEqual({ revision: 2 });
    expect(code(await host.write('matches', 'a', document('stale'), 1))).toBe('host.stale');
  });

  test('the revision of a document that was replaced by an earlier generation continues', async () => {
    const host = await open();
    await host.write('matches', 'a', document('one'), 0);
    await host.write('matches', 'a', document('two'), 1);
    await host.close();
    await truncate(matches('a.json'), 5);
    expect(ok(await (await open()).list('matches'))).toMatchObject([{ revision: 3, about: { title: 'one' } }]);
  });
});

describe('removed documents', () => {
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
  ])('a document that was removed %d days ago can be restored: %s', async (days, there) => {
    await removed();
    // The modification time does not count.
    await utimes(matches('removed', 'a.json'), 1, 1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * day });
    const host = await open();
    expect(code(await host.restore('matches', 'a'))).toBe(there ? 'ok' : 'host.missing');
  });

  test('a removed document is not restored over an existing file', async () => {
    await removed();
    const host = await open();
    await mkdir(matches('a.json'));
    expect(code(await host.restore('matches', 'a'))).toBe('host.notRemoved');
  });
});
