import type { TrackView } from '@aerodrome/engine/games/track/view.ts';
import { afterAll, expect, test } from 'vitest';
import { accessibilityViolations, unreachableControls } from '../../../build/scripts/app/accessibility.ts';
import { afterDecisions, openPosition, position } from './positions.ts';
import {
  answerQuestion,
  closeBrowser,
  deterministicNumbers,
  openInBrowser,
  quick,
  sharedBrowser,
  startPreset,
  waitUntilDrawn,
  waitUntilSettled,
} from './table.ts';

afterAll(closeBrowser);

/** The other sizes are looked at in pictures: npm run pictures -- --series. */
const smallest = { width: 1024, height: 640 };

test('every panel is inside the smallest window, and nothing covers the hand', async () => {
  const { page, close } = await openPosition(position({ bots: [1], until: afterDecisions(4) }), { size: smallest });
  await waitUntilSettled(page);
  const isInside = async (panel: string) => {
    const box = await page.locator(panel).boundingBox();
    if (!box) return false;
    const [right, bottom] = [box.x + box.width, box.y + box.height].map(Math.round);
    return Math.round(box.x) >= 0 && right <= smallest.width && bottom <= smallest.height;
  };
  for (const panel of ['.banner', '.left', '.right', '.tray', '.preview', '.log', '.table-menu'])
    await expect.poll(() => isInside(panel), { message: panel }).toBe(true);
  const covered = () =>
    page.locator('.tile').evaluateAll((tiles) =>
      tiles.filter((tile) => {
        const { x, y, width, height } = tile.getBoundingClientRect();
        return !tile.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    );
  await expect.poll(covered).toEqual([]);
  await close();
});

test('in the smallest window every control can be reached at the largest text size', async () => {
  // The fullest tray there is: two hands at once.
  const escort = position({ options: { scenario: 'escort', solo: true }, until: afterDecisions(0) });
  const { page, close } = await openPosition(escort, { size: smallest, settings: { ...quick, textSize: 150 } });
  await waitUntilSettled(page);
  await expect.poll(() => page.locator('.tray button').count()).toBeGreaterThan(6);
  await expect.poll(() => unreachableControls(page)).toEqual([]);
  await expect
    .poll(() => page.locator('main.match').evaluate((match) => [match.scrollLeft, match.scrollTop]))
    .toEqual([0, 0]);
  await close();
});

test('a spot of a board counts as reachable if at least half of it takes the pointer', async () => {
  const page = await (await sharedBrowser()).newPage();
  const style =
    '.spot { pointer-events: none } .spot, .spot > span { position: absolute } .spot > span { inset: 0; pointer-events: auto }';
  const place = (name: string, x: number, width: number) =>
    `<button class="spot" aria-label="${name}" style="left: ${x}px; width: ${width}px; height: 60px; top: 0"><span></span></button>`;
  // An arrow over a rim; one that hides more than half; and a plane wholly under the square it stands on.
  const places = [place('rim', 0, 60), place('arrow', 45, 30), place('hidden', 100, 60), place('over', 100, 40)];
  const round = [place('plane', 205, 50), place('square', 200, 60)];
  await page.setContent(`<style>${style}</style><main>${[...places, ...round].join('')}</main>`);
  expect(await unreachableControls(page)).toEqual(['hidden', 'plane']);
  await page.close();
});

test('the canvas is really drawn, with full and with light graphics', async () => {
  for (const lightGraphics of [false, true]) {
    const { page, close } = await openInBrowser({ settings: { ...quick, lightGraphics }, painted: true });
    await startPreset(page, 'Sparring', 3);
    await waitUntilSettled(page);
    await waitUntilDrawn(page);
    const picture = await page.screenshot({ clip: { x: 330, y: 120, width: 620, height: 480 } });
    // A picture of one colour packs into next to nothing.
    expect(picture.length).toBeGreaterThan(60_000);
    await close();
  }
});

test('an escort without a biplane commits without a tile, and the table shows none', async () => {
  const without = position({
    options: { scenario: 'escort' },
    bots: [1],
    until: (match) => (match.view('table') as TrackView).planes[0].down && match.awaiting().length === 2,
  });
  const { page, close } = await openPosition(without);
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
  await waitUntilSettled(page);
  await answerQuestion(page, deterministicNumbers(1), (button) => button.press('Enter'));
  await waitUntilSettled(page);
  await waitUntilDrawn(page);
  const painted = await page.evaluate(() => (window as unknown as { painted: string[] }).painted);
  expect(painted.length).toBeGreaterThan(3);
  // A label without a text yet is painted, too, and shows nothing.
  expect(painted.filter((text) => !/^$|^[−\d+]|^[A-Z]/.test(text))).toEqual([]);
  await close();
});

test('with reduced motion a turn ends at once, and the table shows the same final state', async () => {
  const { page, close } = await openInBrowser({ settings: { speed: 1, muted: true } });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.reload();
  await page
    .getByRole('button', { name: /new match/i })
    .first()
    .waitFor();
  // Snapshots: waiting would let an animation end.
  const animations = () => page.evaluate(() => document.getAnimations().length);
  expect(await animations()).toBe(0);
  await startPreset(page, 'Sparring', 3);
  await waitUntilSettled(page);
  // Whatever takes time would now take for ever. Far ahead, since a busy machine may need long to get there.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 600_000);
  await answerQuestion(page, deterministicNumbers(1), (button) => button.press('Enter'));
  await waitUntilSettled(page);
  await expect.poll(() => page.locator(':root').getAttribute('data-motion')).toBe('reduced');
  expect(await animations()).toBe(0);
  await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(8);
  await close();
});

test('door, table and end of a match pass the accessibility check', async () => {
  const { page, close } = await openPosition(position({ until: afterDecisions(6) }));
  await waitUntilSettled(page, 'handover');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.locator('[data-open]').click();
  await waitUntilSettled(page, 'choosing');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Resign' }).last().click();
  await waitUntilSettled(page, 'over');
  expect(await accessibilityViolations(page)).toEqual([]);
  await close();
});

test('without confirmations a resignation takes effect at once, and no dialog covers the result', async () => {
  const { page, close } = await openInBrowser({ settings: { ...quick, confirmations: false } });
  await startPreset(page, 'Sparring', 4);
  await waitUntilSettled(page);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Resign' }).press('Enter');
  await waitUntilSettled(page, 'over');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await close();
});
