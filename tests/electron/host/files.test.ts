import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  chmod,
  copyFile,
  lstat,
  mkdir,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { code, dataFolder, document, ok } from './folder.ts';

const { open, path } = dataFolder();
const matches = (...parts: string[]) => path('matches', ...parts);
const maxTextBytes = 10 * 1024 * 1024;
const posix = process.platform !== 'win32';
afterEach(() => vi.useRealTimers());

describe('refused documents', () => {
  const sized = (bytes: number) => {
    const empty = JSON.stringify({ aerodrome: 1, text: '' });
    return JSON.stringify({ aerodrome: 1, text: 'x'.repeat(bytes - empty.length) });
  };

  test('a document above the size limit in bytes is refused', async () => {
    const host = await open();
    expect(code(await host.write('matches', 'a', sized(maxTextBytes + 1), 0))).toBe('host.tooLarge');
    const wide = JSON.stringify({ aerodrome: 1, text: '€'.repeat(maxTextBytes / 2) });
    expect(code(await host.write('matches', 'a', wide, 0))).toBe('host.tooLarge');
    expect(code(await host.writeSettings('€'.repeat(30_000)))).toBe('host.tooLarge');
    expect(ok(await host.list('matches'))).toEqual([]);
    expect(code(await host.write('matches', 'a', sized(maxTextBytes), 0))).toBe('ok');
    expect(ok(await host.read('matches', 'a')).text).toHaveLength(maxTextBytes);
  });

  test('a file above the size limit is refused when it is read', async () => {
    await mkdir(matches(), { recursive: true });
    await writeFile(matches('a.json'), sized(maxTextBytes + 1));
    const host = await open();
    expect(ok(await host.info()).reports).toEqual([
      { code: 'host.setAside', params: expect.objectContaining({ file: 'a' }) },
    ]);
    expect(ok(await host.list('matches'))).toEqual([]);
  });

  test.each(['con', 'nul', 'aux', 'prn', 'com1', 'lpt9'])(
    'a document with a device name of Windows as id is refused: %s',
    async (id) => {
      expect(code(await (await open()).write('matches', id, document('x'), 0))).toBe('host.badId');
      expect(code(await (await open()).read('matches', `${id}x`))).toBe('host.missing');
    },
  );
});

describe.runIf(posix)('only regular files are opened', () => {
  const pipe = (file: string) => execFileSync('mkfifo', [file]);
  const places: [string, (file: string) => unknown][] = [
    ['a pipe', pipe],
    ['a link to a device', (file) => symlink('/dev/zero', file)],
    ['a link to a terminal', (file) => symlink('/dev/tty', file)],
    [
      'a link to a pipe',
      async (file) => {
        pipe(path('pipe'));
        await symlink(path('pipe'), file);
      },
    ],
    ['a link to itself', (file) => symlink(file, file)],
    ['a link that leads nowhere', (file) => symlink(path('nowhere'), file)],
    ['a folder', (file) => mkdir(file)],
  ];

  test.each(places)('%s in the place of a document is moved aside', async (_, make) => {
    await mkdir(matches(), { recursive: true });
    await make(matches('a.json'));
    await writeFile(matches('b.json'), document('good'));
    const host = await open();
    expect(ok(await host.info()).reports).toEqual([
      { code: 'host.setAside', params: expect.objectContaining({ file: 'a' }) },
    ]);
    expect(ok(await host.list('matches'))).toMatchObject([{ id: 'b' }]);
    expect(await readdir(matches('aside'))).toHaveLength(1);
    expect(code(await host.write('matches', 'a', document('new'), 0))).toBe('ok');
  });

  test.each(places)('%s in the place of a document is replaced by its last generation', async (_, make) => {
    await mkdir(matches('kept'), { recursive: true });
    await writeFile(matches('kept', 'a.1'), document('earlier'));
    await make(matches('a.json'));
    const host = await open();
    expect(ok(await host.info()).reports).toMatchObject([{ code: 'host.generationRestored' }]);
    expect(ok(await host.read('matches', 'a')).text).toBe(document('earlier'));
    expect((await lstat(matches('a.json'))).isFile()).toBe(true);
  });

  test.each(places)('%s in the place of the settings is moved aside', async (_, make) => {
    await make(path('settings.json'));
    const host = await open();
    expect(ok(await host.info()).reports).toEqual([{ code: 'host.setAside', params: { file: 'settings.json' } }]);
    expect(ok(await host.readSettings())).toBeNull();
    expect(code(await host.writeSettings('{}'))).toBe('ok');
  });

  test.each(places)(
    '%s in the place of index, lock, generations and removed documents does no harm',
    async (_, make) => {
      const host = await open();
      await host.write('matches', 'a', document('one'), 0);
      await host.close();
      await rm(matches('index'));
      for (const place of ['owner.lock', 'matches/index', 'matches/kept/a.1', 'matches/removed/b.json']) {
        await make(path(place));
        await rm(path('pipe'), { force: true });
      }
      await truncate(matches('a.json'), 3);
      const then = new Date(Date.now() - 60_000);
      await utimes(path('owner.lock'), then, then).catch(() => {});
      const next = await open();
      expect(code(await next.restore('matches', 'b'))).toMatch(/^host\.(damaged|ownedElsewhere)$/);
    },
  );

  test('a symbolic link to a document is read, and replaced by a file when written', async () => {
    await mkdir(matches(), { recursive: true });
    await writeFile(path('elsewhere'), document('linked'));
    await symlink(path('elsewhere'), matches('a.json'));
    const host = await open();
    expect(ok(await host.read('matches', 'a')).text).toBe(document('linked'));
    await host.write('matches', 'a', document('own'), 1);
    expect(await readFile(path('elsewhere'), 'utf8')).toBe(document('linked'));
  });

  test('settings above the size limit are moved aside', async () => {
    await writeFile(path('settings.json'), 'x'.repeat(64 * 1024 + 1));
    const host = await open();
    expect(ok(await host.info()).reports).toEqual([{ code: 'host.setAside', params: { file: 'settings.json' } }]);
  });
});

describe.runIf(posix)('file modes', () => {
  const modeOf = async (...parts: string[]) => ((await stat(path(...parts))).mode & 0o777).toString(8);

  async function fill(host: Awaited<ReturnType<typeof open>>): Promise<void> {
    await host.write('matches', 'a', document('one'), 0);
    await host.write('matches', 'a', document('two'), 1);
    await host.write('matches', 'b', document('b'), 0);
    await host.remove('matches', 'b');
    await host.writeSettings('{}');
    await host.close();
  }
  const files = ['matches/a.json', 'matches/index', 'matches/kept/a.1', 'matches/removed/b.json', 'settings.json'];
  const folders = ['', 'matches', 'matches/kept', 'matches/removed', 'matches/aside', 'campaigns'];

  test('folders and files are private to their owner', async () => {
    await fill(await open(path('data')));
    for (const folder of folders) expect([folder, await modeOf('data', folder)]).toEqual([folder, '700']);
    for (const file of files) expect([file, await modeOf('data', file)]).toEqual([file, '600']);
  });

  test('files of an earlier version are made private', async () => {
    await fill(await open());
    for (const folder of folders) await chmod(path(folder), 0o755);
    for (const file of files) await chmod(path(file), 0o644);
    await open();
    for (const folder of folders) expect([folder, await modeOf(folder)]).toEqual([folder, '700']);
    for (const file of files) expect([file, await modeOf(file)]).toEqual([file, '600']);
    expect(await modeOf('owner.lock')).toBe('600');
  });

  test('a folder with other files keeps its mode', async () => {
    await chmod(path(), 0o755);
    await writeFile(path('letter.txt'), 'mine', { mode: 0o644 });
    await open();
    expect([await modeOf(), await modeOf('letter.txt'), await modeOf('matches')]).toEqual(['755', '644', '700']);
  });

  test('a shared folder with the sticky bit keeps its mode', async () => {
    await chmod(path(), 0o1777);
    await open();
    expect(await modeOf()).toBe('777');
  });
});

describe('temporary files of interrupted writes', () => {
  const places = ['', 'matches', 'matches/kept', 'matches/removed', 'matches/aside', 'campaigns'];
  const scratch = () => places.map((place) => path(place, '5f0c2d1e-8a3b-4c6d-9e7f-001122334455.unfinished'));

  async function leave() {
    await (await open()).close();
    for (const file of scratch()) await writeFile(file, 'half');
    await writeFile(matches('notes.txt'), 'mine');
  }

  test('temporary files are deleted in all folders', async () => {
    await leave();
    await open();
    expect(scratch().filter((file) => existsSync(file))).toEqual([]);
    expect(existsSync(matches('notes.txt'))).toBe(true);
  });

  test('a read-only host deletes and changes nothing', async () => {
    const owner = await open();
    await owner.write('matches', 'a', document('one'), 0);
    await owner.write('matches', 'b', document('one'), 0);
    await owner.remove('matches', 'b');
    for (const file of scratch()) await writeFile(file, 'half');
    await writeFile(matches('torn.json'), '{"aerodrome"');
    await copyFile(matches('torn.json'), path('settings.json'));
    await truncate(path('settings.json'), 100_000);
    await chmod(path(), 0o755);
    const tree = async () => (await readdir(path(), { recursive: true })).sort();
    const before = await tree();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 });
    const second = await open();
    expect(ok(await second.info())).toMatchObject({
      readOnly: true,
      reports: [
        { code: 'host.ownedElsewhere' },
        { code: 'host.damaged', params: { file: 'settings.json' } },
        { code: 'host.damaged', params: expect.objectContaining({ file: 'torn' }) },
      ],
    });
    await second.close();
    expect(await tree()).toEqual(before);
    expect((await stat(path())).mode & 0o777).toBe(0o755);
  });
});
