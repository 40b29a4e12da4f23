import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { expectConsoleError } from '../pageErrors.ts';
import {
  answerQuestion,
  closeBrowser,
  deterministicNumbers,
  openInBrowser,
  quick,
  startPreset,
  waitUntilSettled,
} from './table.ts';

afterAll(closeBrowser);

test('a reloaded page reopens its match', async () => {
  const { page, close } = await openInBrowser();
  await startPreset(page, 'Sparring', 3);
  await waitUntilSettled(page);
  await answerQuestion(page, deterministicNumbers(1), (button) => button.press('Enter'));
  await waitUntilSettled(page);
  const standing = await page.locator('.banner p').innerText();
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1);
  await page.reload();
  await waitUntilSettled(page);
  await expect.poll(() => page.locator('.banner p').innerText()).toBe(standing);
  // A match that was left is not reopened.
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Save and leave' }).press('Enter');
  await page.locator('.hangar').waitFor();
  // By this alone the page would know which match to open again.
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.reload();
  await page.locator('.hangar').waitFor();
  await expect.poll(() => page.locator('main.match').count()).toBe(0);
  await close();
});

test('a double click only picks a tile, and a later click on the picked tile commits it', async () => {
  const { page, close } = await openInBrowser();
  await page.clock.install();
  await startPreset(page, 'Sparring', 3);
  await waitUntilSettled(page);
  const sealed = async () => /Red seals/.test(await page.locator('.log').innerText());
  const tile = page.locator('.tile:not([aria-disabled=true])').first();
  // However slowly a busy machine clicks, no time passes between the two.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await tile.dblclick();
  await expect.poll(() => tile.getAttribute('aria-pressed')).toBe('true');
  expect(await sealed()).toBe(false);
  await page.clock.runFor(400);
  await tile.click();
  await page.clock.resume();
  await expect.poll(sealed).toBe(true);
  await close();
});

test('a key or a click on the sky ends a running animation at once', async () => {
  const { page, close } = await openInBrowser({ settings: { ...quick, speed: 1, motion: 'full' } });
  await page.clock.install();
  await startPreset(page, 'Sparring', 3);
  await page.locator('main.match[data-play=choosing] .tray .tile').first().waitFor();
  await page.clock.runFor(5_000);
  const skips = [() => page.keyboard.press('Escape'), () => page.mouse.click(640, 300)];
  for (const [turn, skip] of skips.entries()) {
    await page.locator('main.match[data-animation=still][data-play=choosing]').waitFor();
    // A bot takes its time, too, and none passes any more after this.
    await page.locator('.log li').filter({ hasText: 'Blue seals' }).nth(turn).waitFor({ state: 'attached' });
    // From now on nothing ends by itself.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await page.locator('.tile:not([aria-disabled=true])').first().press('Enter');
    await page.locator('[data-commit]').press('Enter');
    await page.locator('main.match[data-animation=playing]').waitFor();
    await skip();
    await page.locator('main.match[data-animation=still]').waitFor();
    await page.clock.resume();
  }
  await close();
});

test('a match can be played without a canvas, by the board description', async () => {
  const { page, close } = await openInBrowser();
  expectConsoleError(page, /^Drawing failed: /);
  const learn = page.getByRole('button', { name: 'First flight' });
  await learn.waitFor();
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
    OffscreenCanvas.prototype.getContext = () => null;
  });
  await learn.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'cannot be drawn' }).waitFor();
  for (let turn = 0; turn < 3; turn++) {
    await waitUntilSettled(page);
    await answerQuestion(page, deterministicNumbers(turn), (button) => button.press('Enter'));
  }
  await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(12);
  await close();
});

test('an error while a frame is drawn skips one animation, and the match goes on', async () => {
  const { page, close } = await openInBrowser({ settings: { ...quick, speed: 4, motion: 'full' } });
  expectConsoleError(page, /^Drawing failed: Error: a frame that fails/);
  await startPreset(page, 'Sparring', 3);
  await waitUntilSettled(page);
  await page.evaluate(() => {
    const { drawElements } = WebGL2RenderingContext.prototype;
    let failures = 3;
    WebGL2RenderingContext.prototype.drawElements = function (...how) {
      // Only while something moves: the frame that fails is then one of an animation.
      if (failures > 0 && document.querySelector('main.match[data-animation=playing]')) {
        failures--;
        throw new Error('a frame that fails');
      }
      drawElements.apply(this, how);
    };
  });
  await answerQuestion(page, deterministicNumbers(1), (button) => button.press('Enter'));
  await page.getByRole('alert').filter({ hasText: 'could not be shown' }).waitFor();
  expect(await waitUntilSettled(page)).toBe('choosing');
  await answerQuestion(page, deterministicNumbers(2), (button) => button.press('Enter'));
  expect(await waitUntilSettled(page)).toBe('choosing');
  await close();
});

test('a game whose code fails to load once is reported, and the next attempt of the person loads it', async () => {
  const chunk = '**/assets/track-*.js';
  const { page, close } = await openInBrowser({
    prepare: (page) => page.route(chunk, (route) => route.fulfill({ status: 503 })),
  });
  expectConsoleError(page, /status of 503 .*\/assets\/track-/);
  await page.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor();
  await page.unroute(chunk);
  await page.getByRole('button', { name: 'First flight' }).press('Enter');
  expect(await waitUntilSettled(page)).toBe('choosing');
  await close();
});

test('a screen that fails to load offers another attempt and a reload of the page', async () => {
  const chunk = '**/assets/Saves-*.js';
  const { page, close } = await openInBrowser({ prepare: (page) => page.route(chunk, (route) => route.abort()) });
  expectConsoleError(page, /net::ERR_FAILED .*\/assets\/Saves-/);
  expectConsoleError(page, /of a screen could not be loaded/);
  await page.getByRole('button', { name: 'Saved games' }).press('Enter');
  const broken = page.locator('main.broken');
  await broken.getByRole('button', { name: 'Try again' }).waitFor();
  await page.unroute(chunk);
  const reload = broken.getByRole('button', { name: 'Reload page' });
  await Promise.all([page.waitForEvent('load'), reload.press('Enter')]);
  await page.getByRole('button', { name: 'Saved games' }).press('Enter');
  await page.getByRole('heading', { name: 'Saved games', exact: true }).waitFor();
  await close();
});

test('a table whose code fails to load reports it, requests it once per attempt, and opens when loading succeeds', async () => {
  let asked = 0;
  // Set before the page is loaded: when it is idle, it loads the tables by itself.
  const prepare = (page: Page) =>
    page.route('**/assets/table-*.js', (route) => {
      asked++;
      return route.abort();
    });
  const { page, folder, close } = await openInBrowser({ prepare });
  expectConsoleError(page, /net::ERR_FAILED .*\/assets\/table-/);
  await page.getByRole('button', { name: 'First flight' }).press('Enter');
  // The mark of unsaved changes has a button of the same name.
  const broken = page.locator('main.broken');
  const missing = broken.getByRole('heading', { name: 'could not be loaded' });
  await missing.waitFor();
  const retry = broken.getByRole('button', { name: 'Try again' });
  const first = asked;
  await retry.press('Enter');
  await expect.poll(() => asked).toBeGreaterThan(first);
  await missing.waitFor();
  // A module and its preload, also by the page itself while it is idle.
  expect(first).toBeLessThanOrEqual(3);
  expect(asked - first).toBeLessThanOrEqual(2);
  // The match is on disk: a page that is loaded again leads back to it.
  await expect.poll(() => readdirSync(join(folder, 'matches')).filter((name) => name.endsWith('.json')).length).toBe(1);
  // Until then the heading is the one of the old page.
  const reloaded = page.waitForEvent('load');
  await broken.getByRole('button', { name: 'Reload page' }).press('Enter');
  await reloaded;
  await missing.waitFor();
  await page.unroute('**/assets/table-*.js');
  await retry.press('Enter');
  expect(await waitUntilSettled(page)).toBe('choosing');
  await close();
});
