import type { Seat } from '@aerodrome/engine/core/game.ts';
import { hash } from '@aerodrome/engine/core/hash.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';

/** Minimum number of own actions between two offers of a bot. */
export const minActionsBetweenOffers = 12;

/** The part of a seat's own log that its bot needs. */
export interface BotHistory {
  /** Number of own actions, including those that were taken back. */
  actions: number;
  /** Number of own actions since the last offer, at most `minActionsBetweenOffers`. */
  sinceOffer: number;
}

export const emptyHistory: BotHistory = { actions: 0, sinceOffer: minActionsBetweenOffers };

/** The history after one more action of the seat. */
export function extendHistory({ actions, sinceOffer }: BotHistory, isOffer: boolean): BotHistory {
  return { actions: actions + 1, sinceOffer: isOffer ? 0 : Math.min(minActionsBetweenOffers, sinceOffer + 1) };
}

/** The history of a seat, read from its redacted log. */
export function historyOf(match: Match, seat: Seat): BotHistory {
  let actions = 0;
  let sinceOffer: number | null = null;
  for (let at = match.length - 1; at >= 0; at--) {
    if (match.seatAt(at) !== seat) continue;
    // Only the last few actions are read: redacting a log line is slow.
    if (sinceOffer === null && actions < minActionsBetweenOffers) {
      const { action } = match.line(seat, at);
      if (action && match.game.asideKind(action) === 'offer') sinceOffer = actions;
    }
    actions++;
  }
  return { actions, sinceOffer: sinceOffer ?? minActionsBetweenOffers };
}

/**
 * The seed of a bot's next decision: the same match seed gives the same decisions. Actions that were taken back count,
 * so that a decision seen before a take-back does not predict the one after it.
 */
export function decisionSeed(matchSeed: number, seat: Seat, { actions }: BotHistory): number {
  return Number.parseInt(hash([matchSeed, seat, actions]).slice(0, 8), 16);
}
