import { itemAt } from '@aerodrome/engine/core/items.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { squadrons } from '@aerodrome/engine/games/squadrons/index.ts';
import type { SquadronsOptions } from '@aerodrome/engine/games/squadrons/options.ts';
import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { Page, Request } from '@playwright/test';
import { browse } from '../app/browse.ts';
import { recordTrace, scriptTasks } from './trace.ts';

const viewport = { width: 1280, height: 800 };

/** A saved match of Squadrons in which a die of 6 can be assigned to a plane in the middle of the map: the longest range. */
function saveWithSix(): string {
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
 * Time of computing and drawing the movement range of a plane with a 6: script time from the key press to the marked map,
 * the best of several. Before each the move is played and undone, so that no cached result is used.
 */
export async function measureMovementRange(presses = 12): Promise<{ reachMilliseconds: number }> {
  const browsing = await browse({ speed: 0, muted: true, motion: 'reduced' }, [saveWithSix()]);
  try {
    const page = await browsing.newPage(viewport);
    await page.goto(browsing.url);
    await page.getByRole('button', { name: say('hangar.continue') }).click();
    await page.locator('main.match[data-play=choosing] .map-corner').waitFor();
    // A pointer over the map would cause further events.
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

/** A string, because the helper that esbuild adds to functions does not exist in the page. */
const twoFrames = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

/** Returns a function that waits for pending saves, which are not part of the measurement. */
function writing(page: Page): () => Promise<void> {
  const under = new Set<Request>();
  page.on('request', (request) => under.add(request));
  page.on('requestfinished', (request) => under.delete(request));
  page.on('requestfailed', (request) => under.delete(request));
  return async () => {
    do await page.evaluate(twoFrames);
    while (under.size > 0);
  };
}

/** Script time of a key press up to the second frame after it, in milliseconds of processor time. */
async function scriptOf(page: Page, key: string): Promise<number> {
  const events = await recordTrace(page, async () => {
    await page.keyboard.down(key);
    await page.evaluate(twoFrames);
  });
  await page.keyboard.up(key);
  return scriptTasks(events).reduce((sum, { milliseconds }) => sum + milliseconds, 0);
}
