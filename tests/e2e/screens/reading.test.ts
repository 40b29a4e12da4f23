import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mostTakeBacks, writeSave } from '@aerodrome/engine/saves/format.ts';
import { afterAll, expect, test } from 'vitest';
import { about, start } from '../../saves/play.ts';
import { closeBrowser, inBrowser, settled } from '../app/table.ts';
import { folderOf, recorded } from './shelf.ts';

afterAll(closeBrowser);

test('a file that takes too long to read is refused in words, and the page goes on meanwhile and afterwards', async () => {
  const { page, folder, close } = await inBrowser({ folder: folderOf('duel-shotDown') });
  await page.clock.install();
  // A file on which the reader never comes to an end.
  await page.route('**/saves.worker-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'onmessage = () => { for (;;); }' }),
  );
  const reading = page.waitForEvent('worker');
  await page.reload();
  await page.getByRole('button', { name: /saved match/i }).click();
  const reader = await reading;
  await page.getByText('Being read').waitFor();
  await page.getByRole('button', { name: 'Rename' }).waitFor();
  const ended = reader.waitForEvent('close');
  await page.clock.fastForward(10_000);
  await ended;
  await page.getByText('takes too long to read').waitFor();

  // The next file gets a reader of its own.
  await page.unroute('**/saves.worker-*.js');
  await page.locator('input[type=file]').setInputFiles(recorded('duel-fewerHits'));
  await expect.poll(() => readdirSync(join(folder, 'matches')).filter((name) => name.endsWith('.json')).length).toBe(2);
  await page.getByRole('button', { name: 'Watch the replay: duel-fewerHits' }).waitFor();
  await close();
});

test('of a match of many second thoughts the page holds the end of the log, and more of it for who asks', async () => {
  const match = start();
  match.submit(match.legalActions(match.awaiting()[0])[0]);
  for (let again = 0; again < mostTakeBacks; again++) match.takeBack(again % 2);
  const folder = folderOf();
  writeFileSync(join(folder, 'matches', 'wavering.json'), writeSave(match, about));
  const { page, close } = await inBrowser({ folder });
  await page.getByRole('button', { name: /fly on/i }).click();
  expect(await settled(page)).toBe('handover');
  await page.locator('[data-open]').press('Enter');
  await page.locator('dialog.door').waitFor({ state: 'detached' });
  const lines = page.locator('.log li');
  expect(match.length).toBeGreaterThan(500);
  await expect.poll(() => lines.count()).toBe(101);
  await page.getByRole('button', { name: 'Earlier', exact: true }).click();
  await expect.poll(() => lines.count()).toBe(301);
  await close();
});
