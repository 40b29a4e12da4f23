import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { track } from '@aerodrome/engine/games/track/index.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { expect, test } from 'vitest';
import { recorded } from '../../build/games/track/goldens.ts';
import { find } from '../../build/scripts/goldens/find.ts';
import { run } from './run.ts';

test.each(['duel-crashed-noLowTile', 'espionage-solo-shotDown', 'bombing-resigned'])(
  'recording the golden match %s again gives the same file',
  (name) => {
    const golden = recorded.find((wanted) => wanted.name === name);
    if (golden === undefined) throw new Error('not among the goldens');
    const file = resolve(import.meta.dirname, '../replays/track', `${name}.json`);
    expect(writeSave(find(track, golden), { title: name })).toBe(readFileSync(file, 'utf8'));
  },
);

test('npm run goldens answers an unknown game with the usage and exit code 2, and records nothing', async () => {
  const { code, stdout, stderr } = await run('goldens', ['pong']);
  expect(stderr).toMatch(/Unknown game “pong”/);
  expect(stderr).toMatch(/^usage: npm run goldens/m);
  expect(stdout).toBe('');
  expect(code).toBe(2);
});
