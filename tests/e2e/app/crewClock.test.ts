import { afterAll, expect, test } from 'vitest';
import { barriers } from '../../../build/scripts/app/barriers.ts';
import { fresh, lay, own, phaseOf, ready, sky, threeBots } from './crewDriver.ts';
import { closeBrowser, quick, settled } from './table.ts';

afterAll(closeBrowser);

test('a clock that stands still until it is told to go: a pause holds it, zero locks a seat once, and what lies then stands', async () => {
  const { page, close } = await sky({ timer: '10', hotSeat: true }, fresh());
  await settled(page);
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  const door = page.locator('[data-open]');
  const name = await page.locator('.door h1').innerText();
  await door.press('Enter');
  await page.locator('main.match[data-clock=running]').waitFor();
  await page.locator('.stopwatch b', { hasText: '10' }).waitFor();
  await lay(page);
  await page.clock.runFor(3_000);
  const left = await page.locator('.stopwatch b').innerText();
  expect(Number(left)).toBeLessThan(9);
  // A pause covers the hand, and time goes by without it.
  await page.keyboard.press('p');
  await page.locator('main.match[data-play=paused]').waitFor();
  expect(await page.locator('.crew-card, .crew-laid').count()).toBe(0);
  await page.clock.runFor(60_000);
  await page.keyboard.press('Escape');
  await door.press('Enter');
  await page.locator('main.match[data-clock=running]').waitFor();
  expect(await page.locator('.stopwatch b').innerText()).toBe(left);
  await page.clock.runFor(4_500);
  expect(await page.locator('main.match').getAttribute('data-play')).toBe('choosing');
  expect(await page.locator('.stopwatch.late').count()).toBe(1);
  await page.clock.runFor(3_500);
  await page.locator('main.match[data-play=handover]').waitFor();
  expect(await page.locator('.door h1').innerText()).not.toBe(name);
  // The next hand has the whole time, and only from its first look.
  await page.clock.runFor(30_000);
  expect(await page.locator('main.match').getAttribute('data-play')).toBe('handover');
  await door.press('Enter');
  await page.locator('.stopwatch b', { hasText: '10' }).waitFor();
  await close();
});

test('a clock in real time runs out by itself, even in a match that was left in the middle of a window', async () => {
  // In a strict match what had run off is not given back: a second and a half is left.
  const notes = { strict: true, left: ['1500', '', '', ''] };
  const { page, close } = await sky({ timer: '20' }, fresh(), threeBots, {}, notes);
  await page.locator('.log', { hasText: 'Time is up for the Paws pilot.' }).waitFor();
  await settled(page);
  expect(await own(page).count()).toBe(0);
  await close();
});

test('step by step every section with cards waits for a key, lit and told by banner and lamps; all of it is shown again', async () => {
  const settings = { ...quick, reveal: 'steps' };
  const { page, close } = await sky({ timer: 'none' }, fresh(), threeBots, { settings });
  await settled(page);
  await lay(page, 'keys', 2);
  await ready(page).press('Enter');
  const goOn = page.locator('[data-go-on]:enabled');
  const lit = page.locator('.crew-section[data-state=lit] .crew-section-number');
  const seen: string[] = [];
  const walk = async () => {
    const through: string[] = [];
    while ((await goOn.count()) > 0) {
      const number = await lit.innerText();
      through.push(number);
      await expect(page.locator('.banner h1').innerText()).resolves.toContain(`SECTION ${number}`);
      expect(await page.locator('.crew-section[data-state=lit] .crew-laid[data-up=true]').count()).toBeGreaterThan(0);
      if (seen.length === 0 && through.length === 1) {
        expect(await page.locator('.crew-lamps li:visible').count()).toBe(6);
        // Nobody reads a new hand before its clock runs.
        expect(await page.locator('.tray .crew-card').count()).toBe(0);
        expect(await barriers(page)).toEqual([]);
        // Pointed at, the column tells again what has happened on it.
        await lit.hover();
        await page.locator('.crew-retold:visible', { hasText: new RegExp(`Section ${number}`) }).waitFor();
      }
      await page.keyboard.press('Enter');
      // The next one waits, or it is all over; sections without cards are passed over.
      const next = `main:has([data-go-on]:enabled) [data-state=lit] .crew-section-number:not(:text-is("${number}"))`;
      await page.locator(`main.match[data-picture=still], ${next}`).first().waitFor();
    }
    return through;
  };
  await goOn.waitFor();
  seen.push(...(await walk()));
  expect(seen).toContain('2');
  expect(await settled(page)).toBe('choosing');
  expect(await phaseOf(page)).toBe('action.laying');
  await page.locator('.log-again').click();
  await goOn.waitFor();
  expect(await walk()).toEqual(seen);
  await settled(page);
  await close();
});
