import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  airspacePosition,
  answerByKeys,
  commitButton,
  goldenPosition,
  isFirstManoeuvre,
  type MatchWindow,
  openMatchWindow,
  skipsStrip,
  versionOf,
  waitForStepAfter,
} from './airspaceDriver.ts';
import { closeBrowser, waitUntilSettled } from './table.ts';

let window: MatchWindow;
beforeAll(async () => {
  window = await openMatchWindow({ width: 1024, height: 640 });
});
afterAll(async () => {
  await window.close();
  await closeBrowser();
});

test('four people play one match without doors, and each airplane has its own strip', async () => {
  const page = await window.show(airspacePosition({ players: 4 }, isFirstManoeuvre));
  await expect.poll(() => page.locator('.airspace-aid').count()).toBe(4);
  // Two strips one over the other would lie under the log and the preview of so small a window.
  await expect
    .poll(() => page.locator('.aids').evaluateAll((all) => all.map((aids) => aids.getAttribute('data-size'))))
    .toEqual(['compact', 'compact']);
  for (let turn = 0; turn < 4; turn++) {
    const before = await versionOf(page);
    await answerByKeys(page);
    await waitForStepAfter(page, before, 'choosing');
  }
  await expect.poll(() => page.locator('.door').count()).toBe(0);
});

test('one of three people flies two airplanes, and a strip that is skipped in the first pass says so', async () => {
  const page = await window.show(airspacePosition({ players: 3 }, skipsStrip));
  const owners = async () =>
    (await page.locator('.airspace-aid h2').allInnerTexts()).map((title) => /· (\w+)/.exec(title)?.[1]).sort();
  await expect.poll(owners).toEqual(['ALIX', 'BRUNO', 'BRUNO', 'CLEO']);
  const skipped = page.locator('.strips:visible li.skipped');
  await expect.poll(() => skipped.getAttribute('title')).toBe('Skipped this pass');
  await expect.poll(() => skipped.innerText()).toMatch(/skipped in the first pass/i);
});

test('a capped match is judged when phase 20 is over, and the strips of those who lost are folded', async () => {
  const page = await window.show(goldenPosition('duel-moreCapacity', 101));
  await expect.poll(() => page.locator('.banner p').innerText()).toMatch(/Phase 20 of 20/);
  await page.locator('.sights .face').first().waitFor();
  const before = await versionOf(page);
  await page.keyboard.press('g');
  await waitForStepAfter(page, before, 'over');
  await expect.poll(() => page.locator('.over-ending').innerText()).toMatch(/phase 20/);
  await expect.poll(() => page.locator('.airspace-aid.folded').count()).toBe(1);
  await expect.poll(() => page.locator('.luck b').allInnerTexts()).toHaveLength(2);
});

test('a draw is offered from the menu, and ends the match once all other players have agreed by telegram', async () => {
  const page = await window.show(goldenPosition('four-drawn', 20));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /offer/i }).click();
  const slip = page.locator('.aside-question');
  await expect.poll(() => slip.count()).toBe(3);
  for (const text of await slip.locator('p').allInnerTexts())
    expect(text).toMatch(/^(\w+) offers a draw\. (?!\1)\w+, do you accept\?$/);
  for (let left = 3; left > 0; left--) {
    const before = await versionOf(page);
    await slip.first().locator('button').first().click();
    await page.locator(`main.match:not([data-version="${before}"])`).waitFor();
  }
  await waitUntilSettled(page, 'over');
  await expect.poll(() => page.locator('.over-ending').innerText()).toMatch(/agree/i);
});

test('a player who resigns flies home, and the strip says so', async () => {
  const page = await window.show(airspacePosition({ players: 4 }, isFirstManoeuvre));
  const before = await versionOf(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const resign = page.getByRole('button', { name: /resign|give up/i });
  await resign.click();
  await resign.click();
  await waitForStepAfter(page, before, 'choosing');
  await expect.poll(() => page.locator('.airspace-aid.lost .lost-stamp').innerText()).toMatch(/gone home/i);
});

test('a turn can be undone until another player has acted; then that action is undone first', async () => {
  const page = await window.show(airspacePosition({}, isFirstManoeuvre));
  const asked = () => page.locator('#asked').innerText();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.poll(() => undo.isDisabled()).toBe(true);
  const first = await asked();
  const doing = async (press: () => Promise<unknown>) => {
    const before = await versionOf(page);
    await press();
    await waitForStepAfter(page, before);
  };
  await doing(() => answerByKeys(page));
  await doing(() => page.keyboard.press('u'));
  await expect.poll(asked).toBe(first);
  await doing(() => answerByKeys(page));
  const second = await asked();
  await doing(() => answerByKeys(page));
  await doing(() => page.keyboard.press('u'));
  await expect.poll(asked).toBe(second);
});

test('a match that is left during a phase continues in that phase', async () => {
  const page = await window.show(goldenPosition('pairs-shotDown', 24));
  const strips = () => page.locator('.strips li').allInnerTexts();
  const before = await versionOf(page);
  await answerByKeys(page);
  await waitForStepAfter(page, before);
  const left = await strips();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /hangar|leave/i }).click();
  await page.getByRole('button', { name: /continue/i }).click();
  await waitUntilSettled(page);
  await expect.poll(strips).toEqual(left);
  await expect.poll(() => commitButton(page).isDisabled()).toBe(true);
});
