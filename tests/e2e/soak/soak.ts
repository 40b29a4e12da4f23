import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { campaignText } from '@aerodrome/engine/meta/campaign/campaignText.ts';
import { campaignLog } from '@aerodrome/engine/meta/campaign/document.ts';
import { campaigns } from '@aerodrome/engine/meta/campaigns/index.ts';
import { tournamentFormats } from '@aerodrome/engine/meta/tournament/setup.ts';
import { setLanguage } from '@aerodrome/engine/text/catalogue.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { Page } from '@playwright/test';
import { afterAll, afterEach, expect, test } from 'vitest';
import { openStartScreen } from '../../../build/scripts/app/browse.ts';
import { warFolder } from '../../../build/scripts/pictures/campaigns.ts';
import { patternOf } from '../../../build/scripts/pictures/labels.ts';
import { type Look, nameOf } from '../../../build/scripts/pictures/looks.ts';
import { type Walk, walks } from '../../../build/scripts/pictures/portray.ts';
import { hallFolder } from '../../../build/scripts/pictures/tournaments.ts';
import { campaignAfterMissions, putCampaigns } from '../../fixtures/campaigns.ts';
import { manualTournament, putTournaments } from '../../fixtures/tournaments.ts';
import { playable } from '../../renderer/games/playableGames.ts';
import { closeBrowser, openInBrowser, quick, startPreset } from '../app/table.ts';
import { newFolder } from '../electron.ts';
import { playAtRandom, pressAtRandom } from './presses.ts';

/** `AERODROME_SOAK=600` for the whole soak, with this many random presses a look; without it a short one in one look. */
const presses = Number(process.env.AERODROME_SOAK ?? 0);
export const whole = presses > 0;

interface Soaking {
  page: Page;
  /** Loads the page again, at its first screen. */
  home(): Promise<void>;
}

/** Opens the application over a folder and runs some steps in it. A console error fails the test, as in every other one. */
async function open(
  look: Look,
  moving: boolean,
  start: Partial<Walk>,
  steps: (soaking: Soaking) => Promise<void>,
): Promise<void> {
  setLanguage(look.language);
  const folder = newFolder();
  mkdirSync(join(folder, 'matches'));
  for (const [i, save] of (start.saves ?? []).entries())
    writeFileSync(join(folder, 'matches', `match-${i}.json`), save);
  start.fill?.(folder);
  const settings = {
    ...quick,
    ...(moving && { speed: 4, motion: 'full' }),
    language: look.language,
    ...start.settings,
  };
  const { page, close } = await openInBrowser({ folder, settings, size: look.size, painted: moving });
  const address = page.url();
  await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
  page.on('dialog', (dialog) => dialog.accept());
  await steps({ page, home: () => openStartScreen(page, address) });
  await close();
}

/** The tests of a look besides its walks and random presses. */
interface SoakOptions {
  /** Whether walks, random presses and one match of each game are animated and painted. */
  moving?: boolean;
  /** Whether every preset, campaign and format of a tournament is played to its end. */
  plays?: boolean;
}

/** Registers the tests of one look: a window and a language. */
export function soak(look: Look, { moving = false, plays = false }: SoakOptions = {}): void {
  /** Totals for the report of `npm run prove`. */
  const seen = { screens: 0, dialogs: 0, matches: 0, presses: 0 };
  afterEach(() => setLanguage('en'));
  afterAll(closeBrowser);
  afterAll(() => {
    const { screens, dialogs, matches, presses } = seen;
    if (whole)
      console.log(
        `soak ${nameOf(look)}, ${screens} screens, ${dialogs} dialogs, ${matches} matches, ${presses} random presses`,
      );
  });

  const kinds = whole ? walks().map((_, number) => number) : [0];
  test.each(kinds)('every screen, sheet and table of walk %i opens without a console error', async (number) => {
    setLanguage(look.language);
    const walk = walks()[number];
    await open(look, moving, walk, ({ page, home }) =>
      walk.steps({
        page,
        home,
        async take() {
          seen.screens++;
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        },
      }),
    );
  });

  test('random presses on a full data folder leave the console without errors', async () => {
    const fill = (folder: string) => {
      hallFolder(folder);
      warFolder(folder);
    };
    await open(look, moving, { saves: walks()[0].saves, fill }, async ({ page, home }) => {
      const stretch = 40;
      for (let at = 0; at < (presses || stretch); at += stretch) {
        await home();
        const trail = await pressAtRandom(page, at + 1, stretch).catch((error) => {
          // A press may load the page again, which ends what runs in it.
          if (!/context was destroyed|navigation/i.test(String(error))) throw error;
        });
        seen.presses += trail?.presses ?? 0;
        seen.dialogs += trail?.dialogs.length ?? 0;
      }
    });
  });

  const presets = Object.values(playable).flatMap(({ id, presets }) =>
    presets.map((preset): [game: string, preset: string] => [id, preset.id]),
  );
  if (!plays) return;
  const flown = whole ? presets : presets.filter(([game, preset]) => game === 'airspace' && preset === 'duel');
  test.each(flown)('%s: %s is played to its end by random presses', async (game, preset) => {
    const isFirst = presets.find(([other]) => other === game)?.[1] === preset;
    await open(look, moving && isFirst, {}, async ({ page, home }) => {
      await home();
      await startPreset(page, say(`preset.${game}.${preset}`), 1918, game);
      await playAtRandom(page, 1918);
      await page.locator('.over .over-ending').waitFor();
      seen.matches++;
    });
  });

  if (!whole) return;

  test.each(campaigns.map((book) => [book.id, book] as const))(
    'campaign %s: every debrief is read, and the last sortie flown by random presses leads to the ending',
    async (_, book) => {
      const missions = campaignLog.fold(campaignAfterMissions(book, Number.POSITIVE_INFINITY)).past.length;
      for (let past = 1; past < missions; past++) {
        const fill = (folder: string) => putCampaigns(folder, { war: campaignAfterMissions(book, past) });
        await open(look, false, { fill }, async ({ page, home }) => {
          await home();
          const title = campaignText(book, { key: 'title' });
          await page.getByRole('button', { name: patternOf('hangar.campaigns', 'running') }).click();
          await page.getByRole('button', { name: say('campaigns.continue.of', { title }) }).click();
          await page.getByRole('button', { name: say('squadron.debrief') }).click();
          await readDebrief(page);
          for (const key of ['d', 'n', 'c']) {
            await page.keyboard.press(key);
            await page.keyboard.press('Escape');
            await page.locator('.room').waitFor();
          }
          if (past < missions - 1) return;
          const [order, briefing] = (['squadron.choose', 'squadron.brief'] as const).map((key) =>
            page.getByRole('button', { name: new RegExp(`^${say(key)}`) }).first(),
          );
          await order.or(briefing).first().waitFor();
          if (await order.isVisible()) await order.click();
          await briefing.click();
          await page.getByRole('button', { name: say('brief.takeOff') }).click();
          await page.locator('main.match').waitFor();
          await playAtRandom(page, past);
          seen.matches++;
          await page.getByRole('button', { name: say('over.backTo.campaign') }).click();
          await readDebrief(page);
        });
      }
    },
  );

  // Bots fly the sides of a mixer in turn; its results are not typed by pairs.
  test.each(tournamentFormats.filter((format) => format !== 'mixer'))(
    'a tournament of the format %s is typed to its end and crowned',
    async (format) => {
      const fill = (folder: string) =>
        putTournaments(folder, { evening: manualTournament(format, 5, 0, { title: 'Evening', legs: 1 }) });
      await open(look, false, { fill }, async ({ page, home }) => {
        await home();
        await page.getByRole('button', { name: patternOf('hangar.tournaments', 'running') }).click();
        await page.getByRole('button', { name: say('tournaments.open.of', { title: 'Evening' }), exact: true }).click();
        await typeToTheEnd(page);
      });
    },
  );
}

/** Turns all cards of a debrief, and goes on to the squadron room or to the ending. */
async function readDebrief(page: Page): Promise<void> {
  const next = page.locator('.debrief-go button');
  await next.waitFor();
  for (let cards = 1; (await next.textContent())?.includes(say('debriefing.next')); cards++) {
    await next.click();
    await expect.poll(() => page.locator('.debrief .card').count()).toBe(cards + 1);
  }
  await next.click();
  await page.locator('.room, .finale').first().waitFor();
}

/** Types a winner into every match that a tournament asks for, and crowns the champion. */
async function typeToTheEnd(page: Page): Promise<void> {
  const [form, pairing, crown] = [
    page.locator('.order-form'),
    page.locator('.pairing'),
    page.getByRole('button', { name: say('hall.crown') }),
  ];
  for (let results = 0; results < 200; results++) {
    await form.or(pairing).or(crown).first().waitFor();
    if (await crown.isVisible()) break;
    const before = await page.locator('.hall-next').innerHTML();
    if (await form.isVisible()) {
      await form.getByRole('button', { name: new RegExp(`^${say('hall.type')}`) }).click();
      const sheet = page.locator('dialog[open]');
      for (const leg of await sheet.locator('.leg').all()) {
        const answers = leg.locator('input[type=radio]:enabled');
        // The first and the last answer name a winner, which every format takes.
        await (results % 2 ? answers.first() : answers.last()).check();
      }
      await sheet.getByRole('button', { name: say('hall.result.save') }).click();
      await sheet.waitFor({ state: 'detached' });
    } else await page.locator('[data-fly]').click();
    await expect.poll(() => page.locator('.hall-next').innerHTML()).not.toBe(before);
  }
  await crown.click();
  await page.locator('.ceremony, .honour').first().waitFor();
}
