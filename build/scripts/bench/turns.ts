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
  async squadrons(page) {
    const match = page.locator('main.match[data-play=choosing]');
    await match.waitFor();
    const version = await match.getAttribute('data-version');
    const commit = page.locator('.tray [data-commit]:enabled');
    // Guns are left to chance; else the first place, attack or card there is, and if there is none, nothing.
    const first = page.locator(
      '.tray [data-act=chance], .tray .attack, .spots [data-spot]:not([data-spot^="by:"]), .tray .squadron-card[aria-disabled=false]',
    );
    if ((await commit.count()) === 0 && (await first.count()) > 0) await first.first().press('Enter');
    const now = page.locator(`main.match:not([data-version="${version}"])`);
    if ((await now.count()) === 0) {
      const quiet = page.locator('.tray [data-act]:enabled');
      await ((await commit.count()) > 0 ? commit : quiet).first().press('Enter');
    }
    await now.waitFor();
  },
};
