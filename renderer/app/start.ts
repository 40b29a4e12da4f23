import type { Problem } from '@aerodrome/engine/core/result.ts';
import { onMissingKey } from '@aerodrome/engine/text/say.ts';
import type { Host, HostInfo } from '../../electron/contract.ts';
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
  // On the screen the key stands in place of its text. Tests fail on messages in the console.
  onMissingKey((key) => console.error(`No text for the key ${key}`));
  const [info, kept] = await Promise.all([host.info(), host.readSettings()]);
  return {
    host,
    openBoard,
    info: 'ok' in info ? info.ok : inMemory,
    settings: 'ok' in kept ? readSettings(kept.ok) : defaultSettings,
    problem: 'problem' in info ? info.problem : null,
  };
}
