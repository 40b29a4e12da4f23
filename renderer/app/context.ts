import type { Problem } from '@aerodrome/engine/core/result.ts';
import { createContext, useContext } from 'react';
import type { HostInfo } from '../../electron/contract.ts';
import type { Application } from '../application/application.ts';
import type { Settings } from '../application/settings.ts';
import type { BoardFactory } from '../table/openBoard.ts';
import type { AppEvent } from './machine.ts';

/** Services and settings that every screen reaches through `useApp`. */
export interface AppTools {
  application: Application;
  info: HostInfo;
  openBoard: BoardFactory;
  settings: Settings;
  /** The problems that are shown until the person dismisses them. */
  problems: readonly Problem[];
  /** Why a write failed; `null` while nothing is unsaved. */
  unsaved: Problem | null;
  /** Retries all failed writes; resolves with the problem that is left. */
  retryWrites(): Promise<Problem | null>;
  changeSettings(settings: Partial<Settings>): void;
  send(event: AppEvent): void;
}

export const AppContext = createContext<AppTools | null>(null);

export function useApp(): AppTools {
  const tools = useContext(AppContext);
  if (tools === null) throw new Error('outside the application');
  return tools;
}
