import type { Page } from '@playwright/test';

/** An event of Chromium's trace. Times are in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  /** Processor time of this thread, independent of other load. */
  tdur?: number;
}

/**
 * Trace events that run script of the page; evaluations by Playwright are not among them. Messages that a page sends to
 * itself, as React does, and observers appear as function calls.
 */
const scripts = [
  'FireAnimationFrame',
  'EventDispatch',
  'TimerFire',
  'HandlePostMessage',
  'FunctionCall',
  'V8.RunMicrotasks',
];

/** The trace of a page during an action. */
export async function recordTrace(
  page: Page,
  doing: () => Promise<void>,
  categories: readonly string[] = [],
): Promise<TraceEvent[]> {
  const devtools = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const over = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'v8', ...categories] },
  });
  await doing();
  await devtools.send('Tracing.end');
  await over;
  await devtools.detach();
  return events;
}

/** The top-level script tasks of the main thread; nested events are part of their task. */
export function scriptTasks(events: readonly TraceEvent[]): { name: string; milliseconds: number }[] {
  const first = events.find(({ name, ph }) => name === 'FireAnimationFrame' && ph === 'X');
  const ran = events.filter(({ name, ph, pid, tid }) => {
    return ph === 'X' && pid === first?.pid && tid === first.tid && scripts.includes(name);
  });
  let end = 0;
  return ran
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur)
    .flatMap(({ name, ts, dur, tdur = 0 }) => {
      if (ts < end) return [];
      end = ts + dur;
      return [{ name, milliseconds: tdur / 1000 }];
    });
}

/** Processor time of each task of the main thread, with style, layout and paint. Needs the category of `RunTask`. */
export function mainThreadTasks(events: readonly TraceEvent[]): number[] {
  const first = events.find(({ name, ph }) => name === 'FireAnimationFrame' && ph === 'X');
  return events
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === first?.pid && tid === first.tid)
    .map(({ tdur = 0 }) => tdur / 1000);
}
