import type { Page } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { playable } from '../../renderer/games/playableGames.ts';
import { memoryProbe } from './heap.ts';
import { afterDecisions, openPosition, position } from './positions.ts';
import { closeBrowser, startPreset } from './table.ts';

afterAll(closeBrowser);

/** `AERODROME_MINUTES=30` for a longer proof. */
const minutes = Number(process.env.AERODROME_MINUTES ?? 0);
/** The games with the preset that is watched. */
const ids = Object.values(playable)
  .filter(({ presets }) => presets.some(({ id }) => id === 'watch'))
  .map(({ id }) => id);

/** Watches a match to its end. A long one on a busy machine takes its time. */
const watched = (page: Page) => page.locator('main.match[data-play=over]').waitFor({ timeout: 1_200_000 });

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Back to the hangar' }).press('Enter');
  await page.locator('.game-card').first().waitFor();
}

test('bots play match after match on one page without an error', async () => {
  const { page, close } = await openPosition(position({ bots: [0, 1], until: afterDecisions(0) }));
  const held = await memoryProbe(page);
  const end = Date.now() + minutes * 60_000;
  await watched(page);
  await leave(page);
  let matches = 0;
  // Code and textures of a game stay in memory after its first match; after that memory must not grow.
  let known = 0;
  while (Date.now() < end) {
    await startPreset(page, 'Watch the bots', matches + 1, ids[matches % ids.length]);
    await watched(page);
    await leave(page);
    matches++;
    if (matches === ids.length) known = (await held()).heapMb;
  }
  if (minutes > 0) {
    const more = (await held()).heapMb - known;
    console.log(
      `${minutes} minutes of bots, ${matches + 1} matches, ${more.toFixed(1)} MB more than after each game once`,
    );
  }
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  await close();
});
