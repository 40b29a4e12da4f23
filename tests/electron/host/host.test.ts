import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import type { Result } from '@aerodrome/engine/core/result.ts';
import { describe, expect, test } from 'vitest';
import type { Host } from '../../../electron/contract.ts';
import { code, dataFolder, document, ok } from './folder.ts';

const { open, path: inFolder } = dataFolder();
const path = (...parts: string[]) => inFolder('matches', ...parts);

test('a written document is read by the same process and by the next', async () => {
  const host = await open();
  expect(ok(await host.write('matches', 'a-1', document('Dawn'), 0))).toEqual({ revision: 1 });
  expect(ok(await host.write('matches', 'a-1', document('Dusk'), 1))).toEqual({ revision: 2 });
  expect(ok(await host.read('matches', 'a-1'))).toEqual({ text: document('Dusk'), revision: 2 });
  await host.close();
  const next = await open();
  expect(ok(await next.read('matches', 'a-1'))).toEqual({ text: document('Dusk'), revision: 2 });
  expect(ok(await next.list('matches'))).toMatchObject([{ id: 'a-1', revision: 2, about: { title: 'Dusk' } }]);
});

test('a write with an outdated revision is refused', async () => {
  const host = await open();
  await host.write('matches', 'a', document('one'), 0);
  await host.write('matches', 'a', document('two'), 1);
  expect(code(await host.write('matches', 'a', document('stale'), 1))).toBe('host.stale');
  expect(code(await host.write('matches', 'a', document('new'), 0))).toBe('host.stale');
  expect(ok(await host.read('matches', 'a')).text).toBe(document('two'));
});

test('concurrent writes are answered in order, each with its own revision', async () => {
  const host = await open();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => host.write('matches', 'a', document(`${i}`), i)),
  );
  expect(answers.map((answer) => ok(answer).revision)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  expect(ok(await host.read('matches', 'a')).text).toBe(document('19'));
});

test('a removed document can be restored', async () => {
  const host = await open();
  await host.write('matches', 'a', document('kept'), 0);
  expect(ok(await host.remove('matches', 'a'))).toBeNull();
  expect(ok(await host.list('matches'))).toEqual([]);
  expect(code(await host.read('matches', 'a'))).toBe('host.missing');
  expect(ok(await host.restore('matches', 'a'))).toMatchObject({ id: 'a', about: { title: 'kept' } });
  expect(code(await host.restore('matches', 'a'))).toBe('host.notRemoved');
  expect(code(await host.restore('matches', 'b'))).toBe('host.missing');
});

describe('damaged files', () => {
  test('a damaged file is moved aside, replaced by its newest readable generation and reported', async () => {
    const host = await open();
    await host.write('matches', 'a', document('first'), 0);
    await host.write('matches', 'a', document('second'), 1);
    await host.close();
    await truncate(path('a.json'), 9);
    const next = await open();
    expect(ok(await next.info()).reports).toEqual([
      { code: 'host.generationRestored', params: expect.objectContaining({ file: 'a' }) },
    ]);
    expect(ok(await next.read('matches', 'a')).text).toBe(document('first'));
    const [aside] = await readdir(path('aside'));
    expect(await readFile(path('aside', aside), 'utf8')).toBe(document('second').slice(0, 9));
  });

  test('a damaged file without a generation is moved aside and reported', async () => {
    await mkdir(path(), { recursive: true });
    await writeFile(path('broken.json'), '{"aerodrome"');
    const host = await open();
    expect(ok(await host.info()).reports).toEqual([
      { code: 'host.setAside', params: expect.objectContaining({ file: 'broken' }) },
    ]);
    expect(await readdir(path('aside'))).toHaveLength(1);
    expect(code(await host.write('matches', 'broken', document('new'), 0))).toBe('ok');
    expect(await readdir(path('aside'))).toHaveLength(1);
  });

  test.each([
    ['is missing', null],
    ['is nonsense', '{{'],
    ['is a lie', '{"ghost":{"id":"ghost"}}'],
  ])('the index is rebuilt when it %s', async (_what, index) => {
    const host = await open();
    await host.write('matches', 'a', document('one'), 0);
    await host.close();
    await (index === null ? rm(path('index')) : writeFile(path('index'), index));
    const next = await open();
    expect(ok(await next.list('matches'))).toMatchObject([{ id: 'a', about: { title: 'one' } }]);
  });

  test('temporary files are deleted, and foreign files are not touched', async () => {
    await mkdir(path(), { recursive: true });
    const temporary = `${randomUUID()}.unfinished`;
    const foreign = ['notes.txt', 'novel.unfinished', `my-${temporary}`, `${temporary}.txt`];
    for (const name of [temporary, ...foreign]) await writeFile(path(name), 'half');
    const folder = `${randomUUID()}.unfinished`;
    await mkdir(path(folder));
    await open();
    expect(existsSync(path(temporary))).toBe(false);
    for (const name of [...foreign, folder]) expect(existsSync(path(name))).toBe(true);
  });
});

describe('arguments are validated at run time', () => {
  const wrong: Record<string, (host: Host) => Promise<Result<unknown>>> = {
    'host.noSuchKind': (host) => host.read('../matches' as never, 'a'),
    'host.badId': (host) => host.read('matches', '../../etc/passwd'),
    'host.notADocument': (host) => host.write('matches', 'a', 'not json', 0),
    'host.stale': (host) => host.write('matches', 'a', document('x'), -1),
    'host.tooLarge': (host) => host.writeSettings('x'.repeat(100_000)),
    'host.missing': (host) => host.remove('matches', 'nobody'),
  };
  test.each(Object.entries(wrong))('a wrong argument is refused with %s', async (expected, call) => {
    expect(code(await call(await open()))).toBe(expected);
  });
  test.each(['{}', '[]', '"aerodrome"', 'null', '{"about":{}}'])(
    'a text that is no document is refused: %s',
    async (text) => {
      expect(code(await (await open()).write('matches', 'a', text, 0))).toBe('host.notADocument');
    },
  );
  test.each([null, 3, {}, '', 'A', 'a/b', 'a\0', 'x'.repeat(65), '.', '..', 'con.json'])(
    'an invalid id is refused: %j',
    async (id) => {
      expect(code(await (await open()).read('matches', id as string))).toBe('host.badId');
    },
  );
});

test('settings are null at first and are read as they were written', async () => {
  const host = await open();
  expect(ok(await host.readSettings())).toBeNull();
  await host.writeSettings('{"speed":2}');
  expect(ok(await host.readSettings())).toBe('{"speed":2}');
});

test('the last of many concurrent settings writes wins, even if the host closes', async () => {
  const host = await open();
  for (let speed = 0; speed < 20; speed++) host.writeSettings(JSON.stringify({ speed }));
  await host.close();
  expect(await readFile(inFolder('settings.json'), 'utf8')).toBe('{"speed":19}');
});

test.each<[string, (file: string) => Promise<void>]>([
  ['a link that leads nowhere', (file) => symlink(inFolder('nowhere'), file)],
  ['a folder where a file should be', async (file) => void (await mkdir(file))],
])('%s is reported at start, and the other documents are listed', async (_what, make) => {
  await mkdir(path(), { recursive: true });
  await writeFile(path('good.json'), document('good'));
  await make(path('bad.json'));
  const host = await open();
  expect(ok(await host.info()).reports).toHaveLength(1);
  expect(ok(await host.list('matches'))).toMatchObject([{ id: 'good' }]);
  expect(code(await host.write('matches', 'new', document('new'), 0))).toBe('ok');
});

test('a removed document that was damaged is not restored', async () => {
  const host = await open();
  await host.write('matches', 'a', document('a'), 0);
  await host.remove('matches', 'a');
  await writeFile(path('removed', 'a.json'), '{ torn');
  expect(code(await host.restore('matches', 'a'))).toBe('host.damaged');
  expect(ok(await host.list('matches'))).toEqual([]);
  expect(await readFile(path('removed', 'a.json'), 'utf8')).toBe('{ torn');
});

test('a folder that is not writable is reported, and everything can be read', async () => {
  await writeFile(inFolder('file'), '');
  const host = await open(inFolder('file', 'data'));
  const info = ok(await host.info());
  expect(info.readOnly).toBe(true);
  expect(info.reports).toHaveLength(1);
  expect(ok(await host.list('matches'))).toEqual([]);
  // The actual reason, not a misleading other one.
  expect(await host.write('matches', 'a', document('x'), 0)).toEqual({ problem: info.reports[0] });
});
