// Takes a picture of every screen, as docs/ shows them: the real game in a real browser, over a folder of its own.
// Other sizes are for looking at: npm run pictures -- --size 1920x1080 --to FOLDER
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { games } from '@aerodrome/engine/games/index.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { browse, decide, takeOff } from './app/browse.ts';
import { root } from './app/root.ts';

const { values } = parseArgs({ options: { size: { type: 'string', default: '1280x800' }, to: { type: 'string' } } });
const [width, height] = values.size.split('x').map(Number);
const shown = values.to ?? resolve(root, 'docs/pictures');
mkdirSync(shown, { recursive: true });

const saves = ['duel-shotDown', 'rescue-escaped-three', 'escort-chargeShotDown', 'bombing-escaped'];
// Still: software drawing could not keep a moving canvas and a camera going at once.
const { address, newPage, close } = await browse({ speed: 0, muted: true, motion: 'reduced' }, saves.map(flown));
const page = await newPage({ width, height });
// A large window is drawn slowly without a graphics card.
page.setDefaultTimeout(120_000);

/** A golden match, as if two people had flown it. */
function flown(name: string): string {
  const read = readSave(readFileSync(resolve(root, `tests/replays/track/${name}.json`), 'utf8'), Object.values(games));
  if ('problem' in read) throw new Error(`${name}: ${read.problem.code}`);
  const title = say(`option.track.scenario.${read.match.options.scenario}`);
  return writeSave(read.match, { title, players: ['Alix', 'Bruno'], kinds: ['human', 'human'] });
}

async function take(name: string): Promise<void> {
  await page.waitForTimeout(900);
  if (values.to) await page.screenshot({ path: join(shown, `${name}.png`) });
  else await page.screenshot({ path: join(shown, `${name}.jpg`), type: 'jpeg', quality: 86 });
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
  await page.locator('main.match:is([data-play=choosing], [data-play=handover])').waitFor();
  const opener = page.locator('[data-open]');
  if ((await opener.count()) > 0) await opener.click();
  const tiles = page.locator('.tray .tile:not([aria-disabled=true])');
  await tiles.first().waitFor();
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
await match('Sparring', 11, 7);
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
