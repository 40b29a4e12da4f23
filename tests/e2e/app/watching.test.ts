import { afterAll, expect, test } from 'vitest';
import { heapOf } from './heap.ts';
import { after, inPosition, position } from './positions.ts';
import { closeBrowser } from './table.ts';

afterAll(closeBrowser);

/** `AERODROME_MINUTES=30` for a longer proof. */
const minutes = Number(process.env.AERODROME_MINUTES ?? 0);

test('bots play match after match on one page, and nothing goes wrong', async () => {
  const { page, close } = await inPosition(position({ bots: [0, 1], until: after(0) }));
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  const heap = await heapOf(page);
  const known = await heap();
  const end = Date.now() + minutes * 60_000;
  let matches = 0;
  do {
    if (matches > 0) {
      await page.getByRole('button', { name: 'Fly again' }).press('Enter');
      await page.locator('main.match:not([data-play=over])').waitFor();
    }
    await page.locator('main.match[data-play=over]').waitFor({ timeout: 600_000 });
    matches++;
  } while (Date.now() < end);
  const more = (await heap()) - known;
  console.log(`${minutes} minutes of bots, ${matches} matches, ${more.toFixed(1)} MB more at the end`);
  expect(complaints).toEqual([]);
  expect(await page.getByRole('alert').count()).toBe(0);
  await close();
});
