import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { inject } from 'vitest';
import { launchChromium } from '../../../build/scripts/app/chromium.ts';
import { newFolder, openGame, root } from '../electron.ts';
import { addressPattern, Running } from '../process.ts';

export interface Opened {
  page: Page;
  folder: string;
  close(): Promise<void>;
}

interface Start {
  folder?: string;
  settings?: Record<string, unknown>;
  size?: { width: number; height: number };
}

/** At once and silent, unless a test is about how things move. */
const quick = { speed: 0, muted: true };

function folderWith({ folder = newFolder(), settings = quick }: Start): string {
  writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings));
  return folder;
}

let browser: Promise<Browser> | null = null;

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = null;
}

/** The game in real Chromium, served by the browser shell over a data folder of its own. */
export async function inBrowser(start: Start = {}): Promise<Opened> {
  const folder = folderWith(start);
  const shell = new Running(process.execPath, [join(root, 'dist/shells/browser.cjs'), '--no-open', '--data', folder]);
  const address = await shell.says(addressPattern);
  browser ??= launchChromium();
  const context = await (await browser).newContext({ viewport: start.size ?? { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(address);
  return {
    page,
    folder,
    async close() {
      await context.close();
      await shell.interrupt();
    },
  };
}

/** The game in real Electron. */
export async function inElectron(start: Start = {}): Promise<Opened> {
  return openGame([], folderWith(start));
}

/** Both shells, or only the browser's where there is no Electron; the set-up has said why. */
export const shells: readonly (readonly [string, typeof inBrowser])[] =
  inject('electron') === null
    ? [['Chromium', inBrowser]]
    : [
        ['Chromium', inBrowser],
        ['Electron', inElectron],
      ];

/** Sets a ready-made match up, with a seed, so that it goes the same way every time. */
export async function takeOff(page: Page, preset: string, seed: number): Promise<void> {
  await page
    .getByRole('button', { name: /new match/i })
    .first()
    .click();
  await page.locator('.preset', { has: page.getByText(preset, { exact: true }) }).click();
  await page.getByLabel(/seed/i).fill(String(seed));
  await page.getByRole('button', { name: /take off/i }).click();
  await page.locator('main.match').waitFor();
}

/** What the session statechart is doing. */
export async function stateOf(page: Page): Promise<string> {
  return (await page.locator('main.match').getAttribute('data-state')) ?? '';
}

/** Waits until somebody is asked, a door stands closed, or it is all over. */
export async function settled(page: Page): Promise<string> {
  const match = page.locator('main.match:is([data-state=choosing], [data-state=handover], [data-state=over])');
  await match.waitFor({ timeout: 20_000 });
  return stateOf(page);
}

/** A stream of numbers for a driver that wants to look undecided, the same every time. */
export function wavering(seed: number): (bound: number) => number {
  let x = seed;
  return (bound) => {
    x = (x * 1103515245 + 12345) % 2147483648;
    return Math.floor((x / 2147483648) * bound);
  };
}

type Press = (button: Locator) => Promise<void>;

/** Answers whatever is asked, by pressing the buttons a person would press. */
export async function answer(page: Page, pick: (bound: number) => number, press: Press): Promise<void> {
  const tray = page.locator('.tray');
  const version = await page.locator('main.match').getAttribute('data-version');
  const plain = tray.locator('.choices button');
  if ((await plain.count()) > 0) {
    await press(plain.nth(pick(await plain.count())));
  } else {
    // Exactly as many tiles as have to be given up; a mulligan keeps the hand; a plan takes one tile of each row.
    const commit = tray.locator('.commit').locator('button').or(tray.locator('button.commit'));
    for (const row of await tray.locator('.tiles').all()) {
      const tiles = row.locator('.tile:not([aria-disabled=true])');
      for (let tries = 0; tries < 3 && (tries === 0 || !(await commit.isEnabled())); tries++) {
        if (await needsNothing(page)) break;
        await press(tiles.nth((pick(await tiles.count()) + tries) % (await tiles.count())));
      }
    }
    await press(commit);
  }
  await page.locator(`main.match:not([data-version="${version}"])`).waitFor();
}

async function needsNothing(page: Page): Promise<boolean> {
  return /exchange|keep/i.test(await page.locator('.tray').innerText());
}

/** Plays a match to its end, both sides, through every door. */
export async function playOut(page: Page, seed: number, press: Press = (button) => button.click()): Promise<number> {
  const pick = wavering(seed);
  for (let steps = 0; steps < 700; steps++) {
    const state = await settled(page);
    if (state === 'over') return steps;
    if (state === 'handover') await press(page.locator('.door button[type=submit]'));
    else await answer(page, pick, press);
  }
  throw new Error('the match did not end');
}
