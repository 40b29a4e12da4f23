import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';
import { watchErrors } from '../pageErrors.ts';
import type { boardHarness } from './harness/page.ts';

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

/** Opens a page with boards and a manual clock in Chromium. The page is built for tests only. */
export async function openBoardHarness(browser: Browser): Promise<{ page: Page; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'aerodrome-harness-'));
  await build({
    root: join(import.meta.dirname, 'harness'),
    configFile: false,
    logLevel: 'warn',
    base: './',
    build: {
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      chunkSizeWarningLimit: 4000,
      modulePreload: false,
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  });
  const context = await browser.newContext();
  watchErrors(context);
  const page = await context.newPage();
  await page.route('http://harness.test/**', (route) => {
    const file = join(folder, new URL(route.request().url()).pathname);
    if (!existsSync(file)) return route.fulfill({ status: 404 });
    return route.fulfill({ body: readFileSync(file), contentType: kinds[extname(file)] ?? 'application/octet-stream' });
  });
  await page.goto('http://harness.test/index.html');
  // Poll by Playwright's timer: the page's own clock stands still.
  await page.waitForFunction(() => 'boardHarness' in window, null, { polling: 100 });
  return {
    page,
    async close() {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The functions of the page, to be called inside `evaluate`. */
export type BoardHarness = typeof boardHarness;
