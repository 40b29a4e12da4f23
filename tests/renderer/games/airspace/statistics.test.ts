import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { GameData } from '@aerodrome/engine/games/airspace/gameData.ts';
import type { AirspaceEvent } from '@aerodrome/engine/games/airspace/state.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { expect, test } from 'vitest';
import { heightsOf, sideStatistics } from '../../../../renderer/games/airspace/panels/statistics.ts';

const file = resolve(import.meta.dirname, '../../../replays/airspace/duel-shotDown.json');
const read = readSave(readFileSync(file, 'utf8'), Object.values(games));
if ('problem' in read) throw new Error(read.problem.code);
const { match } = read.ok;
const events = match.log('all').flatMap((line) => line.events as readonly AirspaceEvent[]);

test('a side’s luck is its damage minus the average damage of its shots', () => {
  // Three shots: a 5, a 4 and a 5, the last two from the tail.
  const { faces, shots, hits, damage, expected, luck, tails } = sideStatistics(events, 0);
  expect({ faces, shots, hits, damage, tails }).toEqual({
    faces: [0, 0, 0, 1, 2, 0],
    shots: 3,
    hits: 3,
    damage: 6,
    tails: 2,
  });
  expect(luck).toBeCloseTo(6 - expected);
  expect(expected).toBeCloseTo(3.67, 1);
  expect(sideStatistics(events, 1)).toMatchObject({ shots: 0, damage: 0, luck: 0 });
});

test('the statistics list the level of an airplane after each turn, with its damage', () => {
  const heights = heightsOf(match.game.gameData as GameData, events, 1);
  expect(heights[0]).toEqual({ level: 6, taken: 0 });
  expect(heights).toHaveLength(events.filter((event) => event.type === 'flew' && event.plane === 1).length + 1);
  expect(heights.at(-1)?.taken).toBeCloseTo(4 / 6);
});
