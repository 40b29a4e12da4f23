/** The page's own globals, as far as they are touched here. */
export interface Timed {
  /** Milliseconds that each picture's own script took, and how often it asked the card to draw. */
  frameTimes: number[];
  drawCalls: number[];
  requestAnimationFrame(draw: (time: number) => void): number;
  WebGL2RenderingContext: { prototype: Record<string, (...args: number[]) => void> };
}

/**
 * In the page, before anything else: how long every picture's own script takes, and how much it draws. Nothing in it has a
 * name of its own: what keeps names when scripts are run is not there in the page.
 */
export function watchFrames(): void {
  const page = globalThis as unknown as Timed;
  page.frameTimes = [];
  page.drawCalls = [];
  let calls = 0;
  const card = page.WebGL2RenderingContext.prototype;
  for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced']) {
    const original = card[name];
    card[name] = function (...args) {
      calls++;
      return original.apply(this, args);
    };
  }
  const request = page.requestAnimationFrame.bind(page);
  page.requestAnimationFrame = (draw) =>
    request((time) => {
      calls = 0;
      const begun = performance.now();
      draw(time);
      page.frameTimes.push(performance.now() - begun);
      page.drawCalls.push(calls);
    });
}
