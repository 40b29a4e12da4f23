import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Problem, Result } from '@aerodrome/engine/core/result.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Host } from '../../../electron/contract.ts';
import { openHost } from '../../../electron/host/index.ts';
import { problemOf } from '../../../electron/host/problems.ts';

const id = '5f0c2d1e-8a3b-4c6d-9e7f-001122334455';
const document = (title: string) => JSON.stringify({ aerodrome: 1, about: { title } });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aerodrome-words-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const path = (...parts: string[]) => join(folder, 'matches', ...parts);

/** The messages of all problems that a host reports at start and in answers to calls. */
async function complaints(calls: (host: Host) => Promise<Result<unknown>>[] = () => []): Promise<string[]> {
  const host = await openHost({ folder, shell: 'browser', version: '0', quit: () => {} });
  try {
    const info = await host.info();
    const answers = await Promise.all(calls(host));
    const reports: readonly Problem[] = 'ok' in info ? info.ok.reports : [];
    return [...reports, ...answers.flatMap((answer) => ('problem' in answer ? [answer.problem] : []))].map(explain);
  } finally {
    await host.close();
  }
}

/** Creates a folder with one match. */
async function kept(title: string): Promise<void> {
  expect(await complaints((host) => [host.write('matches', id, document(title), 0)])).toEqual([]);
}

const readable = (words: readonly string[]) => {
  expect(words.length).toBeGreaterThan(0);
  for (const text of words) expect(text).not.toMatch(/\bE[A-Z]{3,}\b|[0-9a-f]{8}-|\{|host\./);
};

test.each<[string, string, RegExp]>([
  ['a match whose file is torn', '{ torn', /^“Over the Somme” was damaged\. Its file was moved aside/],
  ['a match whose file is empty', '', /^“Over the Somme” was damaged\. Its file was moved aside/],
])('%s is named by its title, not by its file name', async (_what, text, expected) => {
  await kept('Over the Somme');
  await writeFile(path(`${id}.json`), text);
  const words = await complaints();
  expect(words).toEqual([expect.stringMatching(expected)]);
  readable(words);
});

test('a damaged match without a known title is called a saved file', async () => {
  await mkdir(path(), { recursive: true });
  await writeFile(path(`${id}.json`), '{ torn');
  const words = await complaints();
  expect(words).toEqual([expect.stringMatching(/^A saved file was damaged/)]);
  readable(words);
});

test('a match whose file has vanished is reported as missing', async () => {
  await kept('Dawn');
  const words = await complaints((host) => [
    rename(path(`${id}.json`), path('gone')).then(() => host.read('matches', id)),
  ]);
  expect(words).toEqual(['The file of “Dawn” no longer exists.']);
  readable(words);
});

test('a file in the place of the data folder is reported in words, without an error code', async () => {
  const words = await complaints((host) => [
    rm(folder, { recursive: true })
      .then(() => writeFile(folder, ''))
      .then(() => host.write('matches', id, document('a'), 0)),
  ]);
  expect(words).toEqual([expect.stringContaining('is a file, not a folder')]);
  readable(words);
});

test('a folder in the place of a match is reported and not read', async () => {
  await kept('Dusk');
  const words = await complaints((host) => [
    rm(path(`${id}.json`))
      .then(() => mkdir(path(`${id}.json`)))
      .then(() => host.read('matches', id)),
  ]);
  expect(words).toEqual(['“Dusk” is damaged. The file was not changed.']);
  readable(words);
});

test('every problem code of the file system has a message', () => {
  const codes = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'ENOENT', 'ENOTDIR', 'EEXIST', 'EISDIR'];
  const others = ['ENAMETOOLONG', 'EMFILE', 'ENFILE', 'EBUSY', 'EIO', 'ELOOP', 'ETIMEDOUT', undefined];
  readable([...codes, ...others].map((code) => explain(problemOf(Object.assign(new Error(), { code }), id))));
});
