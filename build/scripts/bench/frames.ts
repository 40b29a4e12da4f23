import type { Page } from '@playwright/test';
import { recordTrace, scriptTasks, type TraceEvent } from './trace.ts';

type DrawCall = 'drawElements' | 'drawArrays' | 'drawElementsInstanced' | 'drawArraysInstanced';

/** The globals of the page that are used here. */
export interface Timed {
  /** Draw calls per frame. */
  drawCalls: number[];
  performance: { now(): number };
  requestAnimationFrame(draw: (time: number) => void): number;
  WebGL2RenderingContext: {
    prototype: Record<DrawCall | 'enable', (...args: number[]) => void> & { RASTERIZER_DISCARD: number };
  };
}

/**
 * Init script of the page: counts draw calls per frame and simulates 60 Hz. Only script is measured: rasterization is
 * discarded, and the clock of the page stops while a frame is late. Otherwise a slow machine would skip frames and put the
 * cost of a whole turn into one. The function has no named inner functions: the helper that esbuild adds for names does
 * not exist in the page.
 */
export function watchFrames(): void {
  const page = globalThis as unknown as Timed;
  page.drawCalls = [];
  let calls = 0;
  const card = page.WebGL2RenderingContext.prototype;
  for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const) {
    const original = card[name];
    card[name] = function (this: typeof card, ...args) {
      calls++;
      this.enable(card.RASTERIZER_DISCARD);
      return original.apply(this, args);
    };
  }
  const now = page.performance.now.bind(page.performance);
  /** Delay of the page's clock, due time of the last frame, and whether it is being drawn. */
  let late = 0;
  let last = 0;
  let drawing = false;
  page.performance.now = () => now() - late;
  const request = page.requestAnimationFrame.bind(page);
  page.requestAnimationFrame = (draw) => {
    const due = (drawing ? last : now() - late) + 1000 / 60;
    return request((time) => {
      late = Math.max(late, time - due);
      last = time - late;
      calls = 0;
      drawing = true;
      draw(last);
      drawing = false;
      page.drawCalls.push(calls);
    });
  };
}

/**
 * Script time of a page per frame, in milliseconds of processor time: the animation frame itself, and everything that runs
 * before the next one.
 */
export async function scriptOfFrames(page: Page, doing: () => Promise<void>): Promise<number[]> {
  return byFrame(await recordTrace(page, doing));
}

export function byFrame(events: readonly TraceEvent[]): number[] {
  const costs: number[] = [];
  for (const { name, milliseconds } of scriptTasks(events)) {
    const cost = name === 'FireAnimationFrame' ? 0 : costs.pop();
    if (cost !== undefined) costs.push(cost + milliseconds);
  }
  return costs;
}
