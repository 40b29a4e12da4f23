import { afterAll, describe, expect, test } from 'vitest';
import { closeBrowser, inBrowser, playOut, shells, takeOff } from './table.ts';
import { playWithin } from './within.ts';

afterAll(closeBrowser);

// One whole match in each shell; every other match is flown in one of them.
test.each(shells)('two people play a whole duel by mouse, in %s', async (_shell, open) => {
  const { page, close } = await open();
  await takeOff(page, 'Duel', 42);
  expect(await playOut(page, 42)).toBeGreaterThan(15);
  await expect.poll(() => page.locator('.over h1').innerText()).toMatch(/win|draw/i);
  await close();
});

test('two people play a whole duel by keyboard alone', async () => {
  const { page, close } = await inBrowser();
  await page.keyboard.press('Tab');
  await takeOff(page, 'Duel', 46);
  await playOut(page, 46, (button) => button.press('Enter'));
  await expect.poll(() => page.locator('.over h1').innerText()).toMatch(/win|draw/i);
  await close();
});

const modes: readonly [preset: string, seed: number][] = [
  ['Sparring', 21],
  ['Duel on the other side', 46],
  ['Espionage', 43],
  ['Bombing', 41],
  ['Rescue', 47],
  ['Escort', 47],
  ['Espionage alone', 27],
  ['Bombing alone', 28],
  ['Rescue alone', 29],
  ['Escort alone', 30],
  ['Prototype edition', 47],
  ['First flight', 32],
];

describe('every mode is played to its end', () => {
  test.each(modes)('%s', async (preset, seed) => {
    const { page, close } = await inBrowser({ size: { width: 1024, height: 640 } });
    await takeOff(page, preset, seed);
    expect(await playWithin(page, seed)).toBeGreaterThan(5);
    await expect.poll(() => page.locator('.over .over-ending').innerText()).not.toBe('');
    await close();
  });
});
