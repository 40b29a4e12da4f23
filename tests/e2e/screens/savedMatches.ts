import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder, root } from '../electron.ts';

export { accessibilityViolations } from '../../../build/scripts/app/accessibility.ts';

/** A match recorded for the replay suite, used as a saved match here. */
export const recordedMatch = (name: string) => join(root, 'tests/replays/track', `${name}.json`);

/** A data folder with saved matches in it. */
export function folderWithMatches(...names: string[]): string {
  const folder = newFolder();
  mkdirSync(join(folder, 'matches'));
  for (const name of names) copyFileSync(recordedMatch(name), join(folder, 'matches', `${name.toLowerCase()}.json`));
  return folder;
}
