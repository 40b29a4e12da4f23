import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { newFolder } from '../electron.ts';
import { type OpenedApp, openInBrowser, type StartOptions, waitUntilSettled } from './table.ts';

/** A window that loads one match after another. */
export interface MatchWindow extends OpenedApp {
  /** Opens a saved match by a reload of the page. */
  show(save: string): Promise<Page>;
}

/** Opens a window once for many tests. The reload for each match discards the page of the test before. */
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
