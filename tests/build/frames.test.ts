import { expect, test } from 'vitest';
import { byFrame } from '../../build/scripts/bench/frames.ts';

/** A trace event from one microsecond to another, all of it processor time. */
const ran = (name: string, from: number, to: number, tid = 1) => ({
  name,
  ph: 'X',
  pid: 1,
  tid,
  ts: from,
  dur: to - from,
  tdur: to - from,
});

test('the cost of a frame is all script up to the next frame: messages, observers, timers and microtasks', () => {
  const noted = [
    ran('EventDispatch', 0, 500),
    ran('FireAnimationFrame', 1000, 2000),
    // Nested in the frame, so not counted again.
    ran('FunctionCall', 1000, 1900),
    ran('V8.RunMicrotasks', 1950, 2000),
    // On another thread.
    ran('FunctionCall', 2100, 9000, 2),
    // Painting is not script.
    ran('Paint', 2000, 2400),
    ran('FunctionCall', 2500, 3500),
    ran('FireAnimationFrame', 10000, 10250),
    ran('TimerFire', 11000, 12000),
    ran('V8.RunMicrotasks', 12000, 12500),
    ran('HandlePostMessage', 13000, 13250),
  ];
  expect(byFrame(noted)).toEqual([2, 2]);
});
