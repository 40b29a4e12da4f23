import type { Problem } from '@aerodrome/engine/core/result.ts';
import { onMissingKey } from '@aerodrome/engine/text/say.ts';
import type { Host, HostInfo } from '../../electron/contract.ts';
import { type Application, createApplication } from '../application/application.ts';
import { defaultSettings, readSettings, type Settings } from '../application/settings.ts';
import type { BoardFactory } from '../table/openBoard.ts';
import { gameServices } from './gameServices.ts';
import { pageWorkers } from './pageWorkers.ts';

/** Dependencies of the page that tests replace. */
export interface StartOptions {
  host: Host;
  openBoard: BoardFactory;
}

/** Everything that `App` needs, available once the shell has answered. */
export interface StartedApp {
  application: Application;
  openBoard: BoardFactory;
  info: HostInfo;
  settings: Settings;
  /** Why the shell did not answer; the game can still be played, in memory. */
  problem: Problem | null;
}

const infoWithoutShell: HostInfo = { shell: 'browser', version: '', folder: '', readOnly: true, reports: [] };

export async function start({ host, openBoard }: StartOptions): Promise<StartedApp> {
  // A missing text shows its key on the screen. Tests fail on console errors.
  onMissingKey((key) => console.error(`No text for the key ${key}`));
  const [answer, stored] = await Promise.all([host.info(), host.readSettings()]);
  const info = 'ok' in answer ? answer.ok : infoWithoutShell;
  const application = createApplication({
    host,
    workers: pageWorkers(),
    clock: { now: () => new Date().toISOString() },
    games: gameServices,
    readOnly: info.readOnly,
  });
  return {
    application,
    openBoard,
    info,
    settings: 'ok' in stored ? readSettings(stored.ok) : defaultSettings,
    problem: 'problem' in answer ? answer.problem : null,
  };
}
