import type { Page } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { afterDecisions, openPosition, position } from './positions.ts';
import { closeBrowser, waitUntilSettled } from './table.ts';

afterAll(closeBrowser);

const focused = (page: Page, name: string) =>
  page.evaluate((attribute) => document.activeElement?.closest(`[${attribute}]`)?.getAttribute(attribute), name);
const picking = position({ options: { scenario: 'espionage' }, bots: [0], until: afterDecisions(-1) });

test('a spot of the board is a button that can be focused, picked and committed by keyboard, and by a click near it', async () => {
  const { page, close } = await openPosition(picking);
  await waitUntilSettled(page);
  const spots = page.locator('.spots [data-spot]');
  await expect.poll(() => spots.count()).toBe(2);
  await expect.poll(() => page.locator('.spots').getAttribute('data-camera')).toBe('still');
  // One tab stop; arrows go on from there.
  await expect.poll(() => page.locator('.spots [data-spot][tabindex="0"]').count()).toBe(1);
  await spots.first().focus();
  const first = await focused(page, 'data-spot');
  for (const arrow of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']) {
    if ((await focused(page, 'data-spot')) === first) await page.keyboard.press(arrow);
  }
  const second = await focused(page, 'data-spot');
  expect(second).not.toBe(first);
  await expect.poll(() => page.locator('.preview').innerText()).toMatch(/starts|start/i);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator(`[data-spot="${second}"]`).getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Backspace');
  await expect.poll(() => page.locator('.spots [aria-pressed=true]').count()).toBe(0);
  // A little beside it is still on it, and the same again, later, takes it.
  const box = await page.locator(`[data-spot="${second}"]`).boundingBox();
  if (!box) throw new Error('a spot that lies nowhere');
  const version = await page.locator('main.match').getAttribute('data-version');
  const beside = () => page.mouse.click(box.x + box.width + 4, box.y + box.height / 2);
  await beside();
  await expect.poll(() => page.locator(`[data-spot="${second}"]`).getAttribute('aria-pressed')).toBe('true');
  await expect
    .poll(async () => {
      if ((await page.locator('main.match').getAttribute('data-version')) === version) await beside();
      return page.locator('main.match').getAttribute('data-version');
    })
    .not.toBe(version);
  await close();
});
