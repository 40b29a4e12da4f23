import { afterAll, expect, test } from 'vitest';
import { closeBrowser, isFocused, openInBrowser, startPreset, waitUntilSettled } from './table.ts';

afterAll(closeBrowser);

test('a key that is still held when a match ends presses no button of the result', async () => {
  const { page, close } = await openInBrowser();
  await startPreset(page, 'Sparring', 4);
  await waitUntilSettled(page);
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
