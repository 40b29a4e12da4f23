import type { Match } from '@aerodrome/engine/core/match.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import type { Page } from '@playwright/test';
import { openPosition, position } from './positions.ts';
import { type OpenedApp, type RestingState, type StartOptions, waitUntilSettled } from './table.ts';

export const viewOf = (match: Match) => match.view('table') as CrewView;

export const isAtPhase =
  (phase: string, round = 1) =>
  (match: Match) =>
    viewOf(match).phase === phase && viewOf(match).round >= round;

/** Laying has begun, and no card has been laid yet. */
export const isLayingStart =
  (round = 1) =>
  (match: Match) =>
    isAtPhase('action.laying', round)(match) && viewOf(match).laid.length === 0;

export const threeBots = [1, 2, 3];

/** Opens a match of Crew at a position. */
export function openCrewPosition(
  options: Record<string, unknown>,
  until: (match: Match) => boolean,
  bots: readonly number[] = [],
  start: StartOptions = {},
  notes: Record<string, string | boolean | readonly string[]> = {},
): Promise<OpenedApp> {
  return openPosition(position({ game: 'crew', options, until, bots, notes }), start);
}

export const halfCards = (page: Page) => page.locator('.crew-half');
export const ownCards = (page: Page) => page.locator('.crew-laid.own');
export const section = (page: Page, number: number) => page.locator('.crew-section').nth(number - 1);
export const readyButton = (page: Page) => page.locator('.crew-ready');
export const versionOf = (page: Page) => page.locator('main.match').getAttribute('data-version');
export const phaseOf = (page: Page) => page.locator('.crew-tracks').getAttribute('data-phase');

/** Waits for the next version of the match, and until it has settled. */
export async function waitForStepAfter(page: Page, before: string | null, play?: RestingState): Promise<RestingState> {
  await page.locator(`main.match:not([data-version="${before}"])`).waitFor();
  return waitUntilSettled(page, play);
}

/** Opens the closed door. */
export async function openDoor(page: Page): Promise<void> {
  await page.locator('[data-open]').press('Enter');
  await page.locator('main.match[data-play=choosing]').waitFor();
  await page.locator('.door').waitFor({ state: 'detached' });
}

/** Presses READY; a grave choice needs a second press on the button itself. */
export async function sayReady(page: Page): Promise<string> {
  const before = await versionOf(page);
  await readyButton(page).press('Enter');
  await page.locator(`main.match:not([data-version="${before}"]), .crew-ready.grave`).first().waitFor();
  if ((await versionOf(page)) === before) await readyButton(page).press('Enter');
  return waitForStepAfter(page, before);
}

export async function layCard(page: Page, press: 'click' | 'keys' = 'keys', on?: number): Promise<void> {
  const before = await versionOf(page);
  const free = page.locator('.crew-section:has(.crew-bay.empty:last-child)').first();
  const number = on ?? Number(await free.locator('.crew-section-number').innerText());
  if (press === 'keys') {
    await halfCards(page).first().press(String(number));
  } else {
    await halfCards(page).first().click();
    await page.locator(`[data-spot="section:${number}"]`).click();
  }
  await page.locator(`main.match:not([data-version="${before}"])`).waitFor();
}

/** Drags a card with the pointer and drops it on another element. */
export async function drag(page: Page, from: string, to: string, nth = 0): Promise<void> {
  const [a, b] = [await middle(page, from), await middle(page, to, nth)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2);
  await page.mouse.move(b.x, b.y);
  await page.mouse.up();
}

async function middle(page: Page, selector: string, nth = 0): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).nth(nth).boundingBox();
  if (!box) throw new Error(`${selector} is nowhere`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Makes one decision: lays a card on the first free section, or takes the first choice. */
export async function decide(page: Page, press: 'click' | 'keys', lays = true): Promise<void> {
  const before = await versionOf(page);
  if ((await phaseOf(page)) === 'action.laying') {
    const free = await page.locator('.crew-bay.empty:last-child').count();
    if (lays && free > 0 && (await halfCards(page).count()) > 0) await layCard(page, press);
    const laid = await versionOf(page);
    await (press === 'keys' ? page.keyboard.press('g') : readyButton(page).click());
    await page.locator(`main.match:not([data-version="${laid}"]), .crew-ready.grave`).first().waitFor();
    if ((await versionOf(page)) === laid) await readyButton(page).press('Enter');
  } else if ((await page.locator('.crew-zones').count()) > 0) {
    await page.locator('.crew-zones button:not([aria-disabled=true])').first().press('Enter');
    await page.locator('[data-commit]').press('Enter');
  } else if ((await page.locator('.choices [data-commit]').count()) > 0) {
    await page.locator('.choices [data-commit]').first().press('Enter');
  } else {
    for (let card = 0; !(await page.locator('.tray [data-commit]').isEnabled()); card++)
      await page.locator('.crew-some .crew-card').nth(card).press('Enter');
    await page.locator('.tray [data-commit]').press('Enter');
  }
  await page.locator(`main.match:not([data-version="${before}"])`).waitFor();
}

/** Plays to the end: lays cards in the first steps, then none, so that the decks run out by repairs. */
export async function playToEnd(page: Page, press: 'click' | 'keys'): Promise<void> {
  for (let step = 0; step < 200; step++) {
    const state = await waitUntilSettled(page);
    if (state === 'over') return;
    if (state === 'handover') await openDoor(page);
    else await decide(page, press, step < 4);
  }
  throw new Error('the match did not end');
}
