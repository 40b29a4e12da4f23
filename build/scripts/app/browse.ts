import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { buildStale } from './build.ts';
import { launchChromium } from './chromium.ts';
import { root } from './root.ts';

export interface BrowserSession {
  /** The URL of the game, with its token. */
  url: string;
  newPage(size: { width: number; height: number }, more?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

/** Starts the game in a browser, with a temporary data folder that holds some saved matches, for benchmarks and pictures. */
export async function browse(
  settings: Record<string, unknown>,
  saves: readonly string[] = [],
  /** Writes further files into the data folder. */
  fill: (folder: string) => void = () => undefined,
): Promise<BrowserSession> {
  await buildStale();
  const folder = mkdtempSync(join(tmpdir(), 'aerodrome-'));
  mkdirSync(join(folder, 'matches'));
  writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings));
  // Fixed times, an hour apart: lists are sorted by them and show them.
  const evening = Date.UTC(2026, 4, 2, 20);
  for (const [i, save] of saves.entries()) {
    const file = join(folder, 'matches', `match-${i}.json`);
    writeFileSync(file, save);
    utimesSync(file, new Date(evening), new Date(evening - i * 3_600_000));
  }
  fill(folder);
  const shell = spawn(process.execPath, [
    resolve(root, 'dist/shells/browser.cjs'),
    '--no-open',
    '--stay',
    '--data',
    folder,
  ]);
  const url = await new Promise<string>((found) => {
    let text = '';
    shell.stdout.on('data', (data) => {
      text += data;
      const [page] = /file:\S+\.html/.exec(text) ?? [];
      if (page) found(/http:[^"]+/.exec(readFileSync(new URL(page), 'utf8'))?.[0] ?? '');
    });
  });
  const browser = await launchChromium();
  return {
    url,
    newPage: (viewport, more) => browser.newPage({ locale: 'en-US', ...more, viewport }),
    async close() {
      await browser.close();
      // The shell may still be writing.
      const gone = once(shell, 'exit');
      shell.kill();
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Reloads the page at its first screen instead of the open match. */
export async function openStartScreen(page: Page, url: string): Promise<void> {
  if (page.url() !== 'about:blank') await page.evaluate('sessionStorage.clear()');
  await page.goto('about:blank');
  await page.goto(url);
  // By its class: random presses may have changed the language.
  await page.locator('main.hangar').waitFor();
}

/** Starts a preset from the hangar with a fixed seed. */
export async function startPreset(page: Page, preset: string, seed: number, game = 'track'): Promise<void> {
  await page
    .locator('.game-card', { has: page.getByText(say(`hangar.game.${itemAt(games, game).id}`), { exact: true }) })
    .click();
  await page.locator('.preset', { has: page.getByText(preset, { exact: true }) }).click();
  await page.getByLabel(say('setUp.seed')).fill(String(seed));
  await page.getByRole('button', { name: say('setUp.start') }).click();
  await page.locator('main.match').waitFor();
}

/** Opens a door or makes a decision of Track; deterministic by `turn`. */
export async function playDecision(page: Page, turn: number): Promise<void> {
  await page.locator('main.match:is([data-play=choosing], [data-play=handover])').waitFor();
  const opener = page.locator('[data-open]');
  if ((await opener.count()) > 0) {
    await opener.press('Enter');
    return opener.waitFor({ state: 'detached' });
  }
  const version = await page.locator('main.match').getAttribute('data-version');
  await press(page, turn);
  await page.locator(`main.match:not([data-version="${version}"])`).waitFor();
}

async function press(page: Page, turn: number): Promise<void> {
  const answer = page.locator('.tray .choices button');
  if ((await answer.count()) > 0) return answer.first().press('Enter');
  const commit = page.locator('.tray [data-commit]');
  if (await commit.isEnabled()) return commit.press('Enter');
  for (const row of await page.locator('.tray .tiles').all()) {
    const tiles = row.locator('.tile:not([aria-disabled=true])');
    await tiles.nth(turn % (await tiles.count())).press('Enter');
  }
  await commit.press('Enter');
}
