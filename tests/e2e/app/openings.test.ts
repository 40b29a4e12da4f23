import { afterAll, expect, test } from 'vitest';
import { heapOf } from './heap.ts';
import { closeBrowser, inBrowser, settled, takeOff } from './table.ts';

afterAll(closeBrowser);

/** `AERODROME_OPENINGS=400` for a longer proof. */
const openings = Number(process.env.AERODROME_OPENINGS ?? 14);
/** Until then the page comes to know what it will keep: fonts, pictures, shaders, code that is compiled better. */
const settledAfter = 10;

test(`${openings} matches opened and left on one page leave nothing behind`, async () => {
  const { page, close } = await inBrowser();
  const heap = await heapOf(page);
  let known = 0;
  for (let opening = 1; opening <= openings; opening++) {
    await takeOff(page, 'Sparring', opening);
    await settled(page);
    await page.locator('.canvas canvas').waitFor();
    await page.keyboard.press('m');
    await page.getByRole('button', { name: 'Save and leave' }).press('Enter');
    await page.getByRole('button', { name: /fly on/i }).waitFor();
    if (opening === settledAfter) known = await heap();
  }
  const more = (await heap()) - known;
  console.log(`${openings} openings, ${more.toFixed(2)} MB more than after the ${settledAfter}th`);
  expect(more).toBeLessThan(2);
  await close();
});
