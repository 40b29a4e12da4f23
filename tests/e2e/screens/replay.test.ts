import type { Page } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, openInBrowser } from '../app/table.ts';
import { folderWithMatches } from './savedMatches.ts';

afterAll(closeBrowser);

const at = (page: Page) => page.locator('.transport output').innerText();

async function watch(name: string, settings: Record<string, unknown>) {
  const opened = await openInBrowser({ folder: folderWithMatches(name), settings });
  await opened.page.getByRole('button', { name: /saved game/i }).click();
  await opened.page.getByRole('button', { name: /^Watch/ }).click();
  await opened.page.locator('.replay canvas').waitFor();
  return opened;
}

test('a replay goes on when the canvas is replaced in the middle of an animation', async () => {
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
  await page.getByRole('checkbox', { name: /simple graphics/i }).waitFor();
  expect(await at(page)).toBe('Step 7 of 8');
  // All in one breath: the last key comes when the old canvas is down, and nobody has noticed yet.
  await page.evaluate(async () => {
    const sheet = document.querySelector<HTMLDialogElement>('dialog[open]');
    const boxes = [...(sheet?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])];
    const old = document.querySelector('.replay canvas');
    boxes.find((box) => /simple graphics/i.test(box.labels?.[0].textContent ?? ''))?.click();
    while (old?.isConnected) await Promise.resolve();
    sheet?.close();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'End' }));
  });
  await expect.poll(() => at(page)).toBe('Step 8 of 8');
  await close();
});
