import type { Page } from '@playwright/test';
import type { Portrait } from './portrait.ts';

/** Through the shutter, to whatever is asked behind it. */
async function opened(page: Page): Promise<void> {
  const opener = page.locator('[data-open]');
  if ((await opener.count()) > 0) await opener.press('Enter');
  await page.locator('.tray .squadrons-tray').waitFor();
  await page.locator('.map-corner').waitFor();
}
export const portraits: readonly Portrait[] = [
  { name: 'squadrons', of: { replay: 'two-players-allShotDown', at: 40 }, show: opened },
];
