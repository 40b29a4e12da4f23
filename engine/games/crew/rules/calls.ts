import type { Emit, Seat } from '../../../core/game.ts';
import type { GameData } from '../gameData.ts';
import type { CallAction, CrewEvent, CrewState } from '../state.ts';

/** Maximum number of calls per player and round, so that calls cannot flood the table. */
export const mostCalls = 8;

/** The calls that a player may make to the team-mate now. It never depends on cards: any call may be true or not. */
export function legalCalls(gameData: GameData, { phase, calls }: CrewState, seat: Seat): readonly CallAction[] {
  if (phase !== 'action.laying') return [];
  let called = 0;
  for (const call of calls) if (call.seat === seat) called++;
  return called < mostCalls ? gameData.calls[seat] : [];
}

/** Everybody hears it, and nothing comes of it by itself. */
export function call(draft: CrewState, { type: _type, ...words }: CallAction, emit: Emit<CrewEvent>): void {
  draft.calls.push({ ...words });
  emit?.({ type: 'called', ...words });
}
