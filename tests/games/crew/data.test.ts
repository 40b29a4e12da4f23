import { type CrewBox, cardsOf, deckSets, roles } from '@aerodrome/engine/games/crew/data/box.ts';
import { readBox } from '@aerodrome/engine/games/crew/data/read.ts';
import { standardBox } from '@aerodrome/engine/games/crew/data/standard.ts';
import { describe, expect, test } from 'vitest';

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0);

describe('the standard box and the text of the rulebook', () => {
  test.each(deckSets)('each deck of the %s set has thirty cards (Game Contents)', (set) => {
    for (const role of roles) expect(cardsOf(standardBox.decks[set][role])).toHaveLength(30);
  });

  test.each(deckSets)('the pilot moves planes, and the gunner shoots and moves the Sun (How to Win, %s)', (set) => {
    const { pilot, gunner } = standardBox.decks[set];
    expect(sum(pilot.plane)).toBeGreaterThan(sum(gunner.plane));
    expect(sum(gunner.shoot)).toBeGreaterThan(sum(pilot.shoot));
    expect(sum(gunner.sun)).toBeGreaterThan(sum(pilot.sun));
  });

  test('every kind of card is in both decks, and all kinds of a family are equally frequent in the standard set', () => {
    const { pilot, gunner } = standardBox.decks.standard;
    expect([pilot.plane, pilot.sun, pilot.shoot].map((counts) => Object.values(counts))).toEqual([
      [5, 5, 5, 5],
      [1, 1, 1, 1],
      [1, 1, 1, 1, 1, 1],
    ]);
    expect([gunner.plane, gunner.sun, gunner.shoot].map((counts) => Object.values(counts))).toEqual([
      [1, 1, 1, 1],
      [2, 2, 2, 2],
      [3, 3, 3, 3, 3, 3],
    ]);
  });

  test('only one pair of decks has thirty cards, every kind in both, equal copies within a family, and the balance of the text', () => {
    const decks: number[][] = [];
    for (let plane = 1; plane <= 7; plane++) {
      for (let sun = 1; sun <= 7; sun++) {
        for (let shoot = 1; shoot <= 5; shoot++)
          if (4 * plane + 4 * sun + 6 * shoot === 30) decks.push([plane, sun, shoot]);
      }
    }
    const pairs = decks.flatMap((pilot) =>
      decks
        .filter((gunner) => pilot[0] > gunner[0] && gunner[1] > pilot[1] && gunner[2] > pilot[2])
        .map((gunner) => [pilot, gunner]),
    );
    expect(pairs).toEqual([
      [
        [5, 1, 1],
        [1, 2, 3],
      ],
    ]);
  });

  test('the set for longer games has its own numbers of cards', () => {
    const { pilot, gunner } = standardBox.decks.long;
    expect(pilot).toEqual({
      plane: { left: 5, right: 5, corner: 4, view: 4 },
      sun: { left: 2, right: 2, view: 1, team: 1 },
      shoot: { PL: 1, PC: 1, PR: 1, GL: 1, GC: 1, GR: 1 },
    });
    expect(gunner).toEqual({
      plane: { left: 3, right: 3, corner: 2, view: 2 },
      sun: { left: 2, right: 2, view: 2, team: 2 },
      shoot: { PL: 2, PC: 2, PR: 2, GL: 2, GC: 2, GR: 2 },
    });
  });
});

describe('a box typed in by an owner', () => {
  const problems = (value: unknown) => {
    const read = readBox(value);
    return 'problems' in read ? read.problems : [];
  };
  const boxOf = (value: unknown): CrewBox => {
    const read = readBox(value);
    if ('problems' in read) throw new Error(JSON.stringify(read.problems));
    return read.value;
  };

  test('an empty box is read as a copy of the standard box', () => {
    expect(boxOf({})).toEqual(standardBox);
    expect(boxOf({}).decks.standard).not.toBe(standardBox.decks.standard);
  });

  test('a part of a box replaces the same part of the standard box', () => {
    const box = boxOf({ name: 'mine', decks: { standard: { pilot: { plane: { left: 4, right: 6 } } } } });
    expect(box.decks.standard.pilot.plane).toEqual({ left: 4, right: 6, corner: 5, view: 5 });
    expect(box.decks.long).toEqual(standardBox.decks.long);
    expect(box.name).toBe('mine');
  });

  test.each<[string, unknown, object]>([
    [
      'a deck of 31',
      { decks: { standard: { gunner: { sun: { team: 3 } } } } },
      { code: 'crew.box.deckSize', params: { path: 'box.decks.standard.gunner', expected: 30, found: 31 } },
    ],
    [
      'a pilot who flies no more than the gunner',
      { decks: { long: { gunner: { plane: { left: 11 }, shoot: { PL: 0, PC: 0, PR: 0, GL: 2 }, sun: { left: 0 } } } } },
      { code: 'crew.box.fewerPlanes', params: { path: 'box.decks.long.pilot', pilot: 18, gunner: 18 } },
    ],
    [
      'a gunner who shoots no more than the pilot',
      { decks: { standard: { pilot: { plane: { left: 2, right: 2, corner: 2, view: 2 }, shoot: { PL: 13 } } } } },
      { code: 'crew.box.fewerShots', params: { path: 'box.decks.standard.gunner', pilot: 18, gunner: 18 } },
    ],
    [
      'a gunner without the Sun',
      { decks: { standard: { gunner: { sun: { left: 0, right: 0, view: 0, team: 4 }, shoot: { PL: 7 } } } } },
      { code: 'crew.box.fewerSuns', params: { path: 'box.decks.standard.gunner', pilot: 4, gunner: 4 } },
    ],
    [
      'half a card',
      { decks: { standard: { pilot: { shoot: { GC: 0.5 } } } } },
      {
        code: 'crew.box.wrongValue',
        params: { path: 'box.decks.standard.pilot.shoot.GC', expected: 'integer', found: '0.5' },
      },
    ],
    [
      'a word for a number',
      { decks: { long: { pilot: { sun: { left: 'two' } } } } },
      {
        code: 'crew.box.wrongValue',
        params: { path: 'box.decks.long.pilot.sun.left', expected: 'number', found: '"two"' },
      },
    ],
    [
      'an unknown card',
      { decks: { long: { pilot: { sun: { corner: 1 } } } } },
      { code: 'crew.box.unknownKey', params: { path: 'box.decks.long.pilot.sun.corner' } },
    ],
    [
      'an empty name',
      { name: '' },
      { code: 'crew.box.wrongValue', params: { path: 'box.name', expected: '>=1', found: '0' } },
    ],
    ['a list', [], { code: 'crew.box.wrongValue', params: { path: 'box', expected: 'Object', found: 'Array' } }],
  ])('a box is refused with the place and the reason: %s', (_what, value, problem) => {
    expect(problems(value)).toContainEqual(problem);
  });

  test('all problems of a box are reported at once', () => {
    const found = problems({
      name: 7,
      decks: { standard: { pilot: { plane: { left: 6 } } }, long: { gunner: { shoot: { PL: -1 } } } },
    });
    expect(found.map(({ params }) => params?.path)).toEqual([
      'box.name',
      'box.decks.long.gunner.shoot.PL',
      'box.decks.standard.pilot',
    ]);
  });

  test.each([null, 3, 'box', undefined, () => 1])(
    'a value that is no box is refused without an exception: %s',
    (value) => {
      expect(problems(value).length).toBeGreaterThan(0);
    },
  );

  test('a value that throws when it is read is refused', () => {
    const trap = {
      get name(): string {
        throw new Error('no');
      },
    };
    expect(problems(trap)).toEqual([{ code: 'crew.box.unreadable' }]);
  });

  test('a box with keys like __proto__ is refused and changes no prototype', () => {
    const value = JSON.parse('{"__proto__": {"name": "forged"}, "decks": {"constructor": {}}}');
    expect(problems(value).map(({ code }) => code)).toContain('crew.box.unknownKey');
    expect(({} as { name?: string }).name).toBeUndefined();
  });

  test('a −0 in a box is read as 0', () => {
    const box = boxOf({ decks: { standard: { gunner: { plane: { left: -0, right: 2 } } } } });
    expect(Object.is(box.decks.standard.gunner.plane.left, 0)).toBe(true);
  });
});
