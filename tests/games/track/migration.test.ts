import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { track } from '@aerodrome/engine/games/track/index.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { expect, test } from 'vitest';

const old = (name: string) => readFileSync(join(import.meta.dirname, '../../saves/old', `${name}.json`), 'utf8');

test('track-allow-handicaps: an escort of the second version goes on without starting damage', () => {
  const before = JSON.parse(old('track-allow-handicaps')).match;
  expect(before.segments[0].rulesVersion).toBe(2);
  expect(before.segments[0].options).not.toHaveProperty('handicaps');
  const read = readSave(old('track-allow-handicaps'), [track]);
  if ('problem' in read) throw new Error(JSON.stringify(read.problem));
  expect(read.ok.match.options).toEqual({ ...before.segments[0].options, handicaps: false, damage: [0, 0, 0] });
  expect(read.ok.match.record().state).toEqual(before.state);
  const [seat] = read.ok.match.awaiting();
  expect(read.ok.match.submit(read.ok.match.legalActions(seat)[0]).length).toBe(read.ok.match.length + 1);
});
