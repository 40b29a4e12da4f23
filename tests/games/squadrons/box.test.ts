import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Rejection } from '@aerodrome/engine/core/game.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { cardsOf, colours, type SquadronsBox } from '@aerodrome/engine/games/squadrons/data/box.ts';
import { readBox } from '@aerodrome/engine/games/squadrons/data/read.ts';
import { standardBox } from '@aerodrome/engine/games/squadrons/data/standard.ts';
import { squadronsOptions } from '@aerodrome/engine/games/squadrons/options.ts';
import { en } from '@aerodrome/engine/games/squadrons/text/en.ts';
import { describe, expect, test } from 'vitest';

function problems(value: unknown): Rejection[] {
  const read = readBox(value);
  if ('value' in read) throw new Error('the box was accepted');
  for (const { code } of read.problems) expect(en).toHaveProperty([code]);
  return read.problems;
}

function accepted(value: unknown): SquadronsBox {
  const read = readBox(value);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

describe('the standard box', () => {
  test('the standard box can be read as a box, and the result is an equal copy', () => {
    expect(accepted(standardBox)).toEqual(standardBox);
    expect(accepted(standardBox)).not.toBe(standardBox);
  });

  test('each squadron of the standard box has three planes, four guns (two of them HIT) and twelve cards', () => {
    for (const colour of colours) {
      const { landing, guns, pack } = standardBox.squadrons[colour];
      expect([landing.length, guns.length, cardsOf(pack).length]).toEqual([3, 4, 12]);
    }
    expect(standardBox.pieces).toEqual({ hit: 2, miss: 2 });
    expect(cardsOf(standardBox.squadrons.red.pack)).toEqual([1, 2, 3, 3, 4, 4, 5, 6, 6, 6, 7, 7]);
  });

  test('each gun of the standard box is next to a landing square of its squadron', () => {
    const near = (a: string, b: string) =>
      Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) + Math.abs(Number(a.slice(1)) - Number(b.slice(1))) === 1;
    for (const colour of colours) {
      const { landing, guns } = standardBox.squadrons[colour];
      for (const gun of guns) expect(landing.some((square) => near(square, gun))).toBe(true);
    }
  });
});

describe('another box', () => {
  test('a partial box takes the missing values from the standard box', () => {
    const box = accepted({ name: 'mine', squadrons: { red: { pack: { loops: 1 } } } });
    expect(box.name).toBe('mine');
    expect(box.squadrons.red.pack).toEqual({ ...standardBox.squadrons.red.pack, loops: 1 });
    expect(box.squadrons.blue).toEqual(standardBox.squadrons.blue);
  });

  test('the example in the rules is a valid box', () => {
    const rules = resolve(import.meta.dirname, '../../../engine/games/squadrons/RULES.md');
    const [, example] = /```json\n([\s\S]*?)\n```/.exec(readFileSync(rules, 'utf8')) as RegExpExecArray;
    expect(accepted(JSON.parse(example)).board).toEqual({ columns: 12, rows: 16, line: 8 });
  });

  test('a list in a box replaces the whole standard list', () => {
    expect(accepted({ squadrons: { red: { landing: ['A12'] } } }).squadrons.red.landing).toEqual(['A12']);
  });

  test('a box is read as part of the options, which are refused with all problems of the box', () => {
    const read = readOptions(squadronsOptions, { box: { board: { line: 0 }, colour: 'red' } });
    expect(read).toEqual({
      problems: [
        { code: 'squadrons.box.wrongValue', params: { path: 'box.board.line', expected: '>=1', found: '0' } },
        { code: 'squadrons.box.unknownKey', params: { path: 'box.colour' } },
      ],
    });
  });
});

describe('a problem of a box is reported with its path', () => {
  // biome-ignore format: one line a case
  const cases: [what: string, value: unknown, code: string, path: string][] = [
    ['not a record', 7, 'wrongValue', 'box'],
    ['null', null, 'wrongValue', 'box'],
    ['a list', [], 'wrongValue', 'box.name'],
    ['a name that is no word', { name: 7 }, 'wrongValue', 'box.name'],
    ['half a column', { board: { columns: 11.5 } }, 'wrongValue', 'box.board.columns'],
    ['more columns than letters', { board: { columns: 27 } }, 'wrongValue', 'box.board.columns'],
    ['an unknown squadron', { squadrons: { purple: {} } }, 'unknownKey', 'box.squadrons.purple'],
    ['a square off the board', { squadrons: { red: { landing: ['A13'] } } }, 'noSuchSquare', 'box.squadrons.red.landing[0]'],
    ['no square at all', { squadrons: { red: { guns: ['A11', 'B11', 'C11', 'here'] } } }, 'noSuchSquare', 'box.squadrons.red.guns[3]'],
    ['a square twice', { squadrons: { blue: { landing: ['J1', 'A1'] } } }, 'twice', 'box.squadrons.blue.landing[1]'],
    ['no landing square', { squadrons: { blue: { landing: [] } } }, 'wrongValue', 'box.squadrons.blue.landing'],
    ['a line above the last row', { board: { line: 12 } }, 'noLine', 'box.board.line'],
    ['a field on the enemy’s side', { squadrons: { blue: { landing: ['E8'] } } }, 'acrossTheLine', 'box.squadrons.blue'],
    ['guns without pieces', { pieces: { hit: 1 } }, 'gunCount', 'box.squadrons.green.guns'],
    ['a pack without bursts', { squadrons: { red: { pack: { bursts: [0, 0, 0, 0, 0] } } } }, 'noBursts', 'box.squadrons.red.pack.bursts'],
    ['four values of bursts', { squadrons: { red: { pack: { bursts: [1, 1, 1, 1] } } } }, 'wrongValue', 'box.squadrons.red.pack.bursts'],
    ['as many loops as roll outs', { squadrons: { red: { pack: { loops: 3 } } } }, 'loopsNotFewer', 'box.squadrons.red.pack.loops'],
    ['minus one card', { squadrons: { red: { pack: { loops: -1 } } } }, 'wrongValue', 'box.squadrons.red.pack.loops'],
  ];

  test.each(cases)('a box is refused with code and path of the problem: %s', (_what, value, code, path) => {
    expect(problems(value)).toContainEqual(
      expect.objectContaining({ code: `squadrons.box.${code}`, params: expect.objectContaining({ path }) }),
    );
  });

  test('a box that no file can hold is refused', () => {
    const hostile = {
      get name(): string {
        throw new Error('no');
      },
    };
    expect(problems(hostile)).toEqual([{ code: 'squadrons.box.unreadable' }]);
  });

  test('a −0 in a box is read as 0, as in a file', () => {
    const box = accepted({ squadrons: { red: { pack: { loops: -0 } } } });
    expect(Object.is(box.squadrons.red.pack.loops, 0)).toBe(true);
  });
});
