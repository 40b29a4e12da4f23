import type { Problem } from '@aerodrome/engine/core/result.ts';
import { createContext, useContext } from 'react';
import type { Host, HostInfo } from '../../electron/contract.ts';
import type { Application } from '../application/application.ts';
import type { Settings } from '../application/settings.ts';
import type { BoardFactory } from '../table/openBoard.ts';
import type { AppEvent } from './machine.ts';

/** State and settings of the page, which also the menu needs. */
export interface ShellTools {
  host: Host;
  /** `null` until it is loaded; the menu is shown before. */
  application: Application | null;
  /** Loads the services. After a failure the next call tries again. */
  loadApplication(): Promise<Application>;
  /** Resolves when the page requests no more code by itself: the shell can quit. */
  finishLoading(): Promise<void>;
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

/** Services and settings that every screen except the menu reaches through `useApp`. */
export interface AppTools extends ShellTools {
  application: Application;
}

export const AppToolsContext = createContext<ShellTools | null>(null);

export function useShell(): ShellTools {
  const tools = useContext(AppToolsContext);
  if (tools === null) throw new Error('outside the application');
  return tools;
}

export function useApp(): AppTools {
  const tools = useShell();
  if (!isLoaded(tools)) throw new Error('the application is not loaded yet');
  return tools;
}

function isLoaded(tools: ShellTools): tools is AppTools {
  return tools.application !== null;
}
