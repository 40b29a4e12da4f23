import { readFileSync, writeFileSync } from 'node:fs';
import { games } from '@aerodrome/engine/games/index.ts';
import { standardBox } from '@aerodrome/engine/games/track/data/standard.ts';
import { deriveSeed } from '@aerodrome/engine/meta/deriveSeed.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { afterAll, expect, test } from 'vitest';
import { run, scratch } from './run.ts';

const folder = scratch();
afterAll(() => folder.remove());

const whiteAgainstBlue = ['--set', 'board=two-coloured', '--set', 'biplanes=white,blue'];

test('npm run simulate --json prints one line with games, speed and results, equal for equal arguments', async () => {
  const args = ['track', '--games', '60', '--seed', '7', '--bots', 'random,random', ...whiteAgainstBlue, '--json'];
  const [first, again, other] = await Promise.all([
    run('simulate', args),
    run('simulate', args),
    run('simulate', args.with(4, '8')),
  ]);
  expect(first).toMatchObject({ code: 0, stderr: '' });
  expect(first.stdout.match(/\n/g)).toHaveLength(1);

  const { seconds, gamesPerSecond, stepsPerSecond, ...result } = JSON.parse(first.stdout);
  expect(result).toEqual({
    game: 'track',
    options: {
      edition: 'final',
      scenario: 'duel',
      solo: false,
      board: 'two-coloured',
      smartThree: false,
      adjustedBag: false,
      biplanes: ['white', 'blue'],
      box: 'standard',
      handicaps: false,
      damage: [0, 0],
    },
    games: 60,
    wins: [expect.any(Number), expect.any(Number)],
    draws: expect.any(Number),
    endings: {
      shotDown: expect.any(Number),
      fewerHits: expect.any(Number),
      sameHits: expect.any(Number),
      crashed: expect.any(Number),
      resigned: 0,
    },
    meanTurns: expect.any(Number),
  });
  expect(sum([...result.wins, result.draws])).toBe(60);
  expect(sum(Object.values(result.endings))).toBe(60);
  expect(result.meanTurns).toBeGreaterThan(1);
  expect(result.meanTurns).toBeLessThanOrEqual(15);
  for (const figure of [seconds, gamesPerSecond, stepsPerSecond]) expect(figure).toBeGreaterThan(0);

  expect(JSON.parse(again.stdout)).toMatchObject(result);
  expect(JSON.parse(other.stdout)).not.toMatchObject(result);
});

test('a solo game has one bot, and its losses are not counted as draws', async () => {
  const args = ['track', '--games', '60', '--set', 'scenario=bombing', '--set', 'solo=true', '--json'];
  const { wins, draws, losses, endings } = JSON.parse((await run('simulate', args)).stdout);
  expect(wins).toHaveLength(1);
  expect(wins[0] + draws + losses).toBe(60);
  expect(losses).toBeGreaterThanOrEqual(endings.shotDown);
  expect(endings.shotDown).toBeGreaterThan(0);
});

test('an option with one number per place is given as a list', async () => {
  const args = ['track', '--games', '4', '--set', 'handicaps=true', '--set', 'damage=1,3', '--json'];
  expect(JSON.parse((await run('simulate', args)).stdout).options).toMatchObject({ handicaps: true, damage: [1, 3] });
  const wrong = await run('simulate', args.with(6, 'damage=1,x'));
  expect(wrong.code).toBe(2);
  expect(wrong.stderr).toMatch(/damage/);
});

test('npm run simulate without --json prints one table', async () => {
  const { code, stdout } = await run('simulate', ['track', '--games', '40']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Track: 40 matches, seed 1$/m);
  expect(stdout).toMatch(/^ {2}Red \(duellist\) wins +\d+ +\d+\.\d %$/m);
  expect(stdout).toMatch(/^ {2}Shot down +\d+ +\d+\.\d %$/m);
  expect(stdout).toMatch(/^ {2}Matches per second +\d+$/m);
});

test('--save writes the last game as a readable match, and --box uses another box', async () => {
  const box = { ...standardBox, name: 'my own' };
  writeFileSync(folder.file('box.json'), JSON.stringify(box));
  const files = ['--save', folder.file('last.json'), '--box', folder.file('box.json')];
  const args = ['track', '--games', '3', '--seed', '5', ...files, '--json'];
  const result = JSON.parse((await run('simulate', args)).stdout);
  expect(result.options.box).toBe('my own');

  const read = readSave(readFileSync(folder.file('last.json'), 'utf8'), Object.values(games));
  if ('problem' in read) throw new Error(JSON.stringify(read.problem));
  expect(read.ok.about).toEqual({ players: ['random', 'random'] });
  expect(read.ok.match.seed).toBe(deriveSeed(5, 2));
  expect(read.ok.match.options.box).toEqual(box);
  expect(result.endings[read.ok.match.outcome?.ending ?? '']).toBeGreaterThan(0);
});

test.concurrent.each([
  [[], /^Specify a game: .*track/],
  [['track', '--gmes', '3'], /--gmes/],
  [['track', '--bots', 'random,ace'], /Unknown bot “ace”.*random/],
  [['track', '--set', 'board=blue', '--set', 'biplanes=red,red'], /“board”.*“blue”[\s\S]*“biplanes”.*“red” twice/],
  [['track', '--games', '1', '--save', 'no/such/folder.json'], /no\/such\/folder\.json.*no such file/],
])('npm run simulate answers wrong arguments %j with the cause, the usage and exit code 2', async (args, cause) => {
  const { code, stdout, stderr } = await run('simulate', args);
  expect(stderr).toMatch(cause);
  expect(stderr).toMatch(/^usage: npm run simulate -- GAME/m);
  expect(stdout).toBe('');
  expect(code).toBe(2);
});

function sum(list: number[]): number {
  return list.reduce((total, item) => total + item, 0);
}
