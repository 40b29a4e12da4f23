import { campaignText } from '@aerodrome/engine/meta/campaign/campaignText.ts';
import type { CampaignDefinition } from '@aerodrome/engine/meta/campaign/definition.ts';
import { behindTheLines } from '@aerodrome/engine/meta/campaigns/behindTheLines/index.ts';
import { bloodyApril } from '@aerodrome/engine/meta/campaigns/bloodyApril/index.ts';
import { hatInTheRing } from '@aerodrome/engine/meta/campaigns/hatInTheRing/index.ts';
import { nightWatch } from '@aerodrome/engine/meta/campaigns/nightWatch/index.ts';
import { oneWar } from '@aerodrome/engine/meta/campaigns/oneWar/index.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { Page } from '@playwright/test';
import {
  begunCampaign,
  campaignAfterMissions,
  preparedCampaign,
  putCampaigns,
} from '../../../tests/fixtures/campaigns.ts';
import { patternOf } from './labels.ts';
import type { Studio } from './portray.ts';

/** Writes campaigns of every kind and state into a data folder. */
export function warFolder(folder: string): void {
  putCampaigns(folder, {
    career: campaignAfterMissions(oneWar, 6, { seed: 5 }),
    over: campaignAfterMissions(behindTheLines, 24, { seed: 9, ironman: true }),
    rivals: begunCampaign(bloodyApril, { mode: 'rivals' }),
    ready: preparedCampaign(nightWatch, { mode: 'rivals' }),
    hats: campaignAfterMissions(hatInTheRing, 1, { mode: 'partners' }),
  });
}

async function toCampaigns(page: Page): Promise<void> {
  await page.getByRole('button', { name: patternOf('hangar.campaigns', 'running') }).click();
}

/** Takes pictures of the empty list of campaigns and of starting one. */
export async function emptyShelf({ page, home, take }: Studio): Promise<void> {
  await home();
  await toCampaigns(page);
  await page.locator('.campaigns-none').waitFor();
  await take('campaigns-none');
  await page
    .getByRole('button', { name: say('campaigns.begin.of', { title: campaignText(oneWar, { key: 'title' }) }) })
    .click();
  await page.locator('.begin-form').waitFor();
  await take('new-campaign');
  await page.getByRole('button', { name: say('begin.go') }).click();
  await page.locator('.room').waitFor();
  for (const [key, name] of [
    ['d', 'diary-none'],
    ['n', 'papers-none'],
    ['c', 'calendar-none'],
  ] as const) {
    await page.keyboard.press(key);
    await page.locator('.squadron-problem').waitFor();
    await take(name);
    await page.keyboard.press('Escape');
  }
}

/** Takes pictures of the campaign list, the squadron rooms and their dialogs. */
export async function everyRoom({ page, home, take }: Studio): Promise<void> {
  const room = async (book: CampaignDefinition) => {
    await home();
    await toCampaigns(page);
    const title = campaignText(book, { key: 'title' });
    const ways = ['campaigns.continue.of', 'campaigns.lookBack.of'].map((way) => say(way, { title }));
    await page.getByRole('button', { name: new RegExp(`^(${ways.join('|')})$`) }).click();
    await page.locator('.room').waitFor();
  };
  await home();
  await toCampaigns(page);
  await page.locator('.running').first().waitFor();
  await take('campaigns');
  await room(oneWar);
  await take('squadron-room');
  for (const [key, name] of [
    ['d', 'diary'],
    ['n', 'papers'],
    ['c', 'calendar'],
  ] as const) {
    await page.keyboard.press(key);
    await page.locator('dialog[open]').waitFor();
    await take(name);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
  const brief = () => page.getByRole('button', { name: new RegExp(`^${say('squadron.brief')}`) }).click();
  await brief();
  await page.locator('.preparing').waitFor();
  await take('briefing');
  await page.getByRole('button', { name: say('brief.type') }).click();
  await page.locator('dialog[open]').waitFor();
  await take('real-table');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('squadron.debrief') }).click();
  await page.locator('.debrief').waitFor();
  await take('debrief');
  for (let card = 1; card < 5; card++) await page.keyboard.press('Enter');
  await take('debrief-all');
  await room(bloodyApril);
  await brief();
  await take('hangar-doors');
  await room(nightWatch);
  await brief();
  await take('hangar-doors-open');
  await page.getByRole('button', { name: say('brief.type') }).click();
  await page.locator('dialog[open]').waitFor();
  await take('real-table-rivals');
  await room(hatInTheRing);
  await take('squadron-room-partners');
  await room(behindTheLines);
  await page.getByRole('button', { name: say('squadron.ending') }).click();
  await page.locator('.finale').waitFor();
  await take('ending');
}
