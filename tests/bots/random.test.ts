import { chooseUniformly } from '@aerodrome/engine/bots/uniformChoice.ts';
import { FixedRandom, SeededRandom } from '@aerodrome/engine/core/random.ts';
import { expect, test } from 'vitest';

test('a uniform choice takes the action at the drawn index', () => {
  const stream = new FixedRandom({ choice: [2, 0] });
  expect(chooseUniformly(['a', 'b', 'c'], stream)).toBe('c');
  expect(chooseUniformly(['a', 'b', 'c'], stream)).toBe('a');
});

test('a uniform choice takes every action about equally often', () => {
  const stream = new SeededRandom(1);
  const counts = [0, 0, 0, 0, 0];
  for (let i = 0; i < 10_000; i++) counts[chooseUniformly([0, 1, 2, 3, 4], stream)]++;
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
});
