import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setLanguage } from '@aerodrome/engine/text/catalogue.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { Page } from '@playwright/test';
import { importTools } from '../../games/discover.ts';
import { accessibilityViolations, unreachableControls } from '../app/accessibility.ts';
import { browse, openStartScreen, playDecision, startPreset } from '../app/browse.ts';
import { emptyShelf, everyRoom, warFolder } from './campaigns.ts';
import { patternOf } from './labels.ts';
import { type Look, nameOf } from './looks.ts';
import { everyPilot, pilotFolder } from './pilots.ts';
import { type Portrait, savedMatch } from './portrait.ts';
import { crownFolder, crowning, emptyHalls, everyHall, hallFolder } from './tournaments.ts';

/** An accessibility violation on one picture. */
export interface Finding {
  picture: string;
  barrier: string;
}

/** The page of the game, and the functions for taking pictures of it. */
export interface Studio {
  page: Page;
  home(): Promise<void>;
  take(name: string): Promise<void>;
}

/** A walk through some screens: the data folder it starts from, and the steps. */
export interface Walk {
  /** The group of screens, as in `--of`. */
  of: string;
  saves?: readonly string[];
  /** Writes further files into the data folder. */
  fill?: (folder: string) => void;
  settings?: Record<string, unknown>;
  steps(studio: Studio): Promise<void>;
}

const tables = await importTools<readonly Portrait[]>('portraits', 'portraits');

/** Walks that together open every screen, dialog and table. Titles are in the present language. */
export function walks(): Walk[] {
  return [
    { of: 'screens', saves: flown(), steps: everyScreen },
    { of: 'tournaments', steps: emptyHalls },
    { of: 'tournaments', steps: everyHall, fill: hallFolder },
    { of: 'tournaments', steps: everyPilot, fill: pilotFolder },
    { of: 'tournaments', steps: crowning, fill: crownFolder, settings: { motion: 'full' } },
    { of: 'campaigns', steps: emptyShelf },
    { of: 'campaigns', steps: everyRoom, fill: warFolder },
    ...Object.entries(tables).map(([game, portraits]) => ({
      of: game,
      saves: portraits.flatMap(({ name, of }) => ('replay' in of ? [savedMatch(game, name, of)] : [])),
      steps: (studio: Studio) => everyPortrait(studio, game, portraits),
    })),
  ];
}

/** Takes a picture of every screen in one look and returns the accessibility violations. */
export async function portray(
  look: Look,
  folder: string,
  type: 'jpeg' | 'png',
  of?: readonly string[],
): Promise<Finding[]> {
  mkdirSync(folder, { recursive: true });
  // Buttons are found by their labels.
  setLanguage(look.language);
  const findings: Finding[] = [];
  const studio = async ({ saves, fill, settings: more, steps }: Walk) => {
    // Without animations: software rendering is too slow for screenshots of a moving canvas.
    const settings = {
      speed: 0,
      muted: true,
      motion: 'reduced',
      textSize: look.text,
      highContrast: look.contrast,
      language: look.language,
      ...more,
    };
    const { url: address, newPage, close } = await browse(settings, saves, fill);
    const page = await newPage(look.size, { forcedColors: look.forced ? 'active' : 'none' });
    // Software rendering of a large window is slow.
    page.setDefaultTimeout(120_000);
    const home = () => openStartScreen(page, address);
    const take = async (name: string) => {
      if ((await page.locator('.canvas').count()) > 0)
        await page.locator('.canvas canvas:not([data-drawing])').waitFor();
      await page.locator('.poster-sky[data-drawing]').waitFor({ state: 'detached' });
      await page.waitForTimeout(900);
      const file = join(folder, `${name}.${type === 'jpeg' ? 'jpg' : 'png'}`);
      await page.screenshot({ path: file, type, ...(type === 'jpeg' && { quality: 86 }) });
      const picture = `${nameOf(look)}: ${name}`;
      const found = [...(await accessibilityViolations(page, look.forced)), ...(await unreachableControls(page))];
      findings.push(...found.map((barrier) => ({ picture, barrier })));
      console.log(picture);
    };
    try {
      await steps({ page, home, take });
    } finally {
      await close();
    }
  };
  for (const walk of walks()) if (!of || of.includes(walk.of)) await studio(walk);
  return findings;
}

/** Some golden matches as saved files of two people. */
function flown(): string[] {
  const scenarios = {
    'duel-shotDown': 'duel',
    'rescue-escaped-three': 'rescue',
    'escort-chargeShotDown': 'escort',
    'bombing-escaped': 'bombing',
  };
  return Object.entries(scenarios).map(([replay, scenario]) =>
    savedMatch('track', say(`option.track.scenario.${scenario}`), { replay }),
  );
}

/** Takes pictures of the screens other than tables. */
async function everyScreen({ page, home, take }: Studio): Promise<void> {
  await home();
  await take('hangar');
  for (const sheet of ['rules', 'settings', 'keys', 'credits']) {
    const button = { name: say(`hangar.${sheet}`), exact: true };
    await page.getByRole('navigation').getByRole('button', button).click();
    // Sheets are loaded on demand. A key pressed before would not reach them.
    await page.locator('dialog[open]').waitFor();
    await take(sheet);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
  await toSaves(page);
  await take('saves');
  // A fixed match, independent of the order of the list.
  const title = say('option.track.scenario.duel');
  await page.getByRole('button', { name: say('saves.watch.of', { title }), exact: true }).click();
  await page.locator('.replay canvas').waitFor();
  await take('replay');
  await home();
  await page
    .getByRole('button', { name: say('hangar.newMatch') })
    .first()
    .click();
  await take('set-up');
}

async function everyPortrait(
  { page, home, take }: Studio,
  game: string,
  portraits: readonly Portrait[],
): Promise<void> {
  for (const { name, of, show } of portraits) {
    await home();
    if ('preset' in of) {
      await startPreset(page, say(`preset.${game}.${of.preset}`), of.seed, game);
      for (let left = of.turns; left > 0; left--) await playDecision(page, left);
    } else {
      await toSaves(page);
      const button = (key: string) => page.getByRole('button', { name: say(key, { title: name }), exact: true });
      // A card reads its match, and shows these buttons, only near the viewport.
      await page.locator('.save', { has: page.getByText(name, { exact: true }) }).scrollIntoViewIfNeeded();
      await button('saves.play.of').or(button('saves.watch.of')).first().click();
    }
    await page.locator('main:is(.replay, [data-play=choosing], [data-play=handover])').waitFor();
    await show?.(page);
    await take(name);
  }
}

async function toSaves(page: Page): Promise<void> {
  await page.getByRole('button', { name: patternOf('hangar.saves', 'count') }).click();
  await page.locator('.save .thumbnail').first().waitFor();
}
