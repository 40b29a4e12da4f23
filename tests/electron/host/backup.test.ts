import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DocumentKind, Host } from '../../../electron/contract.ts';
import { code, dataFolder, document, ok } from './folder.ts';

const { open, path } = dataFolder();
let elsewhere: string;
beforeEach(async () => {
  elsewhere = await mkdtemp(join(tmpdir(), 'aerodrome-backup-'));
});
afterEach(() => rm(elsewhere, { recursive: true }));

/** All pieces of a backup. */
async function allOf(host: Host): Promise<string[]> {
  const pieces: string[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const piece: { text: string; next: string | null } = ok(await host.exportBackup(after));
    pieces.push(piece.text);
    after = piece.next;
  }
  return pieces;
}

async function contentOf(host: Host): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const kind of ['matches', 'tournaments', 'campaigns', 'players'] as DocumentKind[]) {
    for (const { id } of ok(await host.list(kind))) found[`${kind}/${id}`] = ok(await host.read(kind, id)).text;
  }
  return { ...found, settings: ok(await host.readSettings()) ?? '' };
}

async function filled(): Promise<Host> {
  const host = await open();
  await host.write('matches', 'b', document('B'), 0);
  await host.write('matches', 'a', document('“Ä”\n\u2028'), 0);
  await host.write('campaigns', 'a', document('C'), 0);
  await host.write('tournaments', 't', document('T'), 0);
  await host.writeSettings('{"speed":2}');
  return host;
}

test('a folder is exported as one file and imported elsewhere unchanged', async () => {
  const host = await filled();
  const [text, ...more] = await allOf(host);
  expect([more, text.trim().split('\n').length]).toEqual([[], 5]);
  const other = await open(elsewhere);
  expect(ok(await other.importBackup(text))).toEqual({ written: 5, same: 0, refused: 0 });
  expect(await contentOf(other)).toEqual(await contentOf(host));
  expect(Object.keys(await contentOf(other))).toHaveLength(5);
});

test('a large folder is exported in pieces of whole lines without repetitions', async () => {
  const host = await open();
  const large = (id: string) => JSON.stringify({ aerodrome: 1, about: { title: id }, padding: 'x'.repeat(3_000_000) });
  for (const id of ['c', 'a', 'b']) await host.write('matches', id, large(id), 0);
  await host.write('tournaments', 'a', large('t'), 0);
  await host.write('campaigns', 'z', document('small'), 0);
  await host.writeSettings('{}');
  const pieces = await allOf(host);
  expect(pieces.map((piece) => piece.trim().split('\n').length)).toEqual([3, 2, 1]);
  const other = await open(elsewhere);
  for (const piece of pieces) expect(ok(await other.importBackup(piece)).refused).toBe(0);
  expect(await contentOf(other)).toEqual(await contentOf(host));
});

test('an import overwrites no document and imports nothing twice', async () => {
  const text = (await allOf(await filled())).join('');
  const other = await open(elsewhere);
  await other.write('matches', 'a', document('another'), 0);
  await other.write('matches', 'b', document('B'), 0);
  expect(ok(await other.importBackup(text))).toEqual({ written: 4, same: 1, refused: 0 });
  expect(ok(await other.read('matches', 'a')).text).toBe(document('another'));
  expect(ok(await other.read('matches', 'b')).revision).toBe(1);
  const ids = ok(await other.list('matches')).map(({ id }) => id);
  expect(ids.sort()).toEqual(['a', expect.stringMatching(/^a-[0-9a-f]{12}$/), 'b']);
  // The settings are written each time.
  expect(ok(await other.importBackup(text))).toEqual({ written: 1, same: 4, refused: 0 });
});

test('a truncated backup loses only its end', async () => {
  const text = (await allOf(await filled())).join('');
  const other = await open(elsewhere);
  expect(ok(await other.importBackup(text.slice(0, -20)))).toEqual({ written: 4, same: 0, refused: 1 });
});

test.each([
  ['words', 'Aerodrome'],
  ['a later version', JSON.stringify({ aerodrome: 2, kind: 'matches', id: 'a', text: document('a') })],
  ['another kind', JSON.stringify({ aerodrome: 1, kind: 'wings', id: 'a', text: document('a') })],
  ['a path', JSON.stringify({ aerodrome: 1, kind: 'matches', id: '../a', text: document('a') })],
  ['a text that is no document', JSON.stringify({ aerodrome: 1, kind: 'matches', id: 'a', text: '{}' })],
  ['no text', JSON.stringify({ aerodrome: 1, kind: 'matches', id: 'a', text: 3 })],
  ['nothing', 'null'],
  ['a list', '[]'],
  ['settings without end', JSON.stringify({ aerodrome: 1, settings: 'x'.repeat(100_000) })],
])('a backup line with %s is refused, and the next one is imported', async (_, line) => {
  const host = await open();
  const good = JSON.stringify({ aerodrome: 1, kind: 'matches', id: 'good', text: document('good') });
  expect(ok(await host.importBackup(`${line}\n\n${good}\n`))).toEqual({ written: 1, same: 0, refused: 1 });
  expect(ok(await host.list('matches'))).toMatchObject([{ id: 'good' }]);
});

test('a read-only host exports a backup and imports none', async () => {
  await filled();
  const second = await open();
  expect((await allOf(second))[0].trim().split('\n')).toHaveLength(5);
  expect(code(await second.importBackup(''))).toBe('host.ownedElsewhere');
});

test('a document that is damaged during the export does not prevent the export of the others', async () => {
  const host = await filled();
  await writeFile(path('matches', 'a.json'), 'torn');
  await rm(path('matches', 'b.json'));
  const { text, leftOut } = ok(await host.exportBackup(''));
  expect(text.trim().split('\n')).toHaveLength(3);
  // A deleted document is not missing in the backup.
  expect(leftOut).toEqual([{ code: 'host.damaged', params: { file: 'a', what: 'titled', title: '“Ä”\n\u2028' } }]);
});

test('a file system error stops the import and is reported', async () => {
  const host = await open();
  await rm(path('matches'), { recursive: true });
  // A link in place of a folder is not followed.
  await symlink(tmpdir(), path('matches'));
  const line = JSON.stringify({ aerodrome: 1, kind: 'matches', id: 'a', text: document('a') });
  expect(code(await host.importBackup(line))).toBe('host.linkedFolder');
});
