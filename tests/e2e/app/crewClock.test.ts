import { afterAll, expect, test } from 'vitest';
import { accessibilityViolations } from '../../../build/scripts/app/accessibility.ts';
import { isLayingStart, layCard, openCrewPosition, ownCards, phaseOf, readyButton, threeBots } from './crewDriver.ts';
import { closeBrowser, isFocused, quick, waitUntilSettled } from './table.ts';

afterAll(closeBrowser);

test('a clock starts on request, stops in a pause, and at zero locks the seat with the cards it has laid', async () => {
  const { page, close } = await openCrewPosition({ timer: '10', hotSeat: true }, isLayingStart(), [], {
    settings: { ...quick, moreTime: 1 },
  });
  await waitUntilSettled(page);
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  const door = page.locator('[data-open]');
  const name = await page.locator('.door h1').innerText();
  await door.press('Enter');
  await page.locator('main.match[data-clock=running]').waitFor();
  await page.locator('.stopwatch b', { hasText: '10' }).waitFor();
  await layCard(page);
  await page.clock.runFor(3_000);
  const left = '7';
  await page.locator('.stopwatch b', { hasText: left }).waitFor();
  // A pause covers the hand, and time goes by without it.
  await page.keyboard.press('p');
  await page.locator('main.match[data-play=paused]').waitFor();
  await expect.poll(() => page.locator('.crew-card, .crew-laid').count()).toBe(0);
  await page.clock.runFor(60_000);
  await page.keyboard.press('Escape');
  await door.press('Enter');
  await page.locator('main.match[data-clock=running]').waitFor();
  await expect.poll(() => page.locator('.stopwatch b').innerText()).toBe(left);
  await page.clock.runFor(4_500);
  await page.locator('main.match[data-play=choosing] .stopwatch.late').waitFor();
  await page.clock.runFor(3_500);
  await page.locator('main.match[data-play=handover]').waitFor();
  await expect.poll(() => page.locator('.door h1').innerText()).not.toBe(name);
  // The next hand has the whole time, and only from its first look.
  await page.clock.runFor(30_000);
  await expect.poll(() => page.locator('main.match').getAttribute('data-play')).toBe('handover');
  await door.press('Enter');
  await page.locator('.stopwatch b', { hasText: '10' }).waitFor();
  await close();
});

test('a real-time clock runs out by itself, also in a match that was left during a window', async () => {
  // In a strict match what had run off is not given back: a second and a half is left.
  const notes = { strict: true, left: ['1500', '', '', ''] };
  const { page, close } = await openCrewPosition({ timer: '20' }, isLayingStart(), threeBots, {}, notes);
  await page.locator('.log', { hasText: 'Time is up for the Paws pilot.' }).waitFor();
  await waitUntilSettled(page);
  await expect.poll(() => ownCards(page).count()).toBe(0);
  await close();
});

test('a reload of the page does not reset the clock', async () => {
  const { page, close } = await openCrewPosition({ timer: '60' }, isLayingStart(), threeBots);
  const running = page.locator('main.match[data-clock=running]');
  const seconds = async () => Number(await page.locator('.stopwatch b').innerText());
  await running.waitFor();
  await expect.poll(seconds).toBeLessThan(177);
  const before = await seconds();
  await page.reload();
  await running.waitFor();
  expect(await seconds()).toBeLessThanOrEqual(before);
  await close();
});

test('a step-by-step reveal waits for a key at every section with cards, shows banner and lamps, and can be repeated', async () => {
  const settings = { ...quick, reveal: 'steps' };
  const { page, close } = await openCrewPosition({ timer: 'none' }, isLayingStart(), threeBots, { settings });
  await waitUntilSettled(page);
  await layCard(page, 'keys', 2);
  await readyButton(page).press('Enter');
  const goOn = page.locator('[data-go-on]:enabled');
  const lit = page.locator('.crew-section[data-state=lit] .crew-section-number');
  const seen: string[] = [];
  const walk = async () => {
    const through: string[] = [];
    while ((await goOn.count()) > 0) {
      const number = await lit.innerText();
      through.push(number);
      await expect.poll(() => page.locator('.banner h1').innerText()).toContain(`SECTION ${number}`);
      await expect
        .poll(() => page.locator('.crew-section[data-state=lit] .crew-laid[data-up=true]').count())
        .toBeGreaterThan(0);
      if (seen.length === 0 && through.length === 1) {
        await expect.poll(() => page.locator('.crew-lamps li:visible').count()).toBe(6);
        // A new hand is hidden until its clock runs.
        await expect.poll(() => page.locator('.tray .crew-card').count()).toBe(0);
        expect(await accessibilityViolations(page)).toEqual([]);
        // Pointed at, the column tells again what has happened on it.
        await lit.hover();
        await page.locator('.crew-retold:visible', { hasText: new RegExp(`Section ${number}`) }).waitFor();
      }
      await expect.poll(() => isFocused(goOn)).toBe(true);
      await page.keyboard.press('Enter');
      // The next one waits, or it is all over; sections without cards are passed over.
      const next = `main:has([data-go-on]:enabled) [data-state=lit] .crew-section-number:not(:text-is("${number}"))`;
      await page.locator(`main.match[data-animation=still], ${next}`).first().waitFor();
    }
    return through;
  };
  await goOn.waitFor();
  await page.evaluate(() => {
    const buttons = new Set<Element>();
    Object.assign(window, { buttons });
    const look = () => {
      for (const button of document.querySelectorAll('[data-go-on]')) buttons.add(button);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  seen.push(...(await walk()));
  expect(seen).toContain('2');
  // The bots go on laying. Their steps show no button again, which would take the focus; the tray has it now.
  await page.locator('main.match[data-animation=still][data-bots=idle]').waitFor();
  const buttons = await page.evaluate(() => (window as unknown as { buttons: Set<Element> }).buttons.size);
  expect(buttons).toBe(1);
  await expect.poll(() => isFocused(page.locator('.tray'))).toBe(true);
  await waitUntilSettled(page, 'choosing');
  await expect.poll(() => phaseOf(page)).toBe('action.laying');
  await page.locator('.log-repeat').click();
  await goOn.waitFor();
  expect(await walk()).toEqual(seen);
  await waitUntilSettled(page);
  await close();
});
