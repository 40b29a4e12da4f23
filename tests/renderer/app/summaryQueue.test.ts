import type { Result } from '@aerodrome/engine/core/result.ts';
import { expect, test } from 'vitest';
import type { DocumentInfo } from '../../../electron/contract.ts';
import { SummaryQueue } from '../../../renderer/app/screens/saves/summaryQueue.ts';
import type { MatchSummary } from '../../../renderer/application/matches/summary.ts';
import { readTimeout } from '../../../renderer/application/readerWorker.ts';

const info = (id: string, revision = 1): DocumentInfo => ({ id, revision, bytes: 1, modified: '', about: null });
const summary = {} as MatchSummary;
const broken: Result<MatchSummary> = { problem: { code: 'saves.unreadable' } };
const timeout: Result<MatchSummary> = { problem: readTimeout };

/** A queue whose frames come when the test says so. `stored` are the ids of matches whose summary the host has. */
function open(compute: (info: DocumentInfo) => Result<MatchSummary> = () => ({ ok: summary }), stored: string[] = []) {
  const calls: string[][] = [];
  const computed: string[] = [];
  let running = 0;
  let frame: (() => void) | null = null;
  const queue = new SummaryQueue({
    async readStored(infos) {
      calls.push(infos.map(({ id }) => id));
      return new Map(infos.filter(({ id }) => stored.includes(id)).map(({ id }) => [id, summary]));
    },
    async compute(of) {
      expect(++running).toBe(1);
      computed.push(of.id);
      await Promise.resolve();
      running--;
      return compute(of);
    },
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
    for (let before = -1; before !== calls.length + computed.length; ) {
      before = calls.length + computed.length;
      await new Promise((done) => setImmediate(done));
    }
  };
  return { queue, calls, computed, paint, idle };
}

const ids = Array.from({ length: 300 }, (_, index) => `match-${index}`);

test('three hundred stored summaries are one call to the host, compute nothing, and come to few cards in a frame', async () => {
  const { queue, calls, computed, paint, idle } = open(undefined, ids);
  const rendered: string[] = [];
  let frames = 0;
  for (const id of ids) queue.subscribe(id, () => rendered.push(id));
  queue.subscribeAll(() => frames++);
  for (const id of ids) queue.request(info(id));
  await idle();
  expect(calls).toEqual([ids]);
  expect(computed).toEqual([]);
  expect(rendered).toEqual([]);
  paint();
  expect(ids.map((id) => queue.get(id))).toEqual(ids.map(() => ({ ok: summary })));
  expect(rendered).toEqual(ids.slice(0, 8));
  paint();
  expect(rendered).toEqual(ids.slice(0, 16));
  for (const _ of ids) paint();
  expect(rendered).toEqual(ids);
  expect(frames).toBe(1);
});

test('missing summaries are computed one at a time, and each calls only the listener of its own card', async () => {
  const { queue, computed, paint, idle } = open(undefined, ['b']);
  const rendered: string[] = [];
  for (const id of ['a', 'b', 'c']) queue.subscribe(id, () => rendered.push(id));
  queue.subscribe('gone', () => rendered.push('gone'))();
  for (const id of ['a', 'b', 'c', 'gone']) queue.request(info(id));
  await idle();
  expect(computed).toEqual(['a', 'c', 'gone']);
  paint();
  expect(rendered).toEqual(['b', 'a', 'c']);
  expect(queue.get('a')).toEqual({ ok: summary });
});

test('a summary whose card has left the view before its turn is not computed', async () => {
  const { queue, computed, idle } = open();
  const [, withdraw] = ['a', 'b', 'c'].map((id) => queue.request(info(id)));
  withdraw();
  await idle();
  expect(computed).toEqual(['a', 'c']);
  queue.request(info('b'));
  await idle();
  expect(computed).toEqual(['a', 'c', 'b']);
});

test('a card that leaves the view while the host is asked is not computed', async () => {
  const { queue, calls, computed, idle } = open();
  const withdraw = queue.request(info('a'));
  await Promise.resolve();
  expect(calls).toEqual([['a']]);
  withdraw();
  await idle();
  expect(computed).toEqual([]);
});

test('a summary that a card and the filter have requested is computed although the filter withdraws', async () => {
  const { queue, computed, idle } = open();
  queue.request(info('a'));
  const withdraw = queue.request(info('a'));
  withdraw();
  withdraw();
  await idle();
  expect(computed).toEqual(['a']);
});

test('a summary is read once for each revision of its file, and again if it could not be read', async () => {
  const { queue, computed, idle } = open(({ id }) => (id === 'broken' ? broken : { ok: summary }));
  for (const of of [info('a'), info('a'), info('broken')]) queue.request(of);
  await idle();
  for (const of of [info('a'), info('a', 2), info('broken')]) queue.request(of);
  await idle();
  expect(computed).toEqual(['a', 'broken', 'a', 'broken']);
});

test('a match whose reading timed out is read again after the others, without another request', async () => {
  let timeouts = 1;
  const { queue, computed, paint, idle } = open(({ id }) =>
    id === 'slow' && timeouts-- > 0 ? timeout : { ok: summary },
  );
  for (const id of ['slow', 'b', 'c']) queue.request(info(id));
  await idle();
  expect(computed).toEqual(['slow', 'b', 'c', 'slow']);
  paint();
  expect(queue.get('slow')).toEqual({ ok: summary });
});

test('a match whose reading always times out shows the problem after three attempts', async () => {
  const { queue, computed, paint, idle } = open(() => timeout);
  queue.request(info('slow'));
  await idle();
  paint();
  expect(computed).toHaveLength(3);
  expect(queue.get('slow')).toEqual(timeout);
  queue.request(info('slow'));
  await idle();
  expect(computed).toHaveLength(6);
});
