import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinFingerprint } from '@aerodrome/engine/core/pins.ts';
import { behindTheLines } from '@aerodrome/engine/meta/campaigns/behindTheLines/index.ts';
import { writeDocument } from '@aerodrome/engine/meta/document.ts';
import { rosterFormat } from '@aerodrome/engine/meta/roster.ts';
import type { Page } from '@playwright/test';
import { afterAll, expect, inject, test } from 'vitest';
import { accessibilityViolations } from '../../../build/scripts/app/accessibility.ts';
import { begunCampaign, putCampaigns } from '../../fixtures/campaigns.ts';
import { playInPage } from '../app/playInPage.ts';
import { maxAntialiasingDifference, maxPixelDifferences, stableScreenshot } from '../app/screenshots.ts';
import { closeBrowser, openInBrowser, quick, waitUntilSettled } from '../app/table.ts';
import { newFolder, openElectronApp } from '../electron.ts';

afterAll(closeBrowser);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const settings = { ...quick, confirmations: false };

/** Resigns the sortie, and reads the debrief to its last card. */
async function giveUp(page: Page): Promise<void> {
  await waitUntilSettled(page, 'choosing');
  await page.keyboard.press('m');
  await button(page, 'Resign').press('Enter');
  await waitUntilSettled(page, 'over');
  await button(page, 'Back to the squadron').click();
  await page.locator('.debrief').waitFor();
}

async function takeOff(page: Page): Promise<void> {
  await button(page, 'Briefing').click();
  await button(page, 'Take off').click();
}

test('a solo campaign can be played from the shelf to an ending, with a match that is left and continued', async () => {
  const { page, close } = await openInBrowser({ settings });
  await button(page, /^Campaigns/).click();
  expect(await accessibilityViolations(page)).toEqual([]);
  await button(page, 'Start: Behind the Lines').click();
  await page.getByLabel('Emblem of pilot 1').selectOption('moon');
  expect(await accessibilityViolations(page)).toEqual([]);
  await button(page, 'Start campaign').click();
  await page.locator('.room').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  // The briefing says that no pilot dies over the first field.
  await page.getByRole('row', { name: 'Shot down 40 % 30 % 30 % 0 % 0 %' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await button(page, 'Take off').click();
  await waitUntilSettled(page, 'choosing');

  await page.reload();
  await waitUntilSettled(page, 'choosing');
  await page.keyboard.press('m');
  await button(page, 'Save and leave').click();
  await button(page, 'Campaigns (one running)').click();
  await button(page, 'Continue: Behind the Lines').click();
  await page.getByText(/^In progress: /).waitFor();
  await button(page, /^Continue/).click();
  await giveUp(page);

  const cards = page.locator('.card');
  await expect.poll(() => cards.count()).toBe(1);
  // The button of the next card has the focus.
  await expect.poll(() => page.locator('.debrief-go button:focus').count()).toBe(1);
  // A held key turns one card only.
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect.poll(() => cards.count()).toBe(2);
  await page.getByText(/Forced landing\. Unhurt\./).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByLabel('Your note').fill('The soup was good.');
  await button(page, /^Save$/).click();
  await page.getByText('Saved.').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await button(page, 'To the squadron room').click();
  await page.getByRole('heading', { name: 'Glass Plates' }).waitFor();

  await page.keyboard.press('d');
  await page.getByText('The soup was good.').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  await button(page, 'Watch: A Meeting').click();
  await page.locator('.replay').waitFor();
  await button(page, 'Squadron room').click();
  await page.locator('.room').waitFor();
  const given = page.waitForEvent('download');
  await page.keyboard.press('x');
  expect((await given).suggestedFilename()).toMatch(/\.json\.gz$/);
  await page.keyboard.press('r');
  await button(page, 'Play again: A Meeting').click();
  expect(await accessibilityViolations(page)).toEqual([]);
  await button(page, 'Cancel').click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');

  for (const left of [4, 3, 2, 1, 0]) {
    await takeOff(page);
    if (left > 0) await giveUp(page);
    else {
      await playInPage(page, 3);
      await button(page, 'Back to the squadron').click();
      await page.locator('.debrief').waitFor();
    }
    await button(page, 'Squadron room').click();
  }
  await button(page, /^Ending/).click();
  await page.locator('.finale-page').getByRole('heading', { name: 'What became of them' }).waitFor();
  const missions = page.locator('.finale-page').getByText('Missions', { exact: true });
  await expect.poll(() => missions.locator('xpath=following-sibling::dd').textContent()).toBe('6');
  expect(await accessibilityViolations(page)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await button(page, 'Save booklet').click();
  const file = join(newFolder(), 'booklet.html');
  await (await downloading).saveAs(file);
  const booklet = readFileSync(file, 'utf8');
  expect(booklet).toContain('The soup was good.');
  expect(booklet).not.toContain('<script');
  await button(page, 'Squadron room').click();
  await button(page, 'Newspapers').click();
  await page.getByText('Page 3 of 3').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.getByText('Page 2 of 3').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await close();
});

/** Anna has a PIN. */
function withPin(): string {
  const folder = newFolder();
  mkdirSync(join(folder, 'players'));
  const anna = {
    id: 'anna',
    name: 'Anna',
    emblem: 'star',
    colour: 'red',
    created: '2026-01-01T00:00:00Z',
    retired: false,
  };
  const roster = { about: { title: 'roster' }, profiles: [{ ...anna, pin: pinFingerprint('1234') }] };
  writeFileSync(join(folder, 'players', 'roster.json'), writeDocument(rosterFormat, roster));
  return folder;
}

test('rivals prepare behind a hangar door with a PIN, and no decision is visible before both have prepared', async () => {
  const { page, close } = await openInBrowser({ folder: withPin(), settings, painted: true });
  await button(page, /^Campaigns/).click();
  await button(page, 'Start: Behind the Lines').click();
  await page.getByRole('radio', { name: 'Rivals' }).check({ force: true });
  await page.getByLabel('Profile of player 1').selectOption('Anna');
  await button(page, 'Start campaign').click();
  await button(page, 'Briefing').click();
  await expect.poll(() => button(page, 'Take off').isDisabled()).toBe(true);
  const door = page.locator('dialog.door');
  const prepare = async (pilot: string) => {
    await button(page, /(Open the door|Change): Anna/).click();
    await door.getByLabel('PIN').fill('1234');
    await door.getByRole('button', { name: 'Open the door' }).click();
    await page.getByLabel('Pilot 1').selectOption(pilot);
    await button(page, 'Done: close the door').click();
    await page.locator('.preparing').waitFor({ state: 'detached' });
    await page.getByText('Anna is ready.').waitFor();
    // Pixels first: they wait until the sky is drawn, which changes the HTML.
    const still = await stableScreenshot(page);
    return { html: await page.locator('body').innerHTML(), pixels: still };
  };

  await button(page, 'Open the door: Anna').click();
  await door.getByLabel('PIN').fill('4321');
  await door.getByRole('button', { name: 'Open the door' }).click();
  await page.getByText('Wrong PIN.').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await button(page, 'Leave the door closed').click();
  await prepare('Lucien Merle');
  expect(await accessibilityViolations(page)).toEqual([]);
  const first = await prepare('Paul Astier');
  const second = await prepare('Henri Vasseur');
  // The page is the same for every decision.
  expect(second.html).toBe(first.html);
  expect(second.html).not.toMatch(/Astier|Vasseur/);
  expect((await maxPixelDifferences([[first.pixels, second.pixels]]))[0]).toBeLessThanOrEqual(
    maxAntialiasingDifference,
  );

  await button(page, 'Open the door: Bruno').click();
  await door.getByRole('button', { name: 'Open the door' }).click();
  await page.locator('.preparing').waitFor();
  const behindTheDoor = await page.locator('body').innerHTML();
  expect(behindTheDoor).not.toMatch(/Astier|Vasseur/);
  await button(page, 'Done: close the door').click();
  await page.getByText('Flying: Henri Vasseur.').waitFor();
  await page.getByText(/^In: /).first().waitFor();

  await button(page, 'Take off').click();
  await page.locator('main.match').waitFor();
  await close();
});

test.runIf(inject('electron'))('a mission in the air continues after the Electron window is killed', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings));
  putCampaigns(folder, { war: begunCampaign(behindTheLines) });
  const { app, page } = await openElectronApp([], folder);
  await button(page, 'Campaigns (one running)').click();
  await button(page, 'Continue: Behind the Lines').click();
  await takeOff(page);
  await waitUntilSettled(page, 'choosing');
  const gone = new Promise((done) => app.process().once('exit', done));
  app.process().kill('SIGKILL');
  await gone;

  const later = await openElectronApp([], folder);
  await button(later.page, 'Campaigns (one running)').click();
  await button(later.page, 'Continue: Behind the Lines').click();
  await later.page.getByText(/^In progress: /).waitFor();
  await button(later.page, /^Continue/).click();
  await giveUp(later.page);
  await button(later.page, 'Squadron room').click();
  await later.page.getByRole('heading', { name: 'Glass Plates' }).waitFor();

  // Damage the file of the next match.
  await takeOff(later.page);
  await waitUntilSettled(later.page, 'choosing');
  await later.page.keyboard.press('m');
  await button(later.page, 'Save and leave').click();
  await button(later.page, 'Campaigns (one running)').click();
  const files = readdirSync(join(folder, 'matches')).filter((name) => name.endsWith('.json'));
  for (const name of files) writeFileSync(join(folder, 'matches', name), '{"aerodrome":1}');
  await button(later.page, 'Continue: Behind the Lines').click();
  await button(later.page, 'Match missing …').click();
  await button(later.page, 'Count as lost').click();
  await later.page.locator('.pinned').getByRole('heading', { name: 'Once More with the Camera' }).waitFor();
  await later.close();
});
