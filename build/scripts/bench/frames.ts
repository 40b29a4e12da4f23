import type { Page } from '@playwright/test';

/** The page's own globals, as far as they are touched here. */
export interface Timed {
  /** How often each picture asked the card to draw. */
  drawCalls: number[];
  requestAnimationFrame(draw: (time: number) => void): number;
  WebGL2RenderingContext: { prototype: Record<string, (...args: number[]) => void> };
}

/**
 * In the page, before anything else: how much every picture draws. Nothing in it has a name of its own: what keeps names
 * when scripts are run is not there in the page.
 */
export function watchFrames(): void {
  const page = globalThis as unknown as Timed;
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
      draw(time);
      page.drawCalls.push(calls);
    });
}

/** What the browser notes about its own work: when something began, how long it took, and how much of the processor. */
interface Noted {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  /** In microseconds of this thread alone: what others do on a busy machine is not in it. */
  tdur?: number;
}

/**
 * The processor time of each picture's own script while something is done, in milliseconds. What the page does next,
 * because a picture has ended, is work of the page and not of the picture.
 */
export async function scriptOfFrames(page: Page, doing: () => Promise<void>): Promise<number[]> {
  const devtools = await page.context().newCDPSession(page);
  const noted: Noted[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => noted.push(...(value as unknown as Noted[])));
  const over = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'v8'] },
  });
  await doing();
  await devtools.send('Tracing.end');
  await over;
  await devtools.detach();
  const whole = noted.filter(({ ph }) => ph === 'X');
  const after = whole.filter(({ name }) => name === 'V8.RunMicrotasks' || name === 'RunMicrotasks');
  return whole
    .filter(({ name }) => name === 'FireAnimationFrame')
    .map(({ pid, tid, ts, dur, tdur = 0 }) => {
      const within = (other: Noted) => other.pid === pid && other.tid === tid && other.ts >= ts && other.ts < ts + dur;
      const next = Math.max(0, ...after.filter(within).map((other) => other.tdur ?? 0));
      return (tdur - next) / 1000;
    });
}
