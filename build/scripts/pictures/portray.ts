import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { games } from '@aerodrome/engine/games/index.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { Page } from '@playwright/test';
import { barriers, outOfReach } from '../app/barriers.ts';
import { browse, decide, takeOff } from '../app/browse.ts';
import { root } from '../app/root.ts';
import { type Look, nameOf } from './looks.ts';

const saves = ['duel-shotDown', 'rescue-escaped-three', 'escort-chargeShotDown', 'bombing-escaped'];

/** What was found wrong with one picture, beside what an eye may find. */
export interface Finding {
  picture: string;
  barrier: string;
}

/** Takes a picture of every screen in one look, and tells what keeps anybody out of what it shows. */
export async function portray(look: Look, folder: string, type: 'jpeg' | 'png'): Promise<Finding[]> {
  mkdirSync(folder, { recursive: true });
  // Still: software drawing could not keep a moving canvas and a camera going at once.
  const settings = { speed: 0, muted: true, motion: 'reduced', textSize: look.text, highContrast: look.contrast };
  const { address, newPage, close } = await browse(settings, saves.map(flown));
  const page = await newPage(look.size, { forcedColors: look.forced ? 'active' : 'none' });
  // A large window is drawn slowly without a graphics card.
  page.setDefaultTimeout(120_000);
  const findings: Finding[] = [];
  const take = async (name: string): Promise<void> => {
    await page.waitForTimeout(900);
    const file = join(folder, `${name}.${type === 'jpeg' ? 'jpg' : 'png'}`);
    await page.screenshot({ path: file, type, ...(type === 'jpeg' && { quality: 86 }) });
    const picture = `${nameOf(look)}: ${name}`;
    const found = [...(await barriers(page, look.forced)), ...(await outOfReach(page))];
    findings.push(...found.map((barrier) => ({ picture, barrier })));
    console.log(picture);
  };
  try {
    await everyScreen(page, address, take);
  } finally {
    await close();
  }
  return findings;
}

async function everyScreen(page: Page, address: string, take: (name: string) => Promise<void>): Promise<void> {
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
    const door = page.locator('[data-open]');
    if ((await door.count()) > 0) await door.click();
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
}

/** A golden match, as if two people had flown it. */
function flown(name: string): string {
  const read = readSave(readFileSync(resolve(root, `tests/replays/track/${name}.json`), 'utf8'), Object.values(games));
  if ('problem' in read) throw new Error(`${name}: ${read.problem.code}`);
  const title = say(`option.track.scenario.${read.match.options.scenario}`);
  return writeSave(read.match, { title, players: ['Alix', 'Bruno'], kinds: ['human', 'human'] });
}
