import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FolderLock } from '../../../electron/host/folderLock.ts';
import { code, dataFolder, deadPid, document, lockOf, ok } from './folder.ts';

const { open, path } = dataFolder();
const lock = () => path('owner.lock');
const readOnly = async (host: Awaited<ReturnType<typeof open>>) => ok(await host.info()).readOnly;
afterEach(() => vi.useRealTimers());

/** Sets the heartbeat of the lock. */
async function setHeartbeat(secondsAgo: number): Promise<void> {
  const then = new Date(Date.now() - secondsAgo * 1000);
  await utimes(lock(), then, then);
}

describe('the owner of a folder', () => {
  test('a second process can read and is refused every write', async () => {
    const first = await open();
    await first.write('matches', 'a', document('one'), 0);
    const second = await open();
    expect(ok(await second.info())).toMatchObject({ readOnly: true, reports: [{ code: 'host.ownedElsewhere' }] });
    expect(ok(await second.list('matches')).map(({ id }) => id)).toEqual(['a']);
    expect(ok(await second.read('matches', 'a')).text).toBe(document('one'));
    for (const call of [
      second.write('matches', 'a', document('two'), 1),
      second.remove('matches', 'a'),
      second.restore('matches', 'a'),
      second.writeSettings('{}'),
    ]) {
      expect(code(await call)).toBe('host.ownedElsewhere');
    }
    await second.close();
    expect(await readFile(lock(), 'utf8')).toContain(`${process.pid}`);
    expect(code(await first.write('matches', 'a', document('two'), 1))).toBe('ok');
  });

  test('after the owner has closed the next process can write, and the closed one cannot', async () => {
    const first = await open();
    await first.close();
    expect(code(await first.writeSettings('{}'))).toBe('host.ownedElsewhere');
    expect(await readOnly(await open())).toBe(false);
  });

  test('one of many processes that find a stale lock at once acquires it', async () => {
    await writeFile(lock(), await lockOf(await deadPid()));
    const takers = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'lockHolder.ts'), path()]),
    );
    const line = async (taker: (typeof takers)[number]) => String((await once(taker.stdout, 'data'))[0]).trim();
    await Promise.all(takers.map(line));
    const answers = takers.map(line);
    for (const taker of takers) taker.stdin.write('now');
    expect((await Promise.all(answers)).sort()).toEqual(['false', 'false', 'false', 'true']);
    for (const taker of takers) taker.stdin.end();
    await Promise.all(takers.map((taker) => once(taker, 'exit')));
    expect(await readdir(path())).toEqual(['owner.lock']);
  });
});

describe('stale locks', () => {
  test('the lock of a dead process is taken over at once', async () => {
    await writeFile(lock(), await lockOf(await deadPid()));
    expect(await readOnly(await open())).toBe(false);
  });

  test.runIf(process.platform === 'linux')('a lock whose process id was reused is taken over at once', async () => {
    await writeFile(lock(), await lockOf(process.pid, { born: '1' }));
    expect(await readOnly(await open())).toBe(false);
  });

  test.each([
    ['has had no heartbeat for long', 60],
    ['has a heartbeat in the future', -60],
  ])('a lock that %s is taken over at once', async (_, secondsAgo) => {
    await writeFile(lock(), await lockOf(process.pid));
    await setHeartbeat(secondsAgo);
    expect(await readOnly(await open())).toBe(false);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['it is empty', () => writeFile(lock(), '')],
    ['it names no process', async () => writeFile(lock(), await lockOf(-1))],
  ])('a lock is taken over once its heartbeat is stale if %s', async (_, make) => {
    await make();
    expect(await readOnly(await open())).toBe(true);
    await setHeartbeat(60);
    expect(await readOnly(await open())).toBe(false);
  });
});

test('a folder in the place of the lock is renamed at once with its content, and reported', async () => {
  mkdirSync(lock());
  await writeFile(join(lock(), 'diary.txt'), 'mine');
  const host = await open();
  const folder = (await readdir(path())).find((name) => name.startsWith('owner.lock.aside-')) ?? '';
  const report = { code: 'host.folderInPlaceOfFile', params: { file: 'owner.lock', folder } };
  expect(ok(await host.info())).toMatchObject({ readOnly: false, reports: [report] });
  expect(explain(report)).toContain(`“${folder}”`);
  expect(await readFile(path(folder, 'diary.txt'), 'utf8')).toBe('mine');
});

test('a folder that takes the place of the lock while the program runs is renamed before the next write', async () => {
  const host = await open();
  await rm(lock());
  mkdirSync(lock());
  expect(await host.writeSettings('{}')).toMatchObject({ ok: null, reports: [{ code: 'host.folderInPlaceOfFile' }] });
  expect(await host.writeSettings('{}')).toEqual({ ok: null });
});

describe('valid locks', () => {
  test.each([
    ['of a running process', 0],
    ['with a recent heartbeat', 8],
    ['with a heartbeat slightly in the future', -8],
  ])('a lock %s is respected', async (_, secondsAgo) => {
    await writeFile(lock(), await lockOf(process.pid));
    await setHeartbeat(secondsAgo);
    expect(await readOnly(await open())).toBe(true);
  });

  test.each([
    ['another machine', 'elsewhere'],
    ['another container of this one', `${hostname()} pid:[1]`],
  ])('a lock of %s is respected although its process is not visible', async (_, machine) => {
    await writeFile(lock(), await lockOf(await deadPid(), { machine }));
    expect(await readOnly(await open())).toBe(true);
  });

  test('a lock of a process that cannot be signalled is respected', async () => {
    await writeFile(lock(), await lockOf(1));
    expect(await readOnly(await open())).toBe(true);
  });
});

test('the owner renews its heartbeat every two seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await open();
  await setHeartbeat(9);
  vi.advanceTimersByTime(1999);
  expect(Date.now() - statSync(lock()).mtimeMs).toBeGreaterThan(5000);
  vi.advanceTimersByTime(1);
  expect(Math.abs(Date.now() - statSync(lock()).mtimeMs)).toBeLessThan(5000);
});

test('a process without the lock retries and can write once the owner is gone', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const first = await open();
  const second = await open();
  await first.write('matches', 'a', document('one'), 0);
  await first.close();
  expect(await readOnly(second)).toBe(true);
  vi.advanceTimersByTime(2000);
  await vi.waitFor(async () => expect(ok(await second.info())).toMatchObject({ readOnly: false, reports: [] }));
  expect(ok(await second.list('matches'))).toMatchObject([{ id: 'a', revision: 1 }]);
});

test('each write of a process without the lock retries to acquire it', async () => {
  const first = await open();
  const second = await open();
  await first.write('matches', 'a', document('one'), 0);
  await first.close();
  expect(ok(await second.write('matches', 'a', document('two'), 1))).toEqual({ revision: 2 });
});

describe('an owner that was suspended while another process took over', () => {
  /** A first owner that lost the lock to a second one, which wrote and closed. */
  async function passed() {
    const first = await open();
    await first.write('matches', 'a', document('seen by both'), 0);
    await first.write('matches', 'gone', document('gone'), 0);
    await setHeartbeat(60);
    const second = await open();
    await second.write('matches', 'a', document('of the second'), 1);
    await second.write('matches', 'b', document('new'), 0);
    await second.remove('matches', 'gone');
    return { first, second };
  }

  test('a suspended owner writes nothing while another process holds the lock', async () => {
    const { first, second } = await passed();
    expect(code(await first.write('matches', 'a', document('first'), 1))).toBe('host.ownedElsewhere');
    expect(code(await first.writeSettings('{}'))).toBe('host.ownedElsewhere');
    expect(await readOnly(first)).toBe(true);
    await first.close();
    expect(ok(await second.write('matches', 'a', document('again'), 2))).toEqual({ revision: 3 });
  });

  test('a suspended owner reads all files again before its next write', async () => {
    const { first, second } = await passed();
    await second.close();
    expect(code(await first.write('matches', 'a', document('first'), 1))).toBe('host.stale');
    expect(await readFile(path('matches', 'a.json'), 'utf8')).toBe(document('of the second'));
    const known = ok(await first.list('matches')).map(({ id, revision }) => `${id} ${revision}`);
    expect(known.sort()).toEqual(['a 2', 'b 1']);
    expect(code(await first.write('matches', 'gone', document('first'), 1))).toBe('host.stale');
    expect(ok(await first.write('matches', 'gone', document('first'), 0))).toEqual({ revision: 2 });
    expect(ok(await first.write('matches', 'a', document('first'), 2))).toEqual({ revision: 3 });
  });

  test('a suspended owner reads all files again even if the other process was killed without a lock or index', async () => {
    const { first } = await passed();
    await rm(lock());
    await rm(path('matches', 'index'), { force: true });
    expect(code(await first.write('matches', 'a', document('first'), 1))).toBe('host.stale');
    expect(ok(await first.read('matches', 'a'))).toEqual({ text: document('of the second'), revision: 2 });
  });

  test('a suspended owner continues its own revisions', async () => {
    const first = await open();
    for (let revision = 0; revision < 5; revision++) {
      await first.write('matches', 'a', document(`${revision}`), revision);
    }
    await setHeartbeat(60);
    const second = await open();
    expect(ok(await second.write('matches', 'a', document('of the second'), 1))).toEqual({ revision: 2 });
    await second.close();
    await first.writeSettings('{}');
    expect(ok(await first.list('matches'))).toMatchObject([{ revision: 6 }]);
  });

  test('a suspended owner does not finish a pending write', async () => {
    const first = await open();
    const another = await lockOf(process.pid);
    const writing = first.write('matches', 'a', document('first'), 0);
    // The write has checked the lock and waits for the disk; another process takes over now.
    writeFileSync(lock(), another);
    expect(code(await writing)).toBe('host.ownedElsewhere');
    expect(existsSync(path('matches', 'a.json'))).toBe(false);
    expect((await readdir(path('matches'))).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  });

  test('a suspended owner leaves lock and index to the other process when it closes', async () => {
    const { first, second } = await passed();
    await rm(path('matches', 'index'), { force: true });
    await first.close();
    expect(existsSync(path('matches', 'index'))).toBe(false);
    expect(code(await second.writeSettings('{}'))).toBe('ok');
  });
});

test.runIf(process.platform !== 'win32')(
  'a process that was stopped while another wrote does not overwrite its document',
  async () => {
    const script = join(import.meta.dirname, 'pausedHost.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', script, path()], { stdio: ['pipe', 'pipe', 'inherit'] });
    const line = async () => String((await once(child.stdout, 'data'))[0]).trim();
    expect(await line()).toBe('{"ok":{"revision":1}}');
    child.kill('SIGSTOP');
    await setHeartbeat(60);
    const second = await open();
    expect(ok(await second.write('matches', 'a', document('of the second'), 1))).toEqual({ revision: 2 });
    await second.close();
    child.kill('SIGCONT');
    const answer = line();
    child.stdin.write('go on');
    expect(await answer).toBe('{"problem":{"code":"host.stale","params":{"found":2}}}');
    child.stdin.end();
    await once(child, 'exit');
    expect(await readFile(path('matches', 'a.json'), 'utf8')).toBe(document('of the second'));
  },
);

test('problems are reported once, also after all files were read again', async () => {
  mkdirSync(path('matches'));
  await writeFile(path('matches', 'broken.json'), 'torn');
  const host = await open();
  expect(ok(await host.info()).reports).toEqual([{ code: 'host.setAside', params: { file: 'broken' } }]);
  await rm(lock());
  await host.writeSettings('{}');
  expect(ok(await host.info()).reports).toEqual([]);
});

test.runIf(process.platform !== 'win32')('only its owner can read a lock file', () => {
  expect(new FolderLock(path()).acquire()).toBe(true);
  expect(statSync(lock()).mode & 0o777).toBe(0o600);
});

test('a lock file that was deleted by hand is created again before the next write', async () => {
  const host = await open();
  await host.write('matches', 'a', document('one'), 0);
  await rm(lock());
  expect(ok(await host.write('matches', 'a', document('two'), 1))).toEqual({ revision: 2 });
  expect(await readOnly(await open())).toBe(true);
});
