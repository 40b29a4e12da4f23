import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@aerodrome/engine/games/index.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { pastOf } from '@aerodrome/engine/saves/past.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { expect, test } from 'vitest';
import { Reel } from '../../../renderer/app/screens/replay/reel.ts';
import { narratorOf, tellPast } from '../../../renderer/session/telling.ts';
import { midway } from '../../saves/play.ts';

const old = join(import.meta.dirname, '../../saves/old/track-count-endings.json');

function finished() {
  const read = readSave(readFileSync(old, 'utf8'), Object.values(games));
  if ('problem' in read) throw new Error(JSON.stringify(read.problem));
  return read.match;
}

test('a finished match of older rules is told from its stored events, under a heading that says so', () => {
  const match = finished();
  const [heading, ...lines] = new Reel(match).past;
  expect(heading).toEqual({ at: -1, text: say('watch.past'), heading: true });
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.every(({ at, text }) => at === -1 && text.trim() !== '')).toBe(true);
  expect(lines.at(-1)?.text).toBe('Out past the exit. White wins.');
});

test('an event that today has no words for is left out, and the others are told', () => {
  const match = finished();
  const narrator = narratorOf(match);
  const choosy: typeof narrator = {
    ...narrator,
    narrate(event) {
      if (event.type === 'flew') throw new Error('no words');
      return narrator.narrate(event);
    },
  };
  const [{ lines }] = pastOf(match);
  const all = tellPast(lines, narrator, 0).length;
  expect(tellPast(lines, choosy, 0).length).toBeGreaterThan(10);
  expect(tellPast(lines, choosy, 0).length).toBeLessThan(all);
});

test('a match under one set of rules has no past to tell', () => {
  const match = midway();
  expect(new Reel(match).past).toEqual([]);
});
