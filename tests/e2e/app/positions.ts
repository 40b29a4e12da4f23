import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../electron.ts';
import { type OpenedApp, openInBrowser, type StartOptions } from './table.ts';

export { afterDecisions, position, rewindMatch } from '../../fixtures/positions.ts';

/** Opens a saved match from the hangar, in either shell. */
export async function openPosition(save: string, start: StartOptions = {}, open = openInBrowser): Promise<OpenedApp> {
  const folder = newFolder();
  mkdirSync(join(folder, 'matches'));
  writeFileSync(join(folder, 'matches', 'left.json'), save);
  const opened = await open({ ...start, folder });
  await opened.page.getByRole('button', { name: /continue/i }).click();
  await opened.page.locator('main.match').waitFor();
  return opened;
}
