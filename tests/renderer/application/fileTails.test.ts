import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Problem } from '@aerodrome/engine/core/result.ts';
import { splitSave } from '@aerodrome/engine/saves/tail.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Host } from '../../../electron/contract.ts';
import { openHost } from '../../../electron/host/index.ts';
import { DocumentStore } from '../../../renderer/application/documents.ts';
import { type MatchDocument, matchSerializer, serializeMatch } from '../../../renderer/application/matches/match.ts';
import { startPreset } from '../../../renderer/application/matches/newMatch.ts';
import { readInProcess } from '../../../renderer/application/readers.ts';
import { playable } from '../games/playableGames.ts';
import { playOn } from './longMatch.ts';

let folder: string;
let host: Awaited<ReturnType<typeof openHost>>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aerodrome-tails-'));
  host = await openHost({ folder, shell: 'browser', version: '0', quit: () => {} });
});
afterEach(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

let minutes = 0;
const now = () => `1917-04-01T05:${String(minutes++ % 60).padStart(2, '0')}:00.000Z`;
const serializer = matchSerializer(
  (text) => readInProcess('match', text),
  () => true,
  now,
);

interface Sent {
  channel: 'write' | 'append';
  bytes: number;
}

/** A store over the real host, with what it sends. `fail` gives the problem that a call meets instead. */
function storeOver(
  fail: (channel: Sent['channel']) => Problem | null = () => null,
  losesAnswer: (channel: Sent['channel']) => boolean = () => false,
) {
  const sent: Sent[] = [];
  const reports: (string | null)[] = [];
  const counting =
    (channel: Sent['channel']): Host['write'] =>
    async (kind, id, text, revision) => {
      sent.push({ channel, bytes: Buffer.byteLength(text) });
      const problem = fail(channel);
      const answer = problem ? { problem } : await host[channel](kind, id, text, revision);
      return losesAnswer(channel) ? { problem: { code: 'host.unreachable' } } : answer;
    };
  const spied: Host = { ...host, write: counting('write'), append: counting('append') };
  const report = (problem: Problem | null) => reports.push(problem?.code ?? null);
  return { store: new DocumentStore(spied, serializer, { report }), sent, reports };
}
const channels = (sent: Sent[]) => sent.splice(0).map(({ channel }) => channel);

const newMatch = (game = 'track'): MatchDocument => ({ ...startPreset(game, playable[game].presets[0]), id: 'a' });
const step = (open: MatchDocument, seed = 1): MatchDocument => ({ ...open, match: playOn(open.match, seed) });
const file = () => readFileSync(join(folder, 'matches', 'a.json'), 'utf8');

/** The match on disk, as the next page reads it. */
async function stored(): Promise<MatchDocument> {
  const read = await storeOver().store.open('a');
  if ('problem' in read) throw new Error(JSON.stringify(read.problem));
  return read.ok;
}

async function expectStored(open: MatchDocument): Promise<void> {
  const read = await stored();
  expect(read.match.record()).toEqual(open.match.record());
  expect(serializeMatch(read, '')).toBe(serializeMatch(open, ''));
}

test('the bytes written per step do not depend on the length of the match', async () => {
  const { store, sent } = storeOver();
  let open = newMatch('squadrons');
  for (let i = 0; i < 500; i++) {
    open = step(open);
    expect(await store.append('a', open)).toBeNull();
  }
  const bytes = (some: readonly Sent[]) => some.reduce((sum, one) => sum + one.bytes, 0);
  const appends = sent.filter(({ channel }) => channel === 'append');
  // A line is as long at the end as at the beginning, and compaction costs less than twice the lines.
  expect(bytes(appends.slice(-100))).toBeLessThan(1.1 * bytes(appends.slice(0, 100)));
  expect(bytes(sent)).toBeLessThan(3 * bytes(appends));
  console.log(`${Math.round(bytes(sent) / 500)} bytes per step, ${sent.length - appends.length} whole writes`);
});

describe('a step of a match', () => {
  test('a step is appended to the file, with the metadata that it changes', async () => {
    const { store, sent } = storeOver();
    let open = newMatch();
    await store.append('a', open);
    for (let i = 0; i < 4; i++) {
      open = { ...step(open), hints: i, timeLeftMs: { 1: 1000 - i }, turnTimesMs: { 0: Array(i).fill(7) } };
      expect(await store.append('a', open)).toBeNull();
    }
    expect(channels(sent)).toEqual(['write', 'append', 'append', 'append', 'append']);
    await expectStored(open);
  });

  test('steps that wait for a write are appended as one line', async () => {
    const { store, sent } = storeOver();
    let open = newMatch();
    await store.append('a', open);
    const writes: Promise<unknown>[] = [];
    for (let i = 0; i < 5; i++) {
      open = step(open);
      writes.push(store.append('a', open));
    }
    expect(await Promise.all(writes)).toEqual([null, null, null, null, null]);
    expect(channels(sent)).toEqual(['write', 'append', 'append']);
    await expectStored(open);
  });

  test('content that is changed in place during and after its write is stored', async () => {
    const { store, sent } = storeOver();
    const open = newMatch();
    const writes: Promise<unknown>[] = [];
    for (let i = 0; i < 4; i++) {
      open.match = playOn(open.match, 1);
      writes.push(store.append('a', open));
      if (i === 2) await Promise.all(writes);
    }
    await Promise.all(writes);
    expect(channels(sent)).toEqual(['write', 'append', 'append']);
    await expectStored(open);
  });

  test('an undone step, a step after it and a take-back are appended', async () => {
    const { store, sent } = storeOver();
    let open = newMatch();
    await store.append('a', open);
    open = step(open);
    await store.append('a', open);
    const seat = open.match.seatAt(open.match.length - 1) as number;
    open = { ...open, match: open.match.undo(seat) };
    await store.append('a', open);
    await expectStored(open);
    open = step(step(open, 9), 9);
    await store.append('a', open);
    open = { ...open, match: open.match.takeBack(0) };
    await store.append('a', open);
    expect(channels(sent).slice(1)).toEqual(Array(4).fill('append'));
    await expectStored(open);
  });

  test('a finished match is a whole save on disk', async () => {
    const { store, sent } = storeOver();
    let open = newMatch();
    await store.append('a', open);
    open = step(open);
    await store.append('a', open);
    const [resign] = open.match.asides(0).filter((aside) => open.match.game.asideKind(aside) === 'resign');
    open = { ...open, match: open.match.submit(resign) };
    expect(open.match.outcome).not.toBeNull();
    await store.append('a', open);
    await store.append('a', { ...open, hints: 3 });
    expect(channels(sent)).toEqual(['write', 'append', 'write', 'write']);
    expect(splitSave(file())).toMatchObject({ ok: { lines: [] } });
  });
});

describe('whole writes', () => {
  test('a tail that outgrows its base is compacted', async () => {
    const { store, sent } = storeOver();
    let open = newMatch('squadrons');
    for (let i = 0; i < 400; i++) {
      open = step(open);
      await store.append('a', open);
    }
    const whole = sent.flatMap(({ channel }, at) => (channel === 'write' ? [at] : []));
    // The first write, and then after longer and longer tails.
    expect(whole[0]).toBe(0);
    expect(whole.length).toBeGreaterThan(2);
    expect(whole.length).toBeLessThan(20);
    const split = splitSave(file());
    if ('problem' in split) throw new Error('damaged');
    const { base, text } = split.ok;
    expect(text.length - base.length).toBeLessThanOrEqual(Math.max(base.length, 2 ** 16));
    await expectStored(open);
  });

  test('opening a match writes nothing, and its first step is a whole write', async () => {
    const first = storeOver();
    const open = newMatch();
    await first.store.append('a', open);
    await first.store.append('a', step(open));
    const before = file();
    const { store, sent } = storeOver();
    const read = await store.open('a');
    if ('problem' in read) throw new Error('unreadable');
    expect([sent, file()]).toEqual([[], before]);
    const next = step(read.ok);
    await store.append('a', next);
    await store.append('a', step(next));
    expect(channels(sent)).toEqual(['write', 'append']);
    expect(splitSave(file())).toMatchObject({ ok: { lines: [{}] } });
  });

  test('a whole write follows a text that was written past the queue', async () => {
    const { store, sent } = storeOver();
    const open = newMatch();
    await store.append('a', open);
    await store.writeText('a', serializeMatch({ ...open, title: 'Renamed' }, now()), 1);
    await store.append('a', step(open));
    expect(channels(sent)).toEqual(['write', 'write', 'write']);
  });

  test.each([{ code: 'host.diskFull' }, { code: 'host.missing' }, { code: 'host.notADocument' }])(
    'a whole write follows an append that fails with $code',
    async (problem) => {
      const { store, sent, reports } = storeOver((channel) => (channel === 'append' ? problem : null));
      let open = newMatch();
      await store.append('a', open);
      open = step(open);
      expect(await store.append('a', open)).toBeNull();
      expect(channels(sent)).toEqual(['write', 'append', 'write']);
      expect(reports).toEqual([null, null]);
      await expectStored(open);
    },
  );

  test.each(['append', 'write'] as const)(
    'a request whose answer was lost is repeated, and the match can be saved further: %s',
    async (lost) => {
      let losses = 0;
      const { store, reports } = storeOver(
        () => null,
        (channel) => channel === lost && losses-- > 0,
      );
      let open = newMatch();
      losses = lost === 'write' ? 2 : 0;
      await store.append('a', open);
      losses = 2;
      for (let i = 0; i < 4; i++) {
        open = step(open);
        await store.append('a', open);
      }
      expect(reports).toContain('host.unreachable');
      expect(store.hasPendingWrites).toBe(false);
      await expectStored(open);
    },
  );

  test('a retry after failed writes is a whole write', async () => {
    let isFull = false;
    const { store, sent, reports } = storeOver(() => (isFull ? { code: 'host.diskFull' } : null));
    let open = newMatch();
    await store.append('a', open);
    open = step(open);
    isFull = true;
    expect(await store.append('a', open)).toEqual({ code: 'host.diskFull' });
    expect(store.hasPendingWrites).toBe(true);
    isFull = false;
    expect(await store.retry()).toEqual(['a']);
    await store.append('a', step(open));
    expect(channels(sent)).toEqual(['write', 'append', 'write', 'write', 'append']);
    expect(reports).toEqual([null, 'host.diskFull', null, null]);
  });

  test('a file that another program has changed is not overwritten', async () => {
    const { store } = storeOver();
    const open = newMatch();
    await store.append('a', open);
    const changed = serializeMatch({ ...open, title: 'By hand' }, now());
    writeFileSync(join(folder, 'matches', 'a.json'), changed);
    expect(await store.append('a', step(open))).toMatchObject({ code: 'host.stale' });
    expect(file()).toBe(changed);
  });

  test('a file that was deleted is written again', async () => {
    const { store } = storeOver();
    let open = newMatch();
    await store.append('a', open);
    rmSync(join(folder, 'matches', 'a.json'));
    open = step(open);
    expect(await store.append('a', open)).toBeNull();
    await expectStored(open);
  });
});
