import type { Seat } from '@aerodrome/engine/core/game.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { pinOf } from '@aerodrome/engine/core/players.ts';
import type { HandoverMode } from '../table/handoverMode.ts';
import type { SessionContext } from './context.ts';
import { hasSecretsBetweenPeople, type Regions, retractAction } from './selectors.ts';

/** The cover between the holder of the screen and the seat that gets it: a door, a shutter or nothing. */
export function handoverTo(context: SessionContext, to: Seat): HandoverMode {
  if (!hasSecretsBetweenPeople(context)) return 'none';
  if (context.viewerSeat === to) return 'none';
  if (context.usesFullDoors()) return 'door';
  // The holder opens their own hand again.
  if (context.holderSeat === to) return 'shutter';
  const mode = context.handover(context.match, context.holderSeat, to);
  return mode === 'none' ? 'shutter' : mode;
}

/** The data of the hand-over screen: its mode, the next seat, and the previous seat while it may take a choice back. */
export interface HandoverInfo {
  mode: HandoverMode;
  nextSeat: Seat | null;
  previousSeat: Seat | null;
}

export function handoverInfo(context: SessionContext, play: Regions['play']): HandoverInfo {
  const { pendingSeat, holderSeat } = context;
  const isClosed = play === 'handover' && pendingSeat !== null;
  return {
    mode: isClosed ? handoverTo({ ...context, viewerSeat: null }, pendingSeat) : 'none',
    nextSeat: pendingSeat,
    previousSeat: retractAction(context) !== null && holderSeat !== pendingSeat ? holderSeat : null,
  };
}

/** The names of the two players at a hand-over, and their stored PINs. */
export function handoverPlayers(
  { players }: Pick<SessionContext, 'players'>,
  { nextSeat, previousSeat }: Pick<HandoverInfo, 'nextSeat' | 'previousSeat'>,
) {
  const playerAt = (seat: Seat | null) => (seat === null ? undefined : itemAt(players, seat));
  const [nextPlayer, previousPlayer] = [playerAt(nextSeat), playerAt(previousSeat)];
  return {
    nextName: nextPlayer?.name ?? '',
    nextPin: pinOf(nextPlayer),
    previousName: previousPlayer?.name ?? null,
    previousPin: pinOf(previousPlayer),
  };
}
