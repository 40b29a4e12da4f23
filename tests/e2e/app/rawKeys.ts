// Registers the texts of the games.
import '@aerodrome/engine/games/index.ts';
import { catalogue } from '@aerodrome/engine/text/catalogue.ts';
import type { Page } from '@playwright/test';

const families = [...new Set(Object.keys(catalogue()).map((key) => key.split('.')[0]))];
/** A key of the catalogue, in three parts or more: file names have two. */
const rawKey = new RegExp(`\\b(?:${families.join('|')})(?:\\.[\\w-]+){2,}\\b`, 'g');
const reported = /^No text for the key (.*)/;

/** Watches a page for keys without a text. The answer lists those that it asked for, and those that it shows. */
export function watchRawKeys(page: Page): () => Promise<string[]> {
  const keys = new Set<string>();
  page.on('console', (message) => {
    const [, key] = reported.exec(message.text()) ?? [];
    if (key !== undefined) keys.add(key);
  });
  return async () => {
    if (page.isClosed()) return [...keys];
    const shown = await page.evaluate(() => {
      const labels = [...document.querySelectorAll('[aria-label], [title], [alt]')].flatMap((element) =>
        ['aria-label', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
      );
      return [document.body.textContent, ...labels].join('\n');
    });
    for (const key of shown.match(rawKey) ?? []) keys.add(key);
    return [...keys];
  };
}
