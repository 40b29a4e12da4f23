import { say } from '@aerodrome/engine/text/say.ts';
import type { Page } from '@playwright/test';
import type { Portrait } from '../../scripts/pictures/portrait.ts';

const keys =
  (...pressed: readonly string[]) =>
  async (page: Page) => {
    await page.locator('.tray [data-commit]').waitFor();
    await page.locator('.corner').waitFor();
    for (const key of pressed) await page.keyboard.press(key);
  };

export const portraits: readonly Portrait[] = [
  { name: 'airspace', of: { replay: 'pairs-shotDown', at: 24 }, show: keys('s', 'ArrowUp', 'ArrowUp') },
  { name: 'airspace-turned', of: { replay: 'duel-shotDown', at: 68, bots: [0] }, show: keys('ArrowRight', 'ArrowUp') },
  { name: 'airspace-fire', of: { replay: 'pairs-shotDown', at: 47 }, show: keys('x') },
  { name: 'airspace-threats', of: { replay: 'four-shotDown', at: 6 }, show: keys('Shift+T') },
  { name: 'airspace-lost', of: { replay: 'three-crashed', at: 20 }, show: keys('w') },
  { name: 'airspace-over', of: { replay: 'duel-shotDown', at: 70 }, show: won },
  {
    name: 'airspace-first-flight',
    of: { preset: 'firstFlight', seed: 2, turns: 0 },
    show: async (page) => {
      await page.locator('.lesson-card').waitFor();
      await page.locator('.lesson-card button').first().click();
    },
  },
  { name: 'airspace-replay', of: { replay: 'pairs-shotDown' }, show: (page) => page.locator('.corner').waitFor() },
  { name: 'airspace-rules', of: { replay: 'pairs-shotDown' }, show: rules('turn') },
  { name: 'airspace-nine', of: { replay: 'pairs-shotDown' }, show: nine },
];

/** Fires the last shot, which ends the match. */
async function won(page: Page): Promise<void> {
  await keys('g')(page);
  await page.locator('.over').waitFor();
}

function rules(topic: string) {
  return async (page: Page) => {
    await page.getByRole('button', { name: say('match.rules'), exact: true }).click();
    await page.getByRole('button', { name: say(`reference.airspace.${topic}`), exact: true }).click();
  };
}

/** The nine airplanes side by side, black on white and 48 pixels wide: their shapes alone must be distinguishable. */
async function nine(page: Page): Promise<void> {
  await rules('airplanes')(page);
  const cards = await page.locator('.airplane-card').all();
  const figures = cards.map(async (card) => {
    const [src, name] = [await card.locator('img').getAttribute('src'), await card.locator('h4').innerText()];
    return `<figure><img alt="" src="${src}"><figcaption>${name}</figcaption></figure>`;
  });
  const shown = (await Promise.all(figures)).join('');
  await page.goto('about:blank');
  await page.setViewportSize({ width: 1220, height: 150 });
  await page.setContent(`<html lang="en"><title>The nine</title><style>${plain}</style><main>${shown}</main></html>`);
}

// A wing spans about three quarters of the box it is painted in.
const plain = `main { display: flex; flex-wrap: wrap; gap: 24px; padding: 24px }
  body { background: #fff; color: #000; font: 13px sans-serif; margin: 0 }
  figure { margin: 0; text-align: center; width: 108px }
  img { filter: brightness(0); height: 62px; rotate: -90deg; width: 62px }`;
