import type * as Files from 'node:fs';
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import type * as Promised from 'node:fs/promises';
import { lastChecksum, writeLine } from '@aerodrome/engine/saves/tail.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { midway, play } from '../../saves/play.ts';
import { forgedLine, tailedText, writesOf } from '../../saves/tailed.ts';
import { code, dataFolder, document, ok } from './folder.ts';

/** The file operations on documents, and the errors to inject. */
const disk = vi.hoisted(() => ({
  names: new Map<number, string>(),
  done: [] as string[],
  refuse: (_what: string, _file: string): string | null => null,
}));

function record(what: string, file: string): void {
  if (/matches\/[^/]*$/.test(file)) disk.done.push(`${what} ${file.replace(/.*\//, '')}`);
  const cause = disk.refuse(what, file);
  if (cause) throw Object.assign(new Error(cause), { code: cause });
}
const nameOf = (descriptor: number) => disk.names.get(descriptor) ?? '';

/** The real file system, with recording and error injection. */
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof Promised>();
  const open: typeof real.open = async (file, ...rest) => {
    const handle = await real.open(file, ...rest);
    disk.names.set(handle.fd, String(file));
    const sync = handle.sync.bind(handle);
    handle.sync = async () => {
      record('sync', String(file));
      await sync();
    };
    return handle;
  };
  return { ...real, open };
});
vi.mock('node:fs', async (original) => {
  const real = await original<typeof Files>();
  const openSync: typeof real.openSync = (file, ...rest) => {
    const descriptor = real.openSync(file, ...rest);
    disk.names.set(descriptor, String(file));
    return descriptor;
  };
  const readFile = ((descriptor: number, ...rest: [never]) => {
    record('read', nameOf(descriptor));
    real.readFile(descriptor, ...rest);
  }) as typeof real.readFile;
  const renameSync: typeof real.renameSync = (from, to) => {
    record('rename', String(to));
    real.renameSync(from, to);
  };
  const ftruncateSync: typeof real.ftruncateSync = (descriptor, length) => {
    record('truncate', nameOf(descriptor));
    real.ftruncateSync(descriptor, length);
  };
  const writeSync = ((descriptor: number, data: Uint8Array, from: number, length: number, at: number) => {
    const isDocument = nameOf(descriptor).endsWith('.json');
    // A file system may take less than it is given.
    const written = real.writeSync(descriptor, data, from, isDocument ? Math.min(length, 500) : length, at);
    if (isDocument) record('write', nameOf(descriptor));
    return written;
  }) as typeof real.writeSync;
  return { ...real, openSync, readFile, renameSync, ftruncateSync, writeSync };
});

const { open, path } = dataFolder();
const matches = (...parts: string[]) => path('matches', ...parts);
const file = () => readFileSync(matches('a.json'), 'utf8');
const operations = () => [...new Set(disk.done.splice(0))];

const written = writesOf(midway(), 4, (match) => play(match, 1, match.length));
/** The file after each write, and the plain save that it stands for. */
const texts = written.map((_, i) => tailedText(written.slice(0, i + 1)));
const plain = written.map((one) => tailedText([one]));
const [base] = texts;
const lines = texts.slice(1).map((text, i) => text.slice(texts[i].length));

beforeEach(() => {
  disk.done.length = 0;
  disk.refuse = () => null;
});

/** A host with the base and some lines of the match. */
async function appended(count: number) {
  const host = await open();
  ok(await host.write('matches', 'a', base, 0));
  for (let i = 0; i < count; i++) ok(await host.append('matches', 'a', lines[i], i + 1));
  return host;
}

describe('appended lines', () => {
  test('an appended line continues the file and the revision, and the document is read without a tail', async () => {
    const host = await appended(3);
    expect(file()).toBe(texts[3]);
    expect(ok(await host.read('matches', 'a'))).toEqual({ text: plain[3], revision: 4 });
    await host.close();
    const next = await open();
    expect(ok(await next.info()).reports).toEqual([]);
    expect(ok(await next.read('matches', 'a'))).toEqual({ text: plain[3], revision: 4 });
    // The next process reads the end of the file once, and appends.
    expect(ok(await next.append('matches', 'a', lines[3], 4))).toEqual({ revision: 5 });
    expect(file()).toBe(texts[4]);
  });

  test('an appended line updates the metadata in the list', async () => {
    const host = await appended(2);
    const [info] = ok(await host.list('matches'));
    expect(info).toMatchObject({ revision: 3, bytes: Buffer.byteLength(texts[2]), about: written[2].about });
    await host.close();
    rmSync(matches('index'));
    expect(ok(await (await open()).list('matches'))).toMatchObject([{ about: written[2].about }]);
  });

  test('an appended line is written and synced, and the rest of the file is neither read nor written', async () => {
    const host = await appended(1);
    // A generation is stored at most once a minute.
    operations();
    ok(await host.append('matches', 'a', lines[1], 2));
    expect(operations()).toEqual(['write a.json', 'sync a.json']);
  });

  test('an appended line is part of generations, removed documents and backups', async () => {
    const host = await appended(2);
    const soon = new Date(Date.now() - 120_000);
    utimesSync(matches('kept', 'a.1'), soon, soon);
    ok(await host.append('matches', 'a', lines[2], 3));
    expect(readFileSync(matches('kept', 'a.1'), 'utf8')).toBe(texts[2]);
    await host.remove('matches', 'a');
    expect(ok(await host.restore('matches', 'a'))).toMatchObject({ revision: 5, about: written[3].about });
    expect(file()).toBe(texts[3]);
    const { text } = ok(await host.exportBackup(''));
    expect(JSON.parse(text.trim())).toMatchObject({ kind: 'matches', id: 'a', text: plain[3] });
    // The backup holds the same document, so nothing is imported.
    expect(ok(await host.importBackup(text))).toEqual({ written: 0, same: 1, refused: 0 });
    const withTail = JSON.stringify({ aerodrome: 1, kind: 'matches', id: 'b', text: texts[3] });
    expect(ok(await host.importBackup(withTail))).toEqual({ written: 1, same: 0, refused: 0 });
    expect(ok(await host.read('matches', 'b')).text).toBe(plain[3]);
  });

  test('a line that does not continue the file is refused', async () => {
    const host = await appended(1);
    const forged = forgedLine(texts[1], { about: {} });
    for (const line of ['', '\n', lines[0], lines[2], `${lines[1]}\n`, lines[1].trimEnd(), `${lines[1]}${lines[2]}`]) {
      expect(code(await host.append('matches', 'a', line, 2))).toBe('host.notADocument');
    }
    expect(code(await host.append('matches', 'a', forged.replace('{', '{\n'), 2))).toBe('host.notADocument');
    expect(code(await host.append('matches', 'a', 7 as never, 2))).toBe('host.notADocument');
    expect(file()).toBe(texts[1]);
    expect(code(await host.append('matches', 'a', forged, 2))).toBe('ok');
  });

  test('a line with an outdated revision is refused, and one for a document that is missing or takes no lines', async () => {
    const host = await appended(2);
    expect(await host.append('matches', 'a', lines[2], 2)).toEqual({
      problem: { code: 'host.stale', params: { found: 3 } },
    });
    expect(code(await host.append('matches', 'a', lines[2], Number.NaN))).toBe('host.stale');
    expect(code(await host.append('matches', 'b', lines[2], 0))).toBe('host.missing');
    expect(code(await host.append('squadron' as never, 'a', lines[2], 3))).toBe('host.noSuchKind');
    expect(code(await host.append('matches', '../a', lines[2], 3))).toBe('host.badId');
    await host.write('tournaments', 't', document('t'), 0);
    expect(code(await host.append('tournaments', 't', lines[2], 1))).toBe('host.notADocument');
    rmSync(matches('a.json'));
    expect(code(await host.append('matches', 'a', lines[2], 3))).toBe('host.missing');
    expect(existsSync(matches('a.json'))).toBe(false);
  });

  test('a line that would make the file too large is refused', async () => {
    const host = await open();
    ok(await host.write('matches', 'a', base, 0));
    const line = forgedLine(base, { about: { title: 'x'.repeat(10 * 1024 * 1024 - Buffer.byteLength(base)) } });
    expect(code(await host.append('matches', 'a', line, 1))).toBe('host.tooLarge');
    expect(file()).toBe(base);
  });

  test('an append does not follow a symbolic link', async () => {
    writeFileSync(path('elsewhere'), base);
    await (await open()).close();
    symlinkSync(path('elsewhere'), matches('a.json'));
    const host = await open();
    expect(code(await host.append('matches', 'a', lines[0], 1))).not.toBe('ok');
    expect(readFileSync(path('elsewhere'), 'utf8')).toBe(base);
  });
});

describe('torn lines', () => {
  test('a torn line is dropped when the folder is opened, and the next line replaces it', async () => {
    await (await appended(2)).close();
    writeFileSync(matches('a.json'), texts[2] + lines[2].slice(0, -1));
    const host = await open();
    expect(ok(await host.info()).reports).toEqual([]);
    expect(ok(await host.read('matches', 'a'))).toEqual({ text: plain[2], revision: 3 });
    expect(ok(await host.append('matches', 'a', lines[2], 3))).toEqual({ revision: 4 });
    expect(file()).toBe(texts[3]);
  });

  test('a line torn in a character of several bytes is dropped by the next whole write', async () => {
    await (await appended(1)).close();
    const torn = Buffer.from(texts[1] + forgedLine(texts[1], { about: { title: 'Ü' } }));
    writeFileSync(matches('a.json'), torn.subarray(0, torn.indexOf('Ü', Buffer.byteLength(texts[1])) + 1));
    const host = await open();
    expect(ok(await host.read('matches', 'a')).text).toBe(plain[1]);
    expect(code(await host.append('matches', 'a', lines[1], 2))).toBe('host.notADocument');
    expect(ok(await host.write('matches', 'a', plain[2], 2))).toEqual({ revision: 3 });
  });

  test('the torn line of a generation is not restored with it', async () => {
    const host = await appended(1);
    await host.close();
    writeFileSync(matches('kept', 'a.1'), texts[2] + lines[2].slice(0, 40));
    writeFileSync(matches('a.json'), 'nonsense');
    expect(ok(await (await open()).info()).reports).toMatchObject([{ code: 'host.generationRestored' }]);
    expect(file()).toBe(texts[2]);
  });
});

test('a file with a damaged line is moved aside, and its newest readable generation replaces it', async () => {
  await (await appended(3)).close();
  const damaged = texts[3].replace('"updated":"2"', '"updated":"7"');
  writeFileSync(matches('a.json'), damaged);
  const host = await open();
  expect(ok(await host.info()).reports).toMatchObject([{ code: 'host.generationRestored' }]);
  const [aside] = readdirSync(matches('aside'));
  expect(readFileSync(matches('aside', aside), 'utf8')).toBe(damaged);
  expect(ok(await host.read('matches', 'a')).text).toBe(base);
});

describe('files changed by another program', () => {
  test.each([
    ['a line more', () => texts[2]],
    ['a line less', () => base],
    ['the same length', () => texts[1].replace('"updated":"1"', '"updated":"9"')],
  ])('a changed file takes no line of a writer with the old revision: %s', async (_, text) => {
    const host = await appended(1);
    const { size, mtime } = statSync(matches('a.json'));
    writeFileSync(matches('a.json'), text());
    if (text().length === size) utimesSync(matches('a.json'), mtime, mtime);
    expect(['host.stale', 'host.damaged']).toContain(code(await host.append('matches', 'a', lines[1], 2)));
    expect(file()).toBe(text());
  });

  test('a change is noticed between the check of the revision and the write', async () => {
    const host = await appended(1);
    const soon = new Date(Date.now() - 120_000);
    utimesSync(matches('kept', 'a.1'), soon, soon);
    // The generation is stored between them.
    disk.refuse = (what, name) => {
      if (what === 'rename' && name.endsWith('a.1')) writeFileSync(matches('a.json'), plain[3]);
      return null;
    };
    expect(code(await host.append('matches', 'a', lines[1], 2))).toBe('host.stale');
    expect(file()).toBe(plain[3]);
  });
});

describe('failed appends', () => {
  const failing = (step: string, cause: string) => {
    disk.refuse = (what, name) => (what === step && name.endsWith('a.json') ? cause : null);
  };

  test.each([
    ['write', 'ENOSPC', 'host.diskFull'],
    ['write', 'EIO', 'host.disk'],
    ['sync', 'EIO', 'host.disk'],
    ['sync', 'EDQUOT', 'host.diskFull'],
  ])('a failed append leaves the acknowledged text, and can be repeated: %s %s', async (step, cause, problem) => {
    const host = await appended(1);
    failing(step, cause);
    expect(await host.append('matches', 'a', lines[1], 2)).toEqual({
      problem: { code: problem, params: { file: 'a', cause } },
    });
    expect(file()).toBe(texts[1]);
    disk.refuse = () => null;
    expect(ok(await host.append('matches', 'a', lines[1], 2))).toEqual({ revision: 3 });
    expect(file()).toBe(texts[2]);
  });

  test.each(['write', 'sync'])(
    'a failed append that cannot be truncated is not doubled by a retry: %s',
    async (step) => {
      const host = await appended(1);
      disk.refuse = (what, name) => ([step, 'truncate'].includes(what) && name.endsWith('a.json') ? 'EIO' : null);
      expect(code(await host.append('matches', 'a', lines[1], 2))).toBe('host.disk');
      disk.refuse = () => null;
      const isComplete = file() === texts[2];
      expect(code(await host.append('matches', 'a', lines[1], 2))).toBe(isComplete ? 'host.stale' : 'ok');
      expect(file()).toBe(texts[2]);
      // Its writer can replace the file, and only it.
      if (isComplete) expect(code(await host.write('matches', 'a', plain[3], 1))).toBe('host.stale');
      expect(code(await host.write('matches', 'a', plain[3], isComplete ? 2 : 3))).toBe('ok');
      expect(ok(await host.read('matches', 'a')).text).toBe(plain[3]);
    },
  );

  test('after a failed append and a failed whole write the document can be written again', async () => {
    const host = await appended(1);
    // The line reaches the disk and cannot be removed.
    disk.refuse = (what, name) => (['sync', 'truncate'].includes(what) && name.endsWith('a.json') ? 'EIO' : null);
    expect(code(await host.append('matches', 'a', lines[1], 2))).toBe('host.disk');
    expect(file()).toBe(texts[2]);
    disk.refuse = (what, name) => (what === 'sync' && name.endsWith('.unfinished') ? 'ENOSPC' : null);
    expect(code(await host.write('matches', 'a', plain[3], 2))).toBe('host.diskFull');
    disk.refuse = () => null;
    expect(code(await host.write('matches', 'a', plain[3], 2))).toBe('ok');
    expect(file()).toBe(plain[3]);
  });

  test('a line in a file that another program replaced during the write is not acknowledged', async () => {
    const host = await appended(1);
    disk.refuse = (what, name) => {
      if (what !== 'sync' || !name.endsWith('a.json')) return null;
      renameSync(matches('a.json'), matches('old'));
      writeFileSync(matches('a.json'), plain[3]);
      return null;
    };
    expect(code(await host.append('matches', 'a', lines[1], 2))).toBe('host.stale');
    expect(file()).toBe(plain[3]);
  });

  test('a repeated request whose answer was lost is answered again, and changes nothing', async () => {
    const host = await appended(1);
    const append = () => host.append('matches', 'a', lines[1], 2);
    expect([ok(await append()), ok(await append())]).toEqual([{ revision: 3 }, { revision: 3 }]);
    expect(file()).toBe(texts[2]);
    const write = () => host.write('matches', 'a', plain[3], 3);
    expect([ok(await write()), ok(await write())]).toEqual([{ revision: 4 }, { revision: 4 }]);
    expect(code(await append())).toBe('host.stale');
    ok(await host.write('matches', 'a', plain[4], 4));
    expect(code(await write())).toBe('host.stale');
    // Another content for the same revision is no repetition.
    expect(code(await host.write('matches', 'a', plain[3], 4))).toBe('host.stale');
  });

  test('an append on a full disk is repeated after removed documents were purged', async () => {
    const host = await appended(1);
    await host.write('matches', 'gone', document('gone'), 0);
    await host.remove('matches', 'gone');
    disk.refuse = (what) => (what === 'write' && existsSync(matches('removed', 'gone.json')) ? 'ENOSPC' : null);
    expect(ok(await host.append('matches', 'a', lines[1], 2))).toEqual({ revision: 3 });
    expect(file()).toBe(texts[2]);
  });

  test('an append after the lock was lost changes nothing', async () => {
    const host = await appended(1);
    const soon = new Date(Date.now() - 120_000);
    utimesSync(matches('kept', 'a.1'), soon, soon);
    disk.refuse = (what, name) => {
      // Another process takes over while the generation is stored.
      if (what === 'sync' && name.endsWith('kept')) rmSync(path('owner.lock'), { force: true });
      return null;
    };
    expect(code(await host.append('matches', 'a', lines[1], 2))).toBe('host.ownedElsewhere');
    expect(file()).toBe(texts[1]);
  });
});

test('a whole write after lines starts a new tail', async () => {
  const host = await appended(2);
  ok(await host.write('matches', 'a', plain[3], 3));
  expect(code(await host.append('matches', 'a', lines[3], 4))).toBe('host.notADocument');
  const line = writeLine(written[3], written[4], lastChecksum(plain[3]) ?? '') ?? '';
  expect(ok(await host.append('matches', 'a', line, 4))).toEqual({ revision: 5 });
  expect(ok(await host.read('matches', 'a')).text).toBe(plain[4]);
});
