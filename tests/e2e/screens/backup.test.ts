import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, expect, inject, test } from 'vitest';
import { closeBrowser, openInBrowser, quick } from '../app/table.ts';
import { newFolder, openElectronApp } from '../electron.ts';
import { folderWithMatches } from './savedMatches.ts';

afterAll(closeBrowser);

const matchesIn = (folder: string) =>
  existsSync(join(folder, 'matches'))
    ? readdirSync(join(folder, 'matches')).filter((name) => name.endsWith('.json'))
    : [];
const openSettings = (page: Page) =>
  page.getByRole('navigation').getByRole('button', { name: 'Settings' }).press('Enter');
const picker = (page: Page) => page.getByRole('dialog').locator('input[type=file]');
const told = (page: Page) => page.getByRole('dialog').locator('p[role=status]').innerText();

test('everything is exported as one backup file, and imported into another folder after a confirmation', async () => {
  const settings = { ...quick, highContrast: true };
  const here = await openInBrowser({ folder: folderWithMatches('duel-shotDown', 'duel-fewerHits'), settings });
  await openSettings(here.page);
  const [download] = await Promise.all([
    here.page.waitForEvent('download'),
    here.page.getByRole('button', { name: 'Export everything' }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toMatch(/^aerodrome-\d{4}-\d\d-\d\d\.jsonl$/);
  await expect.poll(() => told(here.page)).toContain(download.suggestedFilename());
  const file = join(newFolder(), 'all.jsonl');
  await download.saveAs(file);
  await here.close();

  const there = await openInBrowser();
  await openSettings(there.page);
  await picker(there.page).setInputFiles(file);
  await there.page.getByRole('group', { name: /all\.jsonl/ }).waitFor();
  await there.page.getByRole('button', { name: 'Cancel' }).press('Enter');
  expect(matchesIn(there.folder)).toEqual([]);
  await picker(there.page).setInputFiles(file);
  await there.page.getByRole('button', { name: 'Import', exact: true }).press('Enter');
  await expect.poll(() => told(there.page)).toBe('3 files imported, none already here, none unsupported.');
  expect(matchesIn(there.folder)).toHaveLength(2);
  for (const name of matchesIn(there.folder)) {
    const text = (folder: string) => readFileSync(join(folder, 'matches', name), 'utf8');
    expect(text(there.folder)).toBe(text(here.folder));
  }
  await expect.poll(() => there.page.locator('html').getAttribute('data-contrast')).toBe('high');

  await picker(there.page).setInputFiles(file);
  await there.page.getByRole('button', { name: 'Import', exact: true }).press('Enter');
  await expect.poll(() => told(there.page)).toBe('One file imported, 2 already here, none unsupported.');
  await there.page.keyboard.press('Escape');
  // The screen below knows of them without a new start.
  await there.page.getByRole('button', { name: '2 saved games' }).waitFor();
  await there.close();
});

test.runIf(inject('electron'))('a backup is exported and imported in an Electron window', async () => {
  const here = await openElectronApp([], folderWithMatches('duel-shotDown'));
  const file = join(newFolder(), 'all.jsonl');
  // Else a dialog asks for the place.
  await here.app.evaluate(({ session }, path) => {
    session.fromPartition('aerodrome').on('will-download', (_event, item) => item.setSavePath(path));
  }, file);
  await openSettings(here.page);
  await here.page.getByRole('button', { name: 'Export everything' }).press('Enter');
  await expect.poll(() => told(here.page)).toContain('Exported to');
  await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8').split('\n').length).toBeGreaterThan(1);
  await here.close();

  const there = await openElectronApp();
  await openSettings(there.page);
  await picker(there.page).setInputFiles(file);
  await there.page.getByRole('button', { name: 'Import', exact: true }).press('Enter');
  await expect.poll(() => told(there.page)).toMatch(/imported, none already here/);
  expect(matchesIn(there.folder)).toEqual(['duel-shotdown.json']);
  await there.close();
});
