import { expect, test } from 'vitest';
import { requestBody } from '../../../renderer/app/requestBody.ts';

const textOf = async (args: readonly unknown[]) => new Response(await requestBody(args)).text();

test('a short request body is plain JSON', async () => {
  expect(await requestBody(['matches', 'dawn', '{}', 3])).toBe('["matches","dawn","{}",3]');
  expect(await requestBody([])).toBe('[]');
});

test('a long text arrives unchanged, also if a chunk ends within a surrogate pair', async () => {
  // Cut at an even place, every cut of the second goes through a pair.
  for (const text of ['"\\\n\u0000ü–'.repeat(100_000), `x${'🛩'.repeat(300_000)}`]) {
    const args = ['matches', 'dawn', text, 3];
    expect(JSON.parse(await textOf(args))).toEqual(args);
  }
});

test('serializing a long text yields to the event loop', async () => {
  let turns = 0;
  let written = false;
  const count = () => {
    turns++;
    if (!written) setImmediate(count);
  };
  // Once for each turn of the event loop, whatever the clock says.
  setImmediate(count);
  await requestBody(['x'.repeat(2_000_000)]);
  written = true;
  expect(turns).toBeGreaterThan(5);
});
