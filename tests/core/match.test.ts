import { clone } from '@aerodrome/engine/core/clone.ts';
import type { Action } from '@aerodrome/engine/core/game.ts';
import { Diverged, type Entry, Match, type MatchRecord } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { track } from '@aerodrome/engine/games/track/index.ts';
import { describe, expect, test } from 'vitest';

function start(raw: Record<string, unknown> = {}, seed = 1): Match {
  const read = readOptions(track.options, raw);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return Match.start(track, read.options, seed);
}

/** Plays random legal actions, `steps` of them or to the end. */
function play(match: Match, steps = Number.POSITIVE_INFINITY, seed = 1): Match {
  const choice = new SeededRandom(seed);
  for (let i = 0; i < steps && match.outcome === null; i++) {
    const [seat] = match.awaiting();
    const actions = match.legalActions(seat);
    expect(match.submit(actions[choice.below(actions.length)])).toBeNull();
  }
  return match;
}

const first = (match: Match, seat: number): Action => match.legalActions(seat)[0];
const json = <T>(value: T): T => JSON.parse(JSON.stringify(value));

test('the set-up is entry 0, and shows each seat its own hand only', () => {
  const match = start();
  expect(match.length).toBe(1);
  const drew = match.frames(0, 0).filter((frame) => frame.event.type === 'drew');
  expect(drew).toHaveLength(2);
  expect(drew[0].event).toHaveProperty('secret');
  expect(drew[1].event).not.toHaveProperty('secret');
});

test('a refused action says why and changes nothing', () => {
  const match = start();
  const before = json(match.record());
  expect(match.submit({ type: 'plan', seat: 0 })).toEqual({ code: 'action.malformed' });
  expect(match.submit({ type: 'exit', seat: 0 })).toEqual({ code: 'action.notNow' });
  expect(match.submit({ type: 'plan', seat: 9 })).toEqual({ code: 'action.noSuchSeat' });
  expect(json(match.record())).toEqual(before);
});

test('the match keeps its own copy of an action', () => {
  const match = start();
  const action = clone(first(match, 0)) as Action & { tile: number };
  match.submit(action);
  const record = json(match.record());
  action.tile = 99;
  expect(json(match.record())).toEqual(record);
});

test('nothing that was handed in or out can change a match from outside', () => {
  const read = readOptions(track.options, { biplanes: ['black', 'white'] });
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  const options = clone(read.options);
  const match = Match.start(track, options, 1);
  const before = json(match.record());
  Object.assign(options, { scenario: 'escort' });
  Object.assign(options.box.biplanes.black, { fallsAt: 1 });
  expect(json(match.record())).toEqual(before);
  expect(() => Object.assign(match.options, { scenario: 'escort' })).toThrow(TypeError);
  expect(() => Object.assign(match.record().state, { phase: 'over' })).toThrow(TypeError);

  const record = json(play(match, 4).record());
  const start = record.state;
  const continued = { ...record, segments: [{ ...record.segments[0], start, log: [] }] };
  const resumed = Match.resume(track, continued);
  const view = json(resumed.view('all'));
  Object.assign(start, { round: 3 });
  expect(json(resumed.view('all'))).toEqual(view);
});

test('a seed that no file could keep is refused', () => {
  for (const seed of [Number.NaN, 1.5, 2 ** 60, Number.POSITIVE_INFINITY])
    expect(() => start({}, seed)).toThrow(RangeError);
});

test('views can be had at any step, and the last frame of an entry is the view after it', () => {
  const match = play(start({ biplanes: ['black', 'white'] }, 3));
  for (const viewer of [0, 1, 'table', 'all'] as const) {
    for (let at = 0; at < match.length; at++) {
      expect(match.frames(viewer, at).at(-1)?.view).toEqual(match.view(viewer, at));
    }
  }
  expect(() => match.view(0, match.length)).toThrow(RangeError);
});

describe('undo', () => {
  test('a seat takes its own last step back and forward again', () => {
    const match = start();
    const before = json(match.record());
    match.submit(first(match, 0));
    const after = json(match.record());
    expect(match.canUndo(1)).toBe(false);
    expect(match.undo(0)).toBe(true);
    expect(json(match.record())).toEqual(before);
    expect(match.redo(1)).toBe(false);
    expect(match.redo(0)).toBe(true);
    expect(json(match.record())).toEqual(after);
  });

  test('a new step forgets what was undone', () => {
    const match = start();
    match.submit(first(match, 0));
    match.undo(0);
    match.submit(match.legalActions(0)[1]);
    expect(match.canRedo(0)).toBe(false);
  });

  test('nothing that laid tiles open or drew can be undone', () => {
    const match = start();
    match.submit(first(match, 0));
    match.submit(first(match, 1));
    expect(match.undo(1)).toBe(false);
    expect(match.undo(0)).toBe(false);
    expect(start().undo(0)).toBe(false);
  });
});

describe('an agreed take-back', () => {
  test('goes on from the earlier entry, stays in the log, and survives a save', () => {
    const match = play(start(), 6);
    const view = match.view(0, 2);
    expect(match.takeBack(2)).toBe(true);
    expect(match.view(0)).toEqual(view);
    expect(match.log('table').at(-1)).toEqual({ action: null, takeBack: 2, events: [] });
    expect(match.canUndo(0)).toBe(false);
    play(match);
    const resumed = Match.resume(track, json(match.record()));
    expect(json(resumed.record())).toEqual(json(match.record()));
  });

  test('ends what could be done again', () => {
    const match = play(start(), 2);
    match.submit(first(match, 0));
    expect(match.undo(0)).toBe(true);
    expect(match.canRedo(0)).toBe(true);
    match.takeBack(0);
    expect(match.canRedo(0)).toBe(false);
    expect(match.redo(0)).toBe(false);
  });

  test('does not rewind chance: what was drawn is not drawn again', () => {
    const match = start({ scenario: 'rescue', solo: true });
    play(match, 1);
    const before = match.length - 1;
    const redrawn = new Set<string>();
    for (let i = 0; i < 8; i++) {
      play(match, 1, 5);
      redrawn.add(JSON.stringify(match.log('all').at(-1)?.draws));
      match.takeBack(before);
    }
    expect(redrawn.size).toBeGreaterThan(1);
  });

  test('refuses an entry that is not there, and the present one', () => {
    const match = play(start(), 4);
    for (const to of [-1, match.length - 1, match.length, 1.5, Number.NaN]) expect(match.takeBack(to)).toBe(false);
  });
});

test('a viewer reads neither draws nor hashes nor other seats’ sealed tiles in the log', () => {
  const match = play(start({ biplanes: ['black', 'brown'] }, 4));
  for (const line of match.log(1)) {
    expect(line).not.toHaveProperty('draws');
    expect(line).not.toHaveProperty('hash');
    if (line.action?.seat === 0 && line.action.type === 'plan') expect(line.action).toEqual({ type: 'plan', seat: 0 });
  }
  expect(match.log('all')[0]).toHaveProperty('draws');
});

describe('a record taken up again', () => {
  test('goes on as if it had never been put down', () => {
    const straight = play(start({ scenario: 'escort', biplanes: ['grey', 'black'] }, 8), 12);
    const resumed = Match.resume(track, json(straight.record()));
    play(straight, undefined, 2);
    play(resumed, undefined, 2);
    expect(json(resumed.record())).toEqual(json(straight.record()));
  });

  const forged = (change: (log: Entry[], record: MatchRecord) => void) => {
    const record = json(play(start(), 8).record());
    change(record.segments[0].log as Entry[], record);
    return () => Match.resume(track, record);
  };
  type Step = Extract<Entry, { action: Action | null }>;
  const cases: Record<string, [number, (log: Entry[], record: MatchRecord) => void]> = {
    'a draw changed': [0, (log) => Object.assign((log[0] as Step).draws[3], { value: 0, bound: 99 })],
    'a draw too many': [1, (log) => Object.assign(log[1], { draws: [{ name: 'tile', bound: 3, value: 1 }] })],
    'a hash changed': [4, (log) => Object.assign(log[4], { hash: '0'.repeat(16) })],
    'an event changed': [3, (log) => Object.assign((log[3] as Step).events[0], { seat: 7 })],
    'an illegal action': [5, (log) => Object.assign(log[5], { action: { type: 'plan', seat: 0, tile: 77 } })],
    'an action missing': [2, (log) => log.splice(2, 1)],
    'no set-up': [0, (log) => log.splice(0, 1)],
    'a second set-up': [6, (log) => log.splice(6, 0, log[0])],
    'nothing at all': [0, (log) => log.splice(0)],
    'another snapshot': [8, (_log, record) => Object.assign(record.state, { round: 2 })],
    'a take-back into the future': [4, (log) => log.splice(4, 0, { takeBack: 30, hash: '' })],
    'a take-back to another state': [4, (log) => log.splice(4, 0, { takeBack: 1, hash: 'x' })],
  };
  test.each(Object.entries(cases))('is refused with %s, naming the entry', (_what, [at, change]) => {
    expect(forged(change)).toThrow(Diverged);
    expect(forged(change)).toThrow(expect.objectContaining({ at }));
  });
});
