import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser, type OpenedApp, openInBrowser } from '../app/table.ts';
import { accessibilityViolations, folderWithMatches } from './savedMatches.ts';

afterAll(closeBrowser);

const screens: [name: string, open: (page: Page) => Promise<void>][] = [
  ['hangar', (page) => page.locator('.hangar').waitFor()],
  [
    'new match',
    (page) =>
      page
        .getByRole('button', { name: /new match/i })
        .first()
        .click(),
  ],
  [
    'saved games',
    async (page) => {
      await page.getByRole('button', { name: /saved game/i }).click();
      await page.locator('.save .thumbnail').waitFor();
    },
  ],
  [
    'replay',
    async (page) => {
      await page.getByRole('button', { name: /saved game/i }).click();
      await page.getByRole('button', { name: /^Watch/ }).click();
      await page.locator('.replay canvas').waitFor();
    },
  ],
  ...['Rules', 'Settings', 'Keyboard', 'Credits'].map((name): [string, (page: Page) => Promise<void>] => [
    name.toLowerCase(),
    (page) => page.getByRole('navigation').getByRole('button', { name, exact: true }).click(),
  ]),
];

/** Other windows, larger text and other colours are looked at in pictures: npm run pictures -- --series. */
describe('screens pass the accessibility check', () => {
  let game: OpenedApp;
  beforeAll(async () => {
    game = await openInBrowser({ folder: folderWithMatches('duel-shotDown') });
  });
  afterAll(() => game.close());

  test.each(screens)('the %s passes the accessibility check', async (_name, open) => {
    const { page } = game;
    await page.reload();
    await open(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    await expect.poll(() => page.locator('h1').count()).toBe(1);
  });
});

test('the first tile of a match can be reached from the hangar by keyboard alone', async () => {
  const { page, close } = await openInBrowser();
  await page.locator('.hangar').waitFor();
  const reach = async (pattern: RegExp) => {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate<string>(
        'document.activeElement.ariaLabel ?? document.activeElement.textContent ?? ""',
      );
      if (pattern.test(name)) return page.keyboard.press('Enter');
    }
    throw new Error(`Tab does not lead to ${pattern}`);
  };
  await reach(/New match/);
  await page.locator('.set-up-form').waitFor();
  await reach(/^Sparring/);
  await reach(/^Start match/);
  await page.locator('main.match[data-play=choosing]').waitFor();
  await reach(/^\d \(/);
  await expect.poll(() => page.locator('.tile[aria-pressed=true]').count()).toBe(1);
  await close();
});
