import type { Side } from './events.ts';
import { flightOf, gameSide, planesFor } from './legs.ts';
import type { Leg, Pair, Tournament } from './state.ts';

/** One step of picking planes: one side strikes one out, or takes one for its place on the table. */
export interface Pick {
  does: 'ban' | 'pick';
  side: Side;
  /** The place among the game's planes that is picked for. */
  place: number;
  choices: readonly string[];
}

/**
 * What is to be picked next for a leg, given what was answered so far; `null` when all is picked, or nothing can be. The
 * higher seed strikes one out and the other picks first; in the next leg it is the other way round.
 */
export function nextPick(state: Tournament, pair: Pair, leg: Leg, answers: readonly string[]): Pick | null {
  const places = planesFor(flightOf(state, pair));
  if (state.setup.planes !== 'picked' || leg.decider || places.length < 2) return null;
  const seedOf = (side: Side) => state.entrants.findIndex(({ id }) => pair.sides[side].includes(id));
  const higher: Side = seedOf(0) < seedOf(1) ? 0 : 1;
  const banning = (leg.number % 2 === 0 ? higher : 1 - higher) as Side;
  const [banned, ...picked] = answers;
  // Places go to the game's sides in turn.
  const placesOf = (side: Side) => places.flatMap((_, at) => (at % 2 === gameSide(state, pair, leg, side) ? [at] : []));
  const order: { does: 'ban' | 'pick'; side: Side; place: number }[] = [
    { does: 'ban', side: banning, place: placesOf((1 - banning) as Side)[0] },
    ...placesOf((1 - banning) as Side).flatMap((place, i) => [
      { does: 'pick' as const, side: (1 - banning) as Side, place },
      { does: 'pick' as const, side: banning, place: placesOf(banning)[i] },
    ]),
  ];
  const next = order[answers.length];
  if (!next) return null;
  const used = state.setup.planesOnce && next.does === 'pick' ? flownBy(state, pair.sides[next.side]) : [];
  const free = places[next.place].filter((plane) => plane !== banned && !picked.includes(plane));
  const fresh = free.filter((plane) => !used.includes(plane));
  // Who has flown them all may fly them again.
  return { ...next, choices: fresh.length > 0 ? fresh : free };
}

/** By place of the game: what was picked, of answers that are complete. */
export function picksOf(state: Tournament, pair: Pair, leg: Leg, answers: readonly string[]): string[] {
  const picked: string[] = [];
  for (let i = 0; i < answers.length; i++) {
    const asked = nextPick(state, pair, leg, answers.slice(0, i));
    if (asked?.does === 'pick') picked[asked.place] = answers[i];
  }
  return picked;
}

/** What these entrants have flown in this tournament. */
function flownBy(state: Tournament, ids: readonly string[]): string[] {
  return [...state.pairs.values()].flatMap(({ sides, legs }) =>
    legs.flatMap(({ debrief, flying }) =>
      (debrief?.planes ?? []).flatMap(({ key, seat }) => {
        const side = flying?.seats[seat]?.[0];
        return side !== undefined && sides[side].some((id) => ids.includes(id)) ? [key] : [];
      }),
    ),
  );
}
