import { canonical } from '@aerodrome/engine/core/hash.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { maxTextLength } from '@aerodrome/engine/saves/json.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { change, forge, placesIn, seal } from './forge.ts';
import { about, kinds, midway } from './play.ts';

const match = midway({ scenario: 'rescue', biplanes: ['white', 'black'] }, 7);
const text = writeSave(match, about);
const whole = canonical([match.record(), about]);
const codes = ['save.notASave', 'save.tooNew', 'save.migrationFailed', 'save.invalid', 'save.diverged'];

/** How many files with something wrong in them the random tests read; more by the environment: npm run prove. */
const mutations = Number(process.env.AERODROME_MUTATIONS ?? 1000);
/** Every so manyth place is looked at, and with more mutations more of them. */
const every = (usual: number) => Math.max(1, Math.round((usual * 1000) / mutations));

let files = 0;
afterAll(() => console.log(`${files} files read`));

/** A valid answer of a reader: one of the known problems, with parameters short enough to be shown. */
function problemOf(file: string): string | null {
  files++;
  const read = readSave(file, kinds);
  if (!('problem' in read)) return null;
  const { code, params } = read.problem;
  if (!codes.includes(code)) throw new Error(`an unknown problem, ${code}`);
  for (const value of Object.values(params ?? {})) if (String(value).length > 120) throw new Error(`${value}`);
  return code;
}

/** Everything that was read, as text. */
function contentOf(file: string): string {
  const read = readSave(file, kinds);
  return 'problem' in read ? '' : canonical([read.ok.match.record(), read.ok.about]);
}

test('a file that is cut short anywhere is a problem', () => {
  const end = text.trimEnd().length;
  for (let length = 0; length < end; length += every(7)) expect(problemOf(text.slice(0, length))).toBe('save.notASave');
  for (let length = end - 20; length < end; length++) expect(problemOf(text.slice(0, length))).toBe('save.notASave');
});

test('a flipped bit is a problem or changes nothing', () => {
  let harmless = 0;
  for (let at = 0; at < text.length; at += every(3)) {
    const flipped = String.fromCharCode(text.charCodeAt(at) ^ (1 << (at % 8)));
    const file = text.slice(0, at) + flipped + text.slice(at + 1);
    if (problemOf(file) !== null) continue;
    harmless++;
    expect(contentOf(file), `the bit at ${at}`).toBe(whole);
  }
  // Only the few blanks between lines can become other blanks.
  expect(harmless).toBeLessThan(20);
});

test('letters that are left out, doubled or swapped are a problem or change nothing', () => {
  for (let at = 0; at < text.length; at += every(11)) {
    const [before, letter, next, after] = [text.slice(0, at), text[at], text[at + 1] ?? '', text.slice(at + 2)];
    for (const file of [
      before + next + after,
      before + letter + letter + next + after,
      before + next + letter + after,
    ]) {
      if (problemOf(file) === null) expect(contentOf(file), `letter ${at}`).toBe(whole);
    }
  }
});

/** Places of the file: the first few of every list, and a part of the box, which is long. */
const places = placesIn(JSON.parse(text)).filter(({ path }, i) => {
  if (path === 'checksum' || path === 'aerodrome' || path.split('.').some((key) => Number(key) > 2)) return false;
  return !path.includes('.box.') || i % 5 === 0;
});
const paths = places.map(({ path }) => path);
const wrong = [undefined, null, true, -1, 0.5, 2 ** 40, 'x', [], {}];

test('a wrong value anywhere, in a file forged to fit its checksum, never changes what was played', () => {
  const { state, segments } = match.record();
  const played = canonical([state, segments.map(({ log }) => log)]);
  for (const path of paths) {
    for (const value of wrong) {
      files++;
      const read = readSave(forge(text, { [path]: value }), kinds);
      if ('problem' in read) continue;
      const record = read.ok.match.record();
      expect(canonical([record.state, record.segments.map(({ log }) => log)]), path).toBe(played);
    }
  }
  expect(paths.length).toBeGreaterThan(200);
});

describe('keys that mean something to the language', () => {
  test.each(['__proto__', 'constructor', 'prototype'])('the key %s is refused in every record of a save', (key) => {
    const records = places.filter(({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value));
    expect(records.length).toBeGreaterThan(30);
    for (const { path } of records) {
      const file = JSON.parse(text);
      change(file, `${path}.${key}`, { polluted: true });
      expect(readSave(seal(file), kinds)).toEqual({
        problem: { code: 'save.invalid', params: { path: `${path}.${key}`.slice(0, 120), what: 'forbiddenKey' } },
      });
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('a forbidden key is refused also in a file that has nothing else', () => {
    expect(problemOf('{"aerodrome":1,"__proto__":{"about":{},"match":{}}}')).toBe('save.invalid');
    expect(problemOf('{"__proto__":{"aerodrome":1}}')).toBe('save.invalid');
  });
});

describe('sizes', () => {
  const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

  test.each([
    ['lists', nested('[', ']', 100_000)],
    ['records', `${nested('{"a":', '', 100_000)}1${'}'.repeat(100_000)}`],
    ['brackets without end', '['.repeat(1_000_000)],
    ['notes', `{"aerodrome":1,"about":${nested('[', ']', 100_000)},"match":{}}`],
    ['an action', text.replace('"action":{', `"action":{"deep":${nested('[', ']', 100)},`)],
  ])('a save is refused with %s nested too deep', (_what, file) => {
    expect(problemOf(file)).toBe('save.notASave');
  });

  test('brackets within a text do not count as nesting', () => {
    const file = forge(text, { 'about.title': '[{'.repeat(200) });
    expect(readSave(file, kinds)).toHaveProperty('ok.about.title', '[{'.repeat(200));
  });

  test.each<[string, string, unknown]>([
    ['a list of bits', 'match.random', Array(200_000).fill(1)],
    ['a list of segments', 'match.segments', Array(200_000).fill({})],
    ['a log of nothing', 'match.segments.0.log', Array(200_000).fill(null)],
    ['a tape of draws', 'match.segments.0.log.0.draws', Array(50_000).fill({ name: 'tile', bound: 3, value: 0 })],
    ['a list of winners', 'match.state.outcome', { ending: 'shotDown', winners: Array(200_000).fill(0) }],
    ['a list of players', 'about.players', Array(200_000).fill('')],
    ['a title', 'about.title', 'x'.repeat(1_000_000)],
    ['a key', 'x'.repeat(1_000_000), 1],
  ])('a save is refused with %s of enormous size', (_what, path, value) => {
    const file = forge(text, { [path]: value });
    expect(file.length).toBeLessThan(maxTextLength);
    expect(problemOf(file)).toMatch(/save\.(invalid|diverged)/);
  });
});

test.each(['1e999', '-1e999', '-0', '9007199254740993', '1e-7', '0.1'])('the number %s is refused', (number) => {
  for (const place of [/"seed":\d+/, /"random":\[-?\d+/, /"bound":\d+/, /"seat":\d+/, /"round":\d+/]) {
    const file = text.replace(place, (found) => found.replace(/-?\d+/, number));
    expect(file).not.toBe(text);
    expect(problemOf(file)).toMatch(/save\.(invalid|diverged)/);
  }
});

test.each<[string, string, unknown]>([
  ['nothing for a box', '', null],
  ['a list for a box', '', []],
  ['a ring without spaces', '.boards.single-coloured.ring', []],
  ['an enormous ring', '.boards.single-coloured.ring', Array(100_000).fill(['white'])],
  ['an exit without end', '.boards.single-coloured.exit', { leaves: 0, length: 1e9 }],
  ['an exit from nowhere', '.boards.single-coloured.exit', { leaves: 99, length: -3 }],
  ['starts beside the board', '.boards.single-coloured.starts', [-1, 99]],
  ['an enormous set of tiles', '.biplanes.white', { fallsAt: 7, tiles: Array(10_000).fill([0, 1, 2]) }],
  ['a set without tiles', '.biplanes.white.tiles', [[], [], [], [], [], []]],
  ['a biplane that has fallen before it flies', '.biplanes.white.fallsAt', -1],
  ['no airfields', '.airfields', []],
])('a save is refused with %s', (_what, path, value) => {
  const file = forge(text, { [`match.segments.0.options.box${path}`]: value });
  expect(problemOf(file)).toMatch(/save\.(invalid|diverged)/);
});

describe('random content', () => {
  test('a random text is not read as a save', () => {
    fc.assert(
      fc.property(fc.string(), (file) => problemOf(file) !== null),
      { numRuns: Math.ceil(mutations / 10) },
    );
  });

  test('random JSON is not read as a save', () => {
    fc.assert(
      fc.property(fc.json(), (file) => problemOf(file) !== null),
      { numRuns: Math.ceil(mutations / 10) },
    );
  });

  test('random values under the keys of a save are not read as a save', () => {
    const anything = fc.jsonValue({ maxDepth: 6 });
    const record = fc.record({ game: fc.constantFrom('track', 'x'), seed: fc.integer(), random: anything });
    const segment = fc.record({ rulesVersion: fc.nat(2), options: anything, start: anything, log: fc.array(anything) });
    const file = fc.record({
      aerodrome: fc.constantFrom(1, 2, -1, 'x'),
      about: fc.oneof(anything, fc.constant({})),
      match: fc.oneof(
        anything,
        fc.tuple(record, fc.array(segment), anything).map(([rest, segments, state]) => ({ ...rest, segments, state })),
      ),
    });
    fc.assert(
      fc.property(file, (content) => problemOf(seal(content)) !== null),
      { numRuns: Math.ceil(mutations / 2) },
    );
  });

  test('any value at any place of a save is a problem or harmless', () => {
    const inMatch = paths.filter((path) => /^match\.(segments\.0\.(log|start|rules)|state)/.test(path));
    fc.assert(
      fc.property(fc.constantFrom(...inMatch), fc.jsonValue({ maxDepth: 3 }), (path, value) => {
        const file = forge(text, { [path]: value });
        return problemOf(file) !== null || contentOf(file) === whole;
      }),
      { numRuns: mutations },
    );
  });
});
