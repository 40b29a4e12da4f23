import { itemAt } from '@aerodrome/engine/core/items.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { squadrons } from '@aerodrome/engine/games/squadrons/index.ts';
import type { SquadronsOptions } from '@aerodrome/engine/games/squadrons/options.ts';
import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import type { Page, Request } from '@playwright/test';
import { browse } from '../app/browse.ts';
import { recordTrace, scriptTasks } from './trace.ts';

const viewport = { width: 1280, height: 800 };

/** A match of Squadrons in which a six is to be given to a plane in the middle of the map, so that it reaches farthest. */
function withASix(): string {
  const { options } = readOptions(squadrons.options, {}) as { options: SquadronsOptions };
  for (let seed = 1; ; seed++) {
    let match = Match.start(squadrons, options, seed);
    for (let step = 0; match.outcome === null && step < 300; step++) {
      const { phase, dice, toMove, planes } = match.view('table') as SquadronsView;
      const asked = match.awaiting()[0] === 0;
      const inTheMiddle = toMove.every((plane) =>
        [3, 4, 5, 6, 7, 8].includes(Math.floor(itemAt(planes, plane).square / 12)),
      );
      if (
        asked &&
        phase === 'movement.assigning' &&
        toMove.length > 1 &&
        dice.includes(6) &&
        dice[0] !== dice[1] &&
        inTheMiddle
      )
        return writeSave(match, { title: 'A six', players: ['Alix', 'Bruno'], kinds: ['human', 'bot2'] });
      const legal = match.legalActions(itemAt(match.awaiting(), 0));
      match = match.submit(itemAt(legal, (step * 7 + seed) % legal.length));
    }
  }
}

/**
 * What it costs to find and to draw where a 6 can bring a plane: the processor time of all script from the key that gives
 * the six to the marked map, the best of several presses. Before each of them the plane has taken the six and been called
 * back, so that nothing is known from the last time.
 */
export async function measureMovementRange(presses = 12): Promise<{ reachMilliseconds: number }> {
  const browsing = await browse({ speed: 0, muted: true, motion: 'reduced' }, [withASix()]);
  try {
    const page = await browsing.newPage(viewport);
    await page.goto(browsing.address);
    await page.getByRole('button', { name: /fly on/i }).click();
    await page.locator('main.match[data-play=choosing] .map-corner').waitFor();
    // What lies under a pointer that rests on the map would hear of it, too.
    await page.mouse.move(0, 0);
    const settled = writing(page);
    const given = page.locator('.tall .squadrons-dice [aria-pressed=true]');
    const costs: number[] = [];
    for (let press = 0; press < presses; press++) {
      await page.keyboard.press('6');
      for (const key of ['g', 'u']) {
        const version = await page.locator('main.match').getAttribute('data-version');
        await page.keyboard.press(key);
        await page.locator(`main.match[data-play=choosing]:not([data-version="${version}"])`).waitFor();
      }
      await page.keyboard.press('Escape');
      await given.waitFor({ state: 'detached' });
      await settled();
      costs.push(await scriptOf(page, '6'));
      await given.waitFor();
      await page.keyboard.press('Escape');
    }
    return { reachMilliseconds: Number(Math.min(...costs).toFixed(2)) };
  } finally {
    await browsing.close();
  }
}

/** In words, because what keeps names when scripts are run is not there in the page. */
const twoPictures = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

/** What was taken and called back is kept on the disk a little later: that is none of the reach. */
function writing(page: Page): () => Promise<void> {
  const under = new Set<Request>();
  page.on('request', (request) => under.add(request));
  page.on('requestfinished', (request) => under.delete(request));
  page.on('requestfailed', (request) => under.delete(request));
  return async () => {
    do await page.evaluate(twoPictures);
    while (under.size > 0);
  };
}

/** The processor time of all script that a key brings about, up to the second picture after it, in milliseconds. */
async function scriptOf(page: Page, key: string): Promise<number> {
  const events = await recordTrace(page, async () => {
    await page.keyboard.down(key);
    await page.evaluate(twoPictures);
  });
  await page.keyboard.up(key);
  return scriptTasks(events).reduce((sum, { milliseconds }) => sum + milliseconds, 0);
}
