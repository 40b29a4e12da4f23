import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { newFolder, root } from '../electron.ts';

/** Matches recorded for the replay suite; they serve as saved ones here. */
export const recorded = (name: string) => join(root, 'tests/replays/track', `${name}.json`);

/** A data folder with saved matches in it. */
export function folderOf(...names: string[]): string {
  const folder = newFolder();
  mkdirSync(join(folder, 'matches'));
  for (const name of names) copyFileSync(recorded(name), join(folder, 'matches', `${name.toLowerCase()}.json`));
  return folder;
}

interface Violation {
  id: string;
  impact: string;
  nodes: { target: string[] }[];
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What keeps somebody out: the serious findings on the page as it is now, each with where it was found. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate<{ violations: Violation[] }>('axe.run()');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
