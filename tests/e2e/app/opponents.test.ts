import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, inBrowser, settled, takeOff } from './table.ts';

afterAll(closeBrowser);

const toSetUp = (page: Page) =>
  page
    .getByRole('button', { name: /new match/i })
    .first()
    .click();
const secondSeat = (page: Page) => page.locator('.seat').nth(1);
const json = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));

test('an ace is seated, gives a hint that counts, and sits there again next time', async () => {
  const { page, folder, close } = await inBrowser();
  await toSetUp(page);
  await page.getByRole('button', { name: /^Sparring/ }).click();
  await expect.poll(() => secondSeat(page).locator('.seat-about').innerText()).toMatch(/off day/);
  await secondSeat(page).getByRole('radio', { name: 'Ace', exact: true }).check();
  await expect.poll(() => secondSeat(page).getByLabel('Name', { exact: true }).inputValue()).toBe('Roxane');
  await expect.poll(() => secondSeat(page).locator('.seat-about').innerText()).toMatch(/forgives little/);
  await page.getByLabel(/seed/i).fill('3');
  await page.getByRole('button', { name: /take off/i }).click();
  await settled(page);

  await page.getByRole('button', { name: 'Hint' }).click();
  await expect.poll(() => page.locator('.preview .hint').innerText()).toMatch(/^An ace would choose/);
  await expect.poll(() => page.locator('.tray [data-commit]').isEnabled()).toBe(true);
  // Beside the one match lie the folders of what was removed or set aside.
  const [file] = readdirSync(join(folder, 'matches')).filter((name) => name.endsWith('.json'));
  const about = () => json(folder, 'matches', file).about;
  await expect.poll(() => about().hints).toBe(1);
  expect(about().kinds).toEqual(['human', 'bot4']);
  await page.locator('.tray [data-commit]').press('Enter');
  await settled(page);
  await expect.poll(() => page.locator('.preview .hint').count()).toBe(0);

  await expect.poll(() => Object.values(json(folder, 'settings.json').levels)).toEqual([4]);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Save and leave' }).press('Enter');
  await toSetUp(page);
  await page.getByRole('button', { name: /^Sparring/ }).click();
  await expect.poll(() => secondSeat(page).getByRole('radio', { name: 'Ace', exact: true }).isChecked()).toBe(true);
  await close();
});

test('bots alone are watched to the end, also when somebody hurries them all the time', async () => {
  const { page, close } = await inBrowser();
  await takeOff(page, 'Watch the bots', 5);
  while ((await page.locator('.over').count()) === 0) await page.keyboard.press('n');
  await expect.poll(() => page.locator('.over h1').innerText()).toMatch(/win|draw/i);
  await close();
});
