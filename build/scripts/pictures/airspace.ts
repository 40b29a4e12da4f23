import type { Page } from '@playwright/test';
import type { Portrait } from './portrait.ts';

const keys =
  (...pressed: readonly string[]) =>
  async (page: Page) => {
    await page.locator('.tray [data-commit]').waitFor();
    await page.locator('.corner').waitFor();
    for (const key of pressed) await page.keyboard.press(key);
  };

export const portraits: readonly Portrait[] = [
  { name: 'airspace', of: { replay: 'pairs-shotDown', at: 24 }, show: keys('s', 'ArrowUp') },
  { name: 'airspace-turned', of: { replay: 'duel-shotDown', at: 68, bots: [0] }, show: keys('ArrowRight', 'ArrowUp') },
  { name: 'airspace-fire', of: { replay: 'four-shotDown', at: 7 }, show: keys() },
  { name: 'airspace-threats', of: { replay: 'four-shotDown', at: 6 }, show: keys('Shift+T') },
  { name: 'airspace-lost', of: { replay: 'three-crashed', at: 20 }, show: keys('w') },
  { name: 'airspace-over', of: { replay: 'duel-shotDown', at: 70 }, show: won },
  { name: 'airspace-replay', of: { replay: 'pairs-shotDown' } },
];

/** The last shot is fired, and the match is over. */
async function won(page: Page): Promise<void> {
  await keys('g')(page);
  await page.locator('.over').waitFor();
}
