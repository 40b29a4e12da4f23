import type { Page } from '@playwright/test';
import { decide } from '../app/browse.ts';

/** In Squadrons guns are left to chance; else the first attack, place or card there is, a plane where there is no other. */
const squadronsPicks = [
  '.tray [data-act=chance]',
  '.tray .attack',
  '.spots [data-spot^="square:"]',
  '.spots [data-spot^="wheel:"]',
  '.spots [data-spot^="face:"]',
  '.tray .squadron-card[aria-disabled=false]',
  '.spots [data-spot^="plane:"]',
  '.spots [data-spot^="by:"]',
];

/** The first of these that has not been pressed yet, by a selector that finds it alone. */
async function untried(page: Page, picks: readonly string[], tried: ReadonlySet<string>): Promise<string | null> {
  for (const selector of picks)
    for (const one of await page.locator(selector).all()) {
      const spot = await one.getAttribute('data-spot');
      const own = spot === null ? selector : `${selector}[data-spot="${spot}"]`;
      if (!tried.has(own)) return own;
    }
  return null;
}

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
    const now = page.locator(`main.match:not([data-version="${version}"])`);
    const commit = page.locator('.tray [data-commit]:enabled');
    const quiet = page.locator('.tray [data-act]:enabled');
    const tried = new Set<string>();
    // One choice may open the next: a plane its ends, an end the way there. What is chosen is not chosen again.
    while ((await now.count()) === 0) {
      await now.or(commit).or(quiet).or(page.locator(squadronsPicks.join())).first().waitFor();
      if ((await commit.count()) > 0) {
        await commit.first().press('Enter');
        return now.waitFor();
      }
      const pick = await untried(page, squadronsPicks, tried);
      if (pick === null) {
        await quiet.first().press('Enter');
        return now.waitFor();
      }
      tried.add(pick);
      await page.locator(pick).first().press('Enter');
    }
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
