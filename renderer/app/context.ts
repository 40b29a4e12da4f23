import type { Problem } from '@aerodrome/engine/core/result.ts';
import { createContext, useContext } from 'react';
import type { Host, HostInfo } from '../../electron/contract.ts';
import type { BoardFactory } from '../table/openBoard.ts';
import type { MatchKeeper } from './documents.ts';
import type { AppEvent } from './machine.ts';
import type { Meta } from './meta/meta.ts';
import type { Settings } from './settings.ts';

/** What every screen can reach. */
export interface AppTools {
  host: Host;
  info: HostInfo;
  openBoard: BoardFactory;
  keeper: MatchKeeper;
  meta: Meta;
  settings: Settings;
  /** What went wrong last, until it is put away. */
  problems: readonly Problem[];
  /** Why something that people did is not on disk, until all of it is. */
  unsaved: Problem | null;
  /** Writes again what could not be written; answers why something is still not on disk. */
  retryWrites(): Promise<Problem | null>;
  change(settings: Partial<Settings>): void;
  send(event: AppEvent): void;
}

export const AppContext = createContext<AppTools | null>(null);

export function useApp(): AppTools {
  const tools = useContext(AppContext);
  if (tools === null) throw new Error('outside the application');
  return tools;
}
