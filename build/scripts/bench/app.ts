import { browse, decide, takeOff } from '../app/browse.ts';
import { putTournaments, typedEvent } from '../tournament/hall.ts';

const viewport = { width: 1280, height: 800 };
/** What a screen that shows sixty pictures a second leaves for one of them. */
const frameBudget = 1000 / 60;

/** What a player waits for: the menu after a start, and the script of each moving picture. */
export async function measureApp({ starts = 5, turns = 6 } = {}) {
  const browsing = await browse({ speed: 1, muted: true });
  try {
    const menu: number[] = [];
    for (let start = 0; start < starts; start++) {
      const page = await browsing.newPage(viewport);
      const begun = performance.now();
      await page.goto(browsing.address);
      await page
        .getByRole('button', { name: /new match/i })
        .first()
        .click({ trial: true });
      menu.push(performance.now() - begun);
      await page.close();
    }
    const page = await browsing.newPage(viewport);
    await page.addInitScript(timeFrames);
    await page.goto(browsing.address);
    await takeOff(page, 'Sparring', 3);
    await page.locator('main.match[data-play=choosing]').waitFor();
    await page.evaluate(() => (globalThis as unknown as Timed).frameTimes.splice(0));
    for (let turn = 0; turn < turns; turn++) await decide(page, turn);
    await page.locator('main.match[data-play=choosing]').waitFor();
    const times = await page.evaluate(() => (globalThis as unknown as Timed).frameTimes);
    times.sort((a, b) => a - b);
    const median = times[Math.floor(times.length / 2)];
    return {
      menuMilliseconds: Math.round(Math.min(...menu)),
      frames: times.length,
      frameMilliseconds: Number(median.toFixed(2)),
      slowFrameMilliseconds: Number(times[Math.floor(times.length * 0.95)].toFixed(2)),
      frameShare: Number((median / frameBudget).toFixed(3)),
    };
  } finally {
    await browsing.close();
  }
}

/** What the list of many tournaments costs in script, from the click to the last card. */
export async function measureList(count = 500): Promise<{ listMilliseconds: number }> {
  const document = typedEvent('swiss', 9, 11, { title: 'Saturday Swiss' });
  const all = Object.fromEntries(Array.from({ length: count }, (_, i) => [`t${i}`, document]));
  const browsing = await browse({ speed: 0, muted: true }, [], (folder) => putTournaments(folder, all));
  try {
    const page = await browsing.newPage(viewport);
    await page.goto(browsing.address);
    const way = page.getByRole('button', { name: /^Tournaments/ });
    await way.waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
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

/** The page's own globals, as far as they are touched here. */
interface Timed {
  frameTimes: number[];
  requestAnimationFrame(draw: (time: number) => void): number;
}

/** In the page, before anything else: how long every picture's own script takes. */
function timeFrames(): void {
  const page = globalThis as unknown as Timed;
  page.frameTimes = [];
  const request = page.requestAnimationFrame.bind(page);
  page.requestAnimationFrame = (draw) =>
    request((time) => {
      const begun = performance.now();
      draw(time);
      page.frameTimes.push(performance.now() - begun);
    });
}
