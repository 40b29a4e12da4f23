import { existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { openElectronApp } from '../electron.ts';
import { expectConsoleError } from '../pageErrors.ts';
import {
  answerQuestion,
  closeBrowser,
  deterministicNumbers,
  openInBrowser,
  shells,
  startPreset,
  waitUntilSettled,
} from './table.ts';

afterAll(closeBrowser);

const saves = (folder: string) => readdirSync(join(folder, 'matches')).filter((name) => name.endsWith('.json'));

/** Plays some decisions, through the doors between them. */
async function play(page: Page, decisions: number, seed: number): Promise<void> {
  const pick = deterministicNumbers(seed);
  for (let left = decisions; left > 0; ) {
    if ((await waitUntilSettled(page)) === 'handover') await page.locator('[data-open]').press('Enter');
    else {
      await answerQuestion(page, pick, (button) => button.press('Enter'));
      left--;
    }
  }
}

// The last of the shells, with its process: tests/components/saving.test.tsx opens the host again within one.
describe.each(shells.slice(-1))('in %s', (_shell, open) => {
  test('a match that was left continues from the same state after the next start', async () => {
    const first = await open();
    await startPreset(first.page, 'Duel', 5);
    await play(first.page, 6, 3);
    await waitUntilSettled(first.page, 'handover');
    const standing = await first.page.locator('.banner p').innerText();
    const damage = await first.page.locator('.damage .hit').count();
    await first.page.getByRole('button', { name: 'Menu' }).click();
    await first.page.getByRole('button', { name: 'Leave' }).click();
    await first.page
      .getByRole('button', { name: /new match/i })
      .first()
      .waitFor();
    await first.close();
    expect(saves(first.folder)).toHaveLength(1);

    const second = await open({ folder: first.folder });
    await second.page
      .getByRole('button', { name: /continue/i })
      .first()
      .click();
    await waitUntilSettled(second.page, 'handover');
    await expect.poll(() => second.page.locator('.banner p').innerText()).toBe(standing);
    await expect.poll(() => second.page.locator('.damage .hit').count()).toBe(damage);
    await play(second.page, 2, 4);
    await second.close();
  });
});

test.each<[string, (folder: string) => void]>([
  ['the data folder was deleted', (folder) => rmSync(folder, { recursive: true })],
  ['the folder of the matches was deleted', (folder) => rmSync(join(folder, 'matches'), { recursive: true })],
  [
    'the data folder was replaced by a file and came back',
    (folder) => {
      renameSync(folder, `${folder}-elsewhere`);
      writeFileSync(folder, '');
    },
  ],
])('a match goes on being saved after %s', async (_what, harm) => {
  const { page, folder, close } = await openInBrowser();
  await startPreset(page, 'Sparring', 7);
  await play(page, 1, 2);
  await waitUntilSettled(page);
  await expect.poll(() => saves(folder)).toHaveLength(1);
  const [name] = saves(folder);
  harm(folder);
  await play(page, 1, 2);
  await waitUntilSettled(page);
  const away = `${folder}-elsewhere`;
  if (existsSync(away)) {
    await page.locator('.unsaved-mark').waitFor();
    rmSync(folder);
    renameSync(away, folder);
    await page.locator('.unsaved-mark').getByRole('button', { name: 'Try again' }).press('Enter');
  }
  const decisions = () => {
    const text = existsSync(join(folder, 'matches', name)) ? readFileSync(join(folder, 'matches', name), 'utf8') : '';
    return (text.match(/"action":\{/g) ?? []).length;
  };
  await expect.poll(decisions).toBeGreaterThanOrEqual(2);
  await page.locator('.unsaved-mark').waitFor({ state: 'detached' });
  await close();
});

test('leaving a match that could not be written shows a warning and offers to download it', async () => {
  const { page, close } = await openInBrowser();
  await startPreset(page, 'Sparring', 7);
  await waitUntilSettled(page);
  await page.route('**/api/{write,append}', (route) => route.abort());
  expectConsoleError(page, /net::ERR_FAILED .*\/api\/(?:write|append)/);
  await play(page, 1, 2);
  await waitUntilSettled(page);
  const leave = async () => {
    await page.keyboard.press('m');
    await page.getByRole('button', { name: 'Save and leave' }).press('Enter');
  };
  // Nor is the tab closed without a question.
  const [question] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })]);
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await leave();
  const sheet = page.getByRole('dialog', { name: 'Not saved' });
  await sheet.waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Export to a file' }).press('Enter'),
  ]);
  expect(file.suggestedFilename()).toBe('Duel.aerodrome');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.unroute('**/api/{write,append}');
  await play(page, 1, 3);
  await waitUntilSettled(page);
  await leave();
  await page.getByRole('button', { name: /continue/i }).waitFor();
  await close();
});

test.runIf(inject('electron'))('a window with a match that could not be written asks before it closes', async () => {
  const { app, page, folder } = await openElectronApp();
  await startPreset(page, 'Sparring', 7);
  await waitUntilSettled(page);
  rmSync(join(folder, 'matches'), { recursive: true });
  // Links are not followed, so that nothing can be written there.
  symlinkSync(tmpdir(), join(folder, 'matches'));
  await play(page, 1, 2);
  await page.locator('.notice').waitFor();
  const answering = (answer: number) =>
    app.evaluate(({ dialog }, given) => {
      dialog.showMessageBoxSync = (...args: unknown[]) => {
        console.log((args.at(-1) as { message: string }).message);
        return given;
      };
    }, answer);
  const close = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0].close());
  const asked = app.waitForEvent('console', { predicate: (line) => line.text().includes('not saved') });
  await answering(0);
  await close();
  await asked;
  await waitUntilSettled(page, 'choosing');
  await answering(1);
  await Promise.all([app.waitForEvent('close'), close()]);
});
