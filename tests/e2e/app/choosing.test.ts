import type { Page } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { answer, closeBrowser, inBrowser, isFocused, settled, takeOff, wavering } from './table.ts';

afterAll(closeBrowser);

const foreseen = (page: Page) => page.locator('.preview').innerText();
const playable = (page: Page, row = 0) =>
  page.locator('.tray .tiles').nth(row).locator('.tile:not([aria-disabled=true])');

test('the card tells of the tile that is picked, whatever was pointed at on the way to sealing it', async () => {
  const { page, close } = await inBrowser();
  await takeOff(page, 'Sparring', 3);
  await settled(page);
  await answer(page, wavering(1), (button) => button.press('Enter'));
  await settled(page);
  await playable(page).first().press('Enter');
  await page.locator('.tile[aria-pressed=true]').waitFor();
  const picked = await foreseen(page);
  await playable(page).last().focus();
  await expect.poll(() => foreseen(page)).not.toBe(picked);
  await page.locator('[data-commit]').focus();
  await expect.poll(() => foreseen(page)).toBe(picked);
  await playable(page).last().hover();
  await expect.poll(() => foreseen(page)).not.toBe(picked);
  await page.mouse.move(640, 300);
  await expect.poll(() => foreseen(page)).toBe(picked);
  // A look at the past shows the past alone.
  await page.locator('.log button').first().press('Enter');
  await page.locator('.banner h1', { hasText: /looking back/i }).waitFor();
  await expect.poll(() => foreseen(page)).not.toMatch(/ends at|stays at/);
  // Back in the present, what was picked is still picked.
  await page.keyboard.press('Escape');
  await expect.poll(() => foreseen(page)).toBe(picked);
  await close();
});

test('of two hands the card tells of both tiles that are picked', async () => {
  const { page, close } = await inBrowser();
  await takeOff(page, 'Escort alone', 3);
  await settled(page);
  if ((await page.locator('.tray .tile:not([aria-disabled])').count()) > 0)
    await answer(page, wavering(1), (b) => b.press('Enter'));
  await settled(page);
  await playable(page).first().click();
  await playable(page, 1).nth(2).click();
  await expect.poll(() => page.locator('.tile[aria-pressed=true]').count()).toBe(2);
  const picked = await foreseen(page);
  await playable(page, 1).last().hover();
  await expect.poll(() => foreseen(page)).not.toBe(picked);
  await page.mouse.move(640, 300);
  await expect.poll(() => foreseen(page)).toBe(picked);
  await close();
});

test('a tile that cannot be played says why, to a keyboard too', async () => {
  const { page, close } = await inBrowser();
  await takeOff(page, 'First flight', 2);
  await settled(page);
  await page.locator('.tray .tile[aria-disabled=true]').first().focus();
  await expect.poll(() => page.locator('.preview-refusal').innerText()).toMatch(/loop/i);
  await close();
});

test('everything that happened is told, also of a turn that is over at once', async () => {
  const { page, close } = await inBrowser();
  await takeOff(page, 'Sparring', 9);
  await settled(page);
  await answer(page, wavering(1), (button) => button.press('Enter'));
  await settled(page);
  await expect.poll(() => page.locator('[role=log] p').count()).toBeGreaterThan(4);
  const told = await page.locator('[role=log] p').allInnerTexts();
  const logged = await page.locator('.log li').allInnerTexts();
  for (const line of told) expect(logged.join(' ')).toContain(line.split('. ')[0].replace(/\.$/, ''));
  await close();
});

test('a sheet that lay over the menu gives the keys back to the table', async () => {
  const { page, close } = await inBrowser();
  await takeOff(page, 'Sparring', 3);
  await settled(page);
  await page.keyboard.press('m');
  await page.locator('dialog').getByRole('button', { name: 'Rules' }).press('Enter');
  await page.locator('dialog[open] .sheet-body').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('tray');
  await close();
});

test('a key still held when a match ends answers nothing', async () => {
  const { page, close } = await inBrowser();
  await takeOff(page, 'Sparring', 4);
  await settled(page);
  await page.keyboard.press('m');
  await page.locator('dialog').getByRole('button', { name: 'Resign' }).press('Enter');
  await page.locator('dialog').getByRole('button', { name: 'Resign' }).last().focus();
  await page.keyboard.down('Enter');
  const over = page.locator('.over');
  await expect.poll(() => isFocused(over)).toBe(true);
  await page.evaluate(() => {
    const pressed: (string | null)[] = [];
    Object.assign(window, { pressed });
    window.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent), true);
  });
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  // A key that presses a button does so while it is handled: nothing can come later.
  const pressed = await page.evaluate(() => (window as unknown as { pressed: string[] }).pressed);
  expect(pressed).toEqual([]);
  // Nor does the result take the focus again from whatever has it.
  const watch = over.getByRole('button').nth(2);
  await watch.focus();
  await page.keyboard.press('?');
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(watch)).toBe(true);
  await close();
});
