import { type OptionSchema, readOptions, withCompetitiveDefaults } from '@aerodrome/engine/core/options.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

interface Options extends Record<string, unknown> {
  mode: string;
  solo: boolean;
  cap: number;
  damage: readonly number[];
  planes: readonly string[];
  box: unknown;
}

const schema: OptionSchema<Options> = [
  { key: 'mode', kind: 'choice', default: 'duel', choices: () => ['duel', 'spy'] },
  { key: 'solo', kind: 'flag', default: false, when: (options) => options.mode === 'spy' },
  { key: 'cap', kind: 'number', default: 20, min: 1, max: 40 },
  { key: 'damage', kind: 'numbers', default: ({ mode }) => (mode === 'spy' ? [0, 0, 0] : [0, 0]), min: 0, max: 3 },
  {
    key: 'planes',
    kind: 'choices',
    default: (options) => (options.mode === 'spy' ? ['white', 'blue'] : ['red', 'blue']),
    choices: (options, place) => (options.mode === 'spy' && place === 0 ? ['white', 'red'] : ['red', 'blue', 'white']),
  },
  {
    key: 'box',
    kind: 'value',
    default: null,
    read: (value) => (value === 'good' ? { value } : { problems: [{ code: 'box.bad' }] }),
  },
];

const codes = (raw: unknown) => {
  const read = readOptions(schema, raw);
  return 'problems' in read ? read.problems.map((problem) => problem.code) : [];
};

test('a missing option takes its default, which may depend on options before it', () => {
  expect(readOptions(schema, {})).toEqual({
    options: { mode: 'duel', solo: false, cap: 20, damage: [0, 0], planes: ['red', 'blue'], box: null },
  });
  expect(readOptions(schema, { mode: 'spy' })).toMatchObject({
    options: { planes: ['white', 'blue'], damage: [0, 0, 0] },
  });
});

describe('each mistake has its own code', () => {
  test.each([
    [null, ['option.notARecord']],
    ['duel', ['option.notARecord']],
    [[], ['option.notARecord']],
    [{ colour: 'red' }, ['option.unknown']],
    [{ mode: 'race' }, ['option.notAChoice']],
    [{ mode: 3 }, ['option.notAChoice']],
    [{ mode: 'spy', solo: 'yes' }, ['option.notAFlag']],
    [{ solo: true }, ['option.notHere']],
    [{ cap: '3' }, ['option.notANumber']],
    [{ cap: 2.5 }, ['option.notANumber']],
    [{ cap: Number.NaN }, ['option.notANumber']],
    [{ cap: 41 }, ['option.outOfRange']],
    [{ cap: -0 }, ['option.notANumber']],
    [{ damage: [1] }, ['option.wrongLength']],
    [{ damage: 1 }, ['option.wrongLength']],
    [{ damage: [1, 4] }, ['option.outOfRange']],
    [{ damage: [-1, 1] }, ['option.outOfRange']],
    [{ damage: [1, '2'] }, ['option.notANumber']],
    [{ damage: [1, 0.5] }, ['option.notANumber']],
    [{ planes: ['red'] }, ['option.wrongLength']],
    [{ planes: 'red,blue' }, ['option.wrongLength']],
    [{ planes: ['red', 'red'] }, ['option.twice']],
    [{ mode: 'spy', planes: ['blue', 'red'] }, ['option.notAChoice']],
    [{ box: 'bad' }, ['box.bad']],
    [{ mode: 'race', cap: 0 }, ['option.notAChoice', 'option.outOfRange']],
  ])('the options %j are refused with a code for each mistake', (raw, expected) => {
    expect(codes(raw)).toEqual(expected);
  });
});

test('an option that does not apply may be given with its default', () => {
  expect(codes({ mode: 'duel', solo: false })).toEqual([]);
});

test('a key of the prototype chain is no option', () => {
  expect(codes(JSON.parse('{"__proto__": {"mode": "spy"}}'))).toEqual(['option.unknown']);
  expect(codes({ toString: 1 })).toEqual(['option.unknown']);
});

test('an option that is only inherited is not read', () => {
  expect(readOptions(schema, Object.create({ mode: 'spy', cap: 5 }))).toMatchObject({
    options: { mode: 'duel', cap: 20 },
  });
});

test('a list of numbers is read as it is given, and copied', () => {
  const damage = [3, 0];
  const read = readOptions(schema, { damage });
  damage[0] = 1;
  expect(read).toMatchObject({ options: { damage: [3, 0] } });
});

const odd = fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true });
const options = fc.record(
  {
    mode: fc.oneof(fc.constantFrom('duel', 'spy'), odd),
    solo: fc.oneof(fc.boolean(), odd),
    cap: fc.oneof(fc.integer({ min: 1, max: 40 }), odd),
    planes: fc.oneof(fc.shuffledSubarray(['red', 'blue', 'white'], { minLength: 2, maxLength: 2 }), odd),
    box: fc.constant('good'),
  },
  { requiredKeys: ['box'] },
);

test('complete options that are read again stay as they are, and no input throws', () => {
  let complete = 0;
  const judge = (raw: unknown) => {
    const read = readOptions(schema, raw);
    if ('problems' in read) {
      expect(read.problems.length).toBeGreaterThan(0);
    } else {
      expect(readOptions(schema, read.options)).toEqual(read);
      complete++;
    }
  };
  fc.assert(fc.property(options, judge), { numRuns: 500 });
  fc.assert(fc.property(odd, (raw) => judge({ box: 'good', ...Object(raw) })));
  for (const raw of [1n, Symbol('x'), () => 0, undefined]) judge(raw);
  expect(complete).toBeGreaterThan(20);
});

test('an option that does not apply is refused with any other value, also one that is no JSON', () => {
  const cycle: unknown[] = [];
  cycle.push(cycle);
  for (const solo of [true, 1n, cycle, Symbol('x'), null]) expect(codes({ solo })).toEqual(['option.notHere']);
});

describe('competitive defaults', () => {
  const competitive: OptionSchema<Options> = schema.map((field) =>
    field.key === 'mode'
      ? { ...field, competitiveDefault: 'spy' }
      : field.key === 'solo'
        ? { ...field, competitiveDefault: true }
        : field,
  );

  test('competitive defaults are added for options that are not given', () => {
    expect(withCompetitiveDefaults(competitive, { cap: 7 })).toEqual({ cap: 7, mode: 'spy', solo: true });
  });

  test('competitive defaults replace no given option, and are left out where the option does not apply', () => {
    expect(withCompetitiveDefaults(competitive, { mode: 'duel' })).toEqual({ mode: 'duel' });
    expect(withCompetitiveDefaults(competitive, { solo: false })).toEqual({ mode: 'spy', solo: false });
  });
});
