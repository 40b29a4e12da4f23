import { chmod, mkdir, readdir, readFile, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { DocumentKind } from '../../../electron/contract.ts';
import { DocumentFolder } from '../../../electron/host/documentFolder.ts';
import { PinConverter } from '../../../electron/host/pinConversion.ts';
import { code, dataFolder, document, ok } from './folder.ts';

const { open, path } = dataFolder();
const documentKinds: readonly DocumentKind[] = ['matches', 'tournaments', 'campaigns', 'players'];
const posix = process.platform !== 'win32';
afterEach(() => vi.useRealTimers());

/** A foreign folder with open modes, and with files named like ours. */
async function foreignFolder(): Promise<string> {
  const folder = path('stranger');
  await mkdir(folder);
  for (const name of ['a.json', 'a.1', 'b.json', 'index', 'x.unfinished']) {
    await writeFile(path('stranger', name), document(`stranger ${name}`));
    await chmod(path('stranger', name), 0o644);
    await utimes(path('stranger', name), 1, 1);
  }
  await chmod(folder, 0o755);
  return folder;
}

/** Names, modes and texts of everything in it. */
async function contentOf(folder: string): Promise<unknown> {
  const names = (await readdir(folder)).sort();
  const files = names.map(async (name) => {
    const { mode, mtimeMs } = await stat(`${folder}/${name}`);
    return [name, mode & 0o777, mtimeMs, await readFile(`${folder}/${name}`, 'utf8')];
  });
  return [(await stat(folder)).mode & 0o777, await Promise.all(files)];
}

/** A data folder with a match, an earlier generation of it and a removed one, closed again. */
async function filled(): Promise<void> {
  const host = await open();
  for (const kind of documentKinds) {
    await host.write(kind, 'a', document('one'), 0);
    await host.write(kind, 'a', document('two'), 1);
    await host.write(kind, 'b', document('b'), 0);
    await host.remove(kind, 'b');
  }
  await host.close();
}

const places = documentKinds.flatMap((kind) => ['', '/kept', '/removed', '/aside'].map((sub) => `${kind}${sub}`));

/** Calls every method for a kind of documents, two months later and on a full disk. */
async function exercise(kind: DocumentKind): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 24 * 60 * 60_000 });
  const host = await open();
  await host.write(kind, 'a', document('three'), ok(await host.list(kind))[0]?.revision ?? 0);
  await host.write(kind, 'c', document('c'), 0);
  await host.read(kind, 'a');
  await host.readGeneration(kind, 'a', 1);
  await host.remove(kind, 'a');
  await host.restore(kind, 'b');
  await writeFile(path(kind, 'c.json'), 'torn').catch(() => undefined);
  await host.write(kind, 'c', document('c'), 1);
  await host.close();
  await new DocumentFolder(
    path(kind),
    () => true,
    async () => false,
    new PinConverter(),
    () => {},
  ).purgeRemoved();
  await (await open()).close();
}

describe.runIf(posix)('symbolic links inside the data folder', () => {
  test.each(places)('a symbolic link in the place of %s is reported, and its target is not changed', async (place) => {
    await filled();
    const folder = await foreignFolder();
    await rename(path(place), path('moved'));
    await symlink(folder, path(place));
    const before = await contentOf(folder);
    const host = await open();
    const linked = { code: 'host.linkedFolder', params: { folder: place } };
    expect(ok(await host.info()).reports).toEqual([linked]);
    expect(explain(linked)).toContain(`“${place}”`);
    await host.close();
    const [kind] = place.split('/') as [DocumentKind];
    await rm(path('stranger', 'c.json'), { force: true });
    if (place !== kind) await exercise(kind);
    expect(await contentOf(folder)).toEqual(before);
  });

  test('a document kind whose folder is a symbolic link is refused with a message, and the others work', async () => {
    const folder = await foreignFolder();
    await symlink(folder, path('matches'));
    const before = await contentOf(folder);
    const host = await open();
    expect(ok(await host.list('matches'))).toEqual([]);
    expect(code(await host.read('matches', 'a'))).toBe('host.linkedFolder');
    expect(code(await host.write('matches', 'a', document('a'), 0))).toBe('host.linkedFolder');
    expect(code(await host.readGeneration('matches', 'a', 1))).toBe('host.linkedFolder');
    expect(code(await host.remove('matches', 'a'))).toBe('host.missing');
    expect(code(await host.write('campaigns', 'a', document('a'), 0))).toBe('ok');
    await host.close();
    expect(await contentOf(folder)).toEqual(before);
  });

  test('a match is saved although the folder of its generations is a symbolic link', async () => {
    await filled();
    const folder = await foreignFolder();
    await rm(path('matches/kept'), { recursive: true });
    await symlink(folder, path('matches/kept'));
    const host = await open();
    const [{ revision }] = ok(await host.list('matches'));
    expect(code(await host.write('matches', 'a', document('three'), revision))).toBe('ok');
    expect(ok(await host.read('matches', 'a')).text).toBe(document('three'));
  });

  test('a match is not moved into a folder that has become a symbolic link since the start', async () => {
    const host = await open();
    await host.write('matches', 'a', document('one'), 0);
    const folder = await foreignFolder();
    await rm(path('matches/removed'), { recursive: true });
    await symlink(folder, path('matches/removed'));
    const before = await contentOf(folder);
    expect(await host.remove('matches', 'a')).toEqual({
      problem: { code: 'host.linkedFolder', params: { folder: 'matches/removed' } },
    });
    expect(code(await host.restore('matches', 'b'))).toBe('host.linkedFolder');
    expect(ok(await host.read('matches', 'a')).text).toBe(document('one'));
    expect(await contentOf(folder)).toEqual(before);
  });

  test('a read-only host reports a symbolic link and reads nothing behind it', async () => {
    const owner = await open();
    const folder = await foreignFolder();
    await rm(path('matches'), { recursive: true });
    await symlink(folder, path('matches'));
    const reader = await open();
    const { readOnly, reports } = ok(await reader.info());
    expect(readOnly).toBe(true);
    expect(reports).toContainEqual({ code: 'host.linkedFolder', params: { folder: 'matches' } });
    expect(ok(await reader.list('matches'))).toEqual([]);
    await owner.close();
  });

  test("a symbolic link in the place of Electron's own folder is reported", async () => {
    await symlink(await foreignFolder(), path('electron'));
    expect(ok(await (await open()).info()).reports).toEqual([
      { code: 'host.linkedFolder', params: { folder: 'electron' } },
    ]);
  });

  test('the data folder itself may be a symbolic link', async () => {
    await mkdir(path('real'));
    await symlink(path('real'), path('data'));
    const host = await open(path('data'));
    expect(ok(await host.info()).reports).toEqual([]);
    expect(code(await host.write('matches', 'a', document('a'), 0))).toBe('ok');
    expect(await readFile(path('real', 'matches', 'a.json'), 'utf8')).toBe(document('a'));
  });
});

test.each(places)('a plain file in the place of %s is renamed, and the folder is used', async (place) => {
  const kind = place.split('/')[0] as DocumentKind;
  if (place !== kind) await mkdir(path(kind));
  await writeFile(path(place), 'a letter');
  const host = await open();
  const [report, ...others] = ok(await host.info()).reports;
  expect(others).toEqual([]);
  expect(report).toMatchObject({ code: 'host.fileInPlaceOfFolder', params: { folder: place } });
  const parent = place === kind ? path() : path(kind);
  expect(await readFile(`${parent}/${report.params?.file}`, 'utf8')).toBe('a letter');
  expect(code(await host.write(kind, 'a', document('one'), 0))).toBe('ok');
  expect(code(await host.write(kind, 'a', document('two'), 1))).toBe('ok');
  expect(ok(await host.readGeneration(kind, 'a', 1))).toBe(document('one'));
  expect(code(await host.remove(kind, 'a'))).toBe('ok');
  await host.close();
  expect(ok(await (await open()).info()).reports).toEqual([]);
});
