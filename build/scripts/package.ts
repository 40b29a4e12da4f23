// Packages the game for this system: installers if their tools can be downloaded, otherwise an executable folder.
import { resolve } from 'node:path';
import { say } from '@aerodrome/engine/text/say.ts';
import { build, type Configuration } from 'electron-builder';
import { buildStale } from './app/build.ts';
import { canFetchElectron, releaseOf } from './app/electron.ts';
import { root } from './app/root.ts';
import { findTestElectron } from './app/testElectron.ts';
import { command, readArguments, refuse } from './cli/arguments.ts';

command('package', async () => {
  const { values } = readArguments({ options: { dir: { type: 'boolean', default: false } } });
  const folder = resolve(root, 'dist/packages');
  await buildStale();
  if (!values.dir && (await canFetchElectron())) {
    await pack({}, false);
    console.log(say('shell.packed', { folder }));
    return;
  }
  const found = findTestElectron();
  if ('missing' in found) refuse('shell.nothingToPack', { cause: found.missing });
  const release = releaseOf(found.binary);
  await pack({ electronDist: release.folder, electronVersion: release.version }, true);
  console.log(say('shell.packedFolder', { folder }));
});

function pack(changes: Configuration, dir: boolean): Promise<string[]> {
  const settings = resolve(root, 'build/electron-builder.yml');
  return build({ projectDir: root, config: { extends: settings, ...changes }, dir, publish: 'never' });
}
