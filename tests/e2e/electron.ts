import { mkdtempSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { _electron, type ElectronApplication, type Page } from '@playwright/test';
import { inject } from 'vitest';
import { softwareDrawing } from '../../build/scripts/app/chromium.ts';
import { releaseOf } from '../../build/scripts/app/electron.ts';
import { watchErrors } from './pageErrors.ts';

export const root = resolve(import.meta.dirname, '../..');

/** Chromium does not run as root inside its own sandbox. */
export const chromiumArguments = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...softwareDrawing];

/** The environment to start a window in. */
export function displayEnvironment(): Record<string, string> {
  const display = inject('display');
  const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env as Record<string, string>;
  return display === null ? env : { ...env, DISPLAY: display };
}

/** How long a page may take for anything, in milliseconds: a busy machine is slow, not wrong. */
export const timeoutMs = 60_000;

/** An empty folder that lasts as long as the tests. */
export function newFolder(): string {
  return mkdtempSync(join(inject('scratch'), 'data-'));
}

export interface OpenElectronApp {
  app: ElectronApplication;
  page: Page;
  folder: string;
  close(): Promise<void>;
}

/** The real application, over a data folder of its own; the files are those that a double click would name. */
export async function openElectronApp(
  args: string[] = [],
  folder = newFolder(),
  files: readonly string[] = [],
): Promise<OpenElectronApp> {
  // Named this way and not by `executablePath`, Playwright holds the application back until it is attached; else a window
  // that opens in the meantime now and then leaves it waiting for ever.
  process.env.ELECTRON_OVERRIDE_DIST_PATH = releaseOf(inject('electron') ?? '').folder;
  const app = await _electron.launch({
    args: [...chromiumArguments, ...args, root, '--data', folder, ...files],
    env: displayEnvironment(),
  });
  watchErrors(app.context());
  const page = await app.firstWindow();
  page.setDefaultTimeout(timeoutMs);
  await page.waitForLoadState('load');
  return {
    app,
    page,
    folder,
    close: () => closeApp(app),
  };
}

/** On a busy machine a window may ask whether to wait for its page: nobody is there to answer, and it is ended. */
async function closeApp(app: ElectronApplication): Promise<void> {
  const end = setTimeout(() => app.process().kill('SIGKILL'), timeoutMs / 3);
  await app.close();
  clearTimeout(end);
}
