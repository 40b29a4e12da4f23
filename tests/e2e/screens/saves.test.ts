import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, inBrowser, settled, takeOff } from '../app/table.ts';
import { newFolder, root } from '../electron.ts';
import { folderOf, recorded } from './shelf.ts';

afterAll(closeBrowser);

async function openSaves(folder: string) {
  const opened = await inBrowser({ folder });
  await opened.page.getByRole('button', { name: /saved match/i }).click();
  const titles = () => opened.page.locator('.save h2').allInnerTexts();
  return { ...opened, titles };
}

test('with nothing saved the screen says so, and leads back under the same sky, which takes long to paint', async () => {
  const { page, close } = await openSaves(newFolder());
  await page.locator('.saves .poster-sky').evaluate((sky) => sky.setAttribute('data-same', ''));
  await page.getByRole('button', { name: 'To the hangar' }).click();
  await page.locator('.hangar .poster-sky[data-same]').waitFor();
  await close();
});

test('a card tells game, players, where it stands, who is to decide, and shows the table', async () => {
  const { page, folder, close } = await inBrowser();
  await takeOff(page, 'Duel', 5);
  await settled(page);
  await page.getByRole('button', { name: 'Save and leave' }).click();
  await page.getByRole('button', { name: /saved match/i }).click();
  const card = page.locator('.save');
  await card.locator('.thumbnail').waitFor();
  const text = await card.innerText();
  for (const part of ['Track · Alix and Bruno', 'Round 1 of 3 · Turn 1 of 5', 'Alix and Bruno to decide']) {
    expect(text).toContain(part);
  }
  expect(readdirSync(join(folder, 'matches')).filter((name) => name.endsWith('.json'))).toHaveLength(1);
  await close();
});

test('a match is renamed and duplicated, and both are on disk', async () => {
  const { page, folder, titles, close } = await openSaves(folderOf('duel-shotDown'));
  await page.getByRole('button', { name: /^Rename/ }).click();
  await page.getByLabel('New name of the match').fill('Over the Somme');
  await page.keyboard.press('Enter');
  await expect.poll(titles).toEqual(['OVER THE SOMME']);
  await page.getByRole('button', { name: /^Duplicate/ }).click();
  await expect.poll(async () => (await titles()).sort()).toEqual(['OVER THE SOMME', 'OVER THE SOMME (COPY)']);
  const files = readdirSync(join(folder, 'matches')).filter((name) => name.endsWith('.json'));
  const kept = files.map((name) => JSON.parse(readFileSync(join(folder, 'matches', name), 'utf8')).about.title);
  expect(kept.sort()).toEqual(['Over the Somme', 'Over the Somme (copy)']);
  await close();
});

test('deleted matches can be brought back by keyboard, the latest first', async () => {
  const { page, titles, close } = await openSaves(folderOf('duel-shotDown', 'duel-fewerHits'));
  await expect.poll(async () => (await titles()).length).toBe(2);
  const focused = () => page.locator(':focus').evaluate((element) => element.ariaLabel ?? element.textContent);
  await page.getByRole('button', { name: 'Delete: duel-shotDown' }).press('Enter');
  await expect.poll(titles).toEqual(['DUEL-FEWERHITS']);
  await expect.poll(focused).toBe('Bring it back');
  await page.getByRole('button', { name: 'Delete: duel-fewerHits' }).press('Enter');
  await expect.poll(() => page.getByRole('alert').innerText()).toMatch(/duel-fewerHits/);
  await expect.poll(focused).toBe('Bring it back');
  await page.keyboard.press('Enter');
  await expect.poll(titles).toEqual(['DUEL-FEWERHITS']);
  await expect.poll(() => page.getByRole('alert').innerText()).toMatch(/duel-shotDown/);
  await expect.poll(focused).toBe('Bring it back');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await titles()).sort()).toEqual(['DUEL-FEWERHITS', 'DUEL-SHOTDOWN']);
  expect(await page.getByRole('alert').count()).toBe(0);
  await expect.poll(focused).toBe('Delete: duel-shotDown');
  await close();
});

test('what was exported can be imported elsewhere; a broken file is refused in words, and nothing is lost', async () => {
  const { page, titles, close } = await openSaves(folderOf('rescue-escaped-two'));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Export/ }).click(),
  ]);
  const file = join(newFolder(), download.suggestedFilename());
  await download.saveAs(file);
  expect(readFileSync(file, 'utf8')).toBe(readFileSync(recorded('rescue-escaped-two'), 'utf8'));
  await page.locator('input[type=file]').setInputFiles(file);
  await expect.poll(titles).toEqual(['RESCUE-ESCAPED-TWO', 'RESCUE-ESCAPED-TWO']);

  const broken = join(newFolder(), 'broken.json');
  writeFileSync(broken, readFileSync(file, 'utf8').slice(0, 900));
  await page.locator('input[type=file]').setInputFiles(broken);
  await expect.poll(() => page.getByRole('alert').innerText()).toMatch(/broken\.json was not taken in.*not whole JSON/);
  expect(await titles()).toHaveLength(2);
  await close();
});

test('a box is told where boxes go, and what is said covers no match', async () => {
  const { page, titles, close } = await openSaves(folderOf('duel-shotDown', 'duel-fewerHits'));
  await expect.poll(async () => (await titles()).length).toBe(2);
  await page.locator('input[type=file]').setInputFiles(join(root, 'docs/boxes/example.json'));
  const notice = page.getByRole('alert');
  await expect.poll(() => notice.innerText()).toMatch(/example\.json is a box of Track.*new match of Track.*the box”/);
  const lower = await notice.evaluate((element) => element.getBoundingClientRect().bottom);
  const cards = await page.locator('.save').evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
  expect(Math.min(...cards)).toBeGreaterThanOrEqual(lower);
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  await close();
});

test('a match that cannot be opened or shown says so, and the others still open', async () => {
  const folder = folderOf('duel-shotDown', 'duel-fewerHits');
  // A game that nobody here knows.
  const crew = readFileSync(join(root, 'tests/replays/crew/four-bothDown-onDraw.json'), 'utf8');
  writeFileSync(join(folder, 'matches', 'wings.json'), crew.replace('"game":"crew"', '"game":"wings"'));
  const file = join(folder, 'matches', 'duel-shotdown.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"round":1', '"round":2'));
  utimesSync(file, 1e9, 1e9);
  const { page, close } = await openSaves(folder);
  await expect
    .poll(async () => (await page.locator('.save-broken').allInnerTexts()).map((text) => /departs/.test(text)).sort())
    .toEqual([false, true]);

  // A card that breaks while it is painted, whatever is the matter with it.
  await page.evaluate(() => {
    const { get } = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format') ?? {};
    const format = function (this: Intl.DateTimeFormat) {
      return (date: Date) => {
        if (date.getFullYear() === 2001) throw new Error('a card that breaks');
        return get?.call(this)(date);
      };
    };
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { get: format });
  });
  await page.getByRole('button', { name: 'Hangar' }).click();
  await page.getByRole('button', { name: /saved match/i }).click();
  await page.locator('.save .failed').waitFor();
  expect(await page.locator('.save').count()).toBe(3);
  await page.getByRole('button', { name: 'Watch the replay: duel-fewerHits' }).click();
  await page.locator('.replay').waitFor();
  await close();
});

test('of many saved matches only those near the view are read, and the last one when the list is scrolled to it', async () => {
  const folder = folderOf();
  const text = readFileSync(recorded('duel-shotDown'), 'utf8');
  for (let index = 0; index < 60; index++) writeFileSync(join(folder, 'matches', `duel-${index}.json`), text);
  const { page, close } = await openSaves(folder);
  await page.locator('.save').nth(59).waitFor();
  await page.locator('.save').first().locator('.thumbnail').waitFor();
  // The list scrolls at once, so that the cards between never come near the view.
  await page.locator('.saves-list').evaluate((list) => list.scrollTo({ top: list.scrollHeight, behavior: 'instant' }));
  await page.locator('.save').nth(59).locator('.thumbnail').waitFor();
  // Read in the order of the list, all of them would have been read before the last one.
  expect(await page.locator('.save .thumbnail').count()).toBeLessThan(59);
  await page.getByRole('combobox', { name: /^Game/ }).selectOption('track');
  await expect.poll(() => page.locator('.save .thumbnail').count()).toBe(60);
  await close();
});

test('the hangar leads straight back into the last match', async () => {
  const { page, close } = await inBrowser();
  await takeOff(page, 'Sparring', 6);
  await page.locator('main.match[data-play=choosing]').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Save and leave', exact: true }).click();
  await page.getByRole('button', { name: /Fly on/ }).click();
  await page.locator('main.match[data-play=choosing]').waitFor();
  await close();
});
