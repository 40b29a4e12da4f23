import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, openInBrowser } from '../app/table.ts';
import { newFolder, root } from '../electron.ts';
import { folderWithMatches, recordedMatch } from './savedMatches.ts';

afterAll(closeBrowser);

async function openSaves(folder: string) {
  const opened = await openInBrowser({ folder });
  await opened.page.getByRole('button', { name: /saved game/i }).click();
  const titles = () => opened.page.locator('.save h2').allInnerTexts();
  return { ...opened, titles };
}

test('an exported match can be imported, and a broken file and a box are refused with a notice that covers no match', async () => {
  const { page, titles, close } = await openSaves(folderWithMatches('rescue-escaped-two'));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Export/ }).click(),
  ]);
  const file = join(newFolder(), download.suggestedFilename());
  await download.saveAs(file);
  expect(readFileSync(file, 'utf8')).toBe(readFileSync(recordedMatch('rescue-escaped-two'), 'utf8'));
  await page.locator('input[type=file]').setInputFiles(file);
  await expect.poll(titles).toEqual(['RESCUE-ESCAPED-TWO', 'RESCUE-ESCAPED-TWO']);

  const broken = join(newFolder(), 'broken.json');
  writeFileSync(broken, readFileSync(file, 'utf8').slice(0, 900));
  await page.locator('input[type=file]').setInputFiles(broken);
  await expect.poll(() => page.getByRole('alert').innerText()).toMatch(/broken\.json was not imported.*not valid JSON/);
  await expect.poll(titles).toHaveLength(2);

  await page.locator('input[type=file]').setInputFiles(join(root, 'docs/boxes/example.json'));
  const notice = page.getByRole('alert');
  await expect.poll(() => notice.innerText()).toMatch(/example\.json is a box for Track.*new match of Track.*the box”/);
  const lower = await notice.evaluate((element) => element.getBoundingClientRect().bottom);
  const cards = await page.locator('.save').evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
  expect(Math.min(...cards)).toBeGreaterThanOrEqual(lower);
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  await close();
});

test('only saved matches near the viewport are read, and the last one when the list is scrolled to it', async () => {
  const folder = folderWithMatches();
  const text = readFileSync(recordedMatch('duel-shotDown'), 'utf8');
  for (let index = 0; index < 60; index++) writeFileSync(join(folder, 'matches', `duel-${index}.json`), text);
  const { page, close } = await openSaves(folder);
  await page.locator('.save').nth(59).waitFor();
  await page.locator('.save').first().locator('.thumbnail').waitFor();
  // The list scrolls at once, so that the cards between never come near the view.
  await page.locator('.saves-list').evaluate((list) => list.scrollTo({ top: list.scrollHeight, behavior: 'instant' }));
  await page.locator('.save').nth(59).locator('.thumbnail').waitFor();
  // Read in the order of the list, all of them would have been read before the last one.
  const read = await page.locator('.save .thumbnail').count();
  expect(read).toBeLessThan(59);
  await page.getByRole('combobox', { name: /^Game/ }).selectOption('track');
  await expect.poll(() => page.locator('.save .thumbnail').count()).toBe(60);
  await close();
});
