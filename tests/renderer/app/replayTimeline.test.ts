import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Match } from '@aerodrome/engine/core/match.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { expect, test } from 'vitest';
import { ReplayTimeline } from '../../../renderer/app/screens/replay/replayTimeline.ts';
import { about, midway } from '../../saves/play.ts';
import { countThrows, tally } from '../../saves/tally.ts';

const old = readFileSync(join(import.meta.dirname, '../../saves/old', `${countThrows.name}.json`), 'utf8');
const third = { name: 'third', from: 2, up: (match: { options: unknown; state: unknown }) => match };
const second = tally(2);
const newest = { ...second, rulesVersion: 3, migrations: [countThrows, third] };

function open(text: string, kind: typeof second): Match {
  const read = readSave(text, [kind]);
  if ('problem' in read) throw new Error(JSON.stringify(read.problem));
  return read.ok.match;
}

let taken = open(old, second);
while (taken.outcome === null) taken = taken.submit({ type: 'throw', seat: taken.awaiting()[0] });
/** Begun under the first rules, ended under the second, watched under the third. */
const match = open(writeSave(taken, about), newest);
const timeline = new ReplayTimeline(match);

test('the replay of a match under three rules versions can jump to the stored start of each stretch', () => {
  expect([timeline.first, timeline.last]).toEqual([match.firstIndex - 1, match.length - 1]);
  expect(timeline.view('all', timeline.first)).toEqual(taken.view('all', -1));
  expect(timeline.view('all', match.firstIndex)).toEqual(match.view('all', match.firstIndex));
  expect(timeline.view('all', timeline.first)).not.toEqual(timeline.view('all', match.firstIndex));
});

test('log lines of a stretch lead to its start, or to the next stored start if its own was not stored', () => {
  const headings = timeline.olderLines.filter(({ heading }) => heading).map(({ entry }) => entry);
  expect(headings).toEqual([timeline.first, timeline.first]);
});

test('the step between two stored starts is not animated', () => {
  expect(timeline.isAnimated(timeline.first)).toBe(false);
  expect(timeline.isAnimated(match.firstIndex)).toBe(true);
});

test('the replay of a match under one rules version starts at its first entry', () => {
  const plain = midway();
  expect(new ReplayTimeline(plain).first).toBe(plain.firstIndex);
});
