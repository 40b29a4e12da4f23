import type { Match } from '@aerodrome/engine/core/match.ts';
import { allies } from '@aerodrome/engine/games/airspace/state.ts';
import type { AirspaceView } from '@aerodrome/engine/games/airspace/view.ts';
import type { Page } from '@playwright/test';
import { savedMatch } from '../../../build/scripts/pictures/portrait.ts';
import { position } from './positions.ts';
import { type RestingState, waitUntilSettled } from './table.ts';

export { type MatchWindow, openMatchWindow } from './matchWindow.ts';

const viewOf = (match: Match) => match.view('table') as AirspaceView;
/** All airplanes are in the air, and the first manoeuvre is asked for. */
export const isFirstManoeuvre = (match: Match) => viewOf(match).phase === 'initiativePhase.turn.manoeuvre';
export const isChoosingTarget = (match: Match) => viewOf(match).phase === 'initiativePhase.turn.targetChoice';

/** One side has lost its first airplane, so its strip is skipped in the first pass. */
export const skipsStrip = (match: Match) => {
  const { pass, initiative, planes } = viewOf(match);
  const first = initiative === allies ? planes[0] : planes[3];
  return isFirstManoeuvre(match) && pass === 1 && first.lost !== null && planes.filter(({ lost }) => lost).length === 1;
};

/** A saved match of people at a position that random play reached. */
export const airspacePosition = (options: Record<string, unknown>, until: (match: Match) => boolean): string =>
  position({ game: 'airspace', options, until });

/** A golden match after `at` steps. */
export const goldenPosition = (replay: string, at: number, bots: readonly number[] = []): string =>
  savedMatch('airspace', replay, { replay, at, bots });

export const commitButton = (page: Page) => page.locator('.tray [data-commit]');
/** The steps of the order with their costs. */
export const orderSteps = async (page: Page) =>
  (await page.locator('.order-step').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
export const versionOf = (page: Page) => page.locator('main.match').getAttribute('data-version');

/** Waits for the next version of the match, and until it has settled. */
export async function waitForStepAfter(page: Page, before: string | null, play?: RestingState): Promise<RestingState> {
  await page.locator(`main.match:not([data-version="${before}"])`).waitFor();
  return waitUntilSettled(page, play);
}

/** Answers by keys: holds fire and flies straight on. Resolves to whether the order was grave. */
export async function answerByKeys(page: Page): Promise<boolean> {
  if ((await page.locator('[data-hold]').count()) > 0) {
    await page.keyboard.press('h');
    return false;
  }
  await page.keyboard.press('ArrowUp');
  await commitButton(page).and(page.locator(':enabled')).waitFor();
  const grave = (await page.locator('.tray button.grave').count()) > 0;
  if (grave) await commitButton(page).press('Enter');
  else await page.keyboard.press('g');
  return grave;
}

/** Plays both sides to the end of the match. */
export async function flyToEnd(page: Page, answer: (page: Page) => Promise<unknown>): Promise<void> {
  for (let step = 0, state = await waitUntilSettled(page); state !== 'over'; step++) {
    if (step > 80) throw new Error('the match does not end');
    const before = await versionOf(page);
    await answer(page);
    state = await waitForStepAfter(page, before);
  }
}
