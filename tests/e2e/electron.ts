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

/** Timeout of every action in a page; long, because a busy machine is slow. */
export const timeoutMs = 60_000;

/** An empty folder that is removed after all tests. */
export function newFolder(): string {
  return mkdtempSync(join(inject('scratch'), 'data-'));
}

export interface OpenElectronApp {
  app: ElectronApplication;
  page: Page;
  folder: string;
  close(): Promise<void>;
}

/** Starts the Electron application with its own data folder; `files` are passed as arguments, like by a double click. */
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

/** Closes the application. Kills it if a busy window asks whether to wait for its page, which no one answers. */
async function closeApp(app: ElectronApplication): Promise<void> {
  const end = setTimeout(() => app.process().kill('SIGKILL'), timeoutMs / 3);
  await app.close();
  clearTimeout(end);
}
