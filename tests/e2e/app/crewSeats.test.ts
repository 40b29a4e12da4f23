import { afterAll, expect, test } from 'vitest';
import { accessibilityViolations } from '../../../build/scripts/app/accessibility.ts';
import {
  decide,
  halfCards,
  isAtPhase,
  isLayingStart,
  layCard,
  openCrewPosition,
  openDoor,
  phaseOf,
  sayReady,
  section,
  versionOf,
  waitForStepAfter,
} from './crewDriver.ts';
import { closeBrowser, waitUntilSettled } from './table.ts';

afterAll(closeBrowser);

test('four players at one screen have one door each per round in window order, and cards of one crew may meet in crossfire', async () => {
  const { page, close } = await openCrewPosition({ hotSeat: true, timer: 'none', crossfire: true }, isLayingStart(2));
  const doors: string[] = [];
  for (let window = 0; window < 4; window++) {
    await waitUntilSettled(page, 'handover');
    doors.push(await page.locator('.door h1').innerText());
    // The door tells what everybody saw, and nothing of what lies now.
    await expect.poll(() => page.locator('.crew-windows li').count()).toBe(4);
    await expect.poll(() => page.locator('.crew-recap li').count()).toBe(4);
    await expect.poll(() => page.locator('.crew-card, .crew-laid, .crew-bay:not(.planks)').count()).toBe(0);
    if (window === 0) expect(await accessibilityViolations(page)).toEqual([]);
    await openDoor(page);
    await expect.poll(() => page.locator('.crew-bay.planks').count()).toBe(4);
    // The other crew's row is hidden; cards of the own crew are shown face down.
    const before = await page.locator('.crew-back').count();
    await layCard(page, 'keys', 1);
    await expect.poll(() => page.locator('.crew-bay[data-crowded]').count()).toBe(before);
    if (window === 0) {
      await halfCards(page).first().press('Enter');
      expect(await accessibilityViolations(page)).toEqual([]);
    }
    await sayReady(page);
  }
  expect(new Set(doors).size).toBe(4);
  await expect.poll(() => page.locator('.log li', { hasText: /Crossfire on section 1/ }).count()).toBe(2);
  // After the reveal somebody else begins.
  await expect.poll(() => page.locator('.door h1').innerText()).toBe(doors[1]);
  await close();
});

test('two people have one door each and no clock, and flak is shown over the boards', async () => {
  const { page, close } = await openCrewPosition({ players: '2', hotSeat: true, token: 'antiAir' }, isLayingStart(2));
  const names: string[] = [];
  for (let window = 0; window < 2; window++) {
    await waitUntilSettled(page, 'handover');
    names.push(await page.locator('.door h1').innerText());
    await openDoor(page);
    await expect.poll(() => page.locator('main.match').getAttribute('data-clock')).toBe('off');
    // Both hands of one player: the pilot's and the gunner's.
    await expect.poll(() => page.locator('.crew-hand').count()).toBe(2);
    await layCard(page);
    await sayReady(page);
  }
  expect(names.sort()).toEqual(['ALIX', 'BRUNO']);
  await close();
});

test('of three players the single one lays a face-up card before the windows, with long decks and the Claws', async () => {
  const options = { players: '3', hotSeat: true, timer: 'none', token: 'claws', decks: 'long' };
  const { page, close } = await openCrewPosition(options, isAtPhase('action.faceUp'));
  if ((await waitUntilSettled(page)) === 'handover') await openDoor(page);
  await expect.poll(() => phaseOf(page)).toBe('action.faceUp');
  const before = await versionOf(page);
  await halfCards(page).first().press('Enter');
  await page.locator('[data-spot="section:2"]').press('Enter');
  await page.locator('.tray [data-commit]').press('Enter');
  await waitForStepAfter(page, before);
  await expect.poll(() => page.locator('.log').innerText()).toMatch(/face up on section 2/);
  for (let window = 0; window < 3; window++) {
    // The player who has the screen already needs no door.
    if ((await waitUntilSettled(page)) === 'handover') {
      await expect.poll(() => page.locator('.crew-windows li').count()).toBe(3);
      await openDoor(page);
    }
    // It lies open whoever looks.
    await expect.poll(() => section(page, 2).locator('.crew-laid[data-up=true]').count()).toBe(1);
    await layCard(page);
    await sayReady(page);
  }
  await page.locator('.log', { hasText: /Section 2: the Paws/ }).waitFor();
  await close();
});

test('in a match of two people and two bots only the people have doors', async () => {
  const { page, close } = await openCrewPosition({ hotSeat: true, timer: 'none' }, isLayingStart(), [2, 3]);
  const doors: string[] = [];
  for (let window = 0; window < 2; window++) {
    await waitUntilSettled(page, 'handover');
    doors.push(await page.locator('.door h1').innerText());
    await openDoor(page);
    await layCard(page);
    await sayReady(page);
  }
  expect(doors.sort()).toEqual(['ALIX', 'BRUNO']);
  // The bots have laid theirs meanwhile: the cards are turned up, and the next round begins with a person.
  await page.locator('.log', { hasText: /Section 4/ }).waitFor();
  await waitUntilSettled(page, 'handover');
  await close();
});

const questions: readonly [phase: string, words: RegExp][] = [
  ['draw.extra', /wants|decides how many more/],
  ['section.moonChoice', /scraps/],
];

test.each(questions)('by moonlight the question %s is answered in the tray', async (phase, words) => {
  const { page, close } = await openCrewPosition({ token: 'moon', players: '2', hotSeat: true }, isAtPhase(phase, 0));
  if ((await waitUntilSettled(page)) === 'handover') await openDoor(page);
  await expect.poll(() => phaseOf(page)).toBe(phase);
  const before = await versionOf(page);
  await decide(page, 'keys');
  await waitForStepAfter(page, before);
  await expect.poll(() => page.locator('.log').innerText()).toMatch(words);
  await close();
});
