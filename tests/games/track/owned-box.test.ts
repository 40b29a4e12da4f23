import { readOptions } from '@aerodrome/engine/core/options.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { biplanes, boardSides, tilesOf } from '@aerodrome/engine/games/track/data/box.ts';
import { type GameData, openGameData } from '@aerodrome/engine/games/track/gameData.ts';
import { track } from '@aerodrome/engine/games/track/index.ts';
import { scenarioNames, scenarios } from '@aerodrome/engine/games/track/options.ts';
import { describe, expect, test } from 'vitest';
import { anyBox } from './any-box.ts';
import { boxOf, problemsOf } from './reading.ts';

const boxes = Array.from({ length: 120 }, (_, seed) => anyBox(new SeededRandom(seed)));

function optionsOf(raw: Record<string, unknown>) {
  const read = readOptions(track.options, raw);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.options;
}

const canShoot = ({ distance, sameColour }: GameData, from: number, at: number) =>
  distance(from, at) >= 1 && distance(from, at) <= 3 && sameColour(from, at);

/** Both sides of every box, with the exit path in use. */
const settings = () =>
  boxes.flatMap((box) => boardSides.map((board) => openGameData(optionsOf({ box, board, scenario: 'bombing' }))));

const isMany = (count: number) => count > 1000;

describe('a box that satisfies the rulebook text, with other stand-ins', () => {
  test('a box that satisfies the rulebook text is accepted unchanged', () => {
    for (const box of boxes) {
      expect(problemsOf(box)).toEqual([]);
      expect(boxOf(box)).toEqual({ ...box, adjustedBag: boxOf({}).adjustedBag });
    }
  });

  test('a box that satisfies the rulebook text has 138 movement tiles', () => {
    for (const box of boxes) {
      const all = biplanes.flatMap((name) => tilesOf(boxOf(box).biplanes[name]));
      expect(all).toHaveLength(138);
    }
  });

  test('two biplanes can never shoot each other with any valid box', () => {
    const mutual = settings().flatMap((gameData) => {
      const spaces = Array.from({ length: gameData.ring.off }, (_, space) => space);
      return spaces.flatMap((a) => spaces.filter((b) => canShoot(gameData, a, b) && canShoot(gameData, b, a)));
    });
    expect(mutual).toEqual([]);
  });

  test('a 3 never has two loops, and never shoots both round the loop and along the ring, with any valid box', () => {
    const shots = { round: 0, along: 0, both: 0 };
    for (const gameData of settings()) {
      for (let from = 0; from < gameData.ring.size; from++) {
        const ends = [0, 1].map((loop) => gameData.end(from, 3, loop, false)).filter((end) => end >= 0);
        expect(ends.length).toBeLessThanOrEqual(1);
        for (let at = 0; at < gameData.ring.off; at++) {
          const round = ends.some((end) => canShoot(gameData, end, at));
          const along = canShoot(gameData, gameData.end(from, 3, -1, false), at);
          if (round) shots.round++;
          if (along) shots.along++;
          if (round && along) shots.both++;
        }
      }
    }
    expect(shots).toEqual({ round: expect.toSatisfy(isMany), along: expect.toSatisfy(isMany), both: 0 });
  });

  test.each(scenarioNames)('a match with a valid box can be played to a declared ending (%s)', (scenario) => {
    const endings = new Set<string>();
    for (const [seed, box] of boxes.entries()) {
      const rng = new SeededRandom(seed);
      const solo = scenario !== 'duel' && seed % 3 === 0;
      const board = boardSides[solo ? 0 : seed % 2];
      const { mission } = scenarios[scenario];
      const first = mission[seed % mission.length];
      const others = biplanes.filter((name) => name !== first);
      const pair = [first, others[seed % others.length]];
      const edition = seed % 5 === 0 && !solo ? 'prototype' : 'final';
      const extra = solo ? { solo, smartThree: true, adjustedBag: true } : {};
      const game = track.open(optionsOf({ box, board, edition, scenario, biplanes: pair, ...extra }));
      const state = game.create();
      game.begin(state, rng, null);
      for (let step = 0; game.outcome(state) === null; step++) {
        expect(step).toBeLessThan(2000);
        const [seat] = game.awaiting(state);
        const actions = game.legalActions(state, seat);
        game.step(state, actions[rng.below(actions.length)], rng, null);
      }
      const ending = game.outcome(state)?.ending as string;
      expect(game.endings).toContain(ending);
      endings.add(ending);
    }
    expect(endings.size).toBeGreaterThan(1);
  });
});
