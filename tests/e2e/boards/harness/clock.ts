/** A clock wound by hand: frames come when they are called for, and are as far apart as one likes. */
let now = 0;
const asked = new Map<number, FrameRequestCallback>();
let last = 0;

performance.now = () => now;
window.requestAnimationFrame = (draw) => {
  asked.set(++last, draw);
  return last;
};
window.cancelAnimationFrame = (handle) => void asked.delete(handle);

/** Whether something wants to be drawn. */
export const hasPendingFrames = () => asked.size > 0;

const { port1, port2 } = new MessageChannel();

/** Everything that waits for what has just happened goes on. */
export function flushMessages(): Promise<void> {
  return new Promise((done) => {
    port1.onmessage = () => done();
    port2.postMessage(null);
  });
}

/** Draws one frame, this long after the last. */
export function advanceFrame(milliseconds: number): void {
  now += milliseconds;
  const due = [...asked.values()];
  asked.clear();
  for (const draw of due) draw(now);
}
