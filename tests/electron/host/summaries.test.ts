import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { code, dataFolder, document, type Open, ok } from './folder.ts';

/** The limits of the contract. */
const maxSummaryLength = 8 * 1024;
const maxSummariesPerCall = 256;

const { open, path } = dataFolder();
const matches = (...parts: string[]) => path('matches', ...parts);
const summariesOf = async (host: Open, ...ids: string[]) => ok(await host.readSummaries('matches', ids));

/** Writes a document with a summary and closes the host. */
async function writeOnce(summary = 'round 3') {
  const host = await open();
  ok(await host.write('matches', 'a', document('one'), 0, summary));
  await host.close();
}

describe('the summary of a document', () => {
  test('a summary is returned for each requested id, with the revision that it describes', async () => {
    const host = await open();
    for (const id of ['a', 'b', 'c']) ok(await host.write('matches', id, document(id), 0, `of ${id}`));
    ok(await host.write('matches', 'b', document('again'), 1, 'of b, later'));
    expect(await summariesOf(host, 'b', 'missing', 'a')).toEqual([
      { id: 'b', revision: 2, summary: 'of b, later' },
      { id: 'a', revision: 1, summary: 'of a' },
    ]);
    expect(JSON.stringify(await host.list('matches'))).not.toContain('of a');
  });

  test('no summary is returned after a write without one', async () => {
    const host = await open();
    ok(await host.write('matches', 'a', document('one'), 0, 'old'));
    ok(await host.write('matches', 'a', document('two'), 1));
    expect(await summariesOf(host, 'a')).toEqual([]);
  });

  test('a summary can be stored later, for the revision that it describes', async () => {
    const host = await open();
    ok(await host.write('matches', 'a', document('one'), 0));
    ok(await host.writeSummary('matches', 'a', 2, 'of another revision'));
    ok(await host.writeSummary('matches', 'missing', 1, 'of none'));
    expect(await summariesOf(host, 'a')).toEqual([]);
    ok(await host.writeSummary('matches', 'a', 1, 'of one'));
    expect(await summariesOf(host, 'a')).toEqual([{ id: 'a', revision: 1, summary: 'of one' }]);
  });

  test('no summary is stored for a page that only reads', async () => {
    const first = await open();
    ok(await first.write('matches', 'a', document('one'), 0));
    const second = await open();
    expect(code(await second.writeSummary('matches', 'a', 1, 'of one'))).toBe('host.ownedElsewhere');
    expect(await summariesOf(second, 'a')).toEqual([]);
  });

  test('a summary survives a restart', async () => {
    await writeOnce();
    const host = await open();
    expect(await summariesOf(host, 'a')).toEqual([{ id: 'a', revision: 1, summary: 'round 3' }]);
    ok(await host.write('matches', 'b', document('b'), 0, 'of b'));
    await host.close();
    // The summaries of an earlier run are not lost when none of them is asked for.
    await (await open()).close();
    expect(await summariesOf(await open(), 'a', 'b')).toHaveLength(2);
    expect((await stat(matches('summaries'))).mode & 0o777).toBe(0o600);
  });

  test('a summary is stored by a run that writes a document and requests no summary', async () => {
    await writeOnce();
    const host = await open();
    ok(await host.write('matches', 'b', document('b'), 0, 'of b'));
    await host.close();
    expect(await summariesOf(await open(), 'a', 'b')).toHaveLength(2);
  });

  test('no summary is returned if another program has changed the file, even while the host is open', async () => {
    const host = await open();
    ok(await host.write('matches', 'a', document('one'), 0, 'of one'));
    ok(await host.write('matches', 'b', document('one'), 0, 'of one'));
    await writeFile(matches('a.json'), document('two'));
    expect(await summariesOf(host, 'a', 'b')).toEqual([{ id: 'b', revision: 1, summary: 'of one' }]);
    await host.close();
    await writeFile(matches('b.json'), document('two'));
    expect(await summariesOf(await open(), 'a', 'b')).toEqual([]);
  });

  test('no summary is returned if the file was replaced by one of the same size and time', async () => {
    await writeOnce();
    const { atime, mtime } = await stat(matches('a.json'));
    await writeFile(matches('a.json'), document('two'));
    await utimes(matches('a.json'), atime, mtime);
    expect(await summariesOf(await open(), 'a')).toEqual([]);
  });

  test('no summary is returned for a removed document, nor for one that was restored', async () => {
    const host = await open();
    ok(await host.write('matches', 'a', document('one'), 0, 'of one'));
    ok(await host.remove('matches', 'a'));
    expect(await summariesOf(host, 'a')).toEqual([]);
    ok(await host.restore('matches', 'a'));
    expect(await summariesOf(host, 'a')).toEqual([]);
  });

  test('a summary that is too long is dropped, and its document is written', async () => {
    const host = await open();
    ok(await host.write('matches', 'a', document('a'), 0, 'x'.repeat(maxSummaryLength)));
    ok(await host.write('matches', 'b', document('b'), 0, 'x'.repeat(maxSummaryLength + 1)));
    expect((await summariesOf(host, 'a', 'b')).map(({ id }) => id)).toEqual(['a']);
    expect(ok(await host.list('matches'))).toHaveLength(2);
  });
});

describe('the file of the summaries', () => {
  test('the file of the summaries is not written for documents without summaries', async () => {
    const host = await open();
    ok(await host.write('tournaments', 'a', document('one'), 0));
    await host.close();
    await expect(stat(path('tournaments', 'summaries'))).rejects.toThrow('ENOENT');
  });

  test('the file of the summaries holds no summaries of documents that are gone or have changed', async () => {
    const host = await open();
    for (const id of ['a', 'b', 'c']) ok(await host.write('matches', id, document(id), 0, `of ${id}`));
    ok(await host.remove('matches', 'a'));
    await host.close();
    await writeFile(matches('b.json'), document('changed'));
    const later = await open();
    await summariesOf(later, 'c');
    await later.close();
    expect(Object.keys(JSON.parse(await readFile(matches('summaries'), 'utf8')))).toEqual(['c']);
  });

  test.each<[string, (stored: Record<string, unknown>) => unknown]>([
    ['no JSON', () => '{"a":'],
    ['a list', (stored) => [stored]],
    ['a summary that is a number', (stored) => ({ a: { ...stored, summary: 3 } })],
    ['a summary that is too long', (stored) => ({ a: { ...stored, summary: 'x'.repeat(maxSummaryLength + 1) } })],
    ['another revision', (stored) => ({ a: { ...stored, revision: 2 } })],
    ['another stamp', (stored) => ({ a: { ...stored, stamp: '1 2 3 4' } })],
    ['nothing', () => ({ a: null })],
  ])('the file of the summaries is ignored where it is invalid: %s', async (_, forge) => {
    await writeOnce();
    const { a } = JSON.parse(await readFile(matches('summaries'), 'utf8'));
    const forged = forge(a);
    await writeFile(matches('summaries'), typeof forged === 'string' ? forged : JSON.stringify(forged));
    const host = await open();
    expect(ok(await host.info()).reports).toEqual([]);
    expect(await summariesOf(host, 'a')).toEqual([]);
    ok(await host.write('matches', 'a', document('two'), 1, 'of two'));
    expect(await summariesOf(host, 'a')).toEqual([{ id: 'a', revision: 2, summary: 'of two' }]);
  });
});

test.each<[string, unknown]>([
  ['more ids than a call may have', Array(maxSummariesPerCall + 1).fill('a')],
  ['a path', ['../a']],
  ['no list', 'a'],
  ['a number', [1]],
])('a call for summaries is refused: %s', async (_, ids) => {
  const host = await open();
  expect(code(await host.readSummaries('matches', ids as string[]))).toBe('host.badId');
  expect(code(await host.readSummaries('nothing' as 'matches', ['a']))).toBe('host.noSuchKind');
});
