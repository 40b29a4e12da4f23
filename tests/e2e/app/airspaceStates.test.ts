import type { Match } from '@aerodrome/engine/core/match.ts';
import type { AirspaceView } from '@aerodrome/engine/games/airspace/view.ts';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityViolations } from '../../../build/scripts/app/accessibility.ts';
import {
  airspacePosition,
  goldenPosition,
  isChoosingTarget,
  isFirstManoeuvre,
  type MatchWindow,
  openMatchWindow,
  versionOf,
  waitForStepAfter,
} from './airspaceDriver.ts';
import { closeBrowser } from './table.ts';

let window: MatchWindow;
beforeAll(async () => {
  window = await openMatchWindow({ width: 1024, height: 640 });
});
afterAll(async () => {
  await window.close();
  await closeBrowser();
});

const viewOf = (match: Match) => match.view('table') as AirspaceView;
const placing = (match: Match) => viewOf(match).phase === 'startHexes.choosing';
const low = (match: Match) => isFirstManoeuvre(match) && viewOf(match).planes[viewOf(match).plane].altitude === 1;
const keys = async (page: Page, ...pressed: readonly string[]) => {
  for (const key of pressed) await page.keyboard.press(key);
};

interface Step {
  act?(page: Page): Promise<unknown>;
  /** A locator that proves the state, and the parts of the page that it changes; without them the whole page is checked. */
  seen: string;
  parts?: readonly string[];
}

const order = ['.tray', '.preview', '.gutterLeft', '.gutterRight'];
const states: readonly { save: string; steps: readonly Step[] }[] = [
  {
    save: airspacePosition({ players: 4 }, placing),
    steps: [{ seen: '.choices [data-commit]', parts: ['.tray', '.spots'] }],
  },
  {
    save: goldenPosition('pairs-shotDown', 24),
    steps: [
      { seen: '.spot' },
      { act: (page) => keys(page, 's', 'ArrowUp'), seen: '.order-step', parts: [...order, '.aids'] },
      { act: (page) => keys(page, 'Shift+T'), seen: '.corner [aria-pressed=true]', parts: ['.corner'] },
      { act: (page) => page.locator('.aid-picture').first().click(), seen: 'dialog[open]', parts: ['dialog[open]'] },
    ],
  },
  {
    save: airspacePosition({ players: 3 }, low),
    steps: [
      { act: (page) => keys(page, 'ArrowUp', 'ArrowUp'), seen: '.order-refused:not(:empty)', parts: order },
      { act: (page) => keys(page, 's'), seen: 'button.grave', parts: order },
    ],
  },
  { save: airspacePosition({}, isChoosingTarget), steps: [{ seen: '.sights .face', parts: order }] },
  {
    save: goldenPosition('four-drawn', 20),
    steps: [
      {
        async act(page) {
          await page.getByRole('button', { name: 'Menu' }).click();
          await page.getByRole('button', { name: /offer/i }).click();
        },
        seen: '.aside-question',
        parts: ['.right'],
      },
    ],
  },
  { save: goldenPosition('three-crashed', 20), steps: [{ seen: '.lost-stamp', parts: ['.banner', '.aids'] }] },
  {
    save: goldenPosition('duel-moreCapacity', 101),
    steps: [
      {
        async act(page) {
          const before = await versionOf(page);
          await page.locator('.sights .face').first().waitFor();
          await keys(page, 'g');
          await waitForStepAfter(page, before);
        },
        seen: '.over .luck',
      },
    ],
  },
];

test('every state of the Airspace table passes the accessibility check: take-off, order, warnings, aim, telegrams, losses and end', async () => {
  for (const { save, steps } of states) {
    const page = await window.show(save);
    await page.locator('.corner').waitFor({ state: 'attached' });
    for (const { act, seen, parts } of steps) {
      await act?.(page);
      await page.locator(seen).first().waitFor();
      expect(await accessibilityViolations(page, false, parts), seen).toEqual([]);
    }
  }
});
