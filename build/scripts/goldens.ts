// Records the reference matches anew: for each way that a match can end a short one, and its transcript.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { games } from '@aerodrome/engine/games/index.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { command, readArguments, refuse } from './cli/arguments.ts';
import { transcript } from './cli/transcript.ts';
import { airspaceGoldens } from './goldens/airspace.ts';
import { crewGoldens } from './goldens/crew.ts';
import { type AnyGolden, find } from './goldens/find.ts';
import { squadronsGoldens } from './goldens/squadrons.ts';
import { trackGoldens } from './goldens/track.ts';

const recorded: Readonly<Record<string, readonly AnyGolden[]>> = {
  airspace: airspaceGoldens,
  crew: crewGoldens,
  squadrons: squadronsGoldens,
  track: trackGoldens,
};

command('goldens', () => {
  const { positionals } = readArguments({ args: process.argv.slice(2), allowPositionals: true });
  const all = Object.keys(recorded);
  for (const game of positionals) if (!all.includes(game)) refuse('command.unknownGame', { game, games: all });
  for (const id of positionals.length > 0 ? positionals : all) record(id);
});

function record(id: string): void {
  const folder = resolve(import.meta.dirname, '../../tests/replays', id);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const golden of recorded[id]) {
    const match = find(games[id], golden);
    writeFileSync(join(folder, `${golden.name}.json`), writeSave(match, { title: golden.name }));
    writeFileSync(join(folder, `${golden.name}.txt`), transcript(match, 'all'));
    console.log(`${golden.name}: ${match.length}`);
  }
}
