import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { expect, inject } from 'vitest';
import { deterministicNumbers } from '../../fixtures/positions.ts';
import { newFolder, openElectronApp, timeoutMs } from '../electron.ts';
import { watchErrors } from '../pageErrors.ts';
import { openBrowserShell } from './browserShell.ts';
import { watchRawKeys } from './rawKeys.ts';

export { startPreset } from '../../../build/scripts/app/browse.ts';
export { deterministicNumbers };

export interface OpenedApp {
  page: Page;
  folder: string;
  close(): Promise<void>;
}

export interface StartOptions {
  folder?: string;
  settings?: Record<string, unknown>;
  size?: { width: number; height: number };
  /** Whether the canvas is painted; by default only with full graphics. */
  painted?: boolean;
  /** Called before the page is loaded, for routes that must see its first request. */
  prepare?(page: Page): Promise<unknown>;
}

/** No animations, sound or full graphics: drawing without a graphics card is slow. */
export const quick = {
  speed: 0,
  muted: true,
  motion: 'reduced',
  lightGraphics: true,
  // Clocks run in real time: on a busy machine none may run out, unless a test is about that.
  moreTime: 3,
};
export const quickWithGraphics = { ...quick, lightGraphics: false };

function folderWithSettings({ folder = newFolder(), settings = quick }: StartOptions): string {
  writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings));
  return folder;
}

let browser: Promise<Browser> | null = null;

/** Connection of this test file to the Chromium that all tests share. */
export function sharedBrowser(): Promise<Browser> {
  browser ??= chromium.connect(inject('chromium'));
  return browser;
}

/** Closes the connection and everything that was opened through it. */
export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = null;
}

/**
 * Runs in the page: makes WebGL discard all painting, which takes half the time of a match without a graphics card.
 * Everything else in the page runs as usual.
 */
function discardPainting(): void {
  Object.assign(window, { unpainted: true });
  const prototype = HTMLCanvasElement.prototype as { getContext(this: HTMLCanvasElement, ...how: unknown[]): unknown };
  const { getContext } = prototype;
  prototype.getContext = function (...how) {
    const context = getContext.apply(this, how);
    if (context instanceof WebGL2RenderingContext) context.enable(context.RASTERIZER_DISCARD);
    return context;
  };
}

const painted = ({ settings = quick, painted = !settings.lightGraphics }: StartOptions) => painted;

/** The game in real Chromium, in a context of its own, served over a data folder of its own. */
export async function openInBrowser(start: StartOptions = {}, browser?: Browser): Promise<OpenedApp> {
  const folder = folderWithSettings(start);
  const shell = await openBrowserShell(folder);
  const context = await (browser ?? (await sharedBrowser())).newContext({
    locale: 'en-US',
    viewport: start.size ?? { width: 1280, height: 800 },
  });
  watchErrors(context);
  context.setDefaultTimeout(timeoutMs);
  if (!painted(start)) await context.addInitScript(discardPainting);
  const page = await context.newPage();
  const rawKeys = watchRawKeys(page);
  await start.prepare?.(page);
  await page.goto(shell.gameUrl);
  return {
    page,
    folder,
    async close() {
      const keys = await rawKeys();
      await context.close();
      await shell.close();
      expect(keys).toEqual([]);
    },
  };
}

/** The game in real Electron. */
export async function openInElectron(start: StartOptions = {}): Promise<OpenedApp> {
  const opened = await openElectronApp([], folderWithSettings(start));
  const rawKeys = watchRawKeys(opened.page);
  if (!painted(start)) {
    await opened.page.addInitScript(discardPainting);
    await opened.page.reload();
  }
  return {
    ...opened,
    async close() {
      const keys = await rawKeys();
      await opened.close();
      expect(keys).toEqual([]);
    },
  };
}

/** Both shells, or only the browser shell if there is no Electron; the set-up prints the reason. */
export const shells: readonly (readonly [string, typeof openInBrowser])[] =
  inject('electron') === null
    ? [['Chromium', openInBrowser]]
    : [
        ['Chromium', openInBrowser],
        ['Electron', openInElectron],
      ];

export type RestingState = 'choosing' | 'handover' | 'over';

/**
 * Waits until no animation plays and the session is in one of its resting states, or in the named one: a seat is asked, a
 * door or shutter is closed, or the match is over. State and attribute are read together, so the answer is never stale.
 */
export async function waitUntilSettled(page: Page, play?: RestingState): Promise<RestingState> {
  const states: readonly RestingState[] = play ? [play] : ['choosing', 'handover', 'over'];
  const match = page.locator(
    `main.match[data-animation=still]:is(${states.map((one) => `[data-play=${one}]`).join()})`,
  );
  return (await match.getAttribute('data-play')) as RestingState;
}

/** Whether an element has the keyboard focus. */
export function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((one) => one === document.activeElement);
}

/** Waits until the canvas shows the final state of a table without animations. */
export async function waitUntilDrawn(page: Page): Promise<void> {
  await page.locator('.canvas canvas:not([data-drawing])').waitFor();
  // It is on the screen two frames later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

type Press = (button: Locator) => Promise<void>;

/** Reads the tray in one call: whole matches need it hundreds of times. */
function readTray(page: Page) {
  return page.locator('main.match').evaluate((match) => {
    const count = (selector: string) => match.querySelectorAll(`.tray ${selector}`).length;
    const rows = [...match.querySelectorAll('.tray .tiles')];
    return {
      version: match.getAttribute('data-version'),
      answers: count('.choices button'),
      /** Nothing needs to be picked: a first hand may be kept as it is. */
      kept: count('.commit button:enabled') > 0,
      /** Any number of tiles may be picked. */
      several: count('.tile:not([aria-disabled])') > 0 && count('.tiles') === 1,
      rows: rows.map((row) => row.querySelectorAll('.tile:not([aria-disabled=true])').length),
    };
  });
}

/** Answers the current question by pressing the buttons of the tray. */
export async function answerQuestion(page: Page, pick: (bound: number) => number, press: Press): Promise<void> {
  const tray = page.locator('.tray');
  const { version, answers, kept, several, rows } = await readTray(page);
  if (answers > 0) await press(tray.locator('.choices button').nth(pick(answers)));
  else if (several) {
    // Exactly as many tiles as have to be given up.
    for (let tile = 0; !kept && !(await tray.locator('[data-commit]').isEnabled()); tile++) {
      await press(tray.locator('.tile').nth(tile));
    }
    await press(tray.locator('[data-commit]'));
  } else {
    for (const [row, tiles] of rows.entries()) {
      if (tiles > 0)
        await press(tray.locator('.tiles').nth(row).locator('.tile:not([aria-disabled=true])').nth(pick(tiles)));
    }
    await press(tray.locator('[data-commit]'));
  }
  await page.locator(`main.match:not([data-version="${version}"])`).waitFor();
}

/** Plays a match to its end, both sides, through every door. */
export async function playToEnd(page: Page, seed: number, press: Press = (button) => button.click()): Promise<number> {
  const pick = deterministicNumbers(seed);
  for (let steps = 0; steps < 700; steps++) {
    const state = await waitUntilSettled(page);
    if (state === 'over') return steps;
    if (state === 'handover') await press(page.locator('[data-open]'));
    else await answerQuestion(page, pick, press);
  }
  throw new Error('the match did not end');
}
