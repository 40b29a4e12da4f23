import { say } from '@aerodrome/engine/text/say.ts';
import type { Page } from '@playwright/test';
import type { Portrait } from '../../scripts/pictures/portrait.ts';

/** Opens the door and hovers over a half of the first card. */
async function inHand(page: Page): Promise<void> {
  await opened(page);
  await page.locator('.crew-half').first().focus();
}

async function opened(page: Page): Promise<void> {
  const door = page.locator('[data-open]');
  if ((await door.count()) > 0) await door.press('Enter');
  await page.locator('.tray [data-commit]').first().waitFor();
  await page.locator('.crew-tracks').waitFor();
}

export const portraits: readonly Portrait[] = [
  { name: 'crew', of: { replay: 'four-outOfCardsOnDamage', at: 29, bots: [1, 2, 3] }, show: inHand },
  { name: 'crew-turned', of: { replay: 'two-outOfCardsOnDamage-antiAir', at: 18, bots: [0] }, show: inHand },
  { name: 'crew-one-screen', of: { replay: 'three-bothDown-oneScreen', at: 16 }, show: inHand },
  { name: 'crew-door', of: { replay: 'three-bothDown-oneScreen', at: 16 } },
  { name: 'crew-night', of: { replay: 'three-outOfCardsOnDamage-byMoonlight', at: 12 }, show: opened },
  { name: 'crew-over', of: { replay: 'four-outOfCardsOnDamage', at: 34 }, show: ended },
  { name: 'crew-sunset', of: { replay: 'four-outOfCardsOnDamage', at: 34 }, show: folded },
  {
    name: 'crew-first-flight',
    of: { preset: 'firstFlight', seed: 2, turns: 0 },
    show: async (page) => {
      await page.locator('.lesson-card button').first().click();
    },
  },
  { name: 'crew-replay', of: { replay: 'four-outOfCardsOnDamage' }, show: half },
  { name: 'crew-rules', of: { replay: 'four-outOfCardsOnDamage' }, show: rules },
];

/** Reveals the last cards, which ends the match. */
async function ended(page: Page): Promise<void> {
  while ((await page.locator('.over').count()) === 0) {
    const door = page.locator('[data-open]');
    if ((await door.count()) > 0) await door.press('Enter');
    else await page.locator('.crew-ready, .tray [data-commit]').first().press('Enter');
    await page.locator('main.match:is([data-play=choosing], [data-play=handover], [data-play=over])').waitFor();
  }
}

/** The same without the result dialog. */
async function folded(page: Page): Promise<void> {
  await ended(page);
  await page.locator('.over-buttons button').nth(1).press('Enter');
}

/** The middle of a replay. */
async function half(page: Page): Promise<void> {
  for (let step = 0; step < 9; step++) await page.keyboard.press('ArrowRight');
}

async function rules(page: Page): Promise<void> {
  await page.getByRole('button', { name: say('match.rules'), exact: true }).click();
  await page.getByRole('button', { name: say('reference.crew.cards'), exact: true }).click();
}
