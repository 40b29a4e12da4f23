import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { afterDecisions, position } from '../app/positions.ts';
import { closeBrowser, openInBrowser, waitUntilSettled } from '../app/table.ts';
import { chromiumArguments, displayEnvironment, newFolder, openElectronApp, root } from '../electron.ts';
import { recordedMatch } from './savedMatches.ts';

afterAll(closeBrowser);

const matchesIn = (folder: string) =>
  readdirSync(join(folder, 'matches')).filter((name) => name.endsWith('.json')).length;

/** Lets files fall on the window, as a browser tells the page. */
async function drop(page: Page, ...files: { name: string; text: string }[]): Promise<void> {
  const dropped = await page.evaluateHandle((all) => {
    const data = new DataTransfer();
    for (const { name, text } of all) data.items.add(new File([text], name));
    return data;
  }, files);
  await page.dispatchEvent('#app', 'dragover', { dataTransfer: dropped });
  await page.dispatchEvent('#app', 'drop', { dataTransfer: dropped });
}

describe('files that are dropped on the window', () => {
  const left = { name: 'left.aerodrome', text: position({ until: afterDecisions(6) }) };

  test('a dropped file is opened and saved once, however often it is dropped', async () => {
    const { page, folder, close } = await openInBrowser();
    await page.locator('.hangar').waitFor();
    await drop(page, left);
    await waitUntilSettled(page);
    await page.keyboard.press('m');
    await page.getByRole('button', { name: 'Save and leave' }).press('Enter');
    await page.locator('.hangar').waitFor();
    await drop(page, left);
    await waitUntilSettled(page);
    expect(matchesIn(folder)).toBe(1);
    await close();
  });
});

describe.runIf(inject('electron'))('in a window', () => {
  const file = () => {
    const path = join(newFolder(), 'shot-down.aerodrome');
    copyFileSync(recordedMatch('duel-shotDown'), path);
    return path;
  };

  test('a file among the command-line arguments is opened at the start', async () => {
    const { page, close } = await openElectronApp([], newFolder(), [file()]);
    await page.locator('.replay').waitFor();
    await close();
  });

  test('a second process hands its file to the first one and exits', async () => {
    const { app, page, folder, close } = await openElectronApp();
    await page.locator('.hangar').waitFor();
    const { path } = await app.evaluate(({ app: electron }) => ({ path: electron.getPath('exe') }));
    const second = spawn(path, [...chromiumArguments, root, '--data', folder, file()], { env: displayEnvironment() });
    await once(second, 'exit');
    await page.locator('.replay').waitFor();
    expect(matchesIn(folder)).toBe(1);
    await close();
  });

  test('a file from the system and a file from the menu are opened, and About shows the credits', async () => {
    const { app, page, close } = await openElectronApp();
    await page.locator('.hangar').waitFor();
    await app.evaluate(({ app: electron }, path) => electron.emit('open-file', { preventDefault() {} }, path), file());
    await page.locator('.replay').waitFor();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.locator('.hangar').waitFor();
    const press = (label: string, path: string) =>
      app.evaluate(
        ({ dialog, Menu, BrowserWindow }, asked) => {
          dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [asked.path] });
          const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []);
          items?.find((item) => item.label === asked.label)?.click(undefined, BrowserWindow.getAllWindows()[0]);
        },
        { label, path },
      );
    await press('Open saved game …', file());
    await page.locator('.replay').waitFor();
    await press('About Aerodrome', '');
    await page.getByRole('dialog', { name: 'Credits' }).getByText('Version').waitFor();
    await close();
  });
});
