import type { Page } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { barriers } from '../../../build/scripts/app/barriers.ts';
import { closeBrowser, inBrowser, quick, settled } from '../app/table.ts';

afterAll(closeBrowser);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** *Behind the Lines* alone, from the hangar to the squadron room. */
async function begin(page: Page, mode = 'Solo'): Promise<void> {
  await button(page, /^Campaigns/).click();
  expect(await barriers(page)).toEqual([]);
  await button(page, 'Begin: Behind the Lines').click();
  await page.getByRole('radio', { name: mode }).check({ force: true });
  expect(await barriers(page)).toEqual([]);
  await button(page, 'To the squadron').click();
  await page.locator('.room').waitFor();
  expect(await barriers(page)).toEqual([]);
}

test('a mission alone: begun, briefed, left in the air, flown on after a reload, debriefed card by card', async () => {
  const { page, close } = await inBrowser({ settings: { ...quick, confirmations: false } });
  await begin(page);
  await page.keyboard.press('Enter');
  await page.getByRole('table').waitFor();
  // Nobody dies over the first field, and everybody is told so before take-off.
  await page.getByRole('row', { name: 'Shot down 40 % 30 % 30 % 0 % 0 %' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await button(page, 'Take off').click();
  expect(await settled(page)).toBe('choosing');

  await page.reload();
  expect(await settled(page)).toBe('choosing');
  await page.keyboard.press('m');
  await button(page, 'Save and leave').click();
  await button(page, 'Campaigns (one running)').click();
  await button(page, 'Continue: Behind the Lines').click();
  await page.getByText(/^In the air: /).waitFor();
  await button(page, 'Fly on').click();
  expect(await settled(page)).toBe('choosing');
  await page.keyboard.press('m');
  await button(page, 'Resign').press('Enter');
  expect(await settled(page)).toBe('over');
  await button(page, 'Back to the squadron').click();

  await page.locator('.debrief').waitFor();
  expect(await page.locator('.card').count()).toBe(1);
  // A key that is held down turns one card only.
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(await page.locator('.card').count()).toBe(2);
  await page.getByText(/Forced landing\. Unhurt\./).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByLabel('Your own line').fill('The soup was good.');
  await button(page, 'Write it down').click();
  await page.getByText('Written.').waitFor();
  expect(await barriers(page)).toEqual([]);
  await button(page, 'To the squadron room').click();
  await page.getByRole('heading', { name: 'Glass Plates' }).waitFor();

  await page.reload();
  await button(page, 'Campaigns (one running)').click();
  await button(page, 'Continue: Behind the Lines').click();
  await page.getByRole('heading', { name: 'Glass Plates' }).waitFor();
  await page.keyboard.press('d');
  await page.getByText('The soup was good.').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  await button(page, 'Fly anew: A Meeting').click();
  expect(await barriers(page)).toEqual([]);
  await button(page, 'Fly it anew').click();
  await page.getByRole('heading', { name: 'A Meeting' }).waitFor();
  await close();
});

test('typed in from a real table to the ending, with its page and what became of everybody', async () => {
  const { page, close } = await inBrowser();
  await begin(page);
  for (let mission = 1; mission <= 6; mission++) {
    await button(page, 'Briefing').click();
    await button(page, 'Flown on a real table').click();
    await page.getByRole('radio', { name: 'Won' }).check({ force: true });
    if (mission === 1) expect(await barriers(page)).toEqual([]);
    await button(page, 'Write it down').click();
    await page.locator('.debrief').waitFor();
    await button(page, 'Squadron room').click();
    await page.locator('.room').waitFor();
  }
  await button(page, 'The ending').click();
  await page.getByRole('heading', { name: 'What became of them' }).waitFor();
  expect(await page.getByText('Missions flown').locator('xpath=following-sibling::dd').textContent()).toBe('6');
  expect(await barriers(page)).toEqual([]);
  await button(page, 'Squadron room').click();
  await button(page, 'Newspapers').click();
  await page.getByText('Page 3 of 3').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.getByText('Page 2 of 3').waitFor();
  expect(await barriers(page)).toEqual([]);
  await close();
});

test('rivals prepare behind the hangar door, which a PIN closes: what one decides is nowhere until both have', async () => {
  const { page, close } = await inBrowser({ folder: withProfiles });
  await button(page, /^Campaigns/).click();
  await button(page, 'Begin: Behind the Lines').click();
  await page.getByRole('radio', { name: 'Rivals' }).check({ force: true });
  await page.getByLabel('Profile of person 1').selectOption('Anna');
  await page.getByLabel('Emblem of pilot 2').first().selectOption('moon');
  await button(page, 'To the squadron').click();
  await button(page, 'Briefing').click();
  expect(await button(page, 'Take off').isDisabled()).toBe(true);

  await button(page, 'Open the door: Anna').click();
  await page.locator('dialog.door').waitFor();
  expect(await barriers(page)).toEqual([]);
  await button(page, 'Open').click();
  await page.getByText('That is not the PIN.').waitFor();
  await page.getByLabel('PIN').fill('1234');
  await button(page, 'Open').click();
  await page.getByLabel('Pilot 1').selectOption('Paul Astier');
  await button(page, 'Decided: close the door').click();
  await page.getByText('Anna is ready.').waitFor();
  expect(await page.locator('body').innerHTML()).not.toContain('Astier');
  expect(await barriers(page)).toEqual([]);
  const closed = await picture(page);

  await button(page, 'Open the door: Birk').click();
  await button(page, 'Open').click();
  await page.locator('.preparing').waitFor();
  expect(await page.locator('body').innerHTML()).not.toContain('Astier');
  await button(page, 'Decided: close the door').click();
  await page.getByText('Flying: Paul Astier.').waitFor();
  await page.getByText('In: yellow.').waitFor();
  expect((await picture(page)).equals(closed)).toBe(false);
  await button(page, 'Take off').click();
  await page.locator('main.match').waitFor();
  await close();
});
