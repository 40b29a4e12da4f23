import type { Level } from '@aerodrome/engine/bots/bot.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { track } from '@aerodrome/engine/games/track/index.ts';
import { deriveSeed } from '@aerodrome/engine/meta/deriveSeed.ts';
import { expect, test } from 'vitest';
import { play, playMatch, readPlayer } from '../../build/scripts/cli/play.ts';
import { playMatchToEnd } from '../../renderer/application/bots/playToEnd.ts';

test('every game of a run and each of its bots has its own seed', () => {
  const seeds = new Set<number>();
  for (let number = 0; number < 2000; number++) {
    const seed = deriveSeed(7, number);
    seeds.add(seed).add(deriveSeed(seed, 0)).add(deriveSeed(seed, 1));
  }
  expect(seeds.size).toBe(6000);
});

test('seeds that differ only above 32 bits give different games', () => {
  expect(deriveSeed(2 ** 40 + 7, 0)).not.toBe(deriveSeed(7, 0));
});

test.each([{}, { scenario: 'escort', biplanes: ['black', 'white'] }, { scenario: 'rescue', solo: true }])(
  'a game played in place equals the match of the same seed: %j',
  (raw) => {
    const read = readOptions(track.options, raw);
    if ('problems' in read) throw new Error(JSON.stringify(read.problems));
    const game = track.open(read.options);
    for (let seed = 0; seed < 5; seed++) {
      const players = game.seats.map(() => (seed < 3 ? 'random' : 0));
      const { state, steps } = play(track, game, players, seed);
      const match = playMatch(track, read.options, players, seed);
      expect(match.record().state).toEqual(state);
      expect(match.length).toBe(steps + 1);
    }
  },
);

test.each(Object.values(games))('the tools play a match of $id between bots exactly as the page does', (kind) => {
  const read = readOptions<Record<string, unknown>>(kind.options, {});
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  const { options } = read;
  const game = kind.open(options);
  const seed = 4;
  const levels = game.seats.map((_, seat) => ((seed + seat) % 3) as Level);
  const match = playMatchToEnd(
    Match.start(kind, options, seed),
    levels.map((level) => ({ kind: 'bot', level })),
  );
  expect(play(kind, game, levels, seed).state).toEqual(match.record().state);
  expect(playMatch(kind, options, levels, seed).record()).toEqual(match.record());
});

test('a player is parsed from text, and unknown names are refused', () => {
  expect(['random', '0', '3'].map((text) => readPlayer(track, text))).toEqual(['random', 0, 3]);
  expect(['6', '-1', '', 'human', 'toString'].map((text) => readPlayer(track, text))).toEqual(Array(5).fill(null));
});
