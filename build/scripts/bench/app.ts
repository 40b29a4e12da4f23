import { itemAt } from '@aerodrome/engine/core/items.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { Page } from '@playwright/test';
import { manualTournament, putTournaments } from '../../../tests/fixtures/tournaments.ts';
import { type BrowserSession, browse, startPreset } from '../app/browse.ts';
import { scriptOfFrames, type Timed, watchFrames } from './frames.ts';
import { turns as turnsOf } from './playTurn.ts';

const viewport = { width: 1280, height: 800 };
/** Milliseconds per frame at 60 Hz. */
const frameBudget = 1000 / 60;

/** Time until the menu can be used after a start, and script time per animation frame at every table. */
export async function measureApp({ starts = 5, turns = 6, settings = {}, games = Object.keys(turnsOf) } = {}) {
  const browsing = await browse({ speed: 1, muted: true, ...settings });
  try {
    const menu: number[] = [];
    for (let start = 0; start < starts; start++) {
      const page = await browsing.newPage(viewport);
      const begun = performance.now();
      await page.goto(browsing.url);
      await page
        .getByRole('button', { name: /new match/i })
        .first()
        .click({ trial: true });
      menu.push(performance.now() - begun);
      await page.close();
    }
    const tables = [];
    for (const game of games) tables.push(await measureTable(browsing, game, turns));
    return { menuMilliseconds: Math.round(Math.min(...menu)), tables };
  } finally {
    await browsing.close();
  }
}

/** Script time of a list of many tournaments, from the click to the last card. */
export async function measureList(count = 500): Promise<{ listMilliseconds: number }> {
  const document = manualTournament('swiss', 9, 11, { title: 'Saturday Swiss' });
  const all = Object.fromEntries(Array.from({ length: count }, (_, i) => [`t${i}`, document]));
  const browsing = await browse({ speed: 0, muted: true }, [], (folder) => putTournaments(folder, all));
  try {
    const page = await browsing.newPage(viewport);
    await page.goto(browsing.url);
    const way = page.getByRole('button', { name: /^Tournaments/ });
    await way.waitFor();
    const devtools = await page.context().newCDPSession(page);
    // Processor time of this thread only, independent of other load.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const script = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
    };
    const before = await script();
    await way.click();
    await page
      .locator('.tournament')
      .nth(count - 1)
      .waitFor({ state: 'attached' });
    return { listMilliseconds: Math.round(((await script()) - before) * 1000) };
  } finally {
    await browsing.close();
  }
}

/** Plays some turns against a bot: script time per frame, and the number of frames while nothing moves. */
async function measureTable(browsing: BrowserSession, game: string, turns: number) {
  const page = await browsing.newPage(viewport);
  // Software rendering is slow.
  page.setDefaultTimeout(300_000);
  await page.addInitScript(watchFrames);
  await page.goto(browsing.url);
  const times: number[] = [];
  // If a match ends before all turns are played, another one is started.
  for (let turn = 0, seed = 3; turn < turns; seed++) {
    await startPreset(page, say(`preset.${game}.sparring`), seed, game);
    await asked(page);
    // The board is loaded after the rest of the table.
    await atRest(page);
    const frames = () => page.evaluate(() => (globalThis as unknown as Timed).drawCalls.length);
    const before = await frames();
    const flown = async () => {
      for (; turn < turns && !(await isOver(page)); turn++) await itemAt(turnsOf, game)(page, turn);
      await asked(page);
      // Without animations the only frame of a turn may be drawn after the page has its next question.
      while ((await frames()) === before);
    };
    times.push(...(await scriptOfFrames(page, flown)));
    if (turn < turns) await page.getByRole('button', { name: say('over.leave'), exact: true }).click();
  }
  const calls = await page.evaluate(() => Math.max(...(globalThis as unknown as Timed).drawCalls));
  const restless = await framesAtRest(page);
  await page.close();
  times.sort((a, b) => a - b);
  const median = itemAt(times, Math.floor(times.length / 2));
  return {
    game,
    frames: times.length,
    frameMilliseconds: Number(median.toFixed(2)),
    slowFrameMilliseconds: Number(itemAt(times, Math.floor(times.length * 0.95)).toFixed(2)),
    frameShare: Number((median / frameBudget).toFixed(3)),
    drawCalls: calls,
    restless,
  };
}

const askedOrOver = 'main.match:is([data-play=choosing], [data-play=over])';

async function asked(page: Page): Promise<void> {
  await page.locator(`${askedOrOver}[data-animation=still]`).waitFor();
}

async function isOver(page: Page): Promise<boolean> {
  const match = page.locator(askedOrOver);
  await match.waitFor();
  return (await match.getAttribute('data-play')) === 'over';
}

/** Number of frames drawn in a second without events. Repeats if a bot acts meanwhile. */
async function framesAtRest(page: Page): Promise<number> {
  const version = () => page.locator('main.match').getAttribute('data-version');
  for (;;) {
    const before = await version();
    await page.locator('main.match[data-animation=still]').waitFor();
    await atRest(page);
    const frames = await page.evaluate(async () => {
      const { drawCalls } = globalThis as unknown as Timed;
      drawCalls.splice(0);
      await new Promise((done) => setTimeout(done, 1000));
      return drawCalls.filter((count) => count > 0).length;
    });
    if ((await version()) === before) return frames;
  }
}

/** Waits until the canvas stops drawing. */
async function atRest(page: Page): Promise<void> {
  await page.locator('.canvas canvas:not([data-drawing])').waitFor();
}
