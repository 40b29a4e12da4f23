import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { clone } from '@aerodrome/engine/core/clone.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import type { TrackBox } from '@aerodrome/engine/games/track/data/box.ts';
import { readBox } from '@aerodrome/engine/games/track/data/read.ts';
import { standardBox } from '@aerodrome/engine/games/track/data/standard.ts';
import { track } from '@aerodrome/engine/games/track/index.ts';
import { describe, expect, test } from 'vitest';
import { boxOf, problemsOf } from './reading.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Every record and list inside a value. */
function containers(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(containers)];
}

describe('a box typed in by an owner', () => {
  test('a box reads as itself, also from its own JSON', () => {
    expect(boxOf(standardBox)).toEqual(standardBox);
    expect(boxOf(JSON.parse(JSON.stringify(standardBox)))).toEqual(standardBox);
  });

  test('missing parts of a box are taken from the standard box', () => {
    expect(boxOf({})).toEqual(standardBox);
    expect(boxOf({ name: undefined })).toEqual(standardBox);
  });

  test('records of a box are merged key by key, and a list is replaced as a whole', () => {
    const red = { tiles: [[0, 1], [0, 1, 2], [0, 1, 2], [0, 1, 1], [2], [0, 1, 2]] };
    const single = { targets: [6, 5, 3, 2, 1] };
    const mine = boxOf({
      name: 'mine',
      biplanes: { red },
      boards: { 'single-coloured': single },
      factories: [5, 5, 4, 4, 1],
    });
    const expected = clone(standardBox) as TrackBox & Record<'factories', number[]>;
    expected.name = 'mine';
    expected.factories = [5, 5, 4, 4, 1];
    expected.biplanes.red = { fallsAt: 7, tiles: red.tiles };
    expected.boards['single-coloured'] = { ...expected.boards['single-coloured'], ...single };
    expect(mine).toEqual(expected);
  });

  test('a box that was read shares no part with its input or with the standard box', () => {
    const given = clone(standardBox);
    for (const value of [given, { name: 'mine' }, { boards: { 'two-coloured': given.boards['two-coloured'] } }]) {
      const foreign = new Set([...containers(standardBox), ...containers(value)]);
      expect(containers(boxOf(value)).filter((part) => foreign.has(part))).toEqual([]);
    }
  });

  test('reading a box changes neither its input nor the standard box', () => {
    const given = { biplanes: { red: { fallsAt: 8, colour: 'red' } }, charge: { tiles: [{ value: 0 }] } };
    const before = [clone(given), clone(standardBox)];
    readBox(given);
    expect([given, standardBox]).toEqual(before);
  });

  test('the malfunctioning biplane may have its tiles in any order, and hits on any of them', () => {
    const tiles = [2, 1, 0, 0, -1, -2].map((value, i) => ({ value, hits: [3, 0, 2, 0, 1, 0][i] }));
    expect(boxOf({ charge: { fallsAt: 9, tiles } }).charge).toEqual({ fallsAt: 9, tiles });
  });

  test('a game is opened with a valid box, and refused with the problems of an invalid one', () => {
    const factories = [1, 1, 2, 2, 3];
    const read = readOptions(track.options, { scenario: 'bombing', box: { factories } });
    expect(read).toMatchObject({ options: { box: { ...standardBox, factories } } });
    expect(readOptions(track.options, { box: { factories: [1] } })).toEqual({
      problems: [{ code: 'track.box.wrongLength', params: { path: 'box.factories', expected: '5', found: 1 } }],
    });
  });

  test('the example file is a valid box', () => {
    const example = JSON.parse(readFileSync(resolve(root, 'docs/boxes/example.json'), 'utf8'));
    expect(problemsOf(example)).toEqual([]);
    expect(boxOf(example)).not.toEqual(standardBox);
  });

  test('every example in RULES.md is a valid box', () => {
    const rules = readFileSync(resolve(root, 'engine/games/track/RULES.md'), 'utf8');
    const examples = [...rules.matchAll(/^```json\n([\s\S]*?)\n```$/gm)].map(([, text]) => JSON.parse(text));
    expect(examples.length).toBeGreaterThan(0);
    expect(examples.flatMap(problemsOf)).toEqual([]);
  });
});

describe('a value without the shape of a box', () => {
  test.each<[string, unknown, string[]]>([
    ['a number', 5, ['wrongType box: object / 5']],
    ['a list', [], ['wrongType box: object / array']],
    ['null', null, ['wrongType box: object / null']],
    ['undefined', undefined, ['wrongType box: object / undefined']],
    ['a record where a list belongs', { factories: {} }, ['wrongType box.factories: array / object']],
    ['a list where a record belongs', { charge: [] }, ['wrongType box.charge: object / array']],
    ['text where a number belongs', { charge: { fallsAt: '5' } }, ['wrongType box.charge.fallsAt: number / 5']],
    [
      'null where a list belongs',
      { boards: { 'two-coloured': { starts: null } } },
      ['wrongType box.boards.two-coloured.starts: array / null'],
    ],
    ['a list in a list of numbers', { factories: [1, 2, 3, 4, [5]] }, ['wrongType box.factories[4]: number / array']],
    ['a name without letters', { name: '' }, ['wrongLength box.name: 1–60 / 0']],
    [
      'a list that is too long and has a wrong entry',
      { objectives: [1, 2, true, 4, 5, 6] },
      ['wrongType box.objectives[2]: number / true', 'wrongLength box.objectives: 5 / 6'],
    ],
    ['a fraction', { factories: [1, 2, 3, 4, 4.5] }, ['outOfRange box.factories[4]: 1–5 / 4.5']],
    ['a factory that would count as gone', { factories: [0, 1, 2, 3, 4] }, ['outOfRange box.factories[0]: 1–5 / 0']],
    ['NaN', { charge: { fallsAt: Number.NaN } }, ['wrongType box.charge.fallsAt: number / NaN']],
    ['infinity', { charge: { fallsAt: Number.POSITIVE_INFINITY } }, ['outOfRange box.charge.fallsAt: 1–9 / Infinity']],
    [
      'a missing entry',
      { charge: { tiles: [{ value: 1 }] } },
      ['missing box.charge.tiles[0].hits:  / ', 'wrongLength box.charge.tiles: 6 / 1'],
    ],
    [
      'an unknown colour and a space outside the ring',
      {
        boards: {
          'single-coloured': {
            loops: [
              { colour: 'red', leaves: 3, rejoins: 1 },
              { colour: 'brown', leaves: 8, rejoins: 5 },
            ],
          },
        },
      },
      [
        'notAColour box.boards.single-coloured.loops[0].colour: white, green, purple, brown, blue / red',
        'outOfRange box.boards.single-coloured.loops[1].leaves: 0–7 / 8',
      ],
    ],
    [
      'an exit too long or without spaces',
      { boards: { 'single-coloured': { exit: { length: 7 } }, 'two-coloured': { exit: { length: 0 } } } },
      [
        'outOfRange box.boards.single-coloured.exit.length: 1–6 / 7',
        'outOfRange box.boards.two-coloured.exit.length: 1–6 / 0',
      ],
    ],
    [
      'an empty ring',
      { boards: { 'single-coloured': { ring: [] } } },
      ['wrongLength box.boards.single-coloured.ring: 8 / 0'],
    ],
    [
      'four hits',
      { biplanes: { green: { tiles: [[4], [], [], [], [], []] } } },
      ['outOfRange box.biplanes.green.tiles[0][0]: 0–3 / 4'],
    ],
    [
      'five rows',
      { biplanes: { green: { tiles: [[], [], [], [], []] } } },
      ['wrongLength box.biplanes.green.tiles: 6 / 5'],
    ],
    [
      'an unknown biplane',
      { biplanes: { pink: {} } },
      ['unknownKey box.biplanes.pink: red, blue, green, yellow, brown, purple, black, white, grey / '],
    ],
    [
      'red in the solo table',
      { adjustedBag: { red: [0] } },
      ['unknownKey box.adjustedBag.red: white, grey, green, purple, yellow, black, brown / '],
    ],
  ])('a value without the shape of a box is refused: %s', (_what, value, expected) => {
    expect(problemsOf(value)).toEqual(expected);
  });

  test('all problems of a box are reported at once, those of its shape and those of its rules', () => {
    const value = {
      colour: 'red',
      biplanes: { red: { fallsAt: 9 }, blue: { tiles: [[1], 2] }, green: { fallsAt: 6, wings: 2 } },
      boards: { 'single-coloured': { starts: [3, 3], exit: { leaves: 6 } } },
      factories: [6],
    };
    expect(problemsOf(value).sort()).toEqual([
      'blueSpace box.boards.single-coloured.ring: 6 / 7',
      'fallsAt box.biplanes.green.fallsAt: 7 / 6',
      'fallsAt box.biplanes.red.fallsAt: 7 / 9',
      'outOfRange box.factories[0]: 1–5 / 6',
      'twice box.boards.single-coloured.starts: 2 / 3',
      'unknownKey box.biplanes.green.wings: fallsAt, tiles / ',
      'unknownKey box.colour: name, boards, biplanes, charge, factories, airfields, objectives, adjustedBag / ',
      'wrongLength box.biplanes.blue.tiles: 6 / 2',
      'wrongLength box.factories: 5 / 1',
      'wrongType box.biplanes.blue.tiles[1]: array / 2',
    ]);
  });
});
