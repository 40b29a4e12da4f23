import type { Problem } from '@aerodrome/engine/core/result.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { expect, test } from 'vitest';
import type { Host } from '../../../electron/contract.ts';
import { DocumentStore } from '../../../renderer/application/documents.ts';
import { matchSerializer } from '../../../renderer/application/matches/match.ts';
import { startPreset } from '../../../renderer/application/matches/newMatch.ts';
import { playable } from '../../../renderer/games/index.ts';

const open = startPreset('track', playable.track.presets[0]);
const now = () => '1917-04-01T05:00:00.000Z';
const serializer = matchSerializer(
  async (text) => readSave(text, Object.values(games)),
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
  const store = new DocumentStore({ write } as Host, serializer, { report });
  return { store, written, reports };
}

const saved = (revision: number) => async () => ({ ok: { revision } });
const refused = (problem: Problem) => async () => ({ problem });
const rejected = () => Promise.reject(new Error('gone'));
const thrown = () => {
  throw new Error('gone');
};

test.each([
  ['throws', thrown, 'host.unreachable'],
  ['rejects', rejected, 'host.unreachable'],
  ['refuses', refused({ code: 'host.diskFull' }), 'host.diskFull'],
])('a host that %s is reported, and the next write goes on from there', async (_, fails, code) => {
  const { store, written, reports } = storeOver(saved(1), fails, saved(2));
  await store.append(open.id, open);
  expect(store.failure(open.id)).toBeNull();
  await store.append(open.id, open);
  expect(store.failure(open.id)).toEqual({ code });
  expect(store.failure('another')).toBeNull();
  await store.append(open.id, open);
  expect(store.failure(open.id)).toBeNull();
  expect(reports).toEqual([null, code, null]);
  expect(written).toEqual([0, 1, 1]);
});

test('a match that cannot be written down does not keep others from being saved', async () => {
  const { store, reports } = storeOver(saved(1));
  const broken = { ...open, id: 'broken', title: 'x'.repeat(5000) };
  await store.append('broken', broken);
  expect(store.failure('broken')).toMatchObject({ code: 'saves.unwritable' });
  await store.flush();
  expect(store.hasPendingWrites).toBe(true);
  store.discard('broken');
  expect(store.hasPendingWrites).toBe(false);
  await store.append(open.id, open);
  expect(store.failure(open.id)).toBeNull();
  expect(reports).toEqual(['saves.unwritable', null, null]);
});
