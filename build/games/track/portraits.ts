import type { Page } from '@playwright/test';
import type { Portrait } from '../../scripts/pictures/portrait.ts';

/** Opens the door, if there is one, and hovers over a tile with a legal route. */
async function point(page: Page): Promise<void> {
  const door = page.locator('[data-open]');
  if ((await door.count()) > 0) await door.click();
  const tiles = page.locator('.tray .tile:not([aria-disabled=true])');
  await tiles.first().waitFor();
  await tiles.nth((await tiles.count()) - 2).hover();
}

export const portraits: readonly Portrait[] = [
  { name: 'door', of: { preset: 'duel', seed: 11, turns: 0 }, show: (page) => page.locator('.door').waitFor() },
  { name: 'duel', of: { preset: 'sparring', seed: 11, turns: 7 }, show: point },
  { name: 'bombing', of: { preset: 'bombing', seed: 3, turns: 9 }, show: point },
  { name: 'escort', of: { preset: 'escort', seed: 8, turns: 9 }, show: point },
  { name: 'solo', of: { preset: 'rescueSolo', seed: 6, turns: 5 }, show: point },
  {
    name: 'first-flight',
    of: { preset: 'firstFlight', seed: 2, turns: 0 },
    show: (page) => page.locator('.lesson-card').waitFor(),
  },
];
