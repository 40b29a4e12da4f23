import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFolder } from '../electron.ts';
import {
  airspacePosition,
  answerByKeys,
  commitButton,
  flyToEnd,
  goldenPosition,
  isChoosingTarget,
  isFirstManoeuvre,
  type MatchWindow,
  openMatchWindow,
  orderSteps,
  versionOf,
  waitForStepAfter,
} from './airspaceDriver.ts';
import { closeBrowser, openInBrowser } from './table.ts';

let window: MatchWindow;
beforeAll(async () => {
  window = await openMatchWindow();
});
afterAll(async () => {
  await window.close();
  await closeBrowser();
});

/** Right about, as sharply as it goes: that is soon over the own edge. */
async function answerByMouse(page: Page): Promise<void> {
  const hold = page.locator('[data-hold]');
  if ((await hold.count()) > 0) return hold.click();
  await page.locator('.spot[data-spot^="hex:"][aria-label*="4 o’clock"]').first().locator('span').click();
  await commitButton(page).and(page.locator(':enabled')).click();
}

test('two people fly a duel to its end by mouse, turning until one leaves the map', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'matches'));
  writeFileSync(join(folder, 'matches', 'left.json'), airspacePosition({}, isFirstManoeuvre));
  const { page, close } = await openInBrowser({ folder });
  await page.getByRole('button', { name: /continue/i }).click();
  await page.locator('.spots').waitFor();
  await flyToEnd(page, answerByMouse);
  await expect.poll(() => page.locator('.over-ending').innerText()).toMatch(/left the airspace/);
  await close();
});

test('a duel is flown to its end by keyboard alone, and a grave order needs a press on the button itself', async () => {
  const page = await window.show(airspacePosition({}, isFirstManoeuvre));
  let warned = 0;
  await flyToEnd(page, async () => {
    const before = await versionOf(page);
    // G alone commits nothing that loses the airplane.
    if ((await page.locator('[data-hold]').count()) === 0) {
      // Two hexes a turn in a dive: that is soon over.
      for (const key of ['s', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
      await commitButton(page).and(page.locator(':enabled')).waitFor();
      if ((await page.locator('.tray button.grave').count()) > 0) {
        await page.keyboard.press('g');
        // A snapshot: the page has handled the key by now, and would have committed in its handler.
        expect(await versionOf(page)).toBe(before);
        warned++;
        return commitButton(page).press('Enter');
      }
      return page.keyboard.press('g');
    }
    return answerByKeys(page);
  });
  expect(warned).toBeGreaterThan(0);
});

test('a click on a hex fills in the route to it, and an arrow at its end sets the heading', async () => {
  const page = await window.show(airspacePosition({}, isFirstManoeuvre));
  const hex = page.locator('.spot[data-spot^="hex:"]');
  // The board is opened after the rest of the table.
  await expect.poll(() => hex.count()).toBe(5);
  await expect.poll(() => hex.first().getAttribute('aria-label')).toMatch(/12 o’clock\. Level: level 6, costs 2\.$/);
  await hex.first().locator('span').click();
  await expect.poll(() => orderSteps(page)).toEqual(['ahead 2']);
  // The strip shows what the draft spends.
  await expect.poll(() => page.locator('.airspace-aid.turn .gauge.points .spent').count()).toBe(2);
  const aim = page.locator('.spot[data-spot^="aim:"]');
  await expect.poll(() => aim.count()).toBe(4);
  await aim.first().locator('span').click();
  await expect.poll(() => page.locator('.order-step').count()).toBe(2);
  const before = await versionOf(page);
  await commitButton(page).click();
  await waitForStepAfter(page, before);
});

test('the height is chosen beside the order or on the altitude tape, and the order is cut to what can be flown and announced', async () => {
  const page = await window.show(airspacePosition({}, isFirstManoeuvre));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('s');
  await page.keyboard.press('ArrowUp');
  const steps = () => orderSteps(page);
  await expect.poll(steps).toEqual(['right 1', 'ahead 2', 'ahead 2', 'dive −2']);
  await page.getByRole('button', { name: 'Climb to level 7' }).click();
  await expect.poll(steps).toEqual(['right 1', 'ahead 2', 'climb 3']);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => page.locator('.order-refused').innerText()).toBe('Only a dive carries you a second hex.');
  // Pressed on one level and let go over another.
  await page.locator('[data-level="6"]').hover();
  await page.mouse.down();
  await page.locator('[data-level="3"]').hover();
  await page.mouse.up();
  await expect.poll(steps).toEqual(['right 1', 'ahead 2', 'dive −2']);
  const said = page.locator('.order-slip .hidden-visually[role=status]');
  await expect.poll(() => said.innerText()).toBe('Order: right, ahead, dive. Costs 1, leaves 9. Press G to fly.');
  await page.keyboard.press('Backspace');
  await expect.poll(() => said.innerText()).toBe('Step taken back.');
  await page.keyboard.press('Escape');
  await expect.poll(steps).toEqual([]);
  await expect.poll(() => said.innerText()).toBe('Order cleared.');
  // A height comes with a way straight on, to be compared; the stick begins there, and not after it.
  await page.keyboard.press('w');
  await expect.poll(steps).toEqual(['ahead 2', 'climb 3']);
  for (const key of ['ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
  await expect.poll(steps).toEqual(['left 1', 'ahead 2', 'climb 3']);
});

test('a player who may shoot sees the odds of every die face, and fires or holds fire', async () => {
  const page = await window.show(airspacePosition({}, isChoosingTarget));
  await expect.poll(() => page.locator('.sights .face:visible').count()).toBe(6);
  const before = await versionOf(page);
  await page.keyboard.press('g');
  await waitForStepAfter(page, before);
  await expect.poll(() => page.locator('.log').innerText()).toMatch(/shoots at/);
  // A die has fallen: that stays.
  await expect.poll(() => page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
});

test('each of several targets shows its own odds, keys move between them, and a second press later fires', async () => {
  const page = await window.show(goldenPosition('pairs-shotDown', 47));
  const targets = page.locator('.spot[data-spot^="plane:"]');
  await expect.poll(() => targets.count()).toBe(2);
  const labels = await Promise.all((await targets.all()).map((target) => target.getAttribute('aria-label')));
  expect(labels.sort()).toEqual(['Fire at the Albatros: 50 per cent', 'Fire at the Dr.I: 50 per cent']);
  // No target is preselected if the player has a choice.
  await expect.poll(() => commitButton(page).isDisabled()).toBe(true);
  const aimed = page.locator('.target[aria-pressed=true]');
  const at = () => page.locator('.sights-target:visible').innerText();
  for (const [key, name] of [
    ['ArrowDown', 'Dr.I'],
    ['ArrowDown', 'Albatros'],
    ['x', 'Dr.I'],
    ['ArrowUp', 'Albatros'],
  ]) {
    await page.keyboard.press(key);
    await expect.poll(() => aimed.innerText()).toMatch(new RegExp(name, 'i'));
    await expect.poll(at).toMatch(name);
  }
  const before = await versionOf(page);
  const first = page.locator('.spot[aria-label*="Dr.I"]');
  await first.locator('span').click();
  await expect.poll(at).toMatch('Dr.I');
  // A snapshot: the first click has been answered by aiming.
  expect(await versionOf(page)).toBe(before);
  await expect
    .poll(async () => {
      if ((await versionOf(page)) === before) await first.locator('span').click();
      return versionOf(page);
    })
    .not.toBe(before);
  await expect.poll(() => page.locator('.log').innerText()).toMatch(/SPAD S\.XIII shoots at Fokker Dr\.I/);
});

test('a player with several targets can hold fire by a key', async () => {
  const page = await window.show(goldenPosition('pairs-shotDown', 47));
  const before = await versionOf(page);
  await page.keyboard.press('h');
  await waitForStepAfter(page, before);
  await expect.poll(() => page.locator('.log').innerText()).toMatch(/SPAD S\.XIII holds its fire/);
});

test('a single German player has the German edge at the bottom, F turns the table, and T shows the threatened hexes', async () => {
  const page = await window.show(goldenPosition('duel-shotDown', 0, [0]));
  const offered = page.locator('.spot[data-spot^="hex:"]');
  await offered.first().waitFor();
  const height = async () => (await offered.first().boundingBox())?.y ?? 0;
  await expect.poll(height).toBeGreaterThan(400);
  await page.keyboard.press('f');
  await expect.poll(height).toBeLessThan(300);
  const said = page.locator('.corner [role=status]');
  await page.keyboard.down('t');
  await expect.poll(() => said.innerText()).toMatch(/^Threats: The Camel could shoot into/);
  await page.keyboard.up('t');
  await expect.poll(() => said.innerText()).toBe('');
  await page.keyboard.press('Shift+T');
  await expect.poll(() => said.innerText()).toMatch(/^Threats:/);
});
