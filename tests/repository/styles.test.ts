import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const pages = resolve(import.meta.dirname, '../../renderer');
const sheets = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

/** A game, a screen, a widget: what is styled together. Sheets of one game and folders beside a screen's sheet belong to it. */
function partOf(sheet: string): string {
  return sheet.replaceAll('\\', '/').match(/games\/\w+|screens\/\w+/)?.[0] ?? sheet;
}

/** Classes that a sheet styles wherever they stand: `.seal`, but not `.aid .seal`. */
function* everywhere(text: string): Generator<string> {
  for (const [, selectors] of text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?<=^|[{};])\s*([^{};@]+)\{/g))
    for (const selector of selectors.replace(/\([^)]*\)/g, '').split(',')) {
      const [, name] = selector.trim().match(/^\.([\w-]+)$/) ?? [];
      if (name) yield name;
    }
}

test('no part of the page styles a class that another one styles everywhere, too', () => {
  // All sheets are loaded at once: a seal on an ending would change the seal at a table.
  const parts = new Map<string, Set<string>>();
  for (const sheet of sheets)
    for (const name of everywhere(readFileSync(resolve(pages, sheet), 'utf8')))
      parts.set(name, (parts.get(name) ?? new Set()).add(partOf(sheet)));
  expect(parts.size).toBeGreaterThan(300);
  const shared = [...parts].filter(([, some]) => some.size > 1).map(([name, some]) => `${name}: ${[...some].sort()}`);
  expect(shared).toEqual([]);
});
