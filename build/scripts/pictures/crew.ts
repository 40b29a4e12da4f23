import type { Page } from '@playwright/test';
import type { Portrait } from './portrait.ts';

/** Through the door, and a half of the first card is pointed at. */
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
  { name: 'crew-replay', of: { replay: 'four-outOfCardsOnDamage' } },
];
