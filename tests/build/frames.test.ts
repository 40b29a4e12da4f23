import { expect, test } from 'vitest';
import { byFrame } from '../../build/scripts/bench/frames.ts';

/** Something that ran, from one microsecond to another, all of it with the processor to itself. */
const ran = (name: string, from: number, to: number, tid = 1) => ({
  name,
  ph: 'X',
  pid: 1,
  tid,
  ts: from,
  dur: to - from,
  tdur: to - from,
});

test('a picture costs all script from its beginning to the next: messages, observers, timers and what is done later', () => {
  const noted = [
    ran('EventDispatch', 0, 500),
    ran('FireAnimationFrame', 1000, 2000),
    // Within the picture, and not once more.
    ran('FunctionCall', 1000, 1900),
    ran('V8.RunMicrotasks', 1950, 2000),
    // On another thread.
    ran('FunctionCall', 2100, 9000, 2),
    // Painting is the browser's.
    ran('Paint', 2000, 2400),
    ran('FunctionCall', 2500, 3500),
    ran('FireAnimationFrame', 10000, 10250),
    ran('TimerFire', 11000, 12000),
    ran('V8.RunMicrotasks', 12000, 12500),
    ran('HandlePostMessage', 13000, 13250),
  ];
  expect(byFrame(noted)).toEqual([2, 2]);
});
