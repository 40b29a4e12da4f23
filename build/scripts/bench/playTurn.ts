import type { Page } from '@playwright/test';
import { playDecision } from '../app/browse.ts';

/** Selectors of Squadrons in order of preference: random guns, attacks, squares, cards, planes. */
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

/** A selector for the first element that has not been pressed yet. */
async function nextUnpressed(page: Page, picks: readonly string[], tried: ReadonlySet<string>): Promise<string | null> {
  for (const selector of picks)
    for (const one of await page.locator(selector).all()) {
      const spot = await one.getAttribute('data-spot');
      const own = spot === null ? selector : `${selector}[data-spot="${spot}"]`;
      if (!tried.has(own)) return own;
    }
  return null;
}

/** Plays one turn of a person by clicks and keys; deterministic. By game. */
export const turns: Readonly<Record<string, (page: Page, turn: number) => Promise<void>>> = {
  track: playDecision,
  async airspace(page, turn) {
    const match = page.locator('main.match[data-play=choosing]');
    await match.waitFor();
    const version = await match.getAttribute('data-version');
    if ((await page.locator('[data-hold]').count()) > 0) await page.keyboard.press('g');
    else {
      // Flies in a circle, so that no plane leaves the map.
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
    // One pick may offer further picks: a plane, then its square, then the route. No element is pressed twice.
    while ((await now.count()) === 0) {
      await now.or(commit).or(quiet).or(page.locator(squadronsPicks.join())).first().waitFor();
      if ((await commit.count()) > 0) {
        await commit.first().press('Enter');
        return now.waitFor();
      }
      const pick = await nextUnpressed(page, squadronsPicks, tried);
      if (pick === null) {
        await quiet.first().press('Enter');
        return now.waitFor();
      }
      tried.add(pick);
      await page.locator(pick).first().press('Enter');
    }
  },
  /** A whole round. */
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
