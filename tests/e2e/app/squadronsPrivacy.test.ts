import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { squadrons } from '@aerodrome/engine/games/squadrons/index.ts';
import type { SquadronsOptions } from '@aerodrome/engine/games/squadrons/options.ts';
import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { afterAll, expect, test } from 'vitest';
import { openPosition } from './positions.ts';
import { captureDomAndPixels, maxAntialiasingDifference, maxPixelDifferences } from './screenshots.ts';
import { closeBrowser, waitUntilSettled } from './table.ts';

afterAll(closeBrowser);

/** A match up to the first launch, guns left to chance. */
function launched(seed: number): Match {
  const { options } = readOptions(squadrons.options, {}) as { options: SquadronsOptions };
  let match = Match.start(squadrons, options, seed);
  for (const seat of [0, 1]) match = match.submit({ type: 'guns', seat, hits: 'random' } as never);
  const [mover] = match.awaiting();
  const plane = match.legalActions(mover).find(({ type }) => type === 'launch');
  if (plane) match = match.submit(plane);
  return match;
}

/** Two matches that went alike for all at the table, with other cards in the mover's hand and other guns under the pieces. */
function twins(): [Match, Match] {
  const seen = new Map<string, Match>();
  for (let seed = 1; seed < 3000; seed++) {
    const match = launched(seed);
    const open = JSON.stringify([match.log('table'), match.view('table')]);
    const twin = seen.get(open);
    const handOf = (one: Match) => JSON.stringify((one.view('all') as SquadronsView).squadrons.map(({ hand }) => hand));
    if (twin && handOf(twin) !== handOf(match)) return [twin, match];
    seen.set(open, match);
  }
  throw new Error('no such matches');
}

test('while the shutter is closed, hands and guns are in no pixel, no DOM node and no announcement of the page', async () => {
  const pages: { dom: string; pixels: string; said: string }[][] = [];
  for (const match of twins()) {
    const save = writeSave(match, { title: 'squadrons', players: ['Alix', 'Bruno'], kinds: ['human', 'human'] });
    // The smallest window has everything on it, and is drawn soonest.
    const { page, close } = await openPosition(save, { size: { width: 1024, height: 640 }, painted: true });
    const seen: { dom: string; pixels: string; said: string }[] = [];
    const look = async () =>
      seen.push({ ...(await captureDomAndPixels(page)), said: await page.locator('body').ariaSnapshot() });
    await waitUntilSettled(page, 'handover');
    await expect.poll(() => page.locator('.squadron-card').count()).toBe(0);
    await look();
    await page.locator('[data-open]').click();
    await waitUntilSettled(page, 'choosing');
    await look();
    pages.push(seen);
    await close();
  }
  const [first, second] = pages;
  const shades = await maxPixelDifferences(first.map(({ pixels }, moment) => [pixels, second[moment].pixels]));
  expect(second[0].dom).toBe(first[0].dom);
  expect(second[0].said).toBe(first[0].said);
  expect(shades[0]).toBeLessThanOrEqual(maxAntialiasingDifference);
  // Open they do differ, or the comparison would prove nothing.
  expect(second[1].dom).not.toBe(first[1].dom);
  expect(second[1].said).not.toBe(first[1].said);
  expect(shades[1]).toBeGreaterThan(100);
});
