import type { Match } from '@aerodrome/engine/core/match.ts';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityViolations } from '../../../build/scripts/app/accessibility.ts';
import {
  halfCards,
  isAtPhase,
  isLayingStart,
  openDoor,
  readyButton,
  sayReady,
  threeBots,
  viewOf,
} from './crewDriver.ts';
import { type MatchWindow, openMatchWindow } from './matchWindow.ts';
import { position } from './positions.ts';
import { closeBrowser } from './table.ts';

let window: MatchWindow;
beforeAll(async () => {
  window = await openMatchWindow({ width: 1024, height: 640 });
});
afterAll(async () => {
  await window.close();
  await closeBrowser();
});

const sky = (options: Record<string, unknown>, until: (match: Match) => boolean, bots: readonly number[] = []) =>
  position({ game: 'crew', options, until, bots });

/** Where the person at the first seat is asked. */
const asked = (phase: string) => (match: Match) => isAtPhase(phase, 0)(match) && match.awaiting().includes(0);
/** So far on that its log is longer than what the page keeps of it at hand. */
const long = isLayingStart(4);
/** Decks without twelve of their cards: one soon cannot pay for what a repair of its team-mate costs. */
const short = { timer: 'none', handicaps: true, scrapped: [12, 12, 12, 12] };
const doomed = (match: Match) =>
  isAtPhase('action.laying')(match) &&
  viewOf(match).stands[0] === 'open' &&
  match.warnings({ type: 'ready', seat: 0 }).some(({ grave }) => grave);

async function fromMenu(page: Page, ...names: readonly RegExp[]): Promise<void> {
  for (const name of [/menu/i, ...names]) await page.getByRole('button', { name }).last().click();
}

/** Ready, and the screen goes to whoever is next. */
async function handOn(page: Page): Promise<void> {
  await sayReady(page);
  await openDoor(page);
}

/** The last line of the log can be read. */
async function follows(page: Page): Promise<boolean> {
  return page.locator('.log ol').evaluate((list) => {
    const { bottom } = (list.lastElementChild as HTMLElement).getBoundingClientRect();
    return bottom <= list.getBoundingClientRect().bottom + 2;
  });
}

interface Step {
  act?(page: Page): Promise<unknown>;
  /** A locator that proves the state, and the parts of the page that it changes; without them the whole page is checked. */
  seen: string;
  parts?: readonly string[];
}

const tray = ['.tray', '.preview', '.banner'];
const states: readonly { save: string; steps: readonly Step[] }[] = [
  {
    save: sky({}, asked('placing'), threeBots),
    steps: [
      { seen: '.crew-zones', parts: ['.tray', '.crew-mat', '.aids'] },
      { act: (page) => page.locator('.crew-zones button').first().press('Enter'), seen: '.preview p', parts: tray },
    ],
  },
  {
    save: sky({ players: '3', hotSeat: true, token: 'claws', timer: 'none' }, asked('action.faceUp')),
    steps: [
      { seen: '.door' },
      { act: openDoor, seen: '.crew-half', parts: tray },
      { act: (page) => halfCards(page).first().press('Enter'), seen: '[data-spot="section:1"]', parts: ['.crew-mat'] },
    ],
  },
  {
    save: sky({ timer: '60' }, long, threeBots),
    steps: [
      { seen: '.stopwatch' },
      { act: (page) => page.keyboard.press('b'), seen: '.crew-bark-where', parts: ['.tray'] },
      { act: (page) => page.locator('[data-bark-not]').click(), seen: '.crew-barks', parts: ['.tray'] },
      {
        act: async (page) => {
          await page.keyboard.press('b');
          await page.locator('.crew-bark-where').waitFor();
          await page.keyboard.press('2');
        },
        seen: '.crew-balloon',
        parts: ['.crew-mat', '.tray'],
      },
      { act: (page) => page.locator('.crew-dog').first().click(), seen: 'dialog[open]', parts: ['dialog[open]'] },
      { act: (page) => page.keyboard.press('Escape'), seen: 'main:not(:has(dialog[open]))', parts: ['.aids'] },
      { act: (page) => page.keyboard.press('p'), seen: 'main.match[data-play=paused]' },
    ],
  },
  {
    save: sky(short, doomed, threeBots),
    steps: [{ act: (page) => readyButton(page).press('Enter'), seen: '.crew-ready.grave', parts: tray }],
  },
  {
    save: sky({ timer: 'none' }, asked('discard.choosing'), threeBots),
    steps: [
      { act: (page) => page.locator('.crew-some .crew-card').first().press('Enter'), seen: '.crew-some', parts: tray },
    ],
  },
  ...['draw.extra', 'section.moonChoice'].map((phase) => ({
    save: sky({ token: 'moon', timer: 'none' }, asked(phase), threeBots),
    steps: [{ seen: '.tray [data-commit]', parts: [...tray, '.crew-mat', '.aids', '.log'] }],
  })),
  {
    save: sky({ players: '2', hotSeat: true, token: 'antiAir' }, isLayingStart()),
    steps: [
      {
        act: async (page) => {
          await openDoor(page);
          await fromMenu(page);
        },
        seen: 'dialog[open] .menu-list',
        parts: ['dialog[open]'],
      },
      { act: (page) => page.getByRole('button', { name: /offer a draw/i }).click(), seen: '.log', parts: ['.log'] },
      { act: handOn, seen: '.aside-question', parts: ['.aside-question', '.tray'] },
      { act: (page) => page.locator('.aside-question button').first().click(), seen: '.over' },
    ],
  },
  {
    save: sky({ hotSeat: true, timer: 'none' }, isLayingStart(), [2, 3]),
    steps: [
      {
        act: async (page) => {
          await openDoor(page);
          await fromMenu(page, /^resign/i, /^resign/i);
          await handOn(page);
        },
        seen: '.aside-question button >> nth=1',
        parts: ['.aside-question'],
      },
      { act: (page) => page.locator('.aside-question button').first().click(), seen: '.over', parts: ['.over'] },
    ],
  },
];

test('every state of the Crew table passes the accessibility check', async () => {
  for (const { save, steps } of states) {
    const page = await window.show(save);
    for (const { act, seen, parts } of steps) {
      await act?.(page);
      await page.locator(seen).first().waitFor();
      expect(await accessibilityViolations(page, false, parts), seen).toEqual([]);
    }
  }
});

test('a long log stays scrolled to its last line while the match goes on', async () => {
  const page = await window.show(sky({ timer: 'none' }, long, threeBots));
  await sayReady(page);
  await expect.poll(() => follows(page)).toBe(true);
});
