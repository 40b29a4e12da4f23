import { expect, test } from 'vitest';
import { Tweens } from '../../../renderer/boards/tweens.ts';

/** Plays three motions one after the other, with frames this far apart, and tells how long all of it took. */
async function timeOf(lerp: number): Promise<number> {
  const tweens = new Tweens();
  let over = false;
  const all = async () => {
    for (const duration of [360, 520, 800]) await tweens.add(duration, () => {});
    over = true;
  };
  all();
  let time = 0;
  while (!over) {
    time += lerp;
    tweens.advance(lerp);
    // Whatever waited for an end goes on before the next frame.
    await new Promise((done) => setImmediate(done));
  }
  return time;
}

test('a motion takes its time however slowly frames come', async () => {
  expect(await timeOf(10)).toBe(1680);
  expect(await timeOf(60)).toBe(1680);
  expect(await timeOf(400)).toBe(2000);
});

test('a motion ends in its last step', async () => {
  const tweens = new Tweens();
  const steps: number[] = [];
  const done = tweens.add(100, (progress) => steps.push(progress));
  tweens.advance(50);
  tweens.advance(900);
  await done;
  expect(steps).toEqual([0.5, 1]);
  expect(tweens.isRunning).toBe(false);
});

test('what begins after a rest counts from its own beginning', () => {
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

test('what is forgotten stays where it was', () => {
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
