import { clone } from '@aerodrome/engine/core/clone.ts';
import type { Action } from '@aerodrome/engine/core/game.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { DivergedError, type Entry, type MatchRecord } from '@aerodrome/engine/core/record.ts';
import { track } from '@aerodrome/engine/games/track/index.ts';
import { describe, expect, test } from 'vitest';

function start(raw: Record<string, unknown> = {}, seed = 1): Match {
  const read = readOptions(track.options, raw);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return Match.start(track, read.options, seed);
}

/** Plays random legal actions, `steps` of them or to the end. */
function play(start: Match, steps = Number.POSITIVE_INFINITY, seed = 1): Match {
  const choice = new SeededRandom(seed);
  let match = start;
  for (let i = 0; i < steps && match.outcome === null; i++) {
    const [seat] = match.awaiting();
    const actions = match.legalActions(seat);
    match = match.submit(actions[choice.below(actions.length)]);
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
  expect(() => match.submit({ type: 'plan', seat: 0 })).toThrow(
    expect.objectContaining({ rejection: { code: 'action.malformed' } }),
  );
  expect(() => match.submit({ type: 'exit', seat: 0 })).toThrow(
    expect.objectContaining({ rejection: { code: 'action.notNow' } }),
  );
  expect(() => match.submit({ type: 'plan', seat: 9 })).toThrow(
    expect.objectContaining({ rejection: { code: 'action.noSuchSeat' } }),
  );
  expect(json(match.record())).toEqual(before);
});

test('the match keeps its own copy of an action', () => {
  let match = start();
  const action = clone(first(match, 0)) as Action & { tile: number };
  match = match.submit(action);
  const record = json(match.record());
  action.tile = 99;
  expect(json(match.record())).toEqual(record);
});

test('changing an object that was passed to or returned by a match does not change the match', () => {
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

test('a seed that no file could store is refused', () => {
  for (const seed of [Number.NaN, 1.5, 2 ** 60, Number.POSITIVE_INFINITY])
    expect(() => start({}, seed)).toThrow(RangeError);
});

test('a view is available at any step, and the last frame of an entry is the view after it', () => {
  const match = play(start({ biplanes: ['black', 'white'] }, 3));
  for (const viewer of [0, 1, 'table', 'all'] as const) {
    for (let at = 0; at < match.length; at++) {
      expect(match.frames(viewer, at).at(-1)?.view).toEqual(match.view(viewer, at));
    }
  }
  expect(() => match.view(0, match.length)).toThrow(RangeError);
});

describe('undo', () => {
  test('a seat undoes and redoes its own last step', () => {
    let match = start();
    const before = json(match.record());
    match = match.submit(first(match, 0));
    const after = json(match.record());
    expect(match.canUndo(1)).toBe(false);
    match = match.undo(0);
    expect(json(match.record())).toEqual(before);
    expect(() => match.redo(1)).toThrow(RangeError);
    match = match.redo(0);
    expect(json(match.record())).toEqual(after);
  });

  test('a new step clears the redo list', () => {
    let match = start();
    match = match.submit(first(match, 0));
    match = match.undo(0);
    match = match.submit(match.legalActions(0)[1]);
    expect(match.canRedo(0)).toBe(false);
  });

  test('a step that revealed tiles or drew random numbers cannot be undone', () => {
    let match = start();
    match = match.submit(first(match, 0));
    match = match.submit(first(match, 1));
    expect(() => match.undo(1)).toThrow(RangeError);
    expect(() => match.undo(0)).toThrow(RangeError);
    expect(() => start().undo(0)).toThrow(RangeError);
  });
});

describe('a match as a value', () => {
  test('a match is immutable: submit, undo, redo and take-back leave it unchanged', () => {
    const match = play(start({ scenario: 'escort', biplanes: ['grey', 'black'] }, 8), 20);
    const [before, revision] = [json(match.record()), match.revision];
    const next = match.submit(first(match, match.awaiting()[0]));
    next.takeBack(5);
    for (const seat of [0, 1]) if (next.canUndo(seat)) next.undo(seat).redo(seat);
    expect(json(match.record())).toEqual(before);
    expect(match.revision).toBe(revision);
  });

  test('two branches of a match share no state after an undo and another action', () => {
    const root = start();
    const [one, other] = root.legalActions(0);
    const undone = root.submit(one).undo(0);
    const branches = [root.submit(one), undone.submit(other), undone.submit(one)];
    for (const branch of branches) {
      const end = play(branch, 60, 4);
      const alone = Match.resume(track, json(end.record()));
      for (let at = 0; at < end.length; at++) {
        expect(end.view('all', at)).toEqual(alone.view('all', at));
        expect(end.frames(0, at)).toEqual(alone.frames(0, at));
      }
    }
    expect(branches[0].view('all')).not.toEqual(branches[1].view('all'));
    expect(branches[0].view('all', 1)).toEqual(branches[2].view('all', 1));
  });

  test('the revision of a match depends on the actions that led to it, and on nothing else', () => {
    const [one, other] = start().legalActions(0);
    const values = () => {
      const match = start();
      const done = match.submit(one);
      return [match, done, match.submit(other), done.undo(0), done.undo(0).submit(other)];
    };
    const revisions = values().map(({ revision }) => revision);
    expect(new Set(revisions).size).toBe(revisions.length);
    expect(values().map(({ revision }) => revision)).toEqual(revisions);
  });

  test('a match continues the earlier versions that it was made of, and no branch', () => {
    const [one, other] = start().legalActions(0);
    const root = start();
    const done = root.submit(one);
    const branch = done.undo(0).submit(other);
    expect([done.continues(root), branch.continues(root), done.continues(done)]).toEqual([true, true, true]);
    expect([root.continues(done), branch.continues(done), start().continues(root)]).toEqual([false, false, false]);
    expect(done.undo(0).redo(0).continues(done)).toBe(true);
  });

  test('a match can be undone and redone across the end of a chunk of its log', () => {
    let match = play(start(), 4);
    while (match.length < 32) match = match.takeBack(0);
    match = match.submit(first(match, 0));
    const undone = match.undo(0);
    expect(undone.length).toBe(32);
    expect(json(undone.redo(0).record())).toEqual(json(match.record()));
  });
});

describe('an agreed take-back', () => {
  test('an agreed take-back continues from the earlier entry, stays in the log, and survives a save', () => {
    let match = play(start(), 6);
    const view = match.view(0, 2);
    match = match.takeBack(2);
    expect(match.view(0)).toEqual(view);
    expect(match.log('table').at(-1)).toEqual({ action: null, takeBack: 2, events: [] });
    expect(match.canUndo(0)).toBe(false);
    match = play(match);
    const resumed = Match.resume(track, json(match.record()));
    expect(json(resumed.record())).toEqual(json(match.record()));
  });

  test('an agreed take-back clears the redo list', () => {
    let match = play(start(), 2);
    match = match.submit(first(match, 0));
    match = match.undo(0);
    expect(match.canRedo(0)).toBe(true);
    match = match.takeBack(0);
    expect(match.canRedo(0)).toBe(false);
    expect(() => match.redo(0)).toThrow(RangeError);
  });

  test('an agreed take-back does not rewind the random generator: earlier draws are not repeated', () => {
    let match = play(start({ scenario: 'rescue', solo: true }), 1);
    const before = match.length - 1;
    const redrawn = new Set<string>();
    for (let i = 0; i < 8; i++) {
      match = play(match, 1, 5);
      redrawn.add(JSON.stringify(match.log('all').at(-1)?.draws));
      match = match.takeBack(before);
    }
    expect(redrawn.size).toBeGreaterThan(1);
  });

  test('an agreed take-back to a missing entry or to the present one is refused', () => {
    const match = play(start(), 4);
    for (const to of [-1, match.length - 1, match.length, 1.5, Number.NaN])
      expect(() => match.takeBack(to)).toThrow(RangeError);
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

describe('a resumed record', () => {
  test('a resumed record continues exactly as the match would have without a save', () => {
    const straight = play(start({ scenario: 'escort', biplanes: ['grey', 'black'] }, 8), 12);
    const resumed = Match.resume(track, json(straight.record()));
    const ends = [straight, resumed].map((match) => json(play(match, undefined, 2).record()));
    expect(ends[1]).toEqual(ends[0]);
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
  test.each(Object.entries(cases))(
    'a record with %s is refused with the number of the entry',
    (_what, [at, change]) => {
      expect(forged(change)).toThrow(DivergedError);
      expect(forged(change)).toThrow(expect.objectContaining({ at }));
    },
  );
});
