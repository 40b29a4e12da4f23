import type { Browser } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { gpuDrawing, launchChromium } from '../../../build/scripts/app/chromium.ts';
import { closeBrowser, openInBrowser, sharedBrowser } from '../app/table.ts';

afterAll(closeBrowser);

/** The hangar's airplane, which keeps still, as a browser shows it. */
async function airplaneIn(browser: Browser): Promise<string> {
  const { page, close } = await openInBrowser({}, browser);
  await page.locator('.poster-sky:not([data-drawing])').waitFor({ state: 'attached' });
  await page.locator('.game-card').first().waitFor();
  const picture = await page.screenshot({ clip: { x: 560, y: 70, width: 640, height: 460 } });
  await close();
  return picture.toString('base64');
}

test('the airplane of the hangar is drawn completely, by the CPU and by a software GPU', async () => {
  const browser = await launchChromium(gpuDrawing);
  const pictures = [await airplaneIn(await sharedBrowser()), await airplaneIn(browser)];
  const page = await browser.newPage();
  const different = await page.evaluate(async (pngs) => {
    const [one, other] = await Promise.all(
      pngs.map(async (png) => {
        const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
        const brush = new OffscreenCanvas(image.width, image.height).getContext(
          '2d',
        ) as OffscreenCanvasRenderingContext2D;
        brush.drawImage(image, 0, 0);
        return brush.getImageData(0, 0, image.width, image.height).data;
      }),
    );
    let count = 0;
    for (let at = 0; at < one.length; at += 4) {
      if ([0, 1, 2].some((channel) => Math.abs(one[at + channel] - other[at + channel]) > 64)) count++;
    }
    return count / (one.length / 4);
  }, pictures);
  await browser.close();
  expect(different).toBeLessThan(0.01);
});
