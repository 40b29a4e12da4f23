// Redraws all statecharts: those of the games, of a session and of the application.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './app/root.ts';
import { command, readArguments } from './cli/arguments.ts';
import { chartFiles } from './statecharts/charts.ts';

command('statecharts', () => {
  readArguments({});
  const folder = resolve(root, 'docs/statecharts');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of chartFiles()) {
    writeFileSync(join(folder, name), text);
    console.log(name);
  }
});
