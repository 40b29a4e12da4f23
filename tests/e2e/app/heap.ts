import type { Page } from '@playwright/test';

/** Tells how much memory the script of a page holds, in megabytes, once all that nobody needs is swept away. */
export async function heapOf(page: Page): Promise<() => Promise<number>> {
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('HeapProfiler.enable');
  return async () => {
    // What is kept only to be told that it is gone goes at the second sweep.
    for (let sweep = 0; sweep < 2; sweep++) await inspector.send('HeapProfiler.collectGarbage');
    const { usedSize } = await inspector.send('Runtime.getHeapUsage');
    return usedSize / 2 ** 20;
  };
}
