import { tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { putTournaments } from '../../../tests/fixtures/tournaments.ts';
import { browse } from '../app/browse.ts';
import { idle, measureThread, type ThreadTime } from './largeData.ts';
import { wholeRoundRobin } from './meta.ts';

/**
 * Time of opening the hall of a whole round robin, up to the write of the ledger, which owes a line for each result.
 */
export async function measureHall(
  entrants?: number,
): Promise<{ hall: ThreadTime & { events: number; lines: number } }> {
  const { whole } = wholeRoundRobin(entrants);
  const lines = [...tournamentLog.fold(whole).pairs.values()].flatMap(({ legs }) => legs).length;
  const browsing = await browse({ speed: 0, muted: true }, [], (folder) => putTournaments(folder, { t1: whole }));
  try {
    const page = await browsing.newPage({ width: 1280, height: 800 });
    await page.goto(browsing.url);
    await page.getByRole('button', { name: /^Tournaments/ }).click();
    const open = page.getByRole('button', { name: say('tournaments.open.of', { title: whole.setup.title }) });
    await open.waitFor();
    await idle(page);
    const time = await measureThread(page, async () => {
      // Only the ledger is written.
      const written = page.waitForResponse((response) => response.url().endsWith('/api/write'));
      await open.click();
      await page.locator('.hall-nav').waitFor();
      await written;
    });
    return { hall: { ...time, events: whole.log.length, lines } };
  } finally {
    await browsing.close();
  }
}
