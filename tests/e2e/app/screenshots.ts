import type { Page } from '@playwright/test';
import { openInBrowser, waitUntilDrawn } from './table.ts';

/** The DOM and the pixels of the page: everything that could reveal hidden information. */
export async function captureDomAndPixels(page: Page): Promise<{ dom: string; pixels: string }> {
  await waitUntilDrawn(page);
  return { dom: await page.evaluate(() => document.body.innerHTML), pixels: await stableScreenshot(page) };
}

/** A screenshot that equals the one before it, so that all painting is done. */
export async function stableScreenshot(page: Page): Promise<string> {
  if (await page.evaluate(() => 'unpainted' in window)) throw new Error('nothing is painted here');
  const picture = async () => (await page.screenshot()).toString('base64');
  let now = await picture();
  for (let last = ''; last !== now; ) [last, now] = [now, await picture()];
  return now;
}

/** Largest difference of any pixel's channels (0 to 255) between the two screenshots of each pair. */
export async function maxPixelDifferences(pairs: readonly (readonly string[])[]): Promise<number[]> {
  const { page, close } = await openInBrowser();
  await page.goto('about:blank');
  const found = await page.evaluate(async (all) => {
    const pixelsOf = async (picture: string) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const { width, height } = image;
      const brush = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
      brush.drawImage(image, 0, 0);
      return brush.getImageData(0, 0, width, height).data;
    };
    const most: number[] = [];
    for (const [first, second] of all) {
      const [a, b] = [await pixelsOf(first), await pixelsOf(second)];
      most.push(a.reduce((far, value, i) => Math.max(far, Math.abs(value - b[i])), a.length === b.length ? 0 : 255));
    }
    return most;
  }, pairs);
  await close();
  return found;
}

/** Antialiasing of slanted edges differs by up to this much between equal pictures; another tile has another colour. */
export const maxAntialiasingDifference = 24;
