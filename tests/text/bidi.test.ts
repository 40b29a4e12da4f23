import { expect, test } from 'vitest';
import { isolateDirection } from '../../engine/text/bidi.ts';
import { fill } from '../../engine/text/say.ts';

const [isolate, pop, override, embed] = ['\u2068', '\u2069', '\u202e', '\u202b'];

/** The characters of a text that lie outside every isolate, by the rules of Unicode (UAX #9, BD9). */
function outside(text: string): string {
  let depth = 0;
  let result = '';
  for (const char of text) {
    if (/[\u2066-\u2068]/.test(char)) depth++;
    else if (char === pop) depth = Math.max(0, depth - 1);
    else if (depth === 0) result += char;
  }
  expect(depth).toBe(0);
  return result;
}

test('a name in ordinary letters is returned as it is', () => {
  for (const name of ['Alix', 'Zoë', 'Łukasz', '山田', 'A-1 & Söhne']) expect(isolateDirection(name)).toBe(name);
});

test.each([
  'דוד',
  'محمد',
  `${override}xila`,
  `${embed}Alix`,
  `${pop}${pop}Alix`,
  `${isolate}${isolate}Alix`,
  `${pop}${isolate}${override}Alix`,
  `Alix\u2029${override}Bruno`,
  '\u200fAlix',
])('the name %j does not reach the words around it', (name) => {
  const text = fill('Now {name} attacks {other}.', { name, other: 'Bruno' });
  expect(outside(text)).toBe('Now  attacks Bruno.');
});

test('a sentence that contains an isolated name stays isolated inside another one', () => {
  const inner = fill('{name} wins', { name: `${override}Alix` });
  const text = fill('Report: {inner}.', { inner });
  expect(outside(text)).toBe('Report: .');
  expect(text).toContain(`${isolate}${override}Alix${pop} wins`);
});

test('each name of a list is isolated by itself', () => {
  const text = fill('{names} win', { names: ['דוד', 'Bruno', 'محمد'] });
  expect(outside(text)).toMatch(/^, Bruno,? and {2}win$/);
});
