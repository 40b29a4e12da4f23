import type { Match } from '@aerodrome/engine/core/match.ts';
import type { AirspaceView } from '@aerodrome/engine/games/airspace/view.ts';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers } from '../../../build/scripts/app/barriers.ts';
import { aiming, golden, openWindow, sky, start, stepFrom, version, type Window } from './airspaceSky.ts';
import { closeBrowser } from './table.ts';

let window: Window;
beforeAll(async () => {
  window = await openWindow({ width: 1024, height: 640 });
});
afterAll(async () => {
  await window.close();
  await closeBrowser();
});

const viewOf = (match: Match) => match.view('table') as AirspaceView;
const placing = (match: Match) => viewOf(match).phase === 'startHexes.choosing';
const low = (match: Match) => start(match) && viewOf(match).planes[viewOf(match).plane].altitude === 1;
const keys = async (page: Page, ...pressed: readonly string[]) => {
  for (const key of pressed) await page.keyboard.press(key);
};

interface State {
  save: string;
  /** One after the other, by what is to be seen of it. */
  shows: readonly [seen: string, act: (page: Page) => Promise<unknown>][];
}

const states: readonly State[] = [
  { save: sky({ players: 4 }, placing), shows: [['.choices [data-commit]', async () => {}]] },
  {
    save: golden('pairs-shotDown', 24),
    shows: [
      ['.spot', async () => {}],
      ['.order-step', (page) => keys(page, 's', 'ArrowUp')],
      ['.corner [aria-pressed=true]', (page) => keys(page, 'Shift+T')],
      ['dialog[open] .plane-picture', (page) => page.locator('.aid-picture').first().click()],
    ],
  },
  {
    save: sky({ players: 3 }, low),
    shows: [
      ['.order-refused:not(:empty)', (page) => keys(page, 'ArrowUp', 'ArrowUp')],
      ['button.grave', (page) => keys(page, 's')],
    ],
  },
  { save: sky({}, aiming), shows: [['.sights .face', async () => {}]] },
  {
    save: golden('four-drawn', 20),
    shows: [
      [
        '.slip',
        async (page) => {
          await page.getByRole('button', { name: 'Menu' }).click();
          await page.getByRole('button', { name: /offer/i }).click();
        },
      ],
    ],
  },
  { save: golden('three-crashed', 20), shows: [['.airspace-aid .stamp', async () => {}]] },
  {
    save: golden('duel-moreCapacity', 101),
    shows: [
      [
        '.over .luck',
        async (page) => {
          const before = await version(page);
          await page.locator('.sights .face').first().waitFor();
          await keys(page, 'g');
          await stepFrom(page, before);
        },
      ],
    ],
  },
];

test('nothing bars anybody from any state of the table: taking off, an order, its warnings, aim, telegrams, losses, the end', async () => {
  for (const { save, shows } of states) {
    const page = await window.show(save);
    await page.locator('.corner').waitFor({ state: 'attached' });
    for (const [seen, act] of shows) {
      await act(page);
      await page.locator(seen).first().waitFor();
      expect(await barriers(page), seen).toEqual([]);
    }
  }
});
