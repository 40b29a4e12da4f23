import { readdirSync, readFileSync } from 'node:fs';
import { posix, resolve, sep } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const pages = resolve(import.meta.dirname, '../../renderer');
const files = readdirSync(pages, { recursive: true, encoding: 'utf8' }).map((file) => file.split(sep).join('/'));
const read = (file: string) => readFileSync(resolve(pages, file), 'utf8');
const sheets = new Map(
  files.filter((file) => file.endsWith('.css')).map((file) => [file, read(file).replace(/\/\*[\s\S]*?\*\//g, '')]),
);

/** A game, a screen, a widget: what is styled together. Sheets of one game and folders beside a screen's sheet belong to it. */
function partOf(sheet: string): string {
  return sheet.match(/games\/\w+|screens\/\w+/)?.[0] ?? sheet;
}

/** The game that a file belongs to; everything else is shared by all games. */
function gameOf(file: string): string {
  return file.match(/^games\/(\w+)\//)?.[1] ?? 'shared';
}

/** All selectors of a sheet, without the contents of parentheses. */
function* selectors(text: string): Generator<string> {
  for (const [, list] of text.matchAll(/(?<=^|[{};])\s*([^{};@]+)\{/g))
    for (const selector of list.replace(/\([^)]*\)/g, '').split(',')) yield selector.trim();
}

/** Classes that a sheet styles wherever they stand: `.seal`, but not `.aid .seal`. */
function* everywhere(text: string): Generator<string> {
  for (const selector of selectors(text)) {
    const [, name] = selector.match(/^\.([\w-]+)$/) ?? [];
    if (name) yield name;
  }
}

/** Classes that a sheet defines: `seal` in `.aid .seal`. In `.unit.awaited` a state of a unit is styled, and none is defined. */
function* defined(text: string): Generator<string> {
  for (const selector of selectors(text))
    for (const compound of selector.split(/[\s>+~]+/)) {
      const classes = compound.match(/\.[a-zA-Z][\w-]*/g) ?? [];
      if (classes.length === 1) yield classes[0].slice(1);
    }
}

/** Classes that a component gives its elements, as far as their names are written out. */
function used(file: string, text: string): Set<string> {
  const names = new Set<string>();
  let attributes = 0;
  const add = (words: string) => {
    for (const word of words.split(/\s+/)) if (attributes > 0 && word) names.add(word);
  };
  const count = (step: number) => (node: { name: { name: unknown } }) => {
    if (node.name.name === 'className') attributes += step;
  };
  new Visitor({
    JSXAttribute: count(1),
    'JSXAttribute:exit': count(-1),
    Literal: ({ value }) => typeof value === 'string' && add(value),
    TemplateElement: ({ value }) => add(value.raw),
  }).visit(parseSync(file, text).program);
  return names;
}

test('no two parts of the page style the same class globally', () => {
  // All sheets are loaded at once: a seal on an ending would change the seal at a table.
  const parts = new Map<string, Set<string>>();
  for (const [sheet, text] of sheets)
    for (const name of everywhere(text)) parts.set(name, (parts.get(name) ?? new Set()).add(partOf(sheet)));
  expect(parts.size).toBeGreaterThan(300);
  const shared = [...parts].filter(([, some]) => some.size > 1).map(([name, some]) => `${name}: ${[...some].sort()}`);
  expect(shared).toEqual([]);
});

test('every sheet of a game is one @scope block for the elements of this game', () => {
  const ofGames = [...sheets].filter(([sheet]) => gameOf(sheet) !== 'shared');
  expect(ofGames.length).toBeGreaterThan(20);
  const unscoped = ofGames.filter(([sheet, text]) => {
    const block = text.trim();
    if (!block.startsWith(`@scope ([data-game="${gameOf(sheet)}"]) {`)) return true;
    let depth = 0;
    const end = [...block].findIndex((char) => {
      depth += char === '{' ? 1 : char === '}' ? -1 : 0;
      return char === '}' && depth === 0;
    });
    return end !== block.length - 1;
  });
  expect(unscoped.map(([sheet]) => sheet)).toEqual([]);
});

test('no component uses a class that only another game defines', () => {
  const games = new Map<string, Set<string>>();
  for (const [sheet, text] of sheets)
    for (const name of defined(text)) games.set(name, (games.get(name) ?? new Set()).add(gameOf(sheet)));
  const components = files
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => [file, used(file, read(file))] as const);
  expect(new Set(components.flatMap(([, names]) => [...names])).size).toBeGreaterThan(500);
  const borrowed = components.flatMap(([file, names]) =>
    [...names]
      .filter((name) => {
        const by = games.get(name);
        return by && !by.has('shared') && !by.has(gameOf(file));
      })
      .map((name) => `${file}: ${name} of ${[...(games.get(name) ?? [])]}`),
  );
  expect(borrowed).toEqual([]);
});

test('no two sheets define keyframes of the same name', () => {
  // Keyframes are global, inside of @scope, too.
  const names = [...sheets.values()].flatMap((text) =>
    [...text.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name),
  );
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

test('the page imports every sheet of renderer/ui before any component', () => {
  // In the chunk of a component they could be loaded after the sheets that override them.
  const imports = [...read('main.tsx').matchAll(/^import (?:.* from )?'(.*)';$/gm)].map(([, path]) => path);
  const first = imports.findIndex((path) => path.endsWith('.tsx'));
  const ofUi = files.filter((file) => /^ui\/.*\.css$/.test(file)).map((file) => `./${file}`);
  expect(ofUi.filter((sheet) => !imports.slice(0, first).includes(sheet))).toEqual([]);
  const components = files.filter((file) => /^ui\/.*\.tsx?$/.test(file));
  expect(components.filter((file) => /^import '.*\.css';$/m.test(read(file)))).toEqual([]);
});

test('every other sheet is loaded at the start, in the order of styles.ts', () => {
  // The sheets of screens, which are loaded in any order, would override each other in the order of use.
  const importers = ['styles.ts', ...files.filter((file) => /^games\/\w+\/shelf\.ts$/.test(file))];
  const imported = importers.flatMap((file) =>
    [...read(file).matchAll(/^import '(.*\.css)';$/gm)].map(([, path]) => posix.join(posix.dirname(file), path)),
  );
  const others = files.filter((file) => file.endsWith('.css') && !file.startsWith('ui/'));
  expect(imported.toSorted()).toEqual(others.toSorted());
});
