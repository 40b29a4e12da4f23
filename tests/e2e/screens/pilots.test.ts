import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, openInBrowser, waitUntilSettled } from '../app/table.ts';
import { accessibilityViolations } from './savedMatches.ts';

afterAll(closeBrowser);

test('a profile is created, offered in the set-up of a match, and lists the matches flown', async () => {
  const { page, folder, close } = await openInBrowser();
  const players = join(folder, 'players');
  const kept = () => (existsSync(players) ? readdirSync(players) : []);
  await page.getByRole('button', { name: 'Pilots', exact: true }).press('Enter');
  await page.locator('.pilots-none').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByLabel('Name of the new profile').fill('Wanda');
  await page.keyboard.press('Enter');
  await page.locator('.pilot').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Hangar' }).press('Enter');

  // A slow disk: no file of players is read again before the match is under way.
  let answered: () => void = () => undefined;
  const underWay = new Promise<void>((resolve) => {
    answered = resolve;
  });
  await page.route('**/api/read', async (route) => {
    if (route.request().postData()?.includes('"players"')) await underWay;
    await route.continue();
  });
  await page
    .getByRole('button', { name: /new match/i })
    .first()
    .press('Enter');
  await page.getByRole('button', { name: /^Sparring/ }).press('Enter');
  await page.getByLabel('Name', { exact: true }).first().fill('Wanda');
  await page.getByRole('button', { name: 'Start match' }).press('Enter');
  answered();
  await waitUntilSettled(page);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Resign' }).press('Enter');
  await page.locator('dialog[open]').getByRole('button', { name: 'Resign' }).press('Enter');
  await page.getByRole('button', { name: 'Back to the hangar' }).press('Enter');

  // The ledger is written after the match: whoever is quicker sees it the next time.
  await expect.poll(() => kept().some((name) => /^ledger-\d{4}\.json$/.test(name))).toBe(true);
  await page.getByRole('button', { name: 'Pilots', exact: true }).press('Enter');
  await page.locator('.pilot-figures').waitFor();
  const row = page.locator('.pilot-figures tbody tr').first();
  await expect.poll(async () => (await row.locator('td').allInnerTexts()).slice(0, 4)).toEqual(['1', '0', '0', '1']);
  expect(await accessibilityViolations(page)).toEqual([]);
  await close();
});
