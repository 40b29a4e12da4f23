import type { Result } from '@aerodrome/engine/core/result.ts';
import { expect, test } from 'vitest';
import type { DocumentInfo } from '../../../electron/contract.ts';
import { DigestQueue } from '../../../renderer/app/screens/saves/digestQueue.ts';
import type { Digest } from '../../../renderer/application/matches/digests.ts';

const info = (id: string, revision = 1): DocumentInfo => ({ id, revision, bytes: 1, modified: '', about: null });
const digested: Result<Digest> = { ok: {} as Digest };
const broken: Result<Digest> = { problem: { code: 'saves.unreadable' } };

/** A queue whose frames come when the test says so. */
function open(read: (info: DocumentInfo) => Result<Digest> = () => digested) {
  const reads: string[] = [];
  const batches: string[][] = [];
  let frame: (() => void) | null = null;
  const queue = new DigestQueue({
    async read(of) {
      reads.push(of.id);
      return read(of);
    },
    deliver: (batch) => batches.push(Object.keys(batch)),
    nextFrame(flush) {
      expect(frame).toBeNull();
      frame = flush;
    },
  });
  const paint = () => {
    const flush = frame;
    frame = null;
    flush?.();
  };
  /** Waits until nothing more is read. */
  const idle = async () => {
    for (let before = -1; before !== reads.length; ) {
      before = reads.length;
      await new Promise((done) => setImmediate(done));
    }
  };
  return { queue, reads, batches, paint, idle };
}

test('three hundred digests that arrive within one frame render the list of saved matches once', async () => {
  const { queue, reads, batches, paint, idle } = open();
  const ids = Array.from({ length: 300 }, (_, index) => `match-${index}`);
  for (const id of ids) queue.request(info(id));
  await idle();
  expect(reads).toEqual(ids);
  expect(batches).toEqual([]);
  paint();
  expect(batches).toEqual([ids]);
  paint();
  expect(batches).toHaveLength(1);
});

test('a digest whose card has left the view before its turn is not read', async () => {
  const { queue, reads, idle } = open();
  for (const id of ['a', 'b', 'c']) queue.request(info(id));
  queue.cancel('b');
  await idle();
  expect(reads).toEqual(['a', 'c']);
});

test('a digest is read once for each revision of its file, and again if it could not be read', async () => {
  const { queue, reads, idle } = open(({ id }) => (id === 'broken' ? broken : digested));
  for (const of of [info('a'), info('a'), info('broken')]) queue.request(of);
  await idle();
  for (const of of [info('a'), info('a', 2), info('broken')]) queue.request(of);
  await idle();
  expect(reads).toEqual(['a', 'broken', 'a', 'broken']);
});
