import type { Problem } from '@aerodrome/engine/core/result.ts';
import type { Assignment } from '@aerodrome/engine/meta/assignment.ts';
import { createContext, useContext } from 'react';
import type { Application } from '../application/application.ts';
import type { MatchDocument } from '../application/matches/match.ts';
import type { Settings } from '../application/settings.ts';
import type { BoardFactory } from '../table/openBoard.ts';
import type { TableSettings } from '../table/settings.ts';

/** Events that a match sends to the screens around it. */
export type NavigationEvent =
  | { type: 'hangar' }
  /** Goes to the tournament or campaign that the match is flown for. */
  | { type: 'openAssignment'; assignment: Assignment }
  | { type: 'play' | 'replay'; matchDocument: MatchDocument }
  | { type: 'sheet'; sheet: 'rules' | 'settings' | 'keys' }
  | { type: 'closeSheet' | 'dismiss' }
  | { type: 'problem'; problem: Problem };

/** The services and settings that a match on the screen gets from the application. */
export interface SessionEnvironment {
  application: Application;
  settings: Settings;
  tableSettings: TableSettings;
  openBoard: BoardFactory;
  send(event: NavigationEvent): void;
  downloadMatch(matchDocument: MatchDocument): void;
}

export const SessionEnvironmentContext = createContext<SessionEnvironment | null>(null);

export function useEnvironment(): SessionEnvironment {
  const environment = useContext(SessionEnvironmentContext);
  if (environment === null) throw new Error('outside a match');
  return environment;
}
