import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { code, dataFolder, document, lockOf, ok } from './folder.ts';

const execFileAsync = promisify(execFile);
const { open, path } = dataFolder();
const matches = (...parts: string[]) => path('matches', ...parts);
/** The place that the data folder is moved to. */
const elsewhere = () => `${path()}-elsewhere`;
afterEach(async () => {
  vi.useRealTimers();
  await rm(elsewhere(), { recursive: true, force: true });
});

/** A host that has written two revisions of one match. */
async function openWithMatch() {
  const host = await open();
  await host.write('matches', 'a', document('one'), 0);
  await host.write('matches', 'a', document('two'), 1);
  return host;
}

describe('a data folder that was deleted while the program runs', () => {
  test('the next write creates all folders again, with the right to write', async () => {
    const host = await openWithMatch();
    await rm(path(), { recursive: true });
    expect(code(await host.writeSettings('{}'))).toBe('ok');
    expect(readdirSync(path()).sort()).toEqual(
      ['campaigns', 'matches', 'owner.lock', 'players', 'settings.json', 'tournaments'].sort(),
    );
    expect(readdirSync(matches()).sort()).toEqual(['aside', 'kept', 'removed']);
    expect(ok(await (await open()).info()).readOnly).toBe(true);
  });

  test('a page that still has a document writes it again with its last revision', async () => {
    const host = await openWithMatch();
    await rm(path(), { recursive: true });
    expect(ok(await host.write('matches', 'a', document('three'), 2))).toEqual({ revision: 3 });
    expect(await readFile(matches('a.json'), 'utf8')).toBe(document('three'));
    expect(ok(await host.write('matches', 'a', document('four'), 3))).toEqual({ revision: 4 });
    await host.close();
    expect(ok(await (await open()).list('matches'))).toMatchObject([{ id: 'a', revision: 4 }]);
  });

  test('another revision than the last one is refused', async () => {
    const host = await openWithMatch();
    await rm(path(), { recursive: true });
    expect(code(await host.write('matches', 'a', document('stale'), 1))).toBe('host.stale');
  });

  test('a document that another program put there again is not overwritten', async () => {
    const host = await openWithMatch();
    await rm(path(), { recursive: true });
    await host.writeSettings('{}');
    await writeFile(matches('a.json'), document('of another'));
    expect(code(await host.write('matches', 'a', document('three'), 2))).toBe('host.stale');
    expect(await readFile(matches('a.json'), 'utf8')).toBe(document('of another'));
  });

  test('only a write creates the folder again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const host = await openWithMatch();
    await rm(path(), { recursive: true });
    await vi.advanceTimersByTimeAsync(4000);
    await host.list('matches');
    expect(existsSync(path())).toBe(false);
    expect(code(await host.write('matches', 'a', document('three'), 2))).toBe('ok');
  });
});

test('the shell is notified each time the lock is acquired, also in a new folder, and not while another process has it', async () => {
  const acquired: string[] = [];
  const first = await open(path(), () => acquired.push('first'));
  await open(path(), () => acquired.push('second'));
  await first.writeSettings('{}');
  expect(acquired).toEqual(['first']);
  await rm(path(), { recursive: true });
  expect(code(await first.writeSettings('{}'))).toBe('ok');
  expect(acquired).toEqual(['first', 'first']);
});

describe('a data folder that was renamed while the program runs', () => {
  test('a process recognises its own lock at once when the folder is back', async () => {
    const host = await openWithMatch();
    await rename(path(), elsewhere());
    // A file in its place: the folder cannot be created.
    await writeFile(path(), '');
    expect(code(await host.write('matches', 'a', document('three'), 2))).toBe('host.notAFolder');
    await rm(path());
    await rename(elsewhere(), path());
    expect(ok(await host.write('matches', 'a', document('three'), 2))).toEqual({ revision: 3 });
  });

  test('a process recognises its own earlier lock after a new folder was created meanwhile', async () => {
    const host = await openWithMatch();
    await rename(path(), elsewhere());
    await host.writeSettings('{"in":"the new folder"}');
    await rm(path(), { recursive: true });
    await rename(elsewhere(), path());
    expect(ok(await host.write('matches', 'a', document('three'), 2))).toEqual({ revision: 3 });
  });

  test('a lock that is owned again gets a new heartbeat before any other process takes it over', async () => {
    const host = await openWithMatch();
    await rename(path(), elsewhere());
    await writeFile(path(), '');
    await host.writeSettings('{}');
    await rm(path());
    utimesSync(`${elsewhere()}/owner.lock`, 1, 1);
    await rename(elsewhere(), path());
    await host.writeSettings('{}');
    expect(Date.now() - statSync(path('owner.lock')).mtimeMs).toBeLessThan(9000);
  });

  test('a process that used the renamed folder elsewhere keeps it', async () => {
    const host = await openWithMatch();
    await rename(path(), elsewhere());
    await writeFile(`${elsewhere()}/owner.lock`, await lockOf(process.pid));
    await rename(elsewhere(), path());
    expect(code(await host.write('matches', 'a', document('three'), 2))).toBe('host.ownedElsewhere');
  });
});

test.runIf(process.platform !== 'win32').each([
  ['enter', 0o000],
  ['write', 0o500],
])('a process that could not %s its folder writes at once when it may', async (_, mode) => {
  const script = join(import.meta.dirname, 'forbiddenHost.ts');
  const { stdout } = await execFileAsync(process.execPath, ['--import', 'tsx', script, path(), String(mode)]);
  expect(stdout.split('\n').slice(0, -1)).toEqual(['1', 'host.folderReadOnly', '2']);
});

describe('a subfolder that was deleted while the program runs', () => {
  test('a write creates the folder of the documents and those inside it again', async () => {
    const host = await openWithMatch();
    await rm(matches(), { recursive: true });
    expect(ok(await host.write('matches', 'a', document('three'), 2))).toEqual({ revision: 3 });
    expect(readdirSync(matches()).sort()).toEqual(['a.json', 'aside', 'kept', 'removed']);
  });

  test('a write stores a generation although the folder of the generations was deleted', async () => {
    const host = await openWithMatch();
    await rm(matches('kept'), { recursive: true });
    expect(ok(await host.write('matches', 'a', document('three'), 2))).toEqual({ revision: 3 });
    expect(ok(await host.readGeneration('matches', 'a', 1))).toBe(document('two'));
  });

  test('a document can be removed although the folder of the removed ones was deleted', async () => {
    const host = await openWithMatch();
    await rm(matches('removed'), { recursive: true });
    expect(code(await host.remove('matches', 'a'))).toBe('ok');
    expect(ok(await host.restore('matches', 'a'))).toMatchObject({ id: 'a', revision: 3 });
  });

  test('a damaged file is set aside although the folder for damaged files was deleted', async () => {
    const host = await openWithMatch();
    await rm(matches('aside'), { recursive: true });
    await writeFile(matches('a.json'), 'nonsense');
    expect(code(await host.write('matches', 'a', document('three'), 2))).toBe('ok');
    expect(readdirSync(matches('aside'))).toHaveLength(1);
  });

  test('a file in the place of a deleted folder is renamed', async () => {
    const host = await openWithMatch();
    await rm(matches(), { recursive: true });
    await writeFile(matches(), 'a file');
    const answer = await host.write('matches', 'a', document('three'), 2);
    const [renamed] = readdirSync(path()).filter((name) => name.startsWith('matches.aside-'));
    expect(readFileSync(path(renamed), 'utf8')).toBe('a file');
    const report = { code: 'host.fileInPlaceOfFolder', params: { folder: 'matches', file: renamed } };
    expect(answer).toEqual({ ok: { revision: 3 }, reports: [report] });
    expect(ok(await host.info()).reports).toEqual([report]);
  });

  test.each(['write', 'remove'] as const)(
    'a file in the place of a subfolder is reported once by a %s',
    async (call) => {
      const host = await openWithMatch();
      await rm(matches('aside'), { recursive: true });
      await writeFile(matches('aside'), 'a file');
      const answer = call === 'write' ? host.write('matches', 'b', document('b'), 0) : host.remove('matches', 'a');
      expect(await answer).toMatchObject({ reports: [{ code: 'host.fileInPlaceOfFolder' }] });
      expect(await host.writeSettings('{}')).toEqual({ ok: null });
    },
  );

  test.runIf(process.platform !== 'win32')(
    'a problem that is found again with other folders is not sent again',
    async () => {
      await (await openWithMatch()).close();
      await rename(matches('kept'), path('elsewhere'));
      await symlink(path('elsewhere'), matches('kept'));
      const host = await open();
      expect(ok(await host.info()).reports).toMatchObject([{ code: 'host.linkedFolder' }]);
      await rm(matches('aside'), { recursive: true });
      expect(await host.write('matches', 'b', document('b'), 0)).toEqual({ ok: { revision: 1 } });
      expect(existsSync(matches('aside'))).toBe(true);
    },
  );

  test('a folder that was moved away and comes back keeps its documents', async () => {
    const host = await openWithMatch();
    await rename(matches(), elsewhere());
    expect(code(await host.read('matches', 'a'))).toBe('host.missing');
    await rename(elsewhere(), matches());
    expect(ok(await host.read('matches', 'a'))).toEqual({ text: document('two'), revision: 2 });
    expect(ok(await host.write('matches', 'a', document('three'), 2))).toEqual({ revision: 3 });
  });
});
