import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Action, RulesMigration } from '@aerodrome/engine/core/game.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { track } from '@aerodrome/engine/games/track/index.ts';
import { formatVersion, writeSave } from '@aerodrome/engine/saves/format.ts';
import { type FormatMigration, formatMigrations } from '@aerodrome/engine/saves/migrations.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { splitSave } from '@aerodrome/engine/saves/tail.ts';
import { describe, expect, test } from 'vitest';
import { forge, seal } from './forge.ts';
import { about, actionsSince, midway, modes, play } from './play.ts';
import { countThrows, tally, thrown } from './tally.ts';

const folder = join(import.meta.dirname, 'old');
const oldFile = (name: string) => join(folder, `${name}.json`);
/** Of the first format, and of the first version of its game's rules. */
const first = readFileSync(oldFile(countThrows.name), 'utf8');

const released = [...formatMigrations, ...Object.values(games).flatMap(({ migrations }) => migrations)];

const withoutOldFile = (names: readonly string[]) => names.filter((name) => !existsSync(oldFile(name)));

function open(text: string, kind = tally()): Match {
  const read = readSave(text, [kind]);
  if ('problem' in read) throw new Error(JSON.stringify(read.problem));
  return read.ok.match;
}

describe('the migrations of this version', () => {
  test('each migration of this version has a name of its own and an old file, which it brings up to date', () => {
    const names = released.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(withoutOldFile(names)).toEqual([]);
    for (const name of names) {
      expect(readSave(readFileSync(oldFile(name), 'utf8'), Object.values(games))).toHaveProperty('ok.match');
    }
  });

  test.each(Object.values(games))('the migrations of $id lead from each version to the next', (kind) => {
    const steps = kind.migrations.map(({ from }) => from);
    expect(steps).toEqual(Array.from({ length: kind.rulesVersion - 1 }, (_, i) => i + 1));
  });

  test('a migration without an old file is found', () => {
    expect(withoutOldFile(['nobody-kept-a-file', countThrows.name])).toEqual(['nobody-kept-a-file']);
  });
});

test('track-count-endings: a rescue of the first version says how many it saved', () => {
  const old = JSON.parse(readFileSync(oldFile('track-count-endings'), 'utf8')).match;
  expect(old.segments[0].rulesVersion).toBe(1);
  expect(old.state.outcome).toEqual({ ending: 'escaped', winners: [0] });
  const match = open(readFileSync(oldFile('track-count-endings'), 'utf8'), track);
  expect(match.outcome).toEqual({ ending: 'escaped', winners: [0], figures: { rescued: 2 } });
});

test('sum-each-entry: a file of the first format is read by its own checksum, and written with today’s', () => {
  const match = open(first);
  expect(match.view('all')).toEqual(thrown(tally(), 4).view('all'));
  const written = writeSave(match, { players: ['Ann', 'Bo'], title: 'The first file' });
  const [was, is] = [first, written].map((text) => JSON.parse(text));
  expect([was.aerodrome, is.aerodrome, is.checksum === was.checksum]).toEqual([1, formatVersion, false]);
  expect(is).toEqual({ ...was, aerodrome: formatVersion, checksum: is.checksum });
  const checksum = { code: 'save.invalid', params: { path: 'checksum', what: 'checksum' } };
  for (const exchanged of [
    { ...was, checksum: is.checksum },
    { ...is, checksum: was.checksum },
  ]) {
    expect(readSave(JSON.stringify(exchanged), [tally()])).toEqual({ problem: checksum });
  }
});

test('a file of format 3 with a tail is read with all its lines, and its log leads to its state', () => {
  const text = readFileSync(oldFile('format-3-with-tail'), 'utf8');
  const split = splitSave(text);
  if ('problem' in split) throw new Error(JSON.stringify(split.problem));
  const { base, lines } = split.ok;
  expect([JSON.parse(base).aerodrome, lines.length]).toEqual([3, 7]);
  const read = readSave(text, Object.values(games));
  if ('problem' in read) throw new Error(JSON.stringify(read.problem));
  const { about: notes, match } = read.ok;
  expect(notes).toEqual({ ...about, title: 'Left in the third round', updated: '2026-11-01T12:07:00.000Z' });
  // One entry was undone and one line took steps back.
  expect(match.entryCounts).toEqual({ entries: 13, takeBacks: 1 });
  let replayed = Match.start(track, match.options, match.seed);
  for (const entry of match.record().segments[0].log.slice(1)) {
    replayed = 'takeBack' in entry ? replayed.takeBack(entry.takeBack) : replayed.submit(entry.action as Action);
  }
  expect(replayed.record()).toEqual(match.record());
  expect(replayed.record().state).toEqual(lines.at(-1)?.state);
});

describe('an older format', () => {
  const nameNotes: FormatMigration = {
    name: 'name-notes',
    up: ({ notes, ...rest }) => ({ ...rest, about: { title: notes as string } }),
  };
  const dropMood: FormatMigration = { name: 'drop-mood', up: ({ mood: _mood, ...rest }) => rest };
  const steps = [nameNotes, dropMood];
  const { about: _about, ...parts } = JSON.parse(first);
  const oldest = seal({ ...parts, aerodrome: 1, notes: 'An older file', mood: 'calm' });

  test('an older format is migrated by every step from its own version on', () => {
    expect(readSave(oldest, [tally()], steps)).toHaveProperty('ok.about', { title: 'An older file' });
    const second = seal({ ...parts, aerodrome: 2, about: { title: 'Of the second' }, mood: 'calm' });
    expect(readSave(second, [tally()], steps)).toHaveProperty('ok.about', { title: 'Of the second' });
    const third = seal({ ...parts, aerodrome: 3, about: {} });
    expect(readSave(third, [tally()], steps)).toHaveProperty('ok.about', {});
  });

  test('an older format is checked after migration as a file of the present version, and by its own checksum', () => {
    const params = { path: 'mood', what: 'strict_object' };
    const forgetful = [nameNotes, { ...dropMood, up: (content: object) => content }];
    expect(readSave(oldest, [tally()], forgetful)).toEqual({ problem: { code: 'save.invalid', params } });
    const damaged = oldest.replace('An older file', 'An alder file');
    const checksum = { code: 'save.invalid', params: { path: 'checksum', what: 'checksum' } };
    expect(readSave(damaged, [tally()], steps)).toEqual({ problem: checksum });
  });

  test('a migration of the format that fails is reported with its name and the cause', () => {
    const up = () => {
      throw new Error('no such notes');
    };
    const failing = [{ ...nameNotes, up }, dropMood];
    const params = { migration: 'name-notes', cause: 'no such notes' };
    expect(readSave(oldest, [tally()], failing)).toEqual({ problem: { code: 'save.migrationFailed', params } });
    const mute = [{ ...nameNotes, up: () => 7 }, dropMood];
    const lost = { migration: 'drop-mood', cause: 'notARecord' };
    expect(readSave(oldest, [tally()], mute)).toEqual({ problem: { code: 'save.migrationFailed', params: lost } });
  });
});

describe('a match under older rules', () => {
  test('a match under older rules goes on from its migrated state under the present rules, in a new segment', () => {
    const match = open(first, tally(2));
    const { segments, state } = match.record();
    expect(segments.map(({ rulesVersion, log }) => [rulesVersion, log.length])).toEqual([
      [1, 5],
      [2, 0],
    ]);
    expect(segments[1]).toMatchObject({ options: { goal: 30 }, start: state });
    expect(match.view('all')).toEqual({ ...(thrown(tally(), 4).view('all') as object), throws: 0 });
  });

  test('a match under older rules keeps what was played before as it was written', () => {
    const match = open(first, tally(2));
    expect(match.record().segments.slice(0, 1)).toEqual(JSON.parse(first).match.segments);
    expect(match.olderSegments).toEqual([{ rulesVersion: 1, steps: 5 }]);
    expect(match.length).toBe(0);
    expect(match.canUndo(0)).toBe(false);
  });

  test('a match under older rules can be taken back to the state it was resumed from, and no further', () => {
    let match = open(first, tally(2));
    const start = match.view('all');
    expect(() => match.takeBack(-1)).toThrow(RangeError);
    match = match.submit({ type: 'throw', seat: match.awaiting()[0] });
    expect(() => match.takeBack(-2)).toThrow(RangeError);
    match = match.takeBack(-1);
    expect(match.view('all')).toEqual(start);
    expect(open(writeSave(match, about), tally(2)).record()).toEqual(match.record());
  });

  test('a match under older rules continues with the saved state of the random generator', () => {
    let match = open(first, tally(2));
    let unbroken = open(first);
    while (match.outcome === null) {
      const action = { type: 'throw', seat: match.awaiting()[0] };
      [match, unbroken] = [match.submit(action), unbroken.submit(action)];
      expect(match.log('all').at(-1)?.draws).toEqual(unbroken.log('all').at(-1)?.draws);
    }
    expect(match.outcome).toEqual(unbroken.outcome);
  });

  test('a match under older rules can be saved again, before and after its first new move', () => {
    let match = open(first, tally(2));
    for (let moves = 0; moves < 3; moves++) {
      expect(open(writeSave(match, about), tally(2)).record()).toEqual(match.record());
      match = match.submit({ type: 'throw', seat: match.awaiting()[0] });
    }
    expect(match.view('all')).toHaveProperty('throws', 3);
  });

  test('a match under older rules is refused if a migration is missing or fails', () => {
    const refused = (...rules: RulesMigration[]) => readSave(first, [tally(2, rules)]);
    const missing = { migration: 'tally.1', cause: 'missing' };
    expect(refused()).toEqual({ problem: { code: 'save.migrationFailed', params: missing } });
    const up = () => {
      throw new TypeError('no such total');
    };
    const broken = { migration: countThrows.name, cause: 'no such total' };
    expect(refused({ ...countThrows, up })).toEqual({ problem: { code: 'save.migrationFailed', params: broken } });
  });

  test('a match under older rules is refused if the migrated state or options are invalid', () => {
    const refused = (up: RulesMigration['up']) => readSave(first, [tally(2, [{ ...countThrows, up }])]);
    const total = { path: 'match.state.total', what: 'conflict' };
    const keepState: RulesMigration['up'] = ({ state }) => ({ options: { goal: 30 }, state });
    expect(refused(keepState)).toEqual({ problem: { code: 'save.invalid', params: total } });
    const target = { path: 'match.options.target', what: 'option.unknown' };
    expect(refused((match) => match)).toEqual({ problem: { code: 'save.invalid', params: target } });
  });

  test('a match under older rules is refused if its state is not the one its log ends with', () => {
    const params = { path: 'match.state', what: 'hash' };
    const read = readSave(forge(first, { 'match.state.total': 29 }), [tally(2)]);
    expect(read).toEqual({ problem: { code: 'save.invalid', params } });
  });
});

test.each(Object.entries(modes))('a match continues under later rules without state changes: %s', (_name, raw) => {
  const unchanged: RulesMigration = { name: 'unchanged', from: track.rulesVersion, up: (match) => match };
  const later = { ...track, rulesVersion: track.rulesVersion + 1, migrations: [unchanged] };
  for (const played of [0, 5, 13]) {
    const left = midway(raw, played);
    const match = play(left);
    let resumed = open(writeSave(left, about), later);
    for (const action of actionsSince(left, match)) resumed = resumed.submit(action);
    expect(resumed.record().state).toEqual(match.record().state);
    expect(open(writeSave(resumed, about), later).record()).toEqual(resumed.record());
  }
});
