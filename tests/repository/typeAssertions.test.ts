import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

/** The highest number of type assertions in renderer/games. It may only fall. */
const maxInGames = 8;

interface Found {
  /** The place of each assertion; `as const` does not count. */
  assertions: string[];
  /** Assertions of an assertion: `as unknown as`. */
  doubled: string[];
}

function assertionsIn(file: string, text: string): Found {
  const found: Found = { assertions: [], doubled: [] };
  const note = (node: {
    start: number;
    expression: { type: string };
    typeAnnotation: { start: number; end: number };
  }) => {
    if (text.slice(node.typeAnnotation.start, node.typeAnnotation.end) === 'const') return;
    const at = `${file}:${text.slice(0, node.start).split('\n').length}`;
    found.assertions.push(at);
    if (node.expression.type === 'TSAsExpression') found.doubled.push(at);
  };
  new Visitor({ TSAsExpression: note, TSTypeAssertion: note }).visit(parseSync(file, text).program);
  return found;
}

const found = readdirSync('renderer', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => assertionsIn(`renderer/${file}`, readFileSync(`renderer/${file}`, 'utf8')));

test('the counter finds assertions on the syntax tree, and counts neither `as const` nor renamed imports', () => {
  const text = [
    "import { a as b } from './a.ts';",
    'const c = [b] as const;',
    'const d = b as unknown as string;',
    '// b as never',
  ].join('\n');
  expect(assertionsIn('x.ts', text)).toEqual({ assertions: ['x.ts:3', 'x.ts:3'], doubled: ['x.ts:3'] });
});

test('no file of the renderer uses a double type assertion', () => {
  expect(found.flatMap(({ doubled }) => doubled)).toEqual([]);
});

test(`renderer/games has at most ${maxInGames} type assertions`, () => {
  const inGames = found.flatMap(({ assertions }) => assertions.filter((at) => at.startsWith('renderer/games/')));
  expect(inGames.length, inGames.join('\n')).toBeLessThanOrEqual(maxInGames);
});
