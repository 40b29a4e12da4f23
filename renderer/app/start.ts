import type { Host, HostInfo, Problem } from '../../electron/contract.ts';
import type { BoardFactory } from '../table/openBoard.ts';
import { defaultSettings, readSettings, type Settings } from './settings.ts';

/** What the application gets from the place it runs in. */
export interface Surroundings {
  host: Host;
  openBoard: BoardFactory;
}

/** What the page knows once its shell has answered. */
export interface Started extends Surroundings {
  info: HostInfo;
  settings: Settings;
  /** Why the shell did not answer; the game can still be played, in memory. */
  problem: Problem | null;
}

const inMemory: HostInfo = { shell: 'browser', version: '', folder: '', readOnly: true, reports: [] };

export async function start({ host, openBoard }: Surroundings): Promise<Started> {
  const [info, kept] = await Promise.all([host.info(), host.readSettings()]);
  return {
    host,
    openBoard,
    info: 'ok' in info ? info.ok : inMemory,
    settings: 'ok' in kept ? readSettings(kept.ok) : defaultSettings,
    problem: 'problem' in info ? info.problem : null,
  };
}
