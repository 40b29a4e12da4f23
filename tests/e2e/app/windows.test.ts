import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { track } from '@aerodrome/engine/games/track/index.ts';
import type { TrackOptions } from '@aerodrome/engine/games/track/options.ts';
import type { TrackView } from '@aerodrome/engine/games/track/view.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { newFolder } from '../electron.ts';
import { barriers } from '../screens/shelf.ts';
import { answer, closeBrowser, drawn, inBrowser, quick, settled, takeOff, wavering } from './table.ts';

afterAll(closeBrowser);

describe.each([
  ['the smallest window', { width: 1024, height: 640 }],
  ['a usual window', { width: 1280, height: 800 }],
  ['4K', { width: 3840, height: 2160 }],
])('in %s', (_what, size) => {
  test('every panel lies inside the window, and nothing lies over the hand', async () => {
    const { page, close } = await inBrowser({ size });
    await takeOff(page, 'Sparring', 3);
    await settled(page);
    for (const panel of ['.banner', '.left', '.right', '.tray', '.preview', '.log', '.table-menu']) {
      const box = await page.locator(panel).boundingBox();
      expect(box, panel).not.toBeNull();
      if (!box) continue;
      expect(Math.round(box.x), panel).toBeGreaterThanOrEqual(0);
      expect(Math.round(box.x + box.width), panel).toBeLessThanOrEqual(size.width);
      expect(Math.round(box.y + box.height), panel).toBeLessThanOrEqual(size.height);
    }
    const covered = await page.locator('.tile').evaluateAll((tiles) =>
      tiles.filter((tile) => {
        const { x, y, width, height } = tile.getBoundingClientRect();
        return !tile.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    );
    expect(covered).toEqual([]);
    await close();
  });
});

test.each([100, 130, 150])(
  'in the smallest window every control is in reach with text at %i per cent',
  async (textSize) => {
    const size = { width: 1024, height: 640 };
    const { page, close } = await inBrowser({ size, settings: { ...quick, textSize } });
    // The fullest tray there is: two hands at once.
    await takeOff(page, 'Escort alone', 3);
    await settled(page);
    for (const control of await page.locator('.tray button, .table-menu button').all()) {
      await control.scrollIntoViewIfNeeded();
      const hit = await control.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return [0.1, 0.9].every((part) => button.contains(document.elementFromPoint(x + width * part, y + height / 2)));
      });
      expect(hit, await control.innerText()).toBe(true);
    }
    expect(await page.locator('main.match').evaluate((match) => [match.scrollLeft, match.scrollTop])).toEqual([0, 0]);
    await close();
  },
);

test('the canvas is really drawn, with full and with light graphics', async () => {
  for (const lightGraphics of [false, true]) {
    const { page, close } = await inBrowser({ settings: { ...quick, lightGraphics } });
    await takeOff(page, 'Sparring', 3);
    await settled(page);
    await drawn(page);
    const picture = await page.screenshot({ clip: { x: 330, y: 120, width: 620, height: 480 } });
    // A picture of one colour packs into next to nothing.
    expect(picture.length).toBeGreaterThan(60_000);
    await close();
  }
});

/** An escort whose own biplane is lost, before both sides seal. */
function escortWithout(): string {
  const { options } = readOptions(track.options, { scenario: 'escort' }) as { options: TrackOptions };
  const pick = wavering(5);
  for (let seed = 1; seed < 500; seed++) {
    const match = Match.start(track, options, seed);
    while (!match.outcome) {
      if ((match.view('table') as TrackView).planes[0].down && match.awaiting().length === 2)
        return writeSave(match, { title: 'Escort', players: ['Alix', 'Giddy'], kinds: ['human', 'random'] });
      const actions = match.legalActions(match.awaiting()[0]);
      match.submit(actions[pick(actions.length)]);
    }
  }
  throw new Error('no such match');
}

test('an escort without a biplane seals without a tile, and the table shows none', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'matches'));
  writeFileSync(join(folder, 'matches', 'escort.json'), escortWithout());
  const { page, close } = await inBrowser({ folder });
  await page.addInitScript(() => {
    const { prototype } = CanvasRenderingContext2D;
    const { fillText } = prototype;
    const painted: string[] = [];
    Object.assign(window, { painted });
    prototype.fillText = function (text, ...where) {
      painted.push(text);
      fillText.call(this, text, ...where);
    };
  });
  await page.reload();
  await page.getByRole('button', { name: /fly on/i }).click();
  await settled(page);
  await answer(page, wavering(1), (button) => button.press('Enter'));
  await settled(page);
  await drawn(page);
  const painted = await page.evaluate(() => (window as unknown as { painted: string[] }).painted);
  expect(painted.length).toBeGreaterThan(3);
  expect(painted.filter((text) => !/^[−\d+]|^[A-Z]/.test(text))).toEqual([]);
  await close();
});

test('a still table draws at most two frames in ten seconds, and no frame takes more than twenty draw calls', async () => {
  const { page, close } = await inBrowser({ settings: { speed: 1, muted: true } });
  await page.addInitScript(() => {
    const counts = { calls: 0, frames: 0, most: 0 };
    Object.assign(window, { counts });
    for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const) {
      const draw = WebGL2RenderingContext.prototype[name] as (...args: number[]) => void;
      Object.assign(WebGL2RenderingContext.prototype, {
        [name](this: WebGL2RenderingContext, ...args: number[]) {
          counts.calls++;
          draw.apply(this, args);
        },
      });
    }
    const tick = () => {
      if (counts.calls > 0) counts.frames++;
      counts.most = Math.max(counts.most, counts.calls);
      counts.calls = 0;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await page.reload();
  await takeOff(page, 'Sparring', 3);
  await settled(page);
  await answer(page, wavering(1), (button) => button.click());
  await settled(page);
  const counts = () => page.evaluate(() => (window as unknown as { counts: { frames: number; most: number } }).counts);
  expect((await counts()).frames).toBeGreaterThan(20);
  await page.mouse.move(640, 300);
  await drawn(page);
  const before = (await counts()).frames;
  await page.waitForTimeout(10_000);
  const after = await counts();
  expect(after.frames - before).toBeLessThanOrEqual(2);
  expect(after.most).toBeLessThanOrEqual(20);
  await close();
});

test('where the system asks for less motion, a turn is over at once and the table ends up the same', async () => {
  const { page, close } = await inBrowser({ settings: { speed: 1, muted: true } });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.reload();
  await page
    .getByRole('button', { name: /new match/i })
    .first()
    .waitFor();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await takeOff(page, 'Sparring', 3);
  await settled(page);
  // Whatever takes time would now take for ever.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  await answer(page, wavering(1), (button) => button.press('Enter'));
  await settled(page);
  expect(await page.locator(':root').getAttribute('data-motion')).toBe('reduced');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await page.locator('.log li').count()).toBeGreaterThan(8);
  await close();
});

test('nothing bars anybody from the door, the table and the end of a match', async () => {
  const { page, close } = await inBrowser();
  await takeOff(page, 'Duel', 4);
  expect(await settled(page)).toBe('handover');
  expect(await barriers(page)).toEqual([]);
  await page.locator('[data-open]').click();
  await settled(page);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Resign' }).last().click();
  expect(await settled(page)).toBe('over');
  expect(await barriers(page)).toEqual([]);
  await close();
});

test('without confirmations whoever resigns has resigned, and nothing lies over the end', async () => {
  const { page, close } = await inBrowser({ settings: { ...quick, confirmations: false } });
  await takeOff(page, 'Sparring', 4);
  await settled(page);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Resign' }).press('Enter');
  expect(await settled(page)).toBe('over');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await close();
});
