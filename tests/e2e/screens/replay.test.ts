import type { Page } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, inBrowser, quick, settled } from '../app/table.ts';
import { folderOf } from './shelf.ts';

afterAll(closeBrowser);

const at = (page: Page) => page.locator('.transport output').innerText();
const marked = (page: Page) => page.locator('.log [aria-current=true]').allInnerTexts();

async function watch(name: string, settings: Record<string, unknown> = quick) {
  const opened = await inBrowser({ folder: folderOf(name), settings });
  await opened.page.getByRole('button', { name: /saved match/i }).click();
  await opened.page.getByRole('button', { name: /^Watch/ }).click();
  await opened.page.locator('.replay canvas').waitFor();
  return opened;
}

test('steps, jumps and plays by keyboard, with the log in step', async () => {
  const { page, close } = await watch('duel-shotDown');
  expect(await at(page)).toBe('Step 0 of 8');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => at(page)).toBe('Step 1 of 8');
  await page.keyboard.press('End');
  await expect.poll(() => at(page)).toBe('Step 8 of 8');
  expect((await marked(page)).join(' ')).toMatch(/wins/);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => at(page)).toBe('Step 7 of 8');
  await page.keyboard.press('Home');
  await expect.poll(() => at(page)).toBe('Step 0 of 8');
  await page.getByRole('button', { name: 'Rules' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(await at(page)).toBe('Step 0 of 8');
  await page.getByRole('radio', { name: '×4' }).check();
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => at(page), { timeout: 45_000 }).toBe('Step 8 of 8');
  await page.getByRole('button', { name: 'Play' }).waitFor();
  await close();
});

test('goes on when the canvas is made anew in the middle of a flight', async () => {
  const { page, close } = await watch('duel-shotDown', { speed: 1, muted: true });
  await page.keyboard.press('End');
  await expect.poll(() => at(page)).toBe('Step 8 of 8');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => at(page)).toBe('Step 7 of 8');
  // A flight to which no frame comes stands in its middle for as long as it takes.
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 1;
  });
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Settings' }).press('Enter');
  await page.getByRole('checkbox', { name: /light graphics/i }).waitFor();
  expect(await at(page)).toBe('Step 7 of 8');
  // All in one breath: the last key comes when the old canvas is down, and nobody has noticed yet.
  await page.evaluate(async () => {
    const sheet = document.querySelector<HTMLDialogElement>('dialog[open]');
    const boxes = [...(sheet?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])];
    const old = document.querySelector('.replay canvas');
    boxes.find((box) => /light graphics/i.test(box.labels?.[0].textContent ?? ''))?.click();
    while (old?.isConnected) await Promise.resolve();
    sheet?.close();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'End' }));
  });
  await expect.poll(() => at(page)).toBe('Step 8 of 8');
  await close();
});

test('a line of the log, and the slider, lead to their step', async () => {
  const { page, close } = await watch('duel-shotDown');
  await page.locator('.log button').last().click();
  await expect.poll(() => at(page)).toBe('Step 8 of 8');
  await page.getByRole('slider', { name: 'Step' }).fill('3');
  await expect.poll(() => at(page)).toBe('Step 3 of 8');
  await close();
});

test('a finished match shows every hand, or as much as one player saw', async () => {
  const { page, close } = await watch('duel-shotDown');
  expect(await page.locator('.open-hand').count()).toBe(2);
  await page.getByLabel('Seen by').selectOption('The table');
  await expect.poll(() => page.locator('.open-hand').count()).toBe(0);
  await page.getByLabel('Seen by').selectOption({ index: 2 });
  await expect.poll(() => page.locator('.open-hand').count()).toBe(1);
  await close();
});

test('while a match goes on its replay is the table’s, and a player’s eyes stay behind a door with a PIN', async () => {
  const { page, close } = await inBrowser();
  await page
    .getByRole('button', { name: /new match/i })
    .first()
    .click();
  await page.getByLabel('Door PIN').first().fill('1917');
  await page.getByRole('button', { name: 'Take off' }).click();
  await page.locator('main.match').waitFor();
  await settled(page);
  await page.getByRole('button', { name: 'Save and leave' }).click();
  await page.getByRole('button', { name: /saved match/i }).click();
  await page.getByRole('button', { name: /^Watch/ }).click();
  await page.locator('.replay canvas').waitFor();
  expect(await page.getByLabel('Seen by').locator('option').allInnerTexts()).toEqual(['The table', 'Alix', 'Bruno']);
  expect(await page.locator('.replay').innerText()).toContain('Red draws 6 tiles.');

  await page.getByLabel('Seen by').selectOption('Alix');
  const door = page.getByRole('dialog');
  await door.getByRole('button', { name: 'Stay outside' }).click();
  await expect.poll(() => door.count()).toBe(0);
  await page.getByLabel('Seen by').selectOption('Alix');
  await door.getByLabel('PIN').fill('1918');
  await door.getByRole('button', { name: 'Open the door' }).click();
  expect(await door.innerText()).toContain('That is not the PIN.');
  expect(await page.locator('.open-hand').count()).toBe(0);
  await door.getByLabel('PIN').fill('1917');
  await door.getByRole('button', { name: 'Open the door' }).click();
  await expect.poll(() => page.locator('.open-hand').count()).toBe(1);
  expect(await page.locator('.replay').innerText()).not.toContain('Red draws 6 tiles.');
  await close();
});
