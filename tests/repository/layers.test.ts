import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { findCycle, type Import, importGraph, importsOf } from './importGraph.ts';
import { forbidden } from './layerTable.ts';

type Snippet = [folder: string, source: string];
type Diagnostic = { category: string; severity: string; message: string; location: { path: string } };

const project = resolve(import.meta.dirname, '../..');
const tree = mkdtempSync(join(tmpdir(), 'aerodrome-layers-'));
afterAll(() => rmSync(tree, { recursive: true }));

const imports: Snippet[] = [
  ['engine/core', "export { readFileSync } from 'node:fs';"],
  ['engine/core', "import { join } from 'path';\nexport { join };"],
  ['engine/core', "export const react = import('react');"],
  ['engine/core', "export { Match } from '@aerodrome/engine/core/match.ts';"],
  ['engine/core', "export { rate } from 'openskill';"],
  ['engine/games/track/rules', "export { default } from 'edmonds-blossom-fixed';"],
  ['engine/meta', "export { readFileSync } from 'node:fs';"],
  ['engine/meta', "export { draw } from '../../renderer/games/track/draw.ts';"],
  ['engine/core', "export type { Host } from '../../electron/contract.ts';"],
  ['engine/core', "export { play } from '../../tests/conformance/play.ts';"],
  ['engine/core', "export { bench } from '../../build/scripts/bench.ts';"],
  ['engine/games/track/rules', "export { draw } from '../../../../renderer/games/track/draw.ts';"],
  ['build/scripts', "export { draw } from '../../renderer/main.tsx';"],
  ['build/scripts', "export { open } from '../../electron/main.ts';"],
  ['tests/track', "export type { Screen } from '../../renderer/app/screen.ts';"],
  ['renderer/application', "export { useState } from 'react';"],
  ['renderer/application', "export { Container } from 'pixi.js';"],
  ['renderer/application', "export { useApp } from '../app/context.ts';"],
  ['renderer/application/matches', "export { gameOf } from '../../games/index.ts';"],
  ['renderer/application/matches', "export { sessionMachine } from '../../session/machine.ts';"],
  ['renderer/application', "export { say } from '../ui/LiveRegion.tsx';"],
  ['renderer/session', "export type { Screen } from '../app/screen.ts';"],
  ['renderer/table', "export type { Context } from '../session/context.ts';"],
  ['renderer/games/track/tray', "export type { Context } from '../../../session/context.ts';"],
];

/** An import that points the wrong way, for each pair of folders. */
const arrows: [from: string, to: string][] = [
  ['renderer/application', 'renderer/ui/Sheet.tsx'],
  ['renderer/application', 'renderer/audio/sounds.ts'],
  ['renderer/application', 'renderer/boards/camera.ts'],
  ['renderer/application', 'renderer/table/table.ts'],
  ['renderer/application', 'renderer/games/index.ts'],
  ['renderer/application', 'renderer/session/sessionMachine.ts'],
  ['renderer/application', 'renderer/app/App.tsx'],
  ['renderer/application', 'electron/main.ts'],
  ['renderer/application', 'react'],
  ['renderer/application', 'pixi.js'],
  ['renderer/ui', 'engine/core/match.ts'],
  ['renderer/ui', 'renderer/application/documents.ts'],
  ['renderer/ui', 'renderer/audio/sounds.ts'],
  ['renderer/ui', 'renderer/boards/camera.ts'],
  ['renderer/ui', 'renderer/table/table.ts'],
  ['renderer/ui', 'renderer/games/index.ts'],
  ['renderer/ui', 'renderer/session/sessionMachine.ts'],
  ['renderer/ui', 'renderer/app/App.tsx'],
  ['renderer/ui', 'electron/contract.ts'],
  ['renderer/audio', 'renderer/application/settings.ts'],
  ['renderer/audio', 'renderer/ui/Sheet.tsx'],
  ['renderer/audio', 'renderer/boards/camera.ts'],
  ['renderer/audio', 'renderer/table/table.ts'],
  ['renderer/audio', 'renderer/games/index.ts'],
  ['renderer/audio', 'renderer/session/sessionMachine.ts'],
  ['renderer/audio', 'renderer/app/App.tsx'],
  ['renderer/boards', 'renderer/application/settings.ts'],
  ['renderer/boards', 'renderer/audio/sounds.ts'],
  ['renderer/boards', 'renderer/table/table.ts'],
  ['renderer/boards', 'renderer/games/index.ts'],
  ['renderer/boards', 'renderer/session/sessionMachine.ts'],
  ['renderer/boards', 'renderer/app/App.tsx'],
  ['renderer/table', 'renderer/application/settings.ts'],
  ['renderer/table', 'renderer/audio/sounds.ts'],
  ['renderer/table', 'renderer/games/index.ts'],
  ['renderer/table', 'renderer/session/sessionMachine.ts'],
  ['renderer/table', 'renderer/app/App.tsx'],
  ['renderer/games', 'renderer/application/settings.ts'],
  ['renderer/games', 'renderer/session/sessionMachine.ts'],
  ['renderer/games', 'renderer/app/App.tsx'],
  ['renderer/session', 'renderer/app/App.tsx'],
  ['renderer/session', 'electron/contract.ts'],
  ['renderer/session', 'electron/main.ts'],
];

/** Imports that the same table allows. */
const roads: [from: string, to: string][] = [
  ['renderer/application', 'engine/core/match.ts'],
  ['renderer/application', 'electron/contract.ts'],
  ['renderer/ui', 'engine/text/say.ts'],
  ['renderer/audio', 'engine/core/game.ts'],
  ['renderer/boards', 'renderer/ui/sky.ts'],
  ['renderer/table', 'renderer/boards/camera.ts'],
  ['renderer/games', 'renderer/audio/sounds.ts'],
  ['renderer/session', 'renderer/application/documents.ts'],
  ['renderer/app', 'renderer/session/sessionMachine.ts'],
];

const globals: Snippet[] = [
  ['engine/core', 'export const now = Date.now();'],
  ['engine/core', 'export const now = new Date();'],
  ['engine/core', 'export const now = performance.now();'],
  ['engine/core', 'export const home = process.env.HOME;'],
  ['engine/core', "console.log('bang');"],
  ['engine/core', 'setTimeout(() => undefined, 1);'],
  ['engine/core', 'export const later = globalThis.setInterval;'],
  ['renderer/application', 'export const title = document.title;'],
  ['renderer/application', 'export const width = window.innerWidth;'],
  ['renderer/application', 'export const languages = navigator.languages;'],
];

const plugins: Snippet[] = [
  ['engine/core', 'export const roll = Math.random();'],
  ['engine/core', 'export const roll = Math.random;'],
  ['engine/core', "export const roll = Math['random']();"],
  ['tests/track', "export { Host } from '../../electron/contract.ts';"],
  ['tests/track', "export * from '../../electron/contract.ts';"],
  ['tests/track', "import { Host } from '../../electron/contract.ts';\nexport { Host };"],
  ['tests/track', "import '../../electron/contract.ts';"],
  ['tests/track', "export const contract = import('../../electron/contract.ts');"],
];

const effects: Snippet[] = [
  ['renderer/app', "useEffect(() => list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' }), [turned]);"],
  ['renderer/app', 'useEffect(() => board.onMoved(place), [board]);'],
  ['renderer/app', 'useEffect(() => () => bots.close());'],
  ['renderer/app', 'useEffect(clear, [viewer]);'],
  ['renderer/app', 'useLayoutEffect(() => measure(), []);'],
  ['renderer/app', 'React.useInsertionEffect(() => insert(), []);'],
  ['renderer/app', 'export const field = <input ref={(element) => element?.focus()} />;'],
  ['renderer/app', 'export const field = <input ref={(element) => (last = element)} />;'],
];

const singleReads = [
  ...['count', 'textContent', 'innerText', 'innerHTML', 'inputValue', 'allInnerTexts', 'allTextContents'],
  ...['isVisible', 'isHidden', 'isEnabled', 'isDisabled', 'isEditable', 'isChecked', 'boundingBox', 'ariaSnapshot'],
].map((method): Snippet => ['tests/e2e/app', `expect(await element.${method}()).toBe(1);`]);
singleReads.push(
  ['tests/e2e/app', "expect(await page.locator('.door').count()).toBe(0);"],
  ['tests/e2e/app', "expect(await element.getAttribute('title')).toBe('1');"],
  ['tests/e2e/app', 'expect(await element.evaluate((one) => one.id)).toBe(1);'],
  ['tests/e2e/app', 'expect(await element.evaluateAll((all) => all.length)).toBe(1);'],
  ['tests/e2e/app', "expect(await page.evaluate(() => document.title), 'title').toBe(1);"],
  ['tests/e2e/app', 'expect([page.url(), await element.count()]).toEqual([1, 1]);'],
  ['tests/e2e/app', 'expect((await element.innerText()).trim()).toBe(1);'],
  ['tests/e2e/app', 'await expect(element.innerText()).resolves.toBe(1);'],
  ['tests/e2e/screens', 'await page.waitForTimeout(100);'],
);

const allowed: Snippet[] = [
  ['engine/core', "import { setup } from 'xstate';\nexport { setup };"],
  ['engine/core', "export * as v from 'valibot';"],
  ['engine/core', "export { uniformInt } from 'pure-rand/distribution/uniformInt';"],
  ['engine/meta', "export { rate } from 'openskill';"],
  ['engine/meta/tournament', "export { default } from 'edmonds-blossom-fixed';"],
  ['engine/meta', "export * as v from 'valibot';"],
  ['engine/games/track/rules', "export { clone } from '../../../core/clone.ts';\nexport * from './shooting.ts';"],
  ['engine/core', 'export const half = Math.floor(5 / 2);'],
  ['tests/track', "export type { Host } from '../../electron/contract.ts';"],
  ['tests/track', 'console.log(process.pid, Date.now(), Math.random());'],
  ['renderer/app', 'useEffect(() => {\n  list.current?.scrollTo(0, 0);\n}, [list]);'],
  ['renderer/app', 'useEffect(() => {\n  return board.onMoved(place);\n}, [board]);'],
  ['renderer/app', 'export const field = <input ref={input} />;'],
  [
    'renderer/app',
    'export const field = (\n  <input\n    ref={(element) => {\n      element?.focus();\n    }}\n  />\n);',
  ],
  ['tests/e2e/app', 'await expect.poll(() => element.count()).toBe(1);'],
  ['tests/e2e/app', 'await expect.poll(async () => (await element.innerText()).trim()).toBe(1);'],
  ['tests/e2e/app', 'const answer = await page.evaluate(call);\nexpect(answer).toEqual([list.counted()]);'],
  ['tests/track', 'expect(list.count()).toBe(1);'],
  ['renderer/application', "export { games } from '@aerodrome/engine/games/index.ts';"],
  ['renderer/application/matches', "export { DocumentStore } from '../documents.ts';\nexport * from './match.ts';"],
  ['renderer/application', "export type { Host } from '../../electron/contract.ts';"],
];

describe('lint', () => {
  const findings = lint({ imports, globals, plugins, effects, singleReads, allowed });

  test.each(imports)('lint reports an import that crosses a layer in %s: %s', (folder, source) => {
    expect(findings(folder, source)).toContainEqual(error('lint/style/noRestrictedImports'));
  });

  test.each(globals)('lint reports a forbidden global, such as a clock or the DOM, in %s: %s', (folder, source) => {
    expect(findings(folder, source)).toContainEqual(error('lint/style/noRestrictedGlobals'));
  });

  test.each(plugins)(
    'lint reports an unrecorded draw or a value import of the contract in %s: %s',
    (folder, source) => {
      expect(findings(folder, source)).toContainEqual(error('plugin'));
    },
  );

  test.each(effects)('lint reports an effect or ref callback that returns a value in %s: %s', (folder, source) => {
    expect(findings(folder, source)).toContainEqual(error('plugin'));
  });

  test.each(singleReads)('lint reports a pause or a page read without waiting in %s: %s', (folder, source) => {
    expect(findings(folder, source)).toContainEqual(error('plugin'));
  });

  test.each(allowed)('lint accepts valid code in %s: %s', (folder, source) => {
    expect(findings(folder, source)).toEqual([]);
  });
});

describe('import directions', () => {
  const graph = importGraph(project, ['engine', 'renderer', 'electron', 'build']);

  test('every import of the renderer points to a layer that its own layer may use', () => {
    expect(graph.filter(({ from }) => from.startsWith('renderer/')).length).toBeGreaterThan(1000);
    expect(graph.map(forbidden).filter((arrow) => arrow !== null)).toEqual([]);
  });

  test('there are no circular imports', () => {
    expect(findCycle(graph)).toBeNull();
  });

  test.each(arrows)('%s may not import %s', (from, to) => {
    expect(forbidden({ from: `${from}/snippet.ts`, to, typeOnly: true })).toBe(`${from}/snippet.ts imports ${to}`);
  });

  test.each(roads)('%s may import %s', (from, to) => {
    expect(forbidden({ from: `${from}/snippet.ts`, to, typeOnly: true })).toBeNull();
  });

  test('all forms of imports are found and resolved', () => {
    const source = `import type { Host } from '../../electron/contract.ts';
import { type Match, games } from '@aerodrome/engine/games/index.ts';
import '../ui/theme.css';
export * from './context.ts';
export type { Table } from '../table/table.ts';
const table = import('../games/index.ts');
const worker = new Worker(new URL('./page.worker.ts', import.meta.url));
import 'react';`;
    const found = importsOf('renderer/app/snippet.ts', source, project);
    const summary = ({ to, typeOnly }: Import) => `${to}${typeOnly ? ' (type)' : ''}`;
    expect(found.map(summary).sort()).toEqual([
      'electron/contract.ts (type)',
      'engine/games/index.ts',
      'react',
      'renderer/app/context.ts',
      'renderer/app/page.worker.ts',
      'renderer/games/index.ts',
      'renderer/table/table.ts (type)',
      'renderer/ui/theme.css',
    ]);
  });

  test('a circular import is found, unless one part is a type import', () => {
    const circle = (typeOnly: boolean): Import[] => [
      { from: 'a.ts', to: 'b.ts', typeOnly: false },
      { from: 'b.ts', to: 'c.ts', typeOnly: false },
      { from: 'c.ts', to: 'a.ts', typeOnly },
    ];
    expect(findCycle(circle(false))).toEqual(['a.ts', 'b.ts', 'c.ts', 'a.ts']);
    expect(findCycle(circle(true))).toBeNull();
  });
});

test('the typecheck of the engine refuses the DOM and files outside the engine', () => {
  const copy = join(tree, 'types');
  place(copy, 'engine/screen.ts', 'export const title = document.title;');
  place(copy, 'engine/climb.ts', "export { secret } from '../secret.ts';");
  place(copy, 'secret.ts', 'export const secret = 1;');
  cpSync(join(project, 'engine/tsconfig.json'), join(copy, 'engine/tsconfig.json'));
  place(copy, 'package.json', '{ "type": "module" }');
  mkdirSync(join(copy, 'build'));
  cpSync(join(project, 'build/tsconfig.base.json'), join(copy, 'build/tsconfig.base.json'));
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'), 'junction');

  const { stdout } = node('typescript/bin/tsc', ['-b', 'engine'], copy);
  expect(stdout).toMatch(/screen\.ts.*Cannot find name 'document'/);
  expect(stdout).toMatch(/secret\.ts' is not (under|listed)/);
});

/** Lays the snippets out as files under the project's own lint settings and lints them in one run. */
function lint(groups: Record<string, Snippet[]>): (folder: string, source: string) => Diagnostic[] {
  const copy = join(tree, 'lint');
  for (const settings of ['biome.json', '.gitignore', 'build/lint']) {
    cpSync(join(project, settings), join(copy, settings), { recursive: true });
  }
  const snippets = Object.values(groups).flat();
  const nameOf = (folder: string, source: string): string =>
    `${folder}/snippet${snippets.findIndex((snippet) => snippet[0] === folder && snippet[1] === source)}.${folder.startsWith('renderer/') ? 'tsx' : 'ts'}`;
  for (const [folder, source] of snippets) place(copy, nameOf(folder, source), `${source}\n`);
  const { stdout } = node('@biomejs/biome/bin/biome', ['lint', '--reporter=json', '--max-diagnostics=none'], copy);
  const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(stdout);
  return (folder, source) => diagnostics.filter((finding) => finding.location.path === nameOf(folder, source));
}

function error(category: string): unknown {
  return expect.objectContaining({ category, severity: 'error' });
}

function place(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function node(tool: string, args: string[], cwd: string): { stdout: string } {
  return spawnSync(process.execPath, [join(project, 'node_modules', tool), ...args], { cwd, encoding: 'utf8' });
}
