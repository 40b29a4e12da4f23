import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import type { Language } from '@aerodrome/engine/text/language.ts';
import { browse } from '../app/browse.ts';
import { root } from '../app/root.ts';

/** Limit of the JavaScript that the page loads before its menu can be clicked, in bytes after gzip. */
export const maxStartBytes = 250_000;

/** Runs in the page: records the scripts that were loaded at the moment when the menu appears. */
const recordScripts = `
  new MutationObserver((changes, observer) => {
    if (!document.querySelector('main.hangar')) return;
    observer.disconnect();
    globalThis.scriptsAtMenu = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js'));
  }).observe(document, { childList: true, subtree: true });`;

/** The JavaScript that the page loads before its menu: bytes after gzip, in all and by file. */
export async function measureStartSize(
  language: Language = 'en',
): Promise<{ startBytes: number; startScripts: Record<string, number> }> {
  const browsing = await browse({ language, lightGraphics: true });
  try {
    const page = await browsing.newPage({ width: 1280, height: 800 });
    await page.addInitScript(recordScripts);
    await page.goto(browsing.url);
    const recorded = await page.waitForFunction(
      () => (globalThis as unknown as { scriptsAtMenu?: string[] }).scriptsAtMenu,
    );
    const scripts = (await recorded.jsonValue()) ?? [];
    const sizes = scripts.map((script) => gzipSync(readFileSync(join(root, 'dist/renderer', script))).length);
    return {
      startBytes: sizes.reduce((sum, size) => sum + size, 0),
      startScripts: Object.fromEntries(scripts.map((script, i) => [script, itemAt(sizes, i)])),
    };
  } finally {
    await browsing.close();
  }
}
