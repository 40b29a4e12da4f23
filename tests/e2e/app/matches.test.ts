import type { Locator, Page } from '@playwright/test';
import { afterAll, describe, expect, test } from 'vitest';
import { closeBrowser, inBrowser, playOut, shells, takeOff } from './table.ts';

afterAll(closeBrowser);

/** Keys wait for no picture, so whole matches go quickly. */
function byKeyboard(page: Page) {
  return async (button: Locator) => {
    await button.focus();
    await page.keyboard.press('Enter');
  };
}

describe.each(shells)('in %s', (_shell, open) => {
  test('two people play a whole duel by mouse', async () => {
    const { page, close } = await open();
    await takeOff(page, 'Duel', 11);
    expect(await playOut(page, 1)).toBeGreaterThan(15);
    await expect(page.locator('.over h1').innerText()).resolves.toMatch(/win|draw/i);
    await close();
  });

  test('two people play a whole duel by keyboard alone', async () => {
    const { page, close } = await open();
    await page.keyboard.press('Tab');
    await takeOff(page, 'Duel', 12);
    await playOut(page, 2, byKeyboard(page));
    await expect(page.locator('.over h1').innerText()).resolves.toMatch(/win|draw/i);
    await close();
  });
});

describe('every mode is played to its end in Chromium', () => {
  test.each([
    ['Sparring', 21],
    ['Duel on the other side', 22],
    ['Espionage', 23],
    ['Bombing', 24],
    ['Rescue', 25],
    ['Escort', 26],
    ['Espionage alone', 27],
    ['Bombing alone', 28],
    ['Rescue alone', 29],
    ['Escort alone', 30],
    ['Prototype edition', 31],
    ['First flight', 32],
  ])('%s', async (preset, seed) => {
    const { page, close } = await inBrowser({ settings: { speed: 0, muted: true, lightGraphics: true } });
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    await takeOff(page, preset, seed);
    await playOut(page, seed, byKeyboard(page));
    await expect(page.locator('.over .over-ending').innerText()).resolves.not.toBe('');
    expect(complaints).toEqual([]);
    await close();
  });
});
