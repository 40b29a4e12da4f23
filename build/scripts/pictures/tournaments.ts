import { happened } from '@aerodrome/engine/meta/tournament/book.ts';
import type { Page } from '@playwright/test';
import { written } from '../tournament/event.ts';
import { putTournaments, typedEvent } from '../tournament/hall.ts';
import type { Studio } from './portray.ts';

/** An evening's end. */
const late = '2026-05-02T20:00:00.000Z';

/** Tournaments of every shape, half flown or over. */
export function hallFolder(folder: string): void {
  const over = typedEvent('roundRobin', 5, 999, { title: 'Last Saturday' });
  putTournaments(folder, {
    swiss: typedEvent('swiss', 9, 11, { title: 'Saturday Swiss' }),
    knockout: typedEvent('single', 32, 26, { title: 'Knock-out night', thirdPlace: true, legs: 1 }),
    lives: typedEvent('double', 12, 12, { title: 'Two lives', legs: 1 }),
    over: written(happened(over, late, { type: 'closed' })),
  });
}

async function toTournaments(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Tournaments/ }).click();
}

/** What stands there before anybody has flown. */
export async function emptyHalls({ page, home, take }: Studio): Promise<void> {
  await home();
  await toTournaments(page);
  await page.locator('.tournaments-none').waitFor();
  await take('tournaments-none');
  await page.getByRole('button', { name: /^Saturday Swiss/ }).click();
  for (const name of ['Anna', 'Bruno', 'Carla', 'Dora', 'Emil']) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  }
  await take('new-tournament');
  await home();
  await page.getByRole('button', { name: 'Pilots', exact: true }).click();
  await page.locator('.pilots-none').waitFor();
  await take('pilots-none');
}

/** The list, the halls, and what lies over them. */
export async function everyHall({ page, home, take }: Studio): Promise<void> {
  const hall = async (title: string) => {
    await home();
    await toTournaments(page);
    await page.getByRole('button', { name: `Open: ${title}` }).click();
    await page.locator('.hall-nav').waitFor();
  };
  await home();
  await toTournaments(page);
  await page.locator('.tournament').first().waitFor();
  await take('tournaments');
  await hall('Saturday Swiss');
  await take('hall');
  for (const [key, name] of [
    ['r', 'result'],
    ['t', 'cross-table'],
    ['l', 'log'],
    ['w', 'people'],
  ]) {
    await page.keyboard.press(key);
    await page.locator('dialog[open]').waitFor();
    await take(name);
    await page.keyboard.press('Escape');
  }
  for (const [title, name] of [
    ['Knock-out night', 'bracket-32'],
    ['Two lives', 'bracket-double'],
  ]) {
    await hall(title);
    await page.keyboard.press('b');
    await page.locator('.node').first().waitFor();
    await take(name);
  }
  await hall('Last Saturday');
  await take('honours');
}
