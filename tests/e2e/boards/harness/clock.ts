/** Manual clock: replaces performance.now and requestAnimationFrame. Frames are run by `advanceFrame`. */
let now = 0;
const asked = new Map<number, FrameRequestCallback>();
let last = 0;

performance.now = () => now;
window.requestAnimationFrame = (draw) => {
  asked.set(++last, draw);
  return last;
};
window.cancelAnimationFrame = (handle) => void asked.delete(handle);

/** Whether a frame is requested. */
export const hasPendingFrames = () => asked.size > 0;

const { port1, port2 } = new MessageChannel();

/** Lets pending promises continue, by a message through the event loop. */
export function flushMessages(): Promise<void> {
  return new Promise((done) => {
    port1.onmessage = () => done();
    port2.postMessage(null);
  });
}

/** Runs the requested frame callbacks, this long after the last frame. */
export function advanceFrame(milliseconds: number): void {
  now += milliseconds;
  const due = [...asked.values()];
  asked.clear();
  for (const draw of due) draw(now);
}
