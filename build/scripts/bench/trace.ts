import type { Page } from '@playwright/test';

/** What the browser notes about its own work: when something began, how long it took, and how much of the processor. */
export interface TraceEvent {
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
 * Whatever runs script of the page: what is asked of it from outside is none of these. A message that a page sends to
 * itself, as React does to go on later, and an observer are calls and no more.
 */
const scripts = [
  'FireAnimationFrame',
  'EventDispatch',
  'TimerFire',
  'HandlePostMessage',
  'FunctionCall',
  'V8.RunMicrotasks',
];

/** All that a page notes while something is done. */
export async function recordTrace(page: Page, doing: () => Promise<void>): Promise<TraceEvent[]> {
  const devtools = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const over = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'v8'] },
  });
  await doing();
  await devtools.send('Tracing.end');
  await over;
  await devtools.detach();
  return events;
}

/** What ran on the thread that draws, one after the other: what runs within something else is counted with it. */
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
