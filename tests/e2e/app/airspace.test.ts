import type { Match } from '@aerodrome/engine/core/match.ts';
import type { AirspaceView } from '@aerodrome/engine/games/airspace/view.ts';
import type { Page } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { inPosition, position } from './positions.ts';
import { closeBrowser, settled } from './table.ts';

afterAll(closeBrowser);

const viewOf = (match: Match) => match.view('table') as AirspaceView;
/** Everybody is in the air, and nobody has flown yet. */
const start = (match: Match) => viewOf(match).phase === 'initiativePhase.turn.manoeuvre';
const aiming = (match: Match) => viewOf(match).phase === 'initiativePhase.turn.targetChoice';

const sky = (options: Record<string, unknown>, until: (match: Match) => boolean, bots: readonly number[] = []) =>
  inPosition(position({ game: 'airspace', options, until, bots }));
const commit = (page: Page) => page.locator('.tray [data-commit]');
/** The order slip, step by step, each with its price. */
const stepsOf = async (page: Page) =>
  (await page.locator('.order-step').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
const version = (page: Page) => page.locator('main.match').getAttribute('data-version');

/** Waits for the step that follows on what was just done. */
async function stepFrom(page: Page, before: string | null): Promise<string> {
  await page.locator(`main.match:not([data-version="${before}"])`).waitFor();
  return settled(page);
}

test('two people fly a duel to its end by keys alone: straight on, until one is over the edge', async () => {
  const { page, close } = await sky({}, start);
  let state = await settled(page);
  let warned = false;
  for (let step = 0; state !== 'over'; step++) {
    expect(step).toBeLessThan(60);
    const before = await version(page);
    if ((await page.locator('[data-hold]').count()) > 0) await page.keyboard.press('h');
    else {
      await page.keyboard.press('ArrowUp');
      await commit(page).and(page.locator(':enabled')).waitFor();
      const grave = (await page.locator('.tray button.grave').count()) > 0;
      await page.keyboard.press('g');
      if (grave) {
        // What is grave takes a press on the button itself.
        expect(await version(page)).toBe(before);
        warned = true;
        await commit(page).press('Enter');
      }
    }
    state = await stepFrom(page, before);
  }
  expect(warned).toBe(true);
  await expect(page.locator('.over-ending').innerText()).resolves.toMatch(/left the airspace/);
  await close();
});

test('a hex that is clicked fills in the way there, and an arrow round its end turns the nose', async () => {
  const { page, close } = await sky({}, start);
  await settled(page);
  const hex = page.locator('.spot[data-spot^="hex:"]');
  // The board is opened after the rest of the table.
  await expect.poll(() => hex.count()).toBe(5);
  await hex.first().locator('span').click();
  await expect.poll(() => stepsOf(page)).toEqual(['ahead 2']);
  const aim = page.locator('.spot[data-spot^="aim:"]');
  await expect.poll(() => aim.count()).toBe(4);
  await aim.first().locator('span').click();
  await expect.poll(() => page.locator('.order-step').count()).toBe(2);
  const before = await version(page);
  await commit(page).click();
  await stepFrom(page, before);
  await close();
});

test('the height is chosen beside the order, and an order that was built stays as far as it can be flown', async () => {
  const { page, close } = await sky({}, start);
  await settled(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('s');
  await page.keyboard.press('ArrowUp');
  const steps = () => stepsOf(page);
  await expect.poll(steps).toEqual(['right 1', 'ahead 2', 'ahead 2', 'dive −2']);
  await page.keyboard.press('w');
  await expect.poll(steps).toEqual(['right 1', 'ahead 2', 'climb 3']);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => page.locator('.order-refused').innerText()).toBe('Only a dive carries you a second hex.');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect.poll(steps).toEqual([]);
  await close();
});

test('who may shoot sees the odds of every face, and fires or holds', async () => {
  const { page, close } = await sky({}, aiming);
  await settled(page);
  await expect.poll(() => page.locator('.sights .face:visible').count()).toBe(6);
  const before = await version(page);
  await page.keyboard.press('g');
  await stepFrom(page, before);
  await expect(page.locator('.log').innerText()).resolves.toMatch(/shoots at/);
  await close();
});

test('four people share one sky without a door, each airplane with its own strip', async () => {
  const { page, close } = await sky({ players: 4 }, start);
  await settled(page);
  expect(await page.locator('.airspace-aid').count()).toBe(4);
  for (let turn = 0; turn < 4; turn++) {
    const before = await version(page);
    if ((await page.locator('[data-hold]').count()) > 0) await page.keyboard.press('h');
    else {
      await page.keyboard.press('ArrowUp');
      await commit(page).press('Enter');
    }
    expect(await stepFrom(page, before)).toBe('choosing');
  }
  expect(await page.locator('.door').count()).toBe(0);
  await close();
});
