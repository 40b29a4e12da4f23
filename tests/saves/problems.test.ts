import type { AnyGameKind } from '@aerodrome/engine/core/game.ts';
import { hash } from '@aerodrome/engine/core/hash.ts';
import { track } from '@aerodrome/engine/games/track/index.ts';
import { formatVersion, writeSave } from '@aerodrome/engine/saves/format.ts';
import { maxTextLength } from '@aerodrome/engine/saves/json.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { describe, expect, test } from 'vitest';
import { forge } from './forge.ts';
import { about, kinds, midway, start } from './play.ts';

const text = writeSave(midway(), about);
const log = 'match.segments.0.log';

function problemOf(file: string, games: readonly AnyGameKind[] = kinds): unknown {
  const read = readSave(file, games);
  return 'problem' in read ? read.problem : null;
}

test.each([
  ['an empty file', '', 'notJson'],
  ['prose', 'Aerodrome', 'notJson'],
  ['a file cut short', text.slice(0, -3), 'notJson'],
  ['nothing', 'null', 'notARecord'],
  ['a list', '[]', 'notARecord'],
  ['a number', '42', 'notARecord'],
  ['an empty record', '{}', 'noVersion'],
  ['a version in words', '{"aerodrome":"1"}', 'noVersion'],
  ['a version before the first', '{"aerodrome":0}', 'noVersion'],
  ['half a version', '{"aerodrome":1.5}', 'noVersion'],
  ['a file too large to read', ' '.repeat(maxTextLength) + text, 'tooLarge'],
  ['nesting without end', `{"aerodrome":1,"about":${'['.repeat(100)}${']'.repeat(100)}}`, 'tooDeep'],
])('%s is no save', (_name, file, cause) => {
  expect(problemOf(file)).toEqual({ code: 'save.notASave', params: { cause } });
});

describe('too new', () => {
  test('a file of a later format is too new, whatever else it contains', () => {
    const params = { what: 'format', found: formatVersion + 1, known: formatVersion };
    const file = { aerodrome: formatVersion + 1, wings: 'three' };
    expect(problemOf(JSON.stringify(file))).toEqual({ code: 'save.tooNew', params });
  });

  test('a match of the next rules version is too new', () => {
    const later = { ...track, rulesVersion: track.rulesVersion + 1 };
    const params = { what: 'rules', found: later.rulesVersion, known: track.rulesVersion };
    const file = forge(text, { 'match.segments.0.rulesVersion': later.rulesVersion });
    expect(problemOf(file)).toEqual({ code: 'save.tooNew', params });
  });
});

describe('invalid', () => {
  test.each([
    ['about', [], 'about'],
    ['about.title', null, 'about.title'],
    ['about.players', ['Ann', 3], 'about.players'],
    ['about.title', 'x'.repeat(1001), 'about.title'],
    ['wings', 3, 'wings'],
    ['match', undefined, 'match'],
    ['match.wings', 3, 'match.wings'],
    ['match.game', 'chess', 'match.game'],
    ['match.game', 'toString', 'match.game'],
    ['match.seed', '1', 'match.seed'],
    ['match.seed', 0.5, 'match.seed'],
    ['match.random', [1, 2, 3], 'match.random.3'],
    ['match.random', [0, 0, 0, 0], 'match.random'],
    ['match.random.0', 2 ** 31, 'match.random.0'],
    ['match.segments', [], 'match.segments'],
    ['match.segments', {}, 'match.segments'],
    ['match.segments.0.rulesVersion', 0, 'match.segments.0.rulesVersion'],
    ['match.segments.0.options', [], 'match.segments.0.options'],
    ['match.segments.0.options.wings', 3, 'match.segments.0.options.wings'],
    ['match.segments.0.options.scenario', 'chess', 'match.segments.0.options.scenario'],
    ['match.segments.0.options.biplanes', ['red', 'red'], 'match.segments.0.options.biplanes'],
    ['match.segments.0.options.box.charge.fallsAt', -1, 'match.segments.0.options.box.charge.fallsAt'],
    [log, [], log],
    [`${log}.3`, null, `${log}.3`],
    [`${log}.3.hash`, 'no hash', `${log}.3.hash`],
    [`${log}.3.action`, null, `${log}.3.action`],
    [`${log}.3.action.seat`, -1, `${log}.3.action.seat`],
    [`${log}.0.action`, { type: 'plan', seat: 0 }, `${log}.0.action`],
    [`${log}.0.draws.0.bound`, 2 ** 21, `${log}.0.draws.0.bound`],
    [`${log}.0.draws.0.value`, 15, `${log}.0.draws.0`],
    [`${log}.0.events.0.type`, 7, `${log}.0.events.0.type`],
    [`${log}.4`, { takeBack: 3, hash: '0123456789abcdef' }, `${log}.4.takeBack`],
    [`${log}.4`, { takeBack: 1, hash: '0123456789abcdef', draws: [] }, `${log}.4.draws`],
    ['match.state.round', 3, 'match.state'],
    ['match.state.phase', 5, 'match.state.phase'],
    ['match.state.outcome', { ending: 'shotDown' }, 'match.state.outcome.winners'],
  ])('%s may not be %j', (path, value, found) => {
    const problem = problemOf(forge(text, { [path]: value }));
    expect(problem).toEqual({ code: 'save.invalid', params: { path: found, what: expect.any(String) } });
  });

  test('a file whose content differs from its checksum is invalid', () => {
    const problem = { code: 'save.invalid', params: { path: 'checksum', what: 'checksum' } };
    expect(problemOf(text.replace('"Ann"', '"Anm"'))).toEqual(problem);
    expect(problemOf(text.replace(/"checksum":"[0-9a-f]*"/, '"checksum":"0123456789abcdef"'))).toEqual(problem);
    expect(problemOf(text.replace(/,\n"checksum":"[0-9a-f]*"/, ''))).toEqual(problem);
  });

  test('a file with -0 is invalid, although its checksum equals that of 0', () => {
    const file = writeSave(midway(), { ...about, at: 0 });
    expect(problemOf(file)).toBeNull();
    const params = { path: 'about.at', what: 'number' };
    expect(problemOf(file.replace('"at":0', '"at":-0'))).toEqual({ code: 'save.invalid', params });
  });

  test('a match of an unknown game is invalid', () => {
    const params = { path: 'match.game', what: 'unknownGame' };
    expect(problemOf(text, [])).toEqual({ code: 'save.invalid', params });
  });

  test('segments of a match that do not follow each other are invalid', () => {
    const [segment] = JSON.parse(text).match.segments;
    const second = { ...segment, start: JSON.parse(text).match.state, log: [] };
    const of = (...segments: unknown[]) => problemOf(forge(text, { 'match.segments': segments }));
    const at = (path: string, what: string) => ({ code: 'save.invalid', params: { path, what } });
    expect(of(segment, segment)).toEqual(at('match.segments.1.rulesVersion', 'order'));
    expect(of(second)).toEqual(at('match.segments.0.start', 'setUp'));
    const rulesVersion = track.rulesVersion + 1;
    const newer = { ...track, rulesVersion };
    const of2 = (later: unknown) => problemOf(forge(text, { 'match.segments': [segment, later] }), [newer]);
    expect(of2({ ...segment, rulesVersion })).toEqual(at('match.segments.1.start', 'setUp'));
    expect(of2({ ...second, rulesVersion, start: { ...second.start, round: 99 } })).toEqual(at('match.state', 'hash'));
    expect(of2({ ...second, rulesVersion })).toBeNull();
  });

  test('a start that is no state of the game is invalid', () => {
    const { segments, state } = JSON.parse(text).match;
    const start = { ...state, round: 99 };
    const rulesVersion = track.rulesVersion + 1;
    const changes = { 'match.segments': [...segments, { ...segments[0], rulesVersion, start, log: [] }] };
    const file = forge(text, { ...changes, 'match.state': start });
    const params = { path: 'match.segments.1.start.round', what: 'max_value' };
    expect(problemOf(file, [{ ...track, rulesVersion }])).toEqual({ code: 'save.invalid', params });
  });
});

describe('diverged', () => {
  const entries = JSON.parse(text).match.segments[0].log;
  const other = { ...entries[3].action, seat: 1 - entries[3].action.seat };

  test.each([
    ['a move of the other seat', { [`${log}.3.action`]: other }, 3],
    ['a tile that is not in hand', { [`${log}.3.action.tile`]: 99 }, 3],
    ['a move nobody knows', { [`${log}.3.action`]: { type: 'ram', seat: 0 } }, 3],
    ['another draw', { [`${log}.0.draws.0.value`]: (entries[0].draws[0].value + 1) % 14 }, 0],
    ['a draw of another name', { [`${log}.0.draws.0.name`]: 'luck' }, 0],
    ['a draw too few', { [`${log}.0.draws`]: entries[0].draws.slice(1) }, 0],
    ['a draw too many', { [`${log}.3.draws`]: [{ name: 'tile', bound: 3, value: 0 }] }, 3],
    ['an event that did not happen', { [`${log}.3.events`]: [{ type: 'shotDown', plane: 1 }] }, 3],
    ['an event left out', { [`${log}.3.events`]: [] }, 3],
    ['a wrong hash', { [`${log}.3.hash`]: '0123456789abcdef' }, 3],
    ['an entry left out', { [log]: entries.toSpliced(3, 1) }, 3],
    ['an entry twice', { [log]: entries.toSpliced(3, 0, entries[3]) }, 4],
    ['two entries swapped', { [log]: entries.with(3, entries[4]).with(4, entries[3]) }, 3],
    ['a take-back with a wrong hash', { [log]: entries.with(5, { takeBack: 2, hash: entries[3].hash }) }, 5],
  ])('a log with %s diverges at the changed entry', (_lie, changes, at) => {
    expect(problemOf(forge(text, changes))).toEqual({ code: 'save.diverged', params: { at } });
  });

  test('a state that the log does not lead to diverges, although both agree on its hash', () => {
    const state = { ...JSON.parse(text).match.state, round: 3 };
    const at = entries.length - 1;
    const file = forge(text, { 'match.state': state, [`${log}.${at}.hash`]: hash(state) });
    expect(problemOf(file)).toEqual({ code: 'save.diverged', params: { at } });
  });
});

test('an exception of the rules on a forged log is reported as a problem of the file', () => {
  const file = writeSave(start(), about);
  const brittle: AnyGameKind = {
    ...track,
    open: (options) => ({
      ...track.open(options),
      begin: () => {
        throw new TypeError('nothing there');
      },
    }),
  };
  const params = { path: 'match', what: 'unplayable' };
  expect(problemOf(file, [brittle])).toEqual({ code: 'save.invalid', params });
});
