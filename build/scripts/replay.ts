// Prints the transcript of a saved match for one viewer.
import type { Viewer } from '@aerodrome/engine/core/game.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { command, readArguments, readTextFile, refuse } from './cli/arguments.ts';
import { transcript } from './cli/transcript.ts';

export const run = command('replay', (terminal) => {
  const { values, positionals } = readArguments({
    args: terminal.args,
    allowPositionals: true,
    options: { as: { type: 'string', default: 'table' } },
  });
  const [file, surplus] = positionals;
  if (file === undefined) refuse('command.noFile');
  if (surplus !== undefined) refuse('command.surplus', { value: surplus });
  const read = readSave(readTextFile(file), Object.values(games));
  if ('problem' in read) {
    terminal.printError(explain(read.problem));
    terminal.exitCode = 1;
    return;
  }
  // Both the transcript and `print` end with a line break.
  terminal.print(transcript(read.ok.match, readViewer(read.ok.match, values.as)).trimEnd());
});

function readViewer(match: Match, value: string): Viewer {
  const viewers: Viewer[] = [...match.game.seats.keys(), 'table', 'all'];
  const viewer = viewers.find((known) => String(known) === value);
  return viewer ?? refuse('command.noSuchViewer', { viewers: viewers.map(String), value });
}
