import type { SeatInfo } from '../../core/game.ts';
import { itemAt } from '../../core/items.ts';
import { type LedgerLine, type LedgerSeat, ledgerSeats, truncateLine } from '../ledger.ts';
import { type LegSetup, legSlot, prepareLeg, startedLeg } from './legs.ts';
import { flownPlanes } from './planes.ts';
import { gameOfPair, openScheduledGame } from './scheduledGames.ts';
import type { Leg, Pair, Tournament } from './state.ts';

/** The ledger line of a leg; `null` if it is open or was forfeited. */
export function legLedgerLine(
  state: Tournament,
  id: string,
  pair: Pair,
  leg: Leg,
  thrown: readonly (readonly [number, number])[] = [],
): LedgerLine | null {
  if (leg.at === null || (leg.state !== 'flown' && leg.state !== 'typed')) return null;
  const flight = startedLeg(state, pair, leg) ?? prepareLeg(state, pair, leg);
  const { game, options } = flight;
  const { seats: places } = openScheduledGame(gameOfPair(state, pair), leg.flying?.options ?? {});
  return {
    // A manually corrected result still belongs to its match.
    match: leg.flying?.matchId ?? null,
    at: leg.at,
    game,
    scenario: leg.debrief ? leg.debrief.scenario : scenarioOf(options),
    source: 'tournament',
    sourceId: id,
    slot: legSlot(pair.id, leg.number),
    seats: leg.debrief
      ? ledgerSeats(leg.debrief, places, flight.participants, thrown)
      : manualSeats(state, pair, leg, flight, places),
    rated: true,
  };
}

/** All ledger lines of a tournament, in the order of its pairs. */
export function tournamentLedgerLines(state: Tournament, id: string): LedgerLine[] {
  return [...state.pairs.values()].flatMap((pair) =>
    pair.legs.flatMap((leg) => {
      const line = legLedgerLine(state, id, pair, leg);
      return line ? [truncateLine(line)] : [];
    }),
  );
}

function scenarioOf({ scenario }: Record<string, unknown>): string | null {
  return typeof scenario === 'string' ? scenario : null;
}

function manualSeats(
  state: Tournament,
  pair: Pair,
  leg: Leg,
  { seats, participants }: LegSetup,
  places: readonly SeatInfo[],
): LedgerSeat[] {
  const { winner } = leg;
  return places.map(({ side, role }, seat) => ({
    ...itemAt(participants, seat),
    side,
    role,
    planes: flownPlanes(state, pair, leg, itemAt(seats, seat)[0]),
    result: winner === null ? 'drawn' : winner === itemAt(seats, seat)[0] ? 'won' : 'lost',
    dealt: 0,
    taken: 0,
    victories: 0,
  }));
}
