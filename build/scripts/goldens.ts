// Records the golden matches again: a short match for each ending, and its transcript.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { gamesWith, importTool } from '../games/discover.ts';
import { command, readArguments, refuse } from './cli/arguments.ts';
import { transcript } from './cli/transcript.ts';
import { type AnyGolden, find } from './goldens/find.ts';

export const run = command('goldens', async ({ args, print }) => {
  const { positionals } = readArguments({ args, allowPositionals: true });
  const all = gamesWith('goldens');
  for (const game of positionals) if (!all.includes(game)) refuse('command.unknownGame', { game, games: all });
  for (const id of positionals.length > 0 ? positionals : all) await record(id, print);
});

async function record(id: string, print: (line: string) => void): Promise<void> {
  const { recorded } = await importTool<{ recorded: readonly AnyGolden[] }>(id, 'goldens');
  const folder = resolve(import.meta.dirname, '../../tests/replays', id);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const golden of recorded) {
    const match = find(itemAt(games, id), golden);
    writeFileSync(join(folder, `${golden.name}.json`), writeSave(match, { title: golden.name }));
    writeFileSync(join(folder, `${golden.name}.txt`), transcript(match, 'all'));
    print(`${golden.name}: ${match.length}`);
  }
}
