import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { openGameData } from '@aerodrome/engine/games/track/gameData.ts';
import { track } from '@aerodrome/engine/games/track/index.ts';
import type { TrackOptions } from '@aerodrome/engine/games/track/options.ts';
import type { TrackView } from '@aerodrome/engine/games/track/view.ts';
import { afterAll, expect, test } from 'vitest';
import { captureDomAndPixels, maxAntialiasingDifference, maxPixelDifferences } from './screenshots.ts';
import {
  answerQuestion,
  closeBrowser,
  deterministicNumbers,
  isFocused,
  openInBrowser,
  quickWithGraphics,
  startPreset,
  waitUntilSettled,
} from './table.ts';

afterAll(closeBrowser);

/** Two seeds that deal the first player the same hand and the second another, with a tile that is in both of these. */
function twinSeeds(): { seeds: [number, number]; shared: number } {
  const { options } = readOptions(track.options, {}) as { options: TrackOptions };
  const { values } = openGameData(options);
  const seen = new Map<string, { seed: number; other: readonly number[] }>();
  for (let seed = 1; seed < 5000; seed++) {
    const { pilots } = Match.start(track, options, seed).view('all') as TrackView;
    const [own, other] = pilots.map((pilot) => pilot.hand ?? []);
    const twin = seen.get(JSON.stringify(own));
    const shared = twin?.other.find((tile) => other.includes(tile) && values[1][tile] !== 3);
    if (twin && shared !== undefined && JSON.stringify(twin.other) !== JSON.stringify(other))
      return { seeds: [twin.seed, seed], shared };
    seen.set(JSON.stringify(own), { seed, other });
  }
  throw new Error('no such seeds');
}

test('while a door or shutter is closed, or another player is looking, a hidden hand is in no pixel and no DOM node of the page', async () => {
  const pages: { dom: string; pixels: string }[][] = [];
  const { seeds, shared } = twinSeeds();
  for (const seed of seeds) {
    const seen: { dom: string; pixels: string }[] = [];
    const { page, close } = await openInBrowser({ settings: quickWithGraphics });
    await startPreset(page, 'Duel', seed);
    await waitUntilSettled(page, 'handover');
    seen.push(await captureDomAndPixels(page));
    await page.locator('[data-open]').click();
    await waitUntilSettled(page, 'choosing');
    seen.push(await captureDomAndPixels(page));
    await page.locator('.tile:not([aria-disabled=true])').first().click();
    await page.locator('[data-commit]').click();
    await waitUntilSettled(page, 'handover');
    seen.push(await captureDomAndPixels(page));
    // Behind the second door the hands do differ, or the comparison would prove nothing.
    await page.locator('[data-open]').click();
    await waitUntilSettled(page, 'choosing');
    seen.push(await captureDomAndPixels(page));
    // Both look on while tiles are turned up and flown: the new hand of who has the screen lies behind the shutter.
    await page.locator(`[data-spot="tile:${shared}"]`).click();
    await page.locator('[data-commit]').click();
    await waitUntilSettled(page, 'handover');
    await page.locator('.shutter [data-open]').waitFor();
    await expect.poll(() => page.locator('.door').count()).toBe(0);
    await expect.poll(() => page.locator('.tile, .open-hand').count()).toBe(0);
    seen.push(await captureDomAndPixels(page));
    await page.locator('[data-open]').click();
    await waitUntilSettled(page, 'choosing');
    seen.push(await captureDomAndPixels(page));
    pages.push(seen);
    await close();
  }
  const [first, second] = pages;
  const shades = await maxPixelDifferences(first.map(({ pixels }, moment) => [pixels, second[moment].pixels]));
  for (const moment of [0, 1, 2, 4]) {
    expect(second[moment].dom).toBe(first[moment].dom);
    expect(shades[moment]).toBeLessThanOrEqual(maxAntialiasingDifference);
  }
  for (const moment of [3, 5]) {
    expect(second[moment].dom).not.toBe(first[moment].dom);
    expect(shades[moment]).toBeGreaterThan(100);
  }
});

test('hover marks and log positions of one player are cleared before another opens the door after a pause', async () => {
  const { page, close } = await openInBrowser();
  await startPreset(page, 'Duel', 5);
  const open = () => page.locator('[data-open]').press('Enter');
  const point = () => page.locator('.tile:not([aria-disabled=true])').first().focus();
  const foreseen = page.locator('.preview', { hasText: /ends at|stays at/ });
  for (let seat = 0; seat < 2; seat++) {
    await open();
    await waitUntilSettled(page, 'choosing');
    await answerQuestion(page, deterministicNumbers(seat), (button) => button.press('Enter'));
    await waitUntilSettled(page);
  }
  // The second player has the screen and chooses first; after a pause it is the first one's door.
  await open();
  await waitUntilSettled(page, 'choosing');
  await point();
  await foreseen.waitFor();
  await page.locator('.log button').first().press('Enter');
  await page.locator('.banner h1', { hasText: /earlier position/i }).waitFor();
  await page.keyboard.press('p');
  await page.locator('main.match[data-play=paused] dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.door h1', { hasText: 'Alix' }).waitFor();
  await open();
  await page.locator('.banner h1', { hasText: /Alix, choose/i }).waitFor();
  await expect.poll(() => foreseen.count()).toBe(0);
  await expect.poll(() => page.locator('.tile').count()).toBeGreaterThan(4);
  await close();
});

test('a PIN protects a hand at the door, also from a key that is still held down', async () => {
  const { page, close } = await openInBrowser();
  await page
    .getByRole('button', { name: /new match/i })
    .first()
    .click();
  await page.getByLabel('Door PIN').nth(0).fill('1917');
  await page.getByRole('button', { name: /start match/i }).click();
  const pin = page.locator('.door input');
  await pin.fill('1917');
  await page.locator('[data-open]').press('Enter');
  await waitUntilSettled(page);
  await page.locator('.tile:not([aria-disabled=true])').first().press('Enter');
  await page.locator('[data-commit]').focus();
  // Down twice without coming up is a key that repeats.
  await page.keyboard.down('Enter');
  await page.locator('.door').waitFor();
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await waitUntilSettled(page, 'handover');
  await page.keyboard.up('Enter');
  await page.getByRole('button', { name: /wants to take back the sealed choice/ }).press('Enter');
  await pin.waitFor();
  await expect.poll(() => page.locator('.tile').count()).toBe(0);
  // A PIN typed by one player must not stay in the field for the other.
  await pin.fill('1918');
  await page.getByRole('button', { name: /pass the screen to/ }).press('Enter');
  await expect.poll(() => pin.count()).toBe(0);
  await page.getByRole('button', { name: /wants to take back the sealed choice/ }).press('Enter');
  await expect.poll(() => pin.inputValue()).toBe('');
  await expect.poll(() => isFocused(pin)).toBe(true);
  await pin.fill('1918');
  await page.locator('[data-open]').press('Enter');
  await page.getByText('Wrong PIN.').waitFor();
  await pin.fill('1917');
  await page.locator('[data-open]').press('Enter');
  await waitUntilSettled(page, 'choosing');
  await expect.poll(() => page.locator('.tile').count()).toBeGreaterThan(4);
  await close();
});
