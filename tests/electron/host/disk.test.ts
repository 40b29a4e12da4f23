import type * as Files from 'node:fs';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type * as Promised from 'node:fs/promises';
import { readFile } from 'node:fs/promises';
import { basename, dirname, relative } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { code, dataFolder, deadPid, document, lockOf, ok } from './folder.ts';

/** The recorded file operations, and the errors to inject. */
const disk = vi.hoisted(() => ({
  done: [] as string[],
  refuse: (_deed: string, _file: string): string | null => null,
  seen: (_file: string): void => {},
}));

function record(what: string, file: string): void {
  disk.done.push(`${what} ${file}`);
  const cause = disk.refuse(what, file);
  if (cause) throw Object.assign(new Error(cause), { code: cause });
}

/** The real file system, with recording and error injection. */
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof Promised>();
  const open: typeof real.open = async (file, ...rest) => {
    const handle = await real.open(file, ...rest);
    const [sync, writeFile] = [handle.sync.bind(handle), handle.writeFile.bind(handle)];
    handle.sync = async () => {
      record('sync', String(file));
      await sync();
    };
    handle.writeFile = async (text, ...options) => {
      record('write', String(file));
      await writeFile(text, ...options);
    };
    return handle;
  };
  const copyFile: typeof real.copyFile = async (from, to, mode) => {
    record('copy', String(to));
    await real.copyFile(from, to, mode);
  };
  const stat = (async (...args: Parameters<typeof real.stat>) => {
    const code = disk.refuse('stat', String(args[0]));
    if (code) throw Object.assign(new Error(code), { code });
    return real.stat(...args);
  }) as typeof real.stat;
  return { ...real, open, copyFile, stat };
});
vi.mock('node:fs', async (original) => {
  const real = await original<typeof Files>();
  const renameSync: typeof real.renameSync = (from, to) => {
    record('rename', String(to));
    real.renameSync(from, to);
  };
  const linkSync: typeof real.linkSync = (from, to) => {
    disk.seen(real.readFileSync(from, 'utf8'));
    record('link', String(to));
    real.linkSync(from, to);
  };
  return { ...real, renameSync, linkSync };
});

const { open, path } = dataFolder();
const matches = (...parts: string[]) => path('matches', ...parts);
const unfinished = () =>
  (readdirSync(path(), { recursive: true }) as string[]).filter((name) => /unfinished/.test(name));

beforeEach(() => {
  disk.done.length = 0;
  disk.refuse = () => null;
  disk.seen = () => {};
});

/** The operations since the last call; temporary files are shown as `*`. */
function operations(): string[] {
  return disk.done.splice(0).map((line) => {
    const [what, file] = line.split(' ');
    const name = relative(path(), file.endsWith('.unfinished') ? `${dirname(file)}/*` : file);
    return `${what} ${name}`;
  });
}

describe('the order of file operations', () => {
  test('a write syncs the text, renames it and syncs the folder', async () => {
    const host = await open();
    operations();
    await host.write('matches', 'a', document('one'), 0);
    expect(operations()).toEqual(['write matches/*', 'sync matches/*', 'rename matches/a.json', 'sync matches']);
  });

  test('a write stores a generation of the old text first', async () => {
    const host = await open();
    await host.write('matches', 'a', document('one'), 0);
    operations();
    await host.write('matches', 'a', document('two'), 1);
    expect(operations().slice(0, 4)).toEqual([
      'copy matches/kept/*',
      'sync matches/kept/*',
      'rename matches/kept/a.1',
      'sync matches/kept',
    ]);
  });

  test('settings are written in the same order as documents', async () => {
    const host = await open();
    operations();
    await host.writeSettings('{}');
    expect(operations()).toEqual(['write *', 'sync *', 'rename settings.json', 'sync ']);
  });

  test('remove and restore sync both folders', async () => {
    const host = await open();
    await host.write('matches', 'a', document('one'), 0);
    operations();
    await host.remove('matches', 'a');
    expect(operations()).toEqual(['rename matches/removed/a.json', 'sync matches/removed', 'sync matches']);
    await host.restore('matches', 'a');
    expect(operations()).toEqual(['rename matches/a.json', 'sync matches', 'sync matches/removed']);
  });
});

describe('file system errors', () => {
  test.each([
    ['write', 'EIO', 'host.disk'],
    ['sync', 'EIO', 'host.disk'],
    ['rename', 'EIO', 'host.disk'],
    ['write', 'EROFS', 'host.folderReadOnly'],
    ['write', 'EACCES', 'host.folderReadOnly'],
    ['write', 'ENOSPC', 'host.diskFull'],
    ['sync', 'EDQUOT', 'host.diskFull'],
  ])('a failed %s (%s) leaves the old text and no temporary file, and reports %s', async (what, cause, problem) => {
    const host = await open();
    await host.write('matches', 'a', document('one'), 0);
    disk.refuse = (tried, file) => (tried === what && dirname(file) === matches() ? cause : null);
    expect(await host.write('matches', 'a', document('two'), 1)).toEqual({
      problem: { code: problem, params: { file: 'a', cause } },
    });
    expect(unfinished()).toEqual([]);
    disk.refuse = () => null;
    expect(ok(await host.read('matches', 'a'))).toEqual({ text: document('one'), revision: 1 });
    expect(code(await host.write('matches', 'a', document('two'), 1))).toBe('ok');
  });

  test.each([
    ['a new document', 0],
    ['another text', 1],
  ])('after a failed sync of %s only its writer can write again', async (_, revision) => {
    const host = await open();
    if (revision > 0) await host.write('matches', 'a', document('one'), 0);
    disk.refuse = (what, file) => (what === 'sync' && file === matches() ? 'EIO' : null);
    expect(code(await host.write('matches', 'a', document('two'), revision))).toBe('host.disk');
    disk.refuse = () => null;
    expect(code(await host.write('matches', 'a', document('three'), revision + 5))).toBe('host.stale');
    expect(ok(await host.write('matches', 'a', document('three'), revision))).toEqual({ revision: revision + 2 });
    expect(code(await host.write('matches', 'a', document('four'), revision))).toBe('host.stale');
  });

  test('after a failed sync the writer cannot overwrite a change by another program', async () => {
    const host = await open();
    disk.refuse = (what, file) => (what === 'sync' && file === matches() ? 'EIO' : null);
    await host.write('matches', 'a', document('one'), 0);
    disk.refuse = () => null;
    writeFileSync(matches('a.json'), document('by hand'));
    expect(code(await host.write('matches', 'a', document('two'), 0))).toBe('host.stale');
  });

  test('a writer that read the change of another program can write again after one more failed sync', async () => {
    const host = await open();
    disk.refuse = (what, file) => (what === 'sync' && file === matches() ? 'EIO' : null);
    await host.write('matches', 'a', document('one'), 0);
    writeFileSync(matches('a.json'), document('by hand'));
    const { revision } = ok(await host.read('matches', 'a'));
    expect(code(await host.write('matches', 'a', document('two'), revision))).toBe('host.disk');
    disk.refuse = () => null;
    expect(code(await host.write('matches', 'a', document('three'), revision))).toBe('ok');
  });

  test.each(['sync', 'stat'])(
    'a document whose restoration failed by %s after its file was moved can be restored again',
    async (step) => {
      const host = await open();
      await host.write('matches', 'a', document('one'), 0);
      await host.remove('matches', 'a');
      const place = step === 'sync' ? matches() : matches('a.json');
      disk.refuse = (what, file) => (what === step && file === place ? 'EIO' : null);
      expect(code(await host.restore('matches', 'a'))).toBe('host.disk');
      expect(existsSync(matches('a.json'))).toBe(true);
      disk.refuse = () => null;
      expect(code(await host.restore('matches', 'a'))).toBe('ok');
      expect(ok(await host.read('matches', 'a')).text).toBe(document('one'));
    },
  );

  test('a document is not replaced if its generation cannot be stored', async () => {
    const host = await open();
    await host.write('matches', 'a', document('one'), 0);
    disk.refuse = (what) => (what === 'copy' ? 'EIO' : null);
    expect(code(await host.write('matches', 'a', document('two'), 1))).toBe('host.disk');
    expect(await readFile(matches('a.json'), 'utf8')).toBe(document('one'));
  });

  test('a failed write of the index loses no document', async () => {
    const host = await open();
    await host.write('matches', 'a', document('one'), 0);
    disk.refuse = (what) => (what === 'rename' ? 'EIO' : null);
    await host.close();
    expect([existsSync(matches('index')), existsSync(path('owner.lock')), unfinished()]).toEqual([false, false, []]);
    disk.refuse = () => null;
    expect(ok(await (await open()).read('matches', 'a')).text).toBe(document('one'));
  });
});

describe('a full disk', () => {
  const full = () => existsSync(path('campaigns', 'removed', 'old.json'));

  async function filled() {
    const host = await open();
    await host.write('campaigns', 'old', document('old'), 0);
    await host.remove('campaigns', 'old');
    await host.write('matches', 'gone', document('gone'), 0);
    await host.remove('matches', 'gone');
    disk.refuse = (what) => (what === 'write' && full() ? 'ENOSPC' : null);
    return host;
  }

  test('a full disk is freed by purging removed documents', async () => {
    const host = await filled();
    expect(code(await host.write('matches', 'a', document('one'), 0))).toBe('ok');
    expect(code(await host.restore('matches', 'gone'))).toBe('host.missing');
    expect(unfinished()).toEqual([]);
  });

  test('space for settings is freed by purging removed documents', async () => {
    expect(code(await (await filled()).writeSettings('{}'))).toBe('ok');
  });

  test('a disk that stays full is reported when there is nothing left to purge', async () => {
    const host = await filled();
    disk.refuse = (what) => (what === 'write' ? 'ENOSPC' : null);
    expect(code(await host.write('matches', 'a', document('one'), 0))).toBe('host.diskFull');
    operations();
    expect(code(await host.write('matches', 'a', document('one'), 0))).toBe('host.diskFull');
    expect(operations()).toEqual(['write matches/*']);
  });

  test('removed documents are not purged after other errors', async () => {
    const host = await filled();
    disk.refuse = (what) => (what === 'write' ? 'EIO' : null);
    await host.write('matches', 'a', document('one'), 0);
    disk.refuse = () => null;
    expect(code(await host.restore('matches', 'gone'))).toBe('ok');
  });
});

describe('the lock file', () => {
  test('the lock file gets its name when it is complete', async () => {
    const seen: unknown[] = [];
    disk.seen = (text) => seen.push(JSON.parse(text).pid);
    await open();
    expect(seen).toEqual([process.pid]);
    expect(operations()[0]).toBe('link owner.lock');
  });

  test.each(['EPERM', 'ENOTSUP', 'ENOSYS'])(
    'the lock file is created on a file system without hard links (%s)',
    async (cause) => {
      disk.refuse = (what) => (what === 'link' ? cause : null);
      expect(ok(await (await open()).info()).readOnly).toBe(false);
      expect(JSON.parse(readFileSync(path('owner.lock'), 'utf8')).pid).toBe(process.pid);
      expect(ok(await (await open()).info()).readOnly).toBe(true);
      expect(unfinished()).toEqual([]);
    },
  );

  test('a new lock that replaced a stale one meanwhile is put back', async () => {
    writeFileSync(path('owner.lock'), await lockOf(await deadPid()));
    const living = await lockOf(process.pid, { key: 'living' });
    disk.refuse = (what) => {
      if (what === 'rename') writeFileSync(path('owner.lock'), living);
      return null;
    };
    expect(ok(await (await open()).info()).readOnly).toBe(true);
    expect(readFileSync(path('owner.lock'), 'utf8')).toBe(living);
    expect(unfinished()).toEqual([]);
  });

  test('a lock that was lost during a write is not reacquired before that write has failed', async () => {
    const host = await open();
    await host.write('matches', 'a', document('one'), 0);
    let after: Promise<unknown> | null = null;
    disk.refuse = (what, file) => {
      if (what === 'write' && dirname(file) === matches() && !after) {
        // Another process takes over, writes and closes, while the next write is already queued.
        rmSync(path('owner.lock'));
        writeFileSync(matches('a.json'), document('of another'));
        after = host.write('matches', 'b', document('b'), 0);
      }
      return null;
    };
    expect(code(await host.write('matches', 'a', document('two'), 1))).toBe('host.ownedElsewhere');
    expect(await after).toEqual({ ok: { revision: 1 } });
    expect(readFileSync(matches('a.json'), 'utf8')).toBe(document('of another'));
  });

  test('a lock is not acquired if another process has just created one and removed the temporary file', async () => {
    const another = await lockOf(process.pid);
    disk.refuse = (what) => {
      if (what !== 'link') return null;
      writeFileSync(path('owner.lock'), another);
      return 'ENOENT';
    };
    expect(ok(await (await open()).info())).toMatchObject({
      readOnly: true,
      reports: [{ code: 'host.ownedElsewhere' }],
    });
    expect(readFileSync(path('owner.lock'), 'utf8')).toBe(another);
  });

  test('a failed attempt to acquire the lock leaves no files', async () => {
    await open();
    disk.done.length = 0;
    await open();
    expect(disk.done.filter((line) => /link|write|rename/.test(line))).toEqual([]);
  });
});

test('close waits for pending writes and refuses new ones', async () => {
  const host = await open();
  const writes = Array.from({ length: 10 }, (_, i) => host.write('matches', 'a', document(`${i}`), i));
  const closing = host.close();
  expect((await Promise.all(writes)).map(code)).toEqual(Array(10).fill('ok'));
  await closing;
  expect(await readFile(matches('a.json'), 'utf8')).toBe(document('9'));
  expect(JSON.parse(await readFile(matches('index'), 'utf8')).a.revision).toBe(10);
  expect(readdirSync(path()).map((name) => basename(name))).not.toContain('owner.lock');
});
