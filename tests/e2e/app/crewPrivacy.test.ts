import type { Page } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { halfCards, isLayingStart, openCrewPosition, openDoor, ownCards, sayReady, versionOf } from './crewDriver.ts';
import { captureDomAndPixels, maxAntialiasingDifference, maxPixelDifferences } from './screenshots.ts';
import { closeBrowser, isFocused, quick, waitUntilSettled } from './table.ts';

afterAll(closeBrowser);

/** Pixels, nodes, and what a screen reader is told. */
async function all(page: Page) {
  return { ...(await captureDomAndPixels(page)), tree: await page.locator('body').ariaSnapshot() };
}

type Look = Awaited<ReturnType<typeof all>>;

test('a face-down card is in no pixel, DOM node or accessibility tree at any door, in another player’s window, or before its section', async () => {
  const runs: Look[][] = [];
  for (const card of ['first', 'last'] as const) {
    const settings = { ...quick, reveal: 'steps' };
    const { page, close } = await openCrewPosition({ hotSeat: true, timer: 'none' }, isLayingStart(), [], {
      settings,
      size: { width: 1024, height: 640 },
      painted: true,
    });
    const looks: Look[] = [];
    await waitUntilSettled(page);
    await openDoor(page);
    await halfCards(page)[card]().press('4');
    await ownCards(page).waitFor();
    await sayReady(page);
    for (let other = 0; other < 3; other++) {
      looks.push(await all(page));
      await openDoor(page);
      looks.push(await all(page));
      if (other < 2) await sayReady(page);
    }
    // The last of them lays a card that is turned up before the one in question.
    await halfCards(page).first().press('1');
    await ownCards(page).waitFor();
    const before = await versionOf(page);
    await page.locator('.crew-ready').press('Enter');
    await page.locator(`main.match:not([data-version="${before}"])`).waitFor();
    await expect.poll(() => isFocused(page.locator('[data-go-on]:enabled'))).toBe(true);
    looks.push(await all(page));
    await page.keyboard.press('Enter');
    await page.locator('.crew-section').nth(3).locator('.crew-laid[data-up=true]').waitFor();
    looks.push(await all(page));
    runs.push(looks);
    await close();
  }
  const [first, last] = runs;
  const shades = await maxPixelDifferences(first.map(({ pixels }, moment) => [pixels, last[moment].pixels]));
  const turnedUp = first.length - 1;
  for (const [moment, look] of first.slice(0, turnedUp).entries()) {
    expect(last[moment].dom).toBe(look.dom);
    expect(last[moment].tree).toBe(look.tree);
    expect(shades[moment], `moment ${moment}`).toBeLessThanOrEqual(maxAntialiasingDifference);
  }
  // Once it is turned up it does differ, or all this would prove nothing.
  expect(last[turnedUp].dom).not.toBe(first[turnedUp].dom);
  expect(last[turnedUp].tree).not.toBe(first[turnedUp].tree);
  expect(shades[turnedUp]).toBeGreaterThan(100);
});
