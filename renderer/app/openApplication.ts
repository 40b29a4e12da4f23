import type { Host, HostInfo } from '../../electron/contract.ts';
import { type Application, createApplication } from '../application/application.ts';
import { loadGames } from '../games/index.ts';
import { gameServices } from './gameServices.ts';
import { pageWorkers } from './pageWorkers.ts';

/**
 * Creates the services of the page. Loaded after the menu is shown: it needs the rules of all games. Rejects if a game cannot
 * be loaded; the next call tries again.
 */
export async function openApplication(host: Host, { readOnly, reports }: HostInfo): Promise<Application> {
  await loadGames();
  return createApplication({
    host,
    workers: pageWorkers(),
    clock: { now: () => new Date().toISOString() },
    games: gameServices(),
    readOnly,
    reports,
  });
}
