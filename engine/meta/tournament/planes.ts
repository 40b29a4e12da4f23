import { itemAt } from '../../core/items.ts';
import { games } from '../../games/index.ts';
import type { Side } from './events.ts';
import { flightOf, flownLeg, gameSide, planeField, planesFor, prepareLeg } from './legs.ts';
import type { Leg, Pair, Tournament } from './state.ts';

/** The places among the game's planes that a side of the pair has: they go to the game's sides in turn. */
export function placesOf(state: Tournament, pair: Pair, leg: Leg, side: Side): number[] {
  return planesFor(flightOf(state, pair)).flatMap((_, at) => (at % 2 === gameSide(state, pair, leg, side) ? [at] : []));
}

/** By place: the planes a leg is to be flown with, as far as that is known before; none where the game has no choice. */
export function planesMeant(state: Tournament, pair: Pair, leg: Leg): readonly string[] {
  const field = planeField(itemAt(games, flightOf(state, pair).game));
  if (!field || (state.setup.planes === 'picked' && !leg.flying)) return [];
  const meant = (flownLeg(state, pair, leg) ?? prepareLeg(state, pair, leg)).options[field.key];
  return Array.isArray(meant) ? meant : [];
}

/** What a side flew in a leg, if anybody knows. */
export function planesFlown(state: Tournament, pair: Pair, leg: Leg, side: Side): readonly string[] {
  if (leg.debrief) {
    return leg.debrief.planes.flatMap(({ key, seat }) => (leg.flying?.seats[seat]?.[0] === side ? [key] : []));
  }
  const typed = leg.typed?.planes ?? [];
  return placesOf(state, pair, leg, side).flatMap((place) => typed[place] ?? []);
}
