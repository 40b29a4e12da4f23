import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, openInBrowser } from '../app/table.ts';
import { folderWithMatches, recordedMatch } from './savedMatches.ts';

afterAll(closeBrowser);

test('a file that takes too long to load is refused with a message, and the page stays responsive meanwhile', async () => {
  const { page, folder, close } = await openInBrowser({ folder: folderWithMatches('duel-shotDown') });
  await page.clock.install();
  // A file on which the reader never comes to an end.
  await page.route('**/page.worker-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'onmessage = () => { for (;;); }' }),
  );
  await page.reload();
  const saves = page.getByRole('button', { name: /saved game/i });
  await saves.waitFor();
  // However slow the machine is, the reader's time does not pass before everything has been seen.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await saves.click();
  await page.getByText('Loading …').waitFor();
  await page.getByRole('button', { name: 'Rename' }).waitFor();
  // The card is read again after a timeout, so the time passes more than once.
  await expect
    .poll(async () => {
      await page.clock.fastForward(10_000);
      return page.getByText('takes too long to load').count();
    })
    .toBe(1);
  await page.clock.resume();
  await expect.poll(() => page.workers()).toEqual([]);

  // The next file gets a reader of its own.
  await page.unroute('**/page.worker-*.js');
  await page.locator('input[type=file]').setInputFiles(recordedMatch('duel-fewerHits'));
  await expect.poll(() => readdirSync(join(folder, 'matches')).filter((name) => name.endsWith('.json')).length).toBe(2);
  await page.getByRole('button', { name: 'Watch the replay: duel-fewerHits' }).waitFor();
  await close();
});
