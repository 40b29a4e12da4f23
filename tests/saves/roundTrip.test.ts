import { Match } from '@aerodrome/engine/core/match.ts';
import { formatVersion, writeSave } from '@aerodrome/engine/saves/format.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { describe, expect, test } from 'vitest';
import { about, actionsSince, kinds, midway, modes, play, start } from './play.ts';

function reopen(match: Match): Match {
  const read = readSave(writeSave(match, about), kinds);
  if ('problem' in read) throw new Error(JSON.stringify(read.problem));
  return read.ok.match;
}

/** All that can be seen of a match, by anybody and at any time. */
function everything(match: Match): unknown {
  const viewers = ['all', 'table', ...match.game.seats.keys()] as const;
  const seats = [...match.game.seats.keys()];
  return {
    record: match.record(),
    logs: viewers.map((viewer) => match.log(viewer)),
    frames: viewers.map((viewer) => Array.from({ length: match.length }, (_, at) => match.frames(viewer, at))),
    actions: seats.map((seat) => [match.legalActions(seat), match.asides(seat), match.canUndo(seat)]),
  };
}

describe.each(Object.entries(modes))('%s', (_name, raw) => {
  test('a match is read from its file unchanged, at the start, midway and at the end', () => {
    let match = start(raw, 5);
    for (const steps of [0, 1, 9, Number.POSITIVE_INFINITY]) {
      match = play(match, steps, 7);
      expect(everything(reopen(match))).toEqual(everything(match));
    }
    expect(match.outcome).not.toBeNull();
  });

  test('a loaded match continues exactly as the saved one would have', () => {
    const left = midway(raw);
    const match = play(left, Number.POSITIVE_INFINITY, 3);
    let resumed = reopen(left);
    for (const action of actionsSince(left, match)) resumed = resumed.submit(action);
    expect(everything(resumed)).toEqual(everything(match));
  });
});

test('the notes of a file are read as they were written', () => {
  const read = readSave(writeSave(start(), about), kinds);
  expect(read).toHaveProperty('ok.about', about);
});

test('the same match and notes give the same text, whatever the order of their keys and however often it is reopened', () => {
  const match = midway({ scenario: 'rescue' });
  const text = writeSave(match, about);
  expect(writeSave(match, Object.fromEntries(Object.entries(about).reverse()))).toBe(text);
  expect(writeSave(reopen(reopen(match)), about)).toBe(text);
});

test('a file has a line for each entry of the log', () => {
  const match = midway();
  const lines = writeSave(match, about).split('\n');
  const entries = lines.filter((line) => line.startsWith('{"action":'));
  expect(entries).toHaveLength(match.length);
  expect(lines[0]).toBe(`{"aerodrome":${formatVersion},`);
});

test.each([
  ['too long', { title: 'x'.repeat(1001) }],
  ['too many', Object.fromEntries(Array.from({ length: 33 }, (_, i) => [`note${i}`, i]))],
  ['endless numbers', { rating: Number.POSITIVE_INFINITY }],
  ['under a name of the language', { constructor: 'Ann' }],
])('notes that are %s are refused before they are written', (_why, notes) => {
  expect(() => writeSave(start(), notes)).toThrow(RangeError);
});

describe('undoing', () => {
  test('a step that was undone is not in the file, and one that was redone is', () => {
    let match = midway({}, 4);
    const before = match.record();
    const [seat] = match.awaiting();
    match = match.submit(match.legalActions(seat)[0]);
    const after = match.record();
    match = match.undo(seat);
    expect(reopen(match).record()).toEqual(before);
    expect(reopen(match).canRedo(seat)).toBe(false);
    match = match.redo(seat);
    expect(reopen(match).record()).toEqual(after);
  });

  test('a sealed tile can still be undone after loading, and a revealed one cannot', () => {
    let match = start();
    const before = match.record();
    match = match.submit(match.legalActions(0)[0]);
    let sealed = reopen(match);
    expect(sealed.canUndo(1)).toBe(false);
    sealed = sealed.undo(0);
    expect(sealed.record()).toEqual(before);
    match = match.submit(match.legalActions(1)[0]);
    expect(() => reopen(match).undo(1)).toThrow(RangeError);
  });

  test('an agreed take-back stays in the log, and loading does not rewind the random generator', () => {
    let match = midway({ scenario: 'espionage', solo: true });
    match = match.takeBack(4);
    let resumed = reopen(match);
    expect(everything(resumed)).toEqual(everything(match));
    const left = match;
    match = play(match, 6, 9);
    for (const action of actionsSince(left, match)) resumed = resumed.submit(action);
    match = match.takeBack(7);
    resumed = resumed.takeBack(7);
    expect(everything(reopen(resumed))).toEqual(everything(match));
  });
});

test('a match from a file equals the match from its record in memory', () => {
  const match = midway({ scenario: 'bombing' });
  expect(reopen(match).record()).toEqual(Match.resume(match.kind, match.record()).record());
});
