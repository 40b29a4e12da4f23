import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { campaignLedgerLines as linesOfWar } from '@aerodrome/engine/meta/campaign/ledgerLines.ts';
import { oneWar } from '@aerodrome/engine/meta/campaigns/oneWar/index.ts';
import { writeDocument } from '@aerodrome/engine/meta/document.ts';
import { emptyLedger, type LedgerLine, ledgerFormat } from '@aerodrome/engine/meta/ledger.ts';
import { tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { tournamentLedgerLines } from '@aerodrome/engine/meta/tournament/ledgerLines.ts';
import { defaultSetup } from '@aerodrome/engine/meta/tournament/setup.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { campaignAfterMissions, putCampaigns } from '../../../tests/fixtures/campaigns.ts';
import { entrants, eventGame, putPlayedTournament } from '../../../tests/fixtures/tournamentFolders.ts';
import { putTournaments } from '../../../tests/fixtures/tournaments.ts';
import { beginEvent, flyEvent } from '../tournament/event.ts';
import type { Studio } from './portray.ts';

/** Writes the records of four pilots into a data folder: two tournaments and half a campaign. */
export function pilotFolder(folder: string): void {
  putPlayedTournament(folder);
  const flights = ['track', 'airspace', 'squadrons', 'crew', 'track', 'airspace'].map((game) => eventGame(game));
  const setup = {
    ...defaultSetup('roundRobin', flights),
    title: 'A winter of everything',
    legs: 2,
  } as const;
  const winter = flyEvent(beginEvent(setup, entrants, 1918));
  const persons = [{ name: 'Anna', person: 'anna' }];
  const career = campaignAfterMissions(oneWar, 8, { seed: 5, persons });
  putTournaments(folder, { winter });
  putCampaigns(folder, { career });
  const lines: LedgerLine[] = [
    ...tournamentLedgerLines(tournamentLog.fold(winter), 'winter'),
    ...linesOfWar(career, 'career', (level) => `Bot ${level}`),
  ];
  mkdirSync(join(folder, 'players'), { recursive: true });
  // The simulated matches have no real dates; they are spread over a winter.
  const laid = lines.map((line, at) => ({ ...line, at: new Date(Date.UTC(2026, 0, 3 + at, 19)).toISOString() }));
  const text = writeDocument(ledgerFormat, { ...emptyLedger(2026), lines: laid });
  writeFileSync(join(folder, 'players', 'ledger-2026.json'), text);
}
/** Takes pictures of the pilots' pages and their dialogs. */
export async function everyPilot({ page, home, take }: Studio): Promise<void> {
  const toPilots = async () => {
    await home();
    await page.getByRole('button', { name: say('hangar.pilots'), exact: true }).click();
    await page.locator('.pilot-figures').waitFor();
  };
  await toPilots();
  await take('pilots');
  for (const [button, name] of [
    ['pilots.edit', 'pilot-edit'],
    ['pilots.merge', 'pilot-merge'],
    ['pilots.delete', 'pilot-delete'],
  ] as const) {
    await page.getByRole('button', { name: say(button), exact: true }).click();
    await page.locator('dialog[open]').waitFor();
    await take(name);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
  await page.locator('.pilot-campaigns, .trophies').last().scrollIntoViewIfNeeded();
  await take('pilot-trophies');
  await page.getByLabel(say('pilots.new.name')).fill('Emil');
  await page.keyboard.press('Enter');
  await page.locator('.pilot-nothing').waitFor();
  await take('pilot-new');
}
