import type { Page } from '@playwright/test';
import { recordTrace, scriptTasks, type TraceEvent } from './trace.ts';

type DrawCall = 'drawElements' | 'drawArrays' | 'drawElementsInstanced' | 'drawArraysInstanced';

/** The page's own globals, as far as they are touched here. */
export interface Timed {
  /** How often each picture asked the card to draw. */
  drawCalls: number[];
  performance: { now(): number };
  requestAnimationFrame(draw: (time: number) => void): number;
  WebGL2RenderingContext: {
    prototype: Record<DrawCall | 'enable', (...args: number[]) => void> & { RASTERIZER_DISCARD: number };
  };
}

/**
 * In the page, before anything else: how much every picture draws, at sixty pictures a second. Script is measured, and not
 * the card: what is drawn is thrown away before a pixel is painted, and the page's time stands still while a picture is
 * late. Else a busy machine without a card would show one picture where sixty are to be, and all that a turn costs would
 * fall on that one. Nothing in it has a name of its own: what keeps names when scripts are run is not there in the page.
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
  /** By how much the page's time is behind, when the last picture was due, and whether it is being drawn. */
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
 * The processor time of all script of a page from each picture to the next while something is done, in milliseconds: the
 * picture's own, and what the page does because of it, or because somebody acts or a bot has answered meanwhile.
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
