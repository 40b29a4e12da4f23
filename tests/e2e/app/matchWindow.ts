import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { newFolder } from '../electron.ts';
import { type OpenedApp, openInBrowser, type StartOptions, waitUntilSettled } from './table.ts';

/** One window for many matches. */
export interface MatchWindow extends OpenedApp {
  /** Opens a match where it was left, as a window does that is loaded again. */
  show(save: string): Promise<Page>;
}

/** What is left of a test in it ends with the page: a window is opened once, and loaded for every match. */
export async function openMatchWindow(size?: StartOptions['size']): Promise<MatchWindow> {
  const folder = newFolder();
  mkdirSync(join(folder, 'matches'));
  const opened = await openInBrowser({ folder, size });
  let shown = 0;
  const show = async (save: string) => {
    const { page } = opened;
    const id = `match-${++shown}`;
    writeFileSync(join(folder, 'matches', `${id}.json`), save);
    await page.evaluate((open) => sessionStorage.setItem('aerodrome.open', open), id);
    await page.reload();
    await waitUntilSettled(page);
    return page;
  };
  return { ...opened, show };
}
