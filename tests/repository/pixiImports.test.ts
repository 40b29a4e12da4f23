import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/**
 * The parts of pixi.js that boards may import. Some parts (Text, Mesh, TilingSprite, ParticleContainer …) register render
 * pipes and systems when they are imported, and a renderer has only those that were registered before it was created.
 * Boards are loaded after that. To use such a part, import its path in stage.ts, as with `pixi.js/graphics`, and list its
 * name here.
 */
const forBoards = ['CanvasSource', 'Container', 'Graphics', 'Sprite', 'Texture'];

/** The only file that creates the renderer and changes settings of the library. */
const stageFile = 'renderer/boards/stage.ts';
const forStage = ['Application', 'Assets', 'GlobalResourceRegistry', 'Ticker'];
const stagePaths = ['pixi.js/graphics', 'pixi.js/unsafe-eval'];

const isPixi = (specifier: string) => /^(pixi\.js|@pixi)(\/|$)/.test(specifier);

/** The parts of pixi.js that a file loads: names of `pixi.js` itself, otherwise paths. Types are not loaded. */
function loadedParts(file: string, source: string): string[] {
  const { module } = parseSync(file, source);
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) => {
    if (!isPixi(moduleRequest.value)) return [];
    if (moduleRequest.value !== 'pixi.js' || entries.length === 0) return [moduleRequest.value];
    return entries.flatMap(({ isType, importName }) => (isType ? [] : [importName.name ?? '*']));
  });
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType, importName }) =>
      !isType && moduleRequest && isPixi(moduleRequest.value) ? [importName.name ?? '*'] : [],
    ),
  );
  const dynamic = module.dynamicImports
    .map(({ moduleRequest: { start, end } }) => source.slice(start, end).replaceAll(/['"`]/g, ''))
    .filter(isPixi);
  return [...imported, ...exported, ...dynamic];
}

function unlistedParts(file: string, source: string): string[] {
  const listed = file === stageFile ? [...forBoards, ...forStage, ...stagePaths] : forBoards;
  return loadedParts(file, source)
    .filter((part) => !listed.includes(part))
    .map((part) => `${file} imports ${part}`);
}

const files = readdirSync('renderer', { recursive: true, encoding: 'utf8' })
  .map((file) => `renderer/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(file, 'utf8')] as const);

test('the renderer imports only listed parts of pixi.js', () => {
  expect(files.flatMap(([file, source]) => unlistedParts(file, source))).toEqual([]);
});

test('each listed part of pixi.js is used', () => {
  const used = new Set(files.flatMap(([file, source]) => loadedParts(file, source)));
  expect([...used].sort()).toEqual([...forBoards, ...forStage, ...stagePaths].sort());
});

test.each([
  ["import { Text } from 'pixi.js';", ['Text']],
  ["import { type Text, Mesh as M } from 'pixi.js';", ['Mesh']],
  ["import * as pixi from 'pixi.js';", ['*']],
  ["import 'pixi.js/text';", ['pixi.js/text']],
  ["import { BlurFilter } from 'pixi.js/filters';", ['pixi.js/filters']],
  ["export { Text } from 'pixi.js';", ['Text']],
  ["export * from 'pixi.js';", ['*']],
  ["const later = import('pixi.js');", ['pixi.js']],
  ["import { Application } from 'pixi.js';", ['Application']],
  ["import type { Text } from 'pixi.js';\nexport type { Mesh } from 'pixi.js';", []],
  ["import { Container, Sprite } from 'pixi.js';", []],
])('of a board with %j the parts %j are refused', (source, refused) => {
  const file = 'renderer/games/track/board/snippet.ts';
  expect(unlistedParts(file, source)).toEqual(refused.map((part) => `${file} imports ${part}`));
});
