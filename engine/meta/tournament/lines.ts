import type { SeatInfo } from '../../core/game.ts';
import { itemAt } from '../../core/items.ts';
import { fitLine, type LedgerLine, type LedgerSeat, seatsOf } from '../ledger.ts';
import { flightOf, flownLeg, opened, type Preparation, prepareLeg, slotOf } from './legs.ts';
import { planesFlown } from './planes.ts';
import type { Leg, Pair, Tournament } from './state.ts';

/** What the ledger says of a leg; `null` while it is open, and where nobody flew. */
export function lineOf(
  state: Tournament,
  id: string,
  pair: Pair,
  leg: Leg,
  thrown: readonly (readonly [number, number])[] = [],
): LedgerLine | null {
  if (leg.at === null || (leg.state !== 'flown' && leg.state !== 'typed')) return null;
  const flight = flownLeg(state, pair, leg) ?? prepareLeg(state, pair, leg);
  const { game, options } = flight;
  const { seats: places } = opened(flightOf(state, pair), leg.flying?.options ?? {});
  return {
    // A result that was corrected by hand is still that of its match.
    match: leg.flying?.matchId ?? null,
    at: leg.at,
    game,
    scenario: leg.debrief ? leg.debrief.scenario : scenarioOf(options),
    source: 'tournament',
    sourceId: id,
    slot: slotOf(pair.id, leg.number),
    seats: leg.debrief
      ? seatsOf(leg.debrief, places, flight.people, thrown)
      : typedSeats(state, pair, leg, flight, places),
    rated: true,
  };
}

/** All lines of a tournament, in the order of its pairings. */
export function linesOf(state: Tournament, id: string): LedgerLine[] {
  return [...state.pairs.values()].flatMap((pair) =>
    pair.legs.flatMap((leg) => {
      const line = lineOf(state, id, pair, leg);
      return line ? [fitLine(line)] : [];
    }),
  );
}

function scenarioOf({ scenario }: Record<string, unknown>): string | null {
  return typeof scenario === 'string' ? scenario : null;
}

function typedSeats(
  state: Tournament,
  pair: Pair,
  leg: Leg,
  { seats, people }: Preparation,
  places: readonly SeatInfo[],
): LedgerSeat[] {
  const { winner } = leg;
  return places.map(({ side, role }, seat) => ({
    ...itemAt(people, seat),
    side,
    role,
    planes: planesFlown(state, pair, leg, itemAt(seats, seat)[0]),
    result: winner === null ? 'drawn' : winner === itemAt(seats, seat)[0] ? 'won' : 'lost',
    dealt: 0,
    taken: 0,
    victories: 0,
  }));
}
