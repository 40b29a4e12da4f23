// Builds the page and the shells into dist/, if their sources have changed.
import { say } from '@aerodrome/engine/text/say.ts';
import { buildStale } from './app/build.ts';
import { command, readArguments } from './cli/arguments.ts';

export const run = command('build', async ({ args, print }) => {
  readArguments({ args });
  const made = await buildStale();
  print(say(made.length > 0 ? 'shell.built' : 'shell.builtBefore', { parts: made }));
});
