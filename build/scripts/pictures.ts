// Takes a picture of every screen, as docs/ shows them: the real game in a real browser, over a folder of its own.
import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { buildStale } from './app/build.ts';
import { launchChromium } from './app/chromium.ts';
import { root } from './app/root.ts';

const size = { width: 1280, height: 800 };
const shown = resolve(root, 'docs/pictures');

await buildStale();
mkdirSync(shown, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'aerodrome-pictures-'));
mkdirSync(join(folder, 'matches'));
writeFileSync(join(folder, 'settings.json'), JSON.stringify({ speed: 0, muted: true }));
for (const [i, golden] of ['duel-shotDown', 'rescue-escaped-three', 'escort-chargeShotDown'].entries()) {
  copyFileSync(resolve(root, `tests/replays/track/${golden}.json`), join(folder, 'matches', `match-${i}.json`));
}

const shell = spawn(process.execPath, [resolve(root, 'dist/shells/browser.cjs'), '--no-open', '--data', folder]);
const address = await new Promise<string>((found) => {
  let text = '';
  shell.stdout.on('data', (data) => {
    text += data;
    const [match] = /http:\S+/.exec(text) ?? [];
    if (match) found(match);
  });
});
const browser = await launchChromium();
const page = await browser.newPage({ viewport: size });

async function take(name: string): Promise<void> {
  await page.waitForTimeout(900);
  await page.screenshot({ path: join(shown, `${name}.jpg`), type: 'jpeg', quality: 86 });
  console.log(name);
}

async function home(): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await page
    .getByRole('button', { name: /new match/i })
    .first()
    .waitFor();
}

async function match(preset: RegExp, seed: number, turns: number): Promise<void> {
  await home();
  await page
    .getByRole('button', { name: /new match/i })
    .first()
    .click();
  await page.locator('.preset', { hasText: preset }).first().click();
  await page.getByLabel(/seed/i).fill(String(seed));
  await page.getByRole('button', { name: /take off/i }).click();
  for (let left = turns; left > 0; left--) await decide(page, left);
}

/** Opens a door, or plays some tile. */
async function decide(table: Page, turn: number): Promise<void> {
  await table.locator('main.match:is([data-state=choosing], [data-state=handover])').waitFor();
  const door = table.locator('.door button[type=submit]');
  if ((await door.count()) > 0) return door.click();
  const answer = table.locator('.tray .choices button');
  if ((await answer.count()) > 0) return answer.first().click();
  const keep = table.locator('.tray button.commit');
  if ((await keep.count()) > 0) return keep.click();
  for (const row of await table.locator('.tray .tiles').all()) {
    const tiles = row.locator('.tile:not([aria-disabled=true])');
    await tiles.nth(turn % (await tiles.count())).click();
  }
  await table.locator('.tray .commit button').click();
}

async function point(): Promise<void> {
  await page.locator('main.match:is([data-state=choosing], [data-state=handover])').waitFor();
  const door = page.locator('.door button[type=submit]');
  if ((await door.count()) > 0) await door.click();
  const tiles = page.locator('.tray .tile:not([aria-disabled=true])');
  await tiles.nth((await tiles.count()) - 2).hover();
}

await home();
await take('hangar');
for (const sheet of ['Rules', 'Settings', 'Keys', 'Credits']) {
  await page.getByRole('navigation').getByRole('button', { name: sheet, exact: true }).click();
  await take(sheet.toLowerCase());
  await page.keyboard.press('Escape');
}
await page.getByRole('button', { name: /saved match/i }).click();
await page.locator('.save .thumbnail').first().waitFor();
await take('saves');
await page
  .getByRole('button', { name: /^Watch/ })
  .first()
  .click();
await page.locator('.replay canvas').waitFor();
await take('replay');
await home();
await page
  .getByRole('button', { name: /new match/i })
  .first()
  .click();
await take('set-up');
await match(/^Duel/, 11, 0);
await page.locator('.door').waitFor();
await take('door');
await match(/^Sparring/, 14, 5);
await point();
await take('duel');
await match(/^Bombing\n/, 3, 9);
await point();
await take('bombing');
await match(/^Escort\n/, 8, 9);
await point();
await take('escort');
await match(/^Rescue alone/, 6, 5);
await point();
await take('solo');
await match(/^First flight/, 2, 0);
await page.locator('.guide-card').waitFor();
await take('first-flight');

await browser.close();
shell.kill();
rmSync(folder, { recursive: true, force: true });
