import { expect, test } from 'vitest';
import { Tweens } from '../../../renderer/boards/tweens.ts';

/** Runs three tweens one after the other with this frame interval; returns the total time. */
async function totalTimeMs(frameIntervalMs: number): Promise<number> {
  const tweens = new Tweens();
  let over = false;
  const all = async () => {
    for (const duration of [360, 520, 800]) await tweens.add(duration, () => {});
    over = true;
  };
  all();
  let time = 0;
  while (!over) {
    time += frameIntervalMs;
    tweens.advance(frameIntervalMs);
    // Code that awaited the end of a tween runs before the next frame.
    await new Promise((done) => setImmediate(done));
  }
  return time;
}

test('a tween takes its duration at any frame rate', async () => {
  expect(await totalTimeMs(10)).toBe(1680);
  expect(await totalTimeMs(60)).toBe(1680);
  expect(await totalTimeMs(400)).toBe(2000);
});

test('a tween ends with step(1)', async () => {
  const tweens = new Tweens();
  const steps: number[] = [];
  const done = tweens.add(100, (progress) => steps.push(progress));
  tweens.advance(50);
  tweens.advance(900);
  await done;
  expect(steps).toEqual([0.5, 1]);
  expect(tweens.isRunning).toBe(false);
});

test('a tween that is added after a rest starts at that moment', () => {
  const tweens = new Tweens();
  tweens.add(100, () => {});
  tweens.advance(1000);
  tweens.resetStart();
  let alwaysVisible = 0;
  tweens.add(100, (progress) => {
    alwaysVisible = progress;
  });
  tweens.advance(25);
  expect(alwaysVisible).toBe(0.25);
});

test('a cleared tween stays where it was', () => {
  const tweens = new Tweens();
  let alwaysVisible = 0;
  tweens.add(100, (progress) => {
    alwaysVisible = progress;
  });
  tweens.advance(30);
  tweens.clear();
  tweens.advance(200);
  expect(alwaysVisible).toBe(0.3);
});
