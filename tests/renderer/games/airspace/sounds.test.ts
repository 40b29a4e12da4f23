import type { AirspaceEvent } from '@aerodrome/engine/games/airspace/state.ts';
import { expect, test } from 'vitest';
import type { Synth } from '../../../../renderer/audio/synth.ts';
import { sound } from '../../../../renderer/games/airspace/sound/sounds.ts';

/** The impact sounds of an event: time and loudness of each. */
function blows(type: 'crashed' | 'shotDown', pace: number) {
  const struck: { after: number; loudness: number }[] = [];
  const strike = (channel: string, after: number, _length: number, loudness: number) => {
    if (channel === 'guns') struck.push({ after, loudness });
  };
  const quiet = () => undefined;
  const synth = { noise: strike, tone: strike, gust: quiet, engine: quiet } as unknown as Synth;
  sound(synth, { type, plane: 1 } as AirspaceEvent, pace);
  return {
    first: Math.min(...struck.map(({ after }) => after)),
    loudest: Math.max(...struck.map((one) => one.loudness)),
  };
}

test('a plane that is shot down has a distant impact after its fall, a crashing plane a close one', () => {
  const [fallen, crashed] = [blows('shotDown', 1), blows('crashed', 1)];
  expect([fallen.first, crashed.first]).toEqual([1.5, 0.9]);
  expect(fallen.loudest).toBeLessThan(crashed.loudest / 2);
  expect(blows('shotDown', 2).first).toBe(0.75);
});
