import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { crew } from '@aerodrome/engine/games/crew/index.ts';
import { standardBox } from '@aerodrome/engine/games/track/data/standard.ts';
import { track } from '@aerodrome/engine/games/track/index.ts';
import { afterAll, expect, test } from 'vitest';
import { fromHere, readGame, readGameOptions, WrongArguments, wholeNumber } from '../../build/scripts/cli/arguments.ts';
import { scratch } from './run.ts';

const folder = scratch();
afterAll(() => folder.remove());

const options = (settings: string[], box?: string) => readGameOptions(track, settings, box);

test('a game is read by its id', () => {
  expect(readGame('track')).toBe(track);
  expect(() => readGame('pong')).toThrow(/Unknown game “pong”.*track/);
  expect(() => readGame('toString')).toThrow(WrongArguments);
});

test('a number has to be an integer within its bounds', () => {
  expect(wholeNumber('games', '12', 1, 20)).toBe(12);
  for (const text of ['0', '21', '', '-3', '1e1', '2.5', 'many', ' 5', '99999999999999999999']) {
    expect(() => wholeNumber('games', text, 1, 20)).toThrow(/^--games must be a whole number from 1 to 20, not “/);
  }
});

test('each option is parsed by its type, and the others keep their defaults', () => {
  expect(options(['scenario=rescue', 'solo=true', 'biplanes=brown,grey'])).toMatchObject({
    edition: 'final',
    scenario: 'rescue',
    solo: true,
    smartThree: false,
    biplanes: ['brown', 'grey'],
  });
});

test('a list of numbers has one number per place', () => {
  const worn = (text: string) => readGameOptions(crew, ['handicaps=true', `scrapped=${text}`], undefined).scrapped;
  expect(worn('0,3,12,1')).toEqual([0, 3, 12, 1]);
  for (const text of ['0,3,13,1', '0,,0,0', '0,two,0,0']) expect(() => worn(text)).toThrow(/“scrapped”/);
  expect(() => worn('3')).toThrow(/“scrapped” needs 4 values/);
});

test.each<[string[], RegExp]>([
  [['board'], /OPTION=VALUE.*“board”/],
  [['=two-coloured'], /OPTION=VALUE/],
  [['bord=two-coloured'], /no option “bord”/],
  [['board='], /“board” cannot be “”.*two-coloured/],
  [['biplanes=red'], /“biplanes” needs 2 values/],
  [['solo=true'], /“solo” does not apply/],
  [['scenario=rescue', 'solo=maybe'], /“solo”.*true or false/],
  [['box=box.json'], /“box” is read from a file, with --box/],
])('the setting %j is refused with a reason', (settings, reason) => {
  expect(() => options(settings)).toThrow(reason);
});

test('a box is read from a file, complete or partial', () => {
  writeFileSync(folder.file('box.json'), JSON.stringify({ name: 'my own' }));
  expect(options([], folder.file('box.json')).box).toEqual({ ...standardBox, name: 'my own' });
});

test('a box that is missing, no JSON or invalid is refused with a message', () => {
  writeFileSync(folder.file('text.json'), 'a box');
  writeFileSync(folder.file('weak.json'), JSON.stringify({ biplanes: { black: { fallsAt: 5 } } }));
  expect(() => options([], folder.file('none.json'))).toThrow(
    /^Cannot read .*none\.json: no such file or directory\.$/,
  );
  expect(() => options([], folder.file('text.json'))).toThrow(/text\.json is not valid JSON/);
  expect(() => options([], folder.file('weak.json'))).toThrow(/box\.biplanes\.black\.fallsAt.*7 hits, not 5/);
});

test('a path is relative to the folder in which npm was called', () => {
  const { INIT_CWD } = process.env;
  process.env.INIT_CWD = '/somewhere/else';
  try {
    expect(fromHere('a.json')).toBe(resolve('/somewhere/else/a.json'));
    expect(fromHere(resolve('/b.json'))).toBe(resolve('/b.json'));
  } finally {
    if (INIT_CWD === undefined) delete process.env.INIT_CWD;
    else process.env.INIT_CWD = INIT_CWD;
  }
});
