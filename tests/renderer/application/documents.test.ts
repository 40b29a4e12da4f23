import type { Problem } from '@aerodrome/engine/core/result.ts';
import { expect, test } from 'vitest';
import type { Host } from '../../../electron/contract.ts';
import { DocumentStore } from '../../../renderer/application/documents.ts';
import { matchSerializer } from '../../../renderer/application/matches/match.ts';
import { startPreset } from '../../../renderer/application/matches/newMatch.ts';
import { readInProcess } from '../../../renderer/application/readers.ts';
import type { Serializer } from '../../../renderer/application/serializer.ts';
import { playable } from '../games/playableGames.ts';

const matchDocument = startPreset('track', playable.track.presets[0]);
const now = () => '1917-04-01T05:00:00.000Z';
const serializer = matchSerializer(
  (text) => readInProcess('match', text),
  () => true,
  now,
);

/** A store over a host of which each write goes as the next of the list says. */
function storeOver(...answers: (() => ReturnType<Host['write']>)[]) {
  const written: number[] = [];
  const reports: (string | null)[] = [];
  const write: Host['write'] = (_kind, _id, _text, revision) => {
    written.push(revision);
    const answer = answers.shift();
    if (!answer) throw new Error('not asked for');
    return answer();
  };
  const report = (problem: Problem | null) => reports.push(problem?.code ?? null);
  // It takes whole documents only.
  const append: Host['append'] = async () => ({ problem: { code: 'host.notADocument' } });
  const store = new DocumentStore({ write, append } as Host, serializer, { report });
  return { store, written, reports };
}

const saved = (revision: number) => async () => ({ ok: { revision } });
const refused = (problem: Problem) => async () => ({ problem });
const rejected = () => Promise.reject(new Error('gone'));
const thrown = () => {
  throw new Error('gone');
};

test.each([
  // Without an answer the write may have reached the disk: it is repeated, and answered with its revision.
  ['throws', thrown, 'host.unreachable', [saved(2), saved(3)], [0, 1, 1, 2]],
  ['rejects', rejected, 'host.unreachable', [saved(2), saved(3)], [0, 1, 1, 2]],
  ['refuses', refused({ code: 'host.diskFull' }), 'host.diskFull', [saved(2)], [0, 1, 1]],
])('a host that %s is reported, and the next write goes on from there', async (_, fails, code, then, revisions) => {
  const { store, written, reports } = storeOver(saved(1), fails, ...then);
  await store.append(matchDocument.id, matchDocument);
  expect(store.failure(matchDocument.id)).toBeNull();
  await store.append(matchDocument.id, matchDocument);
  expect(store.failure(matchDocument.id)).toEqual({ code });
  expect(store.failure('another')).toBeNull();
  await store.append(matchDocument.id, matchDocument);
  expect(store.failure(matchDocument.id)).toBeNull();
  expect(reports).toEqual([null, code, null]);
  expect(written).toEqual(revisions);
});

test('a match that cannot be serialized does not keep others from being saved', async () => {
  const { store, reports } = storeOver(saved(1));
  const broken = { ...matchDocument, id: 'broken', created: 'x'.repeat(5000) };
  await store.append('broken', broken);
  expect(store.failure('broken')).toMatchObject({ code: 'saves.unwritable' });
  await store.flush();
  expect(store.hasPendingWrites).toBe(true);
  store.discard('broken');
  expect(store.hasPendingWrites).toBe(false);
  await store.append(matchDocument.id, matchDocument);
  expect(store.failure(matchDocument.id)).toBeNull();
  expect(reports).toEqual(['saves.unwritable', null, null]);
});

/** A host that answers each write when the test says so. */
function slowHost() {
  const texts: string[] = [];
  let reads = 0;
  let answer: () => void = () => undefined;
  const host = {
    async write(_kind, _id, text, revision) {
      texts.push(text);
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return { ok: { revision: revision + 1 } };
    },
    async read() {
      reads++;
      return { ok: { text: texts.at(-1) ?? '', revision: texts.length } };
    },
  } as Partial<Host> as Host;
  return { host, texts, answer: () => answer(), reads: () => reads };
}

const nothing = () => undefined;

test('appends during a write are serialized once, when their turn comes, and all of them are answered', async () => {
  const { host, texts, answer } = slowHost();
  let serialized = 0;
  const write = (content: { steps: number }) => {
    serialized++;
    return String(content.steps);
  };
  const counting = { kind: 'matches', parse: () => ({ ok: { steps: 0 } }), write } as const;
  const store = new DocumentStore(host, counting, { report: nothing });
  const first = store.append('a', { steps: 1 });
  const later = [2, 3, 4].map((steps) => store.append('a', { steps }));
  expect([serialized, store.latest('a')]).toEqual([1, { steps: 4 }]);
  answer();
  expect(await first).toBeNull();
  await Promise.resolve();
  answer();
  expect(await Promise.all(later)).toEqual([null, null, null]);
  expect([serialized, texts]).toEqual([2, ['1', '4']]);
});

test('content that cannot be written is refused by put before it counts as the latest', async () => {
  const { host, texts } = slowHost();
  const reports: (Problem | null)[] = [];
  const picky: Serializer<{ title: string }> = {
    kind: 'tournaments',
    parse: (_id, text) => ({ ok: { title: text } }),
    write({ title }) {
      if (title === '') throw new RangeError('no title');
      return title;
    },
  };
  const store = new DocumentStore(host, picky, { report: (problem) => reports.push(problem) });
  expect(await store.put('a', { title: '' })).toEqual({ code: 'saves.unwritable' });
  expect([store.latest('a'), store.hasPendingWrites, texts]).toEqual([undefined, false, []]);
  expect(reports).toEqual([{ code: 'saves.unwritable' }]);
});

test('a store caches at most `maxCached` documents, and reads the others again', async () => {
  const { host, reads } = slowHost();
  const plain: Serializer<{ id: string }> = { kind: 'matches', parse: (id) => ({ ok: { id } }), write: ({ id }) => id };
  const store = new DocumentStore(host, plain, { report: nothing, maxCached: 2 });
  for (const id of ['a', 'b', 'c']) await store.open(id);
  expect(['a', 'b', 'c'].map((id) => store.latest(id))).toEqual([undefined, { id: 'b' }, { id: 'c' }]);
  expect(reads()).toBe(3);
  // The revision on disk is known from a list: cached content needs no read.
  expect(await store.open('c', 0)).toEqual({ ok: { id: 'c' } });
  expect(reads()).toBe(3);
  await store.open('a', 0);
  expect(reads()).toBe(4);
});

test('discarding a failed write leaves the file unchanged', async () => {
  const { store } = storeOver(saved(1), refused({ code: 'host.diskFull' }));
  await store.append(matchDocument.id, matchDocument);
  await store.append(matchDocument.id, { ...matchDocument, title: 'Another' });
  expect(store.latest(matchDocument.id)).toMatchObject({ title: 'Another' });
  store.discard(matchDocument.id);
  expect([store.latest(matchDocument.id), store.hasPendingWrites]).toEqual([undefined, false]);
});

test('a retry while newer content is being written does not bring back the older content that failed', async () => {
  const newer = { ...matchDocument };
  let finish = () => {};
  const slowlySaved = () =>
    new Promise<{ ok: { revision: number } }>((resolve) => {
      finish = () => resolve({ ok: { revision: 1 } });
    });
  const { store } = storeOver(refused({ code: 'host.diskFull' }), slowlySaved, saved(2));
  await store.append(matchDocument.id, matchDocument);
  const write = store.append(matchDocument.id, newer);
  const retry = store.retry();
  finish();
  await Promise.all([write, retry]);
  await store.flush();
  expect(store.failure(matchDocument.id)).toBeNull();
  expect(store.latest(matchDocument.id)).toBe(newer);
});

test('a first write that is not answered yet is unsaved, with its latest content', async () => {
  const { host, answer } = slowHost();
  const plain: Serializer<{ steps: number }> = {
    kind: 'matches',
    parse: () => ({ ok: { steps: 0 } }),
    write: ({ steps }) => String(steps),
  };
  const store = new DocumentStore(host, plain, { report: nothing });
  const first = store.put('a', { steps: 1 });
  expect(store.unsaved()).toEqual([{ kind: 'matches', id: 'a', text: '1' }]);
  const second = store.put('a', { steps: 2 });
  expect(store.unsaved()).toEqual([{ kind: 'matches', id: 'a', text: '2' }]);
  answer();
  await first;
  await Promise.resolve();
  answer();
  await second;
  expect(store.unsaved()).toEqual([]);
});
