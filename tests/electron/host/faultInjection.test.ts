// Fault injection: a workload is run once for each file-system call that the host makes in it, and that call fails.

import type * as Files from 'node:fs';
import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type * as Promised from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Result } from '@aerodrome/engine/core/result.ts';
import { compactSave } from '@aerodrome/engine/saves/content.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openHost } from '../../../electron/host/index.ts';
import { midway, play } from '../../saves/play.ts';
import { tailedText, writesOf } from '../../saves/tailed.ts';
import { document, type Open } from './folder.ts';

/** The calls of a run, and those that fail. */
const disk = vi.hoisted(() => ({
  isCounting: false,
  calls: [] as string[],
  failsAt: (_call: number): string | null => null,
  errors: 0,
}));

const inject = vi.hoisted(() => (name: string, file: unknown): void => {
  if (!disk.isCounting) return;
  disk.calls.push(`${name} ${String(file)}`);
  const code = disk.failsAt(disk.calls.length - 1);
  if (code === null) return;
  disk.errors++;
  throw Object.assign(new Error(`${code}: injected`), { code });
});

type AnyFunction = (...args: unknown[]) => unknown;

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof Promised>();
  const wrapped: Record<string, unknown> = { ...real };
  for (const [name, value] of Object.entries(real)) {
    if (typeof value !== 'function') continue;
    wrapped[name] = async (...args: unknown[]) => {
      inject(name, args[0]);
      return (value as AnyFunction)(...args);
    };
  }
  wrapped.open = async (...args: Parameters<typeof real.open>) => {
    inject('open', args[0]);
    const handle = await real.open(...args);
    for (const name of ['sync', 'writeFile', 'chmod'] as const) {
      const method = handle[name].bind(handle) as AnyFunction;
      handle[name] = (async (...rest: unknown[]) => {
        inject(`handle.${name}`, args[0]);
        return method(...rest);
      }) as never;
    }
    // A failing `close` still closes.
    const close = handle.close.bind(handle);
    handle.close = async () => {
      await close();
      inject('handle.close', args[0]);
    };
    return handle;
  };
  return wrapped;
});
vi.mock('node:fs', async (original) => {
  const real = await original<typeof Files>();
  const wrapped: Record<string, unknown> = { ...real };
  for (const [name, value] of Object.entries(real)) {
    if (!name.endsWith('Sync') || typeof value !== 'function') continue;
    const call = value as AnyFunction;
    wrapped[name] = (...args: unknown[]) => {
      if (name === 'closeSync') call(...args);
      inject(name, args[0]);
      return name === 'closeSync' ? undefined : call(...args);
    };
  }
  wrapped.readFile = (...args: unknown[]) => {
    try {
      inject('readFile', args[0]);
      (real.readFile as unknown as AnyFunction)(...args);
    } catch (error) {
      (args.at(-1) as AnyFunction)(error);
    }
  };
  return wrapped;
});

/** Each call with `AERODROME_FAULTS=1`, as in `npm run prove`; otherwise one in so many. */
const stride = Number(process.env.AERODROME_FAULTS ?? 41);
const codes = ['EIO', 'ENOSPC', 'EACCES', 'EMFILE'];

const written = writesOf(midway(), 4, (match) => play(match, 1, match.length));
const texts = written.map((_, i) => tailedText(written.slice(0, i + 1)));
const base = texts[0] ?? '';
const lineAt = (number: number) => (texts[number] ?? '').slice((texts[number - 1] ?? '').length);
const old = document('old');
const names = { damaged: 'damaged', kept: 'kept before' };

/** The texts that may be found: after an acknowledged change the new one, after a failed one the old or the new one. */
class Expectations {
  readonly #allowed = new Map<string, Set<string | null>>();

  acknowledge(id: string, text: string | null): void {
    this.#allowed.set(id, new Set([text]));
  }
  fail(id: string, text: string | null): void {
    this.#allowed.set(id, new Set([...(this.#allowed.get(id) ?? [null]), text]));
  }
  get ids(): readonly string[] {
    return [...this.#allowed.keys()];
  }
  check(id: string, text: string | null): void {
    const allowed = this.#allowed.get(id) ?? new Set([null]);
    const name = text === null ? 'none' : text.slice(0, 60);
    expect(allowed.has(text), `${id} is ${name}`).toBe(true);
  }
  allowsNone(id: string): boolean {
    return this.#allowed.get(id)?.has(null) ?? true;
  }
}

let folder: string;
let number = 0;

beforeEach(() => {
  // Without heartbeats each run makes the same calls.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function put(name: string, text: string, ageMinutes = 0): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  const time = new Date(Date.now() - ageMinutes * 60_000);
  utimesSync(file, time, time);
}

/** A folder in use: documents, generations of all ages, a damaged document, leftovers of an interrupted write. */
function prepare(): Expectations {
  folder = join(tmpdir(), `aerodrome-faults-${process.pid}-${number++}`);
  const expected = new Expectations();
  put('settings.json', '{"sound":1}');
  put('matches/old.json', old, 200);
  for (const [generation, minutes] of [2, 20, 120].entries()) {
    put(`matches/kept/old.${generation + 1}`, document(`older ${generation}`), minutes);
  }
  put('matches/damaged.json', '{"aerodrome":1,"about"', 5);
  put('matches/kept/damaged.1', document(names.kept), 10);
  put('matches/5f0c2d1e-8a3b-4c6d-9e7f-001122334455.unfinished', 'half');
  put('tournaments/cup.json', document('cup'));
  expected.acknowledge('old', old);
  expected.acknowledge('damaged', document(names.kept));
  return expected;
}

const openFolder = () => openHost({ folder, shell: 'browser', version: '0', quit: () => {} });

/** Runs one operation. A failure must be reported; unless the faults never end, it succeeds after some attempts. */
async function attempt<T>(operation: () => Promise<Result<T>>, maxAttempts: number): Promise<T | null> {
  for (let attempts = 1; ; attempts++) {
    const answer = await operation();
    if ('ok' in answer) return answer.ok;
    const { code } = answer.problem;
    expect(code).toMatch(/^host\./);
    expect(disk.errors, `${code} without an error of the disk`).toBeGreaterThan(0);
    if (maxAttempts === 1) return null;
    expect(attempts, `still ${code}`).toBeLessThan(maxAttempts);
  }
}

/** Everything that a page does with its host, in one process. */
async function workload(expected: Expectations, maxAttempts: number): Promise<void> {
  let host: Open | null = null;
  for (let tries = 0; host === null && tries < maxAttempts; tries++) host = await openFolder().catch(() => null);
  if (host === null) {
    expect(maxAttempts, 'a folder that can be opened again').toBe(1);
    return;
  }
  const api = host;

  /** `alreadyDone`: the problem of a second attempt if the first one had its effect although it failed. */
  const change = async <T>(
    id: string,
    text: string | null,
    operation: () => Promise<Result<T>>,
    alreadyDone?: [string, T],
  ) => {
    expected.fail(id, text === null ? null : compactSave(text));
    let attempts = 0;
    const done = await attempt(async () => {
      const answer = await operation();
      const isDone = 'problem' in answer && attempts++ > 0 && answer.problem.code === alreadyDone?.[0];
      return isDone ? { ok: alreadyDone[1] } : answer;
    }, maxAttempts);
    if (done !== null) expected.acknowledge(id, text === null ? null : compactSave(text));
    return done;
  };
  /** Writes as a page does: it sends the line, or if that fails the whole document, with the revision that it knows. */
  const saveStep = async (line: number, revision: number): Promise<number> => {
    const plain = compactSave(texts[line] ?? '');
    expected.fail('a', plain);
    const appended = await api.append('matches', 'a', lineAt(line), revision);
    if ('problem' in appended) {
      const written = await change('a', plain, () => api.write('matches', 'a', plain, revision));
      return written?.revision ?? revision;
    }
    expected.acknowledge('a', plain);
    return appended.ok.revision;
  };
  const revisionOf = async (id: string) => {
    const read = await attempt(() => api.read('matches', id), maxAttempts);
    if (read) expected.check(id, read.text);
    return read?.revision ?? 0;
  };

  await checkList(api);
  const first = await change('a', base, () => api.write('matches', 'a', base, 0, 'summary of a'));
  let revision = first?.revision ?? 0;
  // After a whole write the base is another one, which the later lines do not continue.
  for (const line of [1, 2, 3]) revision = await saveStep(line, revision);
  await revisionOf('a');
  const oldRevision = await revisionOf('old');
  await change('old', document('new'), () => api.write('matches', 'old', document('new'), oldRevision));
  await change('gone', document('gone'), () => api.write('matches', 'gone', document('gone'), 0));
  await change('gone', null, async () => asDone(await api.remove('matches', 'gone')), ['host.missing', true]);
  const restore = async () => asDone(await api.restore('matches', 'gone'));
  await change('gone', document('gone'), restore, ['host.notRemoved', true]);
  await attempt(() => api.readGeneration('matches', 'old', 1), maxAttempts);
  await attempt(() => api.readSummaries('matches', ['a', 'old']), maxAttempts);
  await attempt(() => api.writeSettings('{"sound":2}'), maxAttempts);
  await attempt(() => api.readSettings(), maxAttempts);
  const backup = await attempt(() => api.exportBackup(''), maxAttempts);
  if (backup) await attempt(() => api.importBackup(backup.text), maxAttempts);
  await checkList(api);
  await api.close();
}

function asDone(answer: Result<unknown>): Result<true> {
  return 'ok' in answer ? { ok: true } : answer;
}

/** A list without a document says why. */
async function checkList(api: Open): Promise<void> {
  const [list, info] = [await api.list('matches'), await api.info()];
  const ids = 'ok' in list ? list.ok.map(({ id }) => id) : [];
  if (ids.includes('old') && ids.includes('damaged')) return;
  const isReported =
    'ok' in info && (info.ok.readOnly || info.ok.reports.some(({ code }) => code !== 'host.generationRestored'));
  expect(isReported, `list ${ids} without a report`).toBe(true);
}

/** The next start, on a disk without faults. */
async function checkNextStart(expected: Expectations): Promise<void> {
  // The lock of a process that was killed is stale; here the process is the same.
  rmSync(join(folder, 'owner.lock'), { force: true });
  const host = await openFolder();
  const info = await host.info();
  const reports = 'ok' in info ? info.ok.reports.filter(({ code }) => code !== 'host.generationRestored') : [];
  expect(reports).toEqual([]);
  const list = await host.list('matches');
  const ids = 'ok' in list ? list.ok.map(({ id }) => id) : [];
  for (const id of expected.ids) {
    const read = await host.read('matches', id);
    expected.check(id, 'ok' in read ? read.ok.text : null);
    if (!expected.allowsNone(id)) expect(ids).toContain(id);
  }
  const cup = await host.read('tournaments', 'cup');
  expect('ok' in cup && cup.ok.text).toBe(document('cup'));
  const settings = await host.readSettings();
  expect('ok' in settings && settings.ok).toMatch(/^\{"sound":[12]\}$/);
  const left = (readdirSync(folder, { recursive: true }) as string[]).filter((name) => name.endsWith('.unfinished'));
  expect(left).toEqual([]);
  await host.close();
}

async function run(failsAt: (call: number) => string | null, maxAttempts: number): Promise<string[]> {
  const expected = prepare();
  Object.assign(disk, { calls: [], errors: 0, failsAt, isCounting: true });
  try {
    await workload(expected, maxAttempts);
  } finally {
    disk.isCounting = false;
  }
  await checkNextStart(expected);
  rmSync(folder, { recursive: true });
  return disk.calls;
}

const short = (call: string) => call.replaceAll(folder, '').replace(/[0-9a-f-]{36}/, '*');

async function runAll(failsAt: (first: number, code: string) => (call: number) => string | null, maxAttempts: number) {
  const calls = await run(() => null, 1);
  expect(disk.errors).toBe(0);
  const failures: string[] = [];
  let runs = 0;
  for (let first = 0; first < calls.length; first += stride) {
    const code = codes[runs++ % codes.length] ?? 'EIO';
    try {
      await run(failsAt(first, code), maxAttempts);
      if (disk.errors === 0) throw new Error('the call was not reached');
    } catch (error) {
      disk.isCounting = false;
      const [line] = String((error as Error).message).split('\n');
      failures.push(`${code} at call ${first}, ${short(calls[first] ?? '')}: ${line}`);
    }
  }
  console.log(`${runs} faults, one for each of ${calls.length} file-system calls`);
  expect(failures).toEqual([]);
}

describe('fault injection', () => {
  test('when any one file-system call fails, no acknowledged change is lost, and a second attempt succeeds', () =>
    runAll((failing, code) => (call) => (call === failing ? code : null), 2));

  test('when all file-system calls fail for a while, everything can be saved again afterwards', () =>
    runAll((failing, code) => (call) => (call >= failing && call < failing + 12 ? code : null), 14));

  test('when all file-system calls fail from any moment on, the next start finds every acknowledged change', () =>
    runAll((failing, code) => (call) => (call >= failing ? code : null), 1));
});
