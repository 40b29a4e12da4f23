import type { CrewEvent } from '@aerodrome/engine/games/crew/state.ts';
import { expect, test } from 'vitest';
import type { Synth } from '../../../../renderer/audio/synth.ts';
import { noise, sound } from '../../../../renderer/games/crew/sound/sounds.ts';

/** The number of sounds per channel. */
function heard(make: (synth: Synth) => void) {
  const times = { engines: 0, guns: 0, table: 0 };
  const count = (channel: keyof typeof times) => times[channel]++;
  const engine = () => times.engines++;
  make({ noise: count, tone: count, gust: count, engine } as unknown as Synth);
  return times;
}

test('the clock noise is wind first, then gunfire, then barking, and more of it towards the end', () => {
  const [early, middle, late, last] = [0.1, 0.4, 0.6, 0.95].map((gone) => heard((synth) => noise(synth, gone)));
  expect([early.engines > 0, early.guns, early.table]).toEqual([true, 0, 0]);
  expect([middle.guns > 0, middle.table]).toEqual([true, 0]);
  expect(late.table).toBeGreaterThan(0);
  expect([last.guns > late.guns, last.table > late.table]).toEqual([true, true]);
});

test('the whole winning crew howls at the end, and no dog howls without a winner', () => {
  const over = (winners: number[]) =>
    heard((synth) => sound(synth, { type: 'over', outcome: { ending: 'drawn', winners } } as CrewEvent, 1)).table;
  expect(over([2, 3]) - over([2])).toBe(over([2]) - over([]));
  expect(over([2])).toBeGreaterThan(over([]));
});
