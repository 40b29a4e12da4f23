import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Viewer } from '@aerodrome/engine/core/game.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { olderSegments } from '@aerodrome/engine/saves/olderSegments.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { expect, test } from 'vitest';
import { ReplayTimeline } from '../../../renderer/app/screens/replay/replayTimeline.ts';
import { LogNarrator, narrateOlderSegment, narratorOf } from '../../../renderer/session/logNarrator.ts';
import { midway, start } from '../../saves/play.ts';

const old = join(import.meta.dirname, '../../saves/old/track-count-endings.json');

function finished() {
  const read = readSave(readFileSync(old, 'utf8'), Object.values(games));
  if ('problem' in read) throw new Error(JSON.stringify(read.problem));
  return read.ok.match;
}

test('a finished match of older rules is narrated from its stored events under a heading that says so', () => {
  const match = finished();
  const [heading, ...lines] = new ReplayTimeline(match).olderLines;
  expect(heading).toMatchObject({ entry: -1, text: say('watch.past'), heading: true });
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.every(({ entry, text }) => entry === -1 && text.trim() !== '')).toBe(true);
  expect(lines.at(-1)?.text).toBe('Out past the exit. White wins.');
});

test('an event without a text is left out, and the others are narrated', () => {
  const match = finished();
  const narrator = narratorOf(match);
  const choosy: typeof narrator = {
    ...narrator,
    narrate(event) {
      if (event.type === 'flew') throw new Error('no words');
      return narrator.narrate(event);
    },
  };
  const [{ lines }] = olderSegments(match);
  const all = narrateOlderSegment(lines, narrator, 0, 0).length;
  expect(narrateOlderSegment(lines, choosy, 0, 0).length).toBeGreaterThan(10);
  expect(narrateOlderSegment(lines, choosy, 0, 0).length).toBeLessThan(all);
});

test('a match under one version of the rules has no older segment', () => {
  const match = midway();
  expect(new ReplayTimeline(match).olderLines).toEqual([]);
});

test('only the entries around one are narrated in a long log, and earlier ones on demand', () => {
  let match = start();
  match = match.submit(match.legalActions(match.awaiting()[0])[0]);
  while (match.length < 1000) match = match.takeBack(match.length % 2);
  const narrator = narratorOf(match);
  let told = 0;
  const counting: typeof narrator = {
    ...narrator,
    narrate(event) {
      told++;
      return narrator.narrate(event);
    },
  };
  const telling = new LogNarrator(counting);
  const entries = (at: number, farther = 0) => {
    const { lines, hasEarlier } = telling.linesAround(match, at, 'table', farther);
    return [lines[0].entry, lines[lines.length - 1].entry, hasEarlier];
  };
  expect(entries(999)).toEqual([899, 999, true]);
  expect(told).toBe(0);
  expect(entries(999, 200)).toEqual([699, 999, true]);
  expect(entries(500)).toEqual([400, 599, true]);
  expect(entries(50)).toEqual([0, 149, false]);
  expect(told).toBeGreaterThan(0);
  const keys = telling.linesAround(match, 999, 'table', 1000).lines.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('the cache is cleared after an undo and for another viewer', () => {
  let match = start();
  const telling = new LogNarrator(narratorOf(match));
  const [seat] = match.awaiting();
  const tells = (viewer: Viewer = seat) =>
    telling.linesAround(match, match.length - 1, viewer).lines.map(({ text }) => text);
  const actions = match.legalActions(seat);
  match = match.submit(actions[0]);
  const first = tells();
  expect(tells('table')).not.toEqual(first);
  expect(tells()).toEqual(first);
  match = match.undo(seat);
  match = match.submit(actions[actions.length - 1]);
  expect(tells()).not.toEqual(first);
});
