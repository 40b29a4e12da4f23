import type { Page } from '@playwright/test';
import type { Portrait } from './portrait.ts';

const keys =
  (...pressed: readonly string[]) =>
  async (page: Page) => {
    await page.locator('.tray [data-commit]').waitFor();
    for (const key of pressed) await page.keyboard.press(key);
  };

export const portraits: readonly Portrait[] = [
  { name: 'airspace', of: { replay: 'four-shotDown', at: 6 }, show: keys('s', 'ArrowUp', 'ArrowUp') },
  { name: 'airspace-fire', of: { replay: 'four-shotDown', at: 7 }, show: keys() },
];
