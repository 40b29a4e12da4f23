import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unwrap } from '@aerodrome/engine/core/result.ts';
import { tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import type { Page } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { putDamagedTournament, putStartedLeg } from '../../fixtures/tournamentFolders.ts';
import { manualTournament, putTournaments } from '../../fixtures/tournaments.ts';
import { closeBrowser, openInBrowser } from '../app/table.ts';
import { newFolder } from '../electron.ts';
import { accessibilityViolations } from './savedMatches.ts';

afterAll(closeBrowser);

async function toTournaments(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Tournaments/ }).press('Enter');
}

/** Enters the winner of each leg of the next pair. */
async function typeResults(page: Page, key: '1' | 'D' | '2'): Promise<void> {
  await page.keyboard.press('r');
  await page.locator('.leg').first().waitFor();
  const open = await page.locator('.leg:not(:has(.leg-known))').all();
  for (const [i, leg] of open.entries()) {
    const answer = leg.locator('input[type=radio]').first();
    // The sheet focuses the first missing answer.
    if (i > 0) await answer.focus();
    await expect.poll(() => answer.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press(key);
  }
  await page.keyboard.press('Enter');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

test('the empty tournament list and the form have no accessibility problems', async () => {
  const { page, close } = await openInBrowser();
  await toTournaments(page);
  await page.locator('.tournaments-none').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Saturday Swiss/ }).press('Enter');
  await page.locator('.new-form').waitFor();
  await page.locator('.how-more summary').press('Enter');
  expect(await accessibilityViolations(page)).toEqual([]);
  await close();
});

/** A data folder with a tournament in each rare state. */
function troubled(): string {
  const folder = newFolder();
  const over = manualTournament('roundRobin', 3, 99, { title: 'Carried' });
  putTournaments(folder, {
    carried: unwrap(tournamentLog.append(over, '2026-05-02T20:00:00.000Z', { type: 'closed' })),
    knockout: manualTournament('double', 8, 6, { title: 'Two lives', legs: 1 }),
    hill: manualTournament('hill', 4, 2, { title: 'The hill', legs: 1 }),
  });
  putStartedLeg(folder, 'lost', manualTournament('roundRobin', 4, 2, { title: 'Lost one', strict: false }), true);
  putDamagedTournament(folder, 'damaged', manualTournament('swiss', 6, 4, { title: 'Damaged' }));
  return folder;
}

test('tournament screens and sheets have no accessibility problems, restore lost and damaged files, and export and import', async () => {
  const { page, close } = await openInBrowser({ folder: troubled() });
  await toTournaments(page);
  await page.locator('.tournament').first().waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Open: Carried', exact: true }).press('Enter');
  await page.locator('.honour').first().waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.tournament').first().waitFor();

  const exporting = page.getByRole('button', { name: 'Export with all matches: Carried' });
  const [download] = await Promise.all([page.waitForEvent('download'), exporting.press('Enter')]);
  const file = join(newFolder(), download.suggestedFilename());
  await download.saveAs(file);
  await page.locator('input[type=file]').setInputFiles(file);
  await expect.poll(() => page.locator('.tournament').count()).toBe(6);
  await page.locator('input[type=file]').setInputFiles({
    name: 'broken.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"aerodrome":1'),
  });
  await expect.poll(() => page.getByRole('alert').innerText()).toMatch(/broken\.json was not imported/);

  const open = async (title: string) => {
    await page.getByRole('button', { name: `Open: ${title}`, exact: true }).press('Enter');
    await page.locator('.hall-nav, .saves-none').waitFor();
  };
  const leave = async () => {
    await page.keyboard.press('Escape');
    await page.locator('.tournament').first().waitFor();
  };
  await open('Two lives');
  expect(await accessibilityViolations(page)).toEqual([]);
  const over = async (...keys: readonly string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.locator('dialog[open]').waitFor();
      expect([key, await accessibilityViolations(page)]).toEqual([key, []]);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
  };
  await over('l', 't', 'b', 'w', 'x', 'u', 'r');
  await leave();
  await open('The hill');
  await over('m');
  await leave();

  await open('Damaged');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use this copy' }).press('Enter');
  await page.locator('.order-form').waitFor();
  await leave();
  await open('Lost one');
  await page.getByRole('button', { name: 'Play the match again' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Restore/ }).press('Enter');
  await page.locator('main.match').waitFor();
  await expect.poll(() => page.locator('.notice').first().innerText()).toMatch(/has been restored/);
  await close();
});

test('Escape pressed twice in quick succession closes the result sheet and leaves the hall', async () => {
  const folder = newFolder();
  putTournaments(folder, { knockout: manualTournament('double', 8, 6, { title: 'Two lives', legs: 1 }) });
  const { page, close } = await openInBrowser({ folder });
  await toTournaments(page);
  await page.getByRole('button', { name: 'Open: Two lives', exact: true }).press('Enter');
  await page.locator('.hall-nav').waitFor();
  await page.keyboard.press('r');
  const answer = page.locator('.leg:not(:has(.leg-known)) input[type=radio]').first();
  await expect.poll(() => answer.evaluate((input) => input === document.activeElement)).toBe(true);
  await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Escape')]);
  await page.locator('.tournament').first().waitFor();
  await close();
});

test('results entered while the folder cannot be written are marked as not saved, and written later', async () => {
  const { page, folder, close } = await openInBrowser();
  await toTournaments(page);
  await page.getByRole('button', { name: /^Round robin for four/ }).press('Enter');
  const entrant = page.locator('.who-add input:focus');
  for (const name of ['Anna', 'Bruno', 'Carla', 'Dora']) {
    await entrant.pressSequentially(name);
    await entrant.press('Enter');
  }
  await page.locator('.who-row').nth(3).waitFor();
  await page.keyboard.press('Control+Enter');
  await page.locator('.pairing').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.order-form').waitFor();
  const problem = { code: 'host.folderReadOnly' };
  await page.route('**/api/write', (route) => route.fulfill({ json: { problem } }));
  const mark = page.locator('.unsaved-mark');
  await typeResults(page, '1');
  await mark.waitFor();
  await typeResults(page, '2');
  await mark.waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    mark.getByRole('button', { name: 'Export' }).press('Enter'),
  ]);
  const backup = join(newFolder(), download.suggestedFilename());
  await download.saveAs(backup);
  const results = (text: string) => JSON.parse(text).log.filter(({ type }: { type: string }) => type === 'result');
  const exported = readFileSync(backup, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const [tournament] = exported.filter(({ kind }) => kind === 'tournaments');
  expect(results(tournament.text).length).toBeGreaterThan(1);

  const [question] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })]);
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await page.getByRole('button', { name: 'Tournaments', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Hangar' }).press('Enter');
  await page.getByRole('button', { name: 'Quit' }).press('Enter');
  await page.getByRole('dialog', { name: 'Not saved' }).waitFor();
  await page.keyboard.press('Escape');
  await mark.waitFor();

  await page.unroute('**/api/write');
  // The write is retried automatically.
  await mark.waitFor({ state: 'detached' });
  const [file] = readdirSync(join(folder, 'tournaments')).filter((name) => name.endsWith('.json'));
  const { log } = JSON.parse(readFileSync(join(folder, 'tournaments', file), 'utf8'));
  expect(log.filter(({ type }: { type: string }) => type === 'result').length).toBeGreaterThanOrEqual(4);
  await close();
});
