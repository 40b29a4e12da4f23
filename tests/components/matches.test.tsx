import { expect, test } from 'vitest';
import { find, press, renderApp } from './app.tsx';
import { playToEnd, takeOff } from './table.ts';

const modes: readonly [preset: string, seed: number][] = [
  ['Duel', 46],
  ['Sparring', 21],
  ['Duel on the other side', 46],
  ['Espionage', 43],
  ['Bombing', 41],
  ['Rescue', 47],
  ['Escort', 47],
  ['Espionage, solo', 27],
  ['Bombing, solo', 28],
  ['Rescue, solo', 29],
  ['Escort, solo', 30],
  ['Prototype edition', 47],
  ['First flight', 32],
];

test.each(modes)('the preset "%s" is played to its end by keyboard', async (preset, seed) => {
  const { user } = await renderApp();
  await takeOff(user, preset, seed);
  expect(await playToEnd(seed, (button) => press(user, button))).toBeGreaterThan(5);
  expect((await find('.over .over-ending')).textContent).not.toBe('');
});
