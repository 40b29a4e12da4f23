import type { Page } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { after, inPosition, position } from './positions.ts';
import { closeBrowser, quick, settled } from './table.ts';

afterAll(closeBrowser);

const focused = (page: Page, name: string) =>
  page.evaluate((attribute) => document.activeElement?.closest(`[${attribute}]`)?.getAttribute(attribute), name);
const picking = position({ options: { scenario: 'espionage' }, bots: [0], until: after(-1) });

test('a place on the board is a button: pointed at, picked and taken by keyboard, and by a click beside it', async () => {
  const { page, close } = await inPosition(picking);
  await settled(page);
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

test('F6 goes round the regions of the table, and back', async () => {
  const { page, close } = await inPosition(position({ bots: [1], until: after(4) }));
  await settled(page);
  await page.locator('.tray').focus();
  const round: (string | null | undefined)[] = [];
  for (let i = 0; i < 4; i++) {
    await page.keyboard.press('F6');
    round.push(await focused(page, 'data-region'));
  }
  expect(round).toEqual(['aids', 'log', 'menu', 'board']);
  await page.keyboard.press('Shift+F6');
  await expect.poll(() => focused(page, 'data-region')).toBe('menu');
  await close();
});

test('G commits what is picked, unless single letters are switched off', async () => {
  for (const singleKeys of [false, true]) {
    const start = { settings: { ...quick, singleKeys } };
    const { page, close } = await inPosition(position({ bots: [1], until: after(4) }), start);
    await settled(page);
    await page.locator('.tile:not([aria-disabled=true])').first().press('Enter');
    const up = page.locator('.tile[aria-pressed=true]');
    await up.waitFor();
    const version = () => page.locator('main.match').getAttribute('data-version');
    const before = await version();
    await page.keyboard.press('g');
    if (singleKeys) await expect.poll(version).not.toBe(before);
    else {
      await page.keyboard.press('m');
      // Backspace takes the pick back: nothing was committed before it, and no menu lay over the table.
      await page.keyboard.press('Backspace');
      await up.waitFor({ state: 'detached' });
      const menus = await page.locator('dialog[open]').count();
      expect([await version(), menus]).toEqual([before, 0]);
    }
    await close();
  }
});

test('a way that is closed says why', async () => {
  const { page, close } = await inPosition(position({ bots: [1], until: after(6) }));
  await settled(page);
  // Track seals at once with the other: the general undo is off, and tells why.
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.poll(() => undo.isDisabled()).toBe(true);
  await expect.poll(() => undo.getAttribute('title')).toMatch(/secret/);
  await close();
});
