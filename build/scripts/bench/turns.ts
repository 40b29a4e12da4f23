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
  /** A whole round, with everything that is turned up in it. */
  async crew(page) {
    const match = page.locator('main.match[data-play=choosing]');
    const step = async (press: () => Promise<void>) => {
      await match.waitFor();
      const version = await match.getAttribute('data-version');
      await press();
      await page.locator(`main.match:not([data-version="${version}"]), .crew-ready.grave`).first().waitFor();
    };
    await match.waitFor();
    if ((await page.locator('.crew-zones').count()) > 0)
      await step(async () => {
        await page.locator('.crew-zones button:not([aria-disabled=true])').first().press('Enter');
        await page.locator('.tray [data-commit]').press('Enter');
      });
    for (const section of ['1', '2', '3'])
      await step(async () => {
        await page.locator('.crew-half').first().focus();
        await page.keyboard.press(section);
      });
    const ready = page.locator('.crew-ready');
    await step(() => ready.press('Enter'));
    if ((await page.locator('.crew-ready.grave').count()) > 0) await step(() => ready.press('Enter'));
  },
};
