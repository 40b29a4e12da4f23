import type { Page } from '@playwright/test';
import { decide } from '../app/browse.ts';

/** By game: a turn of a person, the same every time. */
export const turns: Readonly<Record<string, (page: Page, turn: number) => Promise<void>>> = {
  track: decide,
  async airspace(page, turn) {
    const match = page.locator('main.match[data-play=choosing]');
    await match.waitFor();
    const version = await match.getAttribute('data-version');
    if ((await page.locator('[data-hold]').count()) > 0) await page.keyboard.press('g');
    else {
      // Round in a circle, and nobody is lost.
      if (turn % 2 === 1) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowUp');
      await page.locator('.tray [data-commit]').press('Enter');
    }
    await page.locator(`main.match:not([data-version="${version}"])`).waitFor();
  },
};
