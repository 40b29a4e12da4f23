import type { Page } from '@playwright/test';

/** What the browser notes about its own work: when something began, how long it took, and how much of the processor. */
export interface Noted {
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
export async function noting(page: Page, doing: () => Promise<void>): Promise<Noted[]> {
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
  return noted;
}

/** What ran on the thread that draws, one after the other: what runs within something else is counted with it. */
export function scriptIn(noted: readonly Noted[]): { name: string; milliseconds: number }[] {
  const first = noted.find(({ name, ph }) => name === 'FireAnimationFrame' && ph === 'X');
  const ran = noted.filter(({ name, ph, pid, tid }) => {
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
