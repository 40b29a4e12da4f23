import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { code, dataFolder, document, ok } from './folder.ts';

const { open, path } = dataFolder();
const matches = (...parts: string[]) => path('matches', ...parts);

describe('the notes of a document', () => {
  const about = async (notes: unknown) => {
    await mkdir(matches(), { recursive: true });
    await writeFile(matches('a.json'), JSON.stringify({ aerodrome: 1, about: notes }));
    const host = await open();
    return { about: ok(await host.list('matches'))[0].about, reports: ok(await host.info()).reports };
  };

  test.each([
    ['lines, numbers and lists of lines', { title: 'x'.repeat(1000), at: 1.5, guide: true, players: ['A', 'B'] }],
    ['nothing', {}],
    ['as many as there may be', Object.fromEntries(Array.from({ length: 32 }, (_, i) => [`${i}`, i]))],
  ])('valid notes are returned unchanged: %s', async (_, notes) => {
    expect(await about(notes)).toEqual({ about: notes, reports: [] });
  });

  test.each<[string, unknown]>([
    ['a title of three million letters', 'x'.repeat(3_000_000)],
    ['a title of one letter too many', 'x'.repeat(1001)],
    ['a record', { toString: 'x' }],
    ['nothing', null],
    ['a list of what is no line', ['A', 1]],
    ['a list of a line that is too long', ['x'.repeat(1001)]],
    ['a list without end', Array(33).fill('A')],
  ])('an invalid title is dropped and reported: %s', async (_, title) => {
    expect(await about({ title, players: ['A'] })).toEqual({
      about: { players: ['A'] },
      reports: [{ code: 'host.invalidNotes', params: expect.objectContaining({ file: 'a' }) }],
    });
  });

  test.each([
    ['of a key too long', { ['k'.repeat(65)]: 1 }, {}],
    ['of more than enough', Object.fromEntries(Array.from({ length: 33 }, (_, i) => [`k${i}`, i])), undefined],
    ['that are a list', ['title'], null],
    ['that are nothing', null, null],
    ['that are a word', 'title', null],
  ])('notes %s are corrected and reported', async (_, notes, left) => {
    const found = await about(notes);
    expect(found.reports).toEqual([{ code: 'host.invalidNotes', params: expect.objectContaining({ file: 'a' }) }]);
    if (left !== undefined) expect(found.about).toEqual(left);
    else expect(Object.keys(found.about ?? {})).toHaveLength(32);
  });

  test('the notes of a document without any are null', async () => {
    expect(await about(undefined)).toEqual({ about: null, reports: [] });
  });

  test('the notes of a written document are corrected, too', async () => {
    const host = await open();
    await host.write('matches', 'a', JSON.stringify({ aerodrome: 1, about: { title: ['x', 1], at: 2 } }), 0);
    expect(ok(await host.list('matches'))).toMatchObject([{ id: 'a', about: { at: 2 } }]);
  });
});

describe('forged index entries', () => {
  async function forged(changes: Record<string, unknown>) {
    const host = await open();
    await host.write('matches', 'a', document('one'), 0);
    await host.write('matches', 'a', document('two'), 1);
    await host.close();
    const index = JSON.parse(await readFile(matches('index'), 'utf8'));
    for (const [key, value] of Object.entries(changes)) {
      if (value === undefined) delete index.a[key];
      else index.a[key] = value;
    }
    await writeFile(matches('index'), JSON.stringify(index));
    const next = await open();
    expect(ok(await next.info()).reports).toEqual([]);
    return { host: next, info: ok(await next.list('matches'))[0] };
  }

  test('a valid index entry is used', async () => {
    const { host, info } = await forged({});
    expect(info).toMatchObject({ id: 'a', revision: 2, about: { title: 'two' } });
    expect(code(await host.write('matches', 'a', document('three'), 2))).toBe('ok');
  });

  test.each<[string, string, unknown]>([
    ['revision', 'a word', 'x'],
    ['revision', 'nought', 0],
    ['revision', 'a part', 1.5],
    ['revision', 'without end', 2 ** 53 - 1],
    ['modified', 'none', undefined],
    ['modified', 'a number', 7],
    ['modified', 'no date', 'yesterday'],
    ['modified', 'a long date', `1 Jan 2026 (${'x'.repeat(1_000_000)})`],
    ['bytes', 'a word', '9'],
    ['bytes', 'less than nothing', -1],
    ['stamp', 'none', undefined],
    ['digest', 'a number', 3],
    ['about', 'a long title', { title: 'x'.repeat(3_000_000) }],
    ['about', 'a word', 'x'],
  ])('a document with an invalid index entry is read again: %s, %s', async (key, _, value) => {
    const { host, info } = await forged({ [key]: value });
    expect(info).toEqual({
      id: 'a',
      revision: 1,
      bytes: document('two').length,
      modified: (await stat(matches('a.json'))).mtime.toISOString(),
      about: { title: 'two' },
    });
    expect(code(await host.write('matches', 'a', document('three'), 1))).toBe('ok');
  });

  test.each(['[1,2]', '"a"', 'null', '{"../a":{}}', `{"a":${'['.repeat(10_000)}`])(
    'an invalid index is ignored: %j',
    async (text) => {
      const host = await open();
      await host.write('matches', 'a', document('one'), 0);
      await host.close();
      await writeFile(matches('index'), text);
      expect(ok(await (await open()).list('matches'))).toMatchObject([{ id: 'a', revision: 1 }]);
    },
  );
});
