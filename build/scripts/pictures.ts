// Takes a picture of every screen, as docs/ shows them: the real game in a real browser, over a folder of its own.
import { copyFileSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { browse, decide, takeOff } from './app/browse.ts';
import { root } from './app/root.ts';

const shown = resolve(root, 'docs/pictures');
mkdirSync(shown, { recursive: true });

// Still: software drawing could not keep a moving canvas and a camera going at once.
const { address, folder, newPage, close } = await browse({ speed: 0, muted: true, motion: 'reduced' });
for (const [i, golden] of ['duel-shotDown', 'rescue-escaped-three', 'escort-chargeShotDown'].entries()) {
  copyFileSync(resolve(root, `tests/replays/track/${golden}.json`), join(folder, 'matches', `match-${i}.json`));
}
const page = await newPage({ width: 1280, height: 800 });

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

async function match(preset: string, seed: number, turns: number): Promise<void> {
  await home();
  await takeOff(page, preset, seed);
  for (let left = turns; left > 0; left--) await decide(page, left);
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
await match('Duel', 11, 0);
await page.locator('.door').waitFor();
await take('door');
await match('Sparring', 14, 5);
await point();
await take('duel');
await match('Bombing', 3, 9);
await point();
await take('bombing');
await match('Escort', 8, 9);
await point();
await take('escort');
await match('Rescue alone', 6, 5);
await point();
await take('solo');
await match('First flight', 2, 0);
await page.locator('.guide-card').waitFor();
await take('first-flight');

await close();
