import type { AnyGame } from '@aerodrome/engine/core/game.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { track } from '@aerodrome/engine/games/track/index.ts';
import { expect, test } from 'vitest';
import { adopted } from '../conformance/adopted.ts';
import { play, start } from '../saves/play.ts';

/** A match that was played on and taken back until its log is long, in Track's own words. */
function longMatch(length: number): Match {
  let match = start({ scenario: 'escort', biplanes: ['grey', 'black'] }, 8);
  const choice = new SeededRandom(8);
  while (match.length < length) {
    if (match.outcome !== null || choice.below(30) === 0) match = match.takeBack(choice.below(match.length - 1));
    else match = play(match, 1, match.length);
  }
  return match;
}

/** The same kind of game, which counts how often the rules are asked to play something. */
function counting() {
  let steps = 0;
  const kind = {
    ...track,
    open(options: never): AnyGame {
      const game = track.open(options);
      const step: typeof game.step = (...args) => {
        steps++;
        game.step(...args);
      };
      return { ...game, step };
    },
  };
  return { kind, steps: () => steps };
}

test('an adopted match replays nothing until a step is looked at, and then no more than a stretch of steps', () => {
  const match = longMatch(400);
  const { kind, steps } = counting();
  const taken = adopted(kind, match);
  taken.view('table');
  taken.log('table');
  taken.awaiting();
  taken.record();
  expect(steps()).toBe(0);
  for (let at = 399; at >= 0; at -= 57) {
    const before = steps();
    expect(taken.view('all', at)).toEqual(match.view('all', at));
    expect(taken.frames(0, at)).toEqual(match.frames(0, at));
    expect(steps() - before).toBeLessThanOrEqual(32);
    const looked = steps();
    taken.frames('table', at);
    expect(steps()).toBe(looked);
  }
});

test('a match that is read is replayed once without frames, and again only for the steps that a viewer looks at', () => {
  const match = longMatch(400);
  const { kind, steps } = counting();
  const read = Match.resume(kind, JSON.parse(JSON.stringify(match.record())));
  const played = match.log('all').filter(({ action }) => action !== null);
  expect(steps()).toBe(played.length);
  read.record();
  expect(steps()).toBe(played.length);
  read.view('table', 200);
  const looked = steps();
  expect(looked - played.length).toBeLessThanOrEqual(32);
  // Pictures of every event of every step would have cost more than all the rest.
  const watched = 399 - match.log('all').findLastIndex(({ takeBack }) => takeBack !== undefined);
  expect(watched).toBeGreaterThan(1);
  expect(read.frames('table', 399)).toEqual(match.frames('table', 399));
  expect(read.frames('table', 398)).toEqual(match.frames('table', 398));
  expect(read.frames('table', 399)).toEqual(match.frames('table', 399));
  expect(steps()).toBe(looked + 2);
});

test('an adopted match can be taken back to any entry, like the original match', () => {
  let match = longMatch(200);
  const kept = JSON.stringify(match.record());
  let taken = adopted(track, Match.resume(track, JSON.parse(kept)));
  for (const to of [0, 77, 198]) {
    match = match.takeBack(to);
    taken = taken.takeBack(to);
    match = play(match, 2, to);
    taken = play(taken, 2, to);
  }
  expect(JSON.stringify(taken.record())).toBe(JSON.stringify(match.record()));
});

test('an adopted match that continues from an older state can be viewed at that state', () => {
  const record = JSON.parse(JSON.stringify(longMatch(12).record()));
  const continued = { ...record, segments: [{ ...record.segments[0], start: record.state, log: [] }] };
  const resumed = Match.resume(track, continued);
  const taken = adopted(track, resumed);
  expect(taken.firstIndex).toBe(-1);
  expect(taken.view('all', -1)).toEqual(resumed.view('all', -1));
});
