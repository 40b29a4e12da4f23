import { itemAt } from '@aerodrome/engine/core/items.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { Page } from '@playwright/test';
import { browse } from '../app/browse.ts';
import { readGameOptions } from '../cli/arguments.ts';
import { mainThreadTasks, recordTrace } from './trace.ts';

const viewport = { width: 1280, height: 800 };
/** Number of different matches in a long list; the files repeat them. */
const differentMatches = 40;

/** Processor time of the page's thread: all its tasks together, and the longest one. */
export interface ThreadTime {
  totalMilliseconds: number;
  longestMilliseconds: number;
}

/** A running match of random actions with at least this many entries; whenever it ends, it is taken back. */
function randomMatch(game: string, entries: number, seed: number): Match {
  const kind = itemAt(games, game);
  let match = Match.start(kind, readGameOptions(kind, [], undefined), seed);
  const choice = new SeededRandom(seed);
  while (match.length < entries || match.outcome !== null) {
    const awaited = match.awaiting();
    const legal = match.outcome === null ? match.legalActions(itemAt(awaited, choice.below(awaited.length))) : [];
    match = match.outcome === null ? match.submit(itemAt(legal, choice.below(legal.length))) : match.takeBack(0);
  }
  return match;
}

function saveOf(match: Match, title: string): string {
  const players = match.game.seats.map((_, seat) => say(`setUp.name.${seat}`));
  const kinds = players.map((_, seat) => (seat === 0 ? 'human' : 'bot1'));
  return writeSave(match, { title, players, kinds });
}

/** Time of the list of saved matches: opening it, and scrolling from its first card to its last. */
async function measureSaves(count: number): Promise<{ open: ThreadTime; scroll: ThreadTime }> {
  const ids = Object.keys(games);
  const matches = Array.from({ length: differentMatches }, (_, i) =>
    randomMatch(itemAt(ids, i % ids.length), 20 + 4 * i, i + 1),
  );
  const saves = Array.from({ length: count }, (_, i) =>
    saveOf(itemAt(matches, i % differentMatches), `Evening ${i + 1}`),
  );
  const browsing = await browse({ speed: 0, muted: true }, saves);
  try {
    const page = await browsing.newPage(viewport);
    page.setDefaultTimeout(600_000);
    const list = page.getByRole('button', { name: say('saves.title') });
    const openList = async () => {
      await list.click();
      await page
        .locator('.save')
        .nth(count - 1)
        .waitFor({ state: 'attached' });
      await page.locator('.save .thumbnail').first().waitFor();
    };
    await page.goto(browsing.url);
    // Makes the page compute the summaries of all files, which an earlier version has written.
    await openList();
    for (const game of ids) {
      await page.locator('.saves-tools select', { has: page.locator(`option[value=${game}]`) }).selectOption(game);
      await page
        .locator('.save')
        .nth(Math.floor(count / ids.length) - 1)
        .waitFor({ state: 'attached' });
    }
    await page.goto('about:blank');
    await page.goto(browsing.url);
    await list.waitFor();
    await idle(page);
    const open = await measureThread(page, openList);
    const scroll = await measureThread(page, () => scrollThrough(page));
    return { open, scroll };
  } finally {
    await browsing.close();
  }
}

/** Scrolls by a screen at a time, and waits until all cards on it have their thumbnails. */
async function scrollThrough(page: Page): Promise<void> {
  const list = page.locator('.saves-list');
  const steps = await list.evaluate(({ scrollHeight, clientHeight }) => Math.ceil(scrollHeight / clientHeight));
  for (let step = 0; step < steps; step++) {
    await list.evaluate((element) => element.scrollBy(0, element.clientHeight));
    await page.evaluate(visibleCardsHavePictures);
  }
}

/** A string, because the helper that esbuild adds to functions does not exist in the page. Looks at four points of the list. */
const visibleCardsHavePictures = `new Promise((done) => {
  const check = () => {
    const cards = [[320, 300], [320, 600], [900, 300], [900, 600]]
      .map(([x, y]) => document.elementFromPoint(x, y)?.closest('.save'))
      .filter((card) => card);
    if (cards.every((card) => card.querySelector('.thumbnail'))) done();
    else requestAnimationFrame(check);
  };
  check();
})`;

/** Time of opening a long match of a game from the list of saved matches until its board is shown. */
async function measureOpening(game: string, entries: number): Promise<ThreadTime> {
  const title = 'A long match';
  // The page keeps the matches in memory that it has read last: the short ones.
  const short = Array.from({ length: 5 }, (_, i) => saveOf(randomMatch('track', 3, i + 1), `Evening ${i + 1}`));
  const browsing = await browse({ speed: 0, muted: true }, [saveOf(randomMatch(game, entries, 3), title), ...short]);
  try {
    const page = await browsing.newPage(viewport);
    page.setDefaultTimeout(600_000);
    await page.goto(browsing.url);
    await page.getByRole('button', { name: say('saves.title') }).click();
    await page.locator('.save .thumbnail').nth(short.length).waitFor();
    await idle(page);
    return await measureThread(page, async () => {
      await page.getByRole('button', { name: say('saves.play.of', { title }) }).click();
      await page.locator('main.match[data-animation=still]').waitFor();
      await page.locator('.canvas canvas:not([data-drawing])').waitFor();
    });
  } finally {
    await browsing.close();
  }
}

/** Waits for two frames without further work. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate('new Promise((done) => requestIdleCallback(() => requestAnimationFrame(done)))');
}

/** Processor time of the page's thread during an action and until the page is idle. */
export async function measureThread(page: Page, doing: () => Promise<void>): Promise<ThreadTime> {
  const events = await recordTrace(page, async () => {
    await doing();
    await idle(page);
  }, ['disabled-by-default-devtools.timeline', 'toplevel']);
  const tasks = mainThreadTasks(events);
  return {
    totalMilliseconds: Math.round(tasks.reduce((sum, task) => sum + task, 0)),
    longestMilliseconds: Math.round(Math.max(...tasks)),
  };
}

/** Opening and scrolling lists of saved matches. */
export async function measureSavedLists(counts: readonly number[] = [300, 1000]) {
  const savedLists = [];
  for (const count of counts) savedLists.push({ count, ...(await measureSaves(count)) });
  return { savedLists };
}

/** Opening long matches. */
export async function measureOpenings({ games = ['squadrons', 'crew'], entries = 2400 } = {}) {
  const openings = [];
  for (const game of games) openings.push({ game, entries, ...(await measureOpening(game, entries)) });
  return { openings };
}
