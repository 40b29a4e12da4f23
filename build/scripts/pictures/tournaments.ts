import { unwrap } from '@aerodrome/engine/core/result.ts';
import { type TournamentDocument, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import type { NewTournamentEvent } from '@aerodrome/engine/meta/tournament/events.ts';
import { nextEvents } from '@aerodrome/engine/meta/tournament/rounds.ts';
import { readyLegs } from '@aerodrome/engine/meta/tournament/schedule.ts';
import { defaultSetup } from '@aerodrome/engine/meta/tournament/setup.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { Page } from '@playwright/test';
import {
  eventGame,
  putDamagedTournament,
  putPlayedTournament,
  putStartedLeg,
} from '../../../tests/fixtures/tournamentFolders.ts';
import { manualTournament, putTournaments } from '../../../tests/fixtures/tournaments.ts';
import { beginEvent, botEntrants } from '../tournament/event.ts';
import { patternOf } from './labels.ts';
import type { Studio } from './portray.ts';

/** Closing time of the tournaments. */
const late = '2026-05-02T20:00:00.000Z';

/** Writes tournaments of every format and state into a data folder. */
export function hallFolder(folder: string): void {
  const over = manualTournament('roundRobin', 5, 999, { title: 'Last Saturday' });
  const resting = manualTournament('swiss', 6, 5, { title: 'At rest' });
  const alone = { ...defaultSetup('roundRobin', [eventGame('track')]), title: 'Bots alone' };
  const bots = beginEvent(alone, botEntrants(4, [1, 2], 1), 1);
  const drawn = manualTournament('roundRobin', 3, 0, { title: 'Level', legs: 1, ties: [] });
  putTournaments(folder, {
    swiss: manualTournament('swiss', 9, 11, { title: 'Saturday Swiss' }),
    between: manualTournament('swiss', 7, 6, { title: 'Between rounds', rounds: 3 }, false),
    knockout: manualTournament('single', 32, 26, { title: 'Knock-out night', thirdPlace: true, legs: 1 }),
    lives: manualTournament('double', 12, 12, { title: 'Two lives', legs: 1 }),
    hill: manualTournament('hill', 5, 4, { title: 'The hill', legs: 1 }),
    picked: manualTournament('roundRobin', 4, 2, { title: 'Picked planes', planes: 'picked', public: false }),
    resting: unwrap(tournamentLog.append(resting, late, { type: 'paused' })),
    decided: manualTournament('roundRobin', 3, 999, { title: 'All decided' }),
    bots: unwrap(tournamentLog.append(bots, late, ...nextEvents(tournamentLog.fold(bots)))),
    over: unwrap(tournamentLog.append(over, late, { type: 'closed' })),
    level: unwrap(tournamentLog.append(shared(drawn), late, { type: 'closed' })),
  });
  putStartedLeg(folder, 'air', manualTournament('roundRobin', 4, 2, { title: 'In the air' }));
  putStartedLeg(folder, 'lost', manualTournament('roundRobin', 4, 2, { title: 'Lost one', strict: false }), true);
  putDamagedTournament(folder, 'damaged', manualTournament('swiss', 6, 4, { title: 'Damaged' }));
}

/** All matches are drawn, so the first place is shared. */
function shared(begun: TournamentDocument): TournamentDocument {
  let document = begun;
  for (;;) {
    const going = nextEvents(tournamentLog.fold(document));
    const open = readyLegs(tournamentLog.fold(document));
    if (going.length === 0 && open.length === 0) return document;
    const draws = open.map(
      ({ pair, leg }): NewTournamentEvent => ({
        type: 'result',
        pair: pair.id,
        leg: leg.number,
        winner: null,
        typed: {},
      }),
    );
    document = unwrap(tournamentLog.append(document, late, ...(draws.length > 0 ? draws : going)));
  }
}

/** Writes a tournament of people with profiles that is ready for its ceremony. */
export function crownFolder(folder: string): void {
  putPlayedTournament(folder, false);
}

export async function crowning({ page, home, take }: Studio): Promise<void> {
  await home();
  await toTournaments(page);
  await page.getByRole('button', { name: patternOf('tournaments.open.of', 'title') }).click();
  await page.getByRole('button', { name: say('hall.crown') }).click();
  await page.locator('.ceremony').waitFor();
  await take('ceremony');
  await page.keyboard.press(' ');
  await page.locator('.honour').waitFor();
  await take('honours-flown');
}

async function toTournaments(page: Page): Promise<void> {
  await page.getByRole('button', { name: patternOf('hangar.tournaments', 'running') }).click();
}

/** Takes pictures of tournaments before their first match. */
export async function emptyHalls({ page, home, take }: Studio): Promise<void> {
  await home();
  await toTournaments(page);
  await page.locator('.tournaments-none').waitFor();
  await take('tournaments-none');
  await page.getByRole('button', { name: patternOf('tournaments.plan.swiss') }).click();
  await page.locator('.new-form').waitFor();
  await take('new-tournament-empty');
  for (const name of ['Anna', 'Bruno', 'Carla', 'Dora', 'Emil']) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  }
  await take('new-tournament');
  await page.locator('.how-more summary').click();
  await page.locator('.how-more').scrollIntoViewIfNeeded();
  await take('new-tournament-more');
  await home();
  await page.getByRole('button', { name: say('hangar.pilots'), exact: true }).click();
  await page.locator('.pilots-none').waitFor();
  await take('pilots-none');
}

/** Takes pictures of the tournament list, the halls and their dialogs. */
export async function everyHall({ page, home, take }: Studio): Promise<void> {
  const hall = async (title: string) => {
    await home();
    await toTournaments(page);
    await page.getByRole('button', { name: say('tournaments.open.of', { title }), exact: true }).click();
    await page.locator('.hall-nav, .saves-none').waitFor();
  };
  const sheets = async (...keys: readonly (readonly [key: string, name: string])[]) => {
    for (const [key, name] of keys) {
      await page.keyboard.press(key);
      await page.locator('dialog[open]').waitFor();
      await take(name);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
  };
  await home();
  await toTournaments(page);
  await page.locator('.tournament').first().waitFor();
  await take('tournaments');
  await hall('Saturday Swiss');
  await take('hall');
  await sheets(['t', 'cross-table'], ['l', 'log'], ['w', 'people'], ['x', 'export'], ['u', 'undo']);
  await page.keyboard.press('r');
  await page.locator('.leg input').first().focus();
  await page.keyboard.press('1');
  await take('result');
  for (const [title, name] of [
    ['Knock-out night', 'bracket-32'],
    ['Two lives', 'bracket-double'],
  ] as const) {
    await hall(title);
    await page.keyboard.press('b');
    await page.locator('.node').first().waitFor();
    await take(name);
    await page.keyboard.press('v');
    await take(`${name}-words`);
  }
  await hall('The hill');
  await take('hall-hill');
  await sheets(['m', 'bout']);
  await hall('Picked planes');
  await page.locator('[data-fly]').click();
  await page.locator('dialog[open]').waitFor();
  await take('pick');
  for (const [title, name] of [
    ['Between rounds', 'hall-between'],
    ['At rest', 'hall-paused'],
    ['All decided', 'hall-decided'],
    ['Bots alone', 'hall-bots'],
    ['In the air', 'hall-air'],
    ['Lost one', 'hall-lost'],
    ['Damaged', 'hall-damaged'],
    ['Last Saturday', 'honours'],
    ['Level', 'honours-shared'],
  ] as const) {
    await hall(title);
    if (name === 'hall-air' || name === 'hall-lost') await page.locator('.next-air:not(:empty)').first().waitFor();
    if (name === 'hall-damaged') await page.locator('.saves-none button').waitFor();
    await take(name);
  }
}
