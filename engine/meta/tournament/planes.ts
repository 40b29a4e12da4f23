import { itemAt } from '../../core/items.ts';
import { games } from '../../games/index.ts';
import type { PairSide } from './events.ts';
import { gameSide, planeField, planesFor, prepareLeg, startedLeg } from './legs.ts';
import { gameOfPair } from './scheduledGames.ts';
import type { Leg, Pair, Tournament } from './state.ts';

/** The places of a side of the pair; places alternate between the game's sides. */
export function planePlaces(state: Tournament, pair: Pair, leg: Leg, side: PairSide): number[] {
  return planesFor(gameOfPair(state, pair)).flatMap((_, at) =>
    at % 2 === gameSide(state, pair, leg, side) ? [at] : [],
  );
}

/** The planes by place that a leg will be flown with, if known; empty if the game has no choice. */
export function plannedPlanes(state: Tournament, pair: Pair, leg: Leg): readonly string[] {
  const field = planeField(itemAt(games, gameOfPair(state, pair).game));
  if (!field || (state.setup.planes === 'picked' && !leg.flying)) return [];
  const planes = (startedLeg(state, pair, leg) ?? prepareLeg(state, pair, leg)).options[field.key];
  return Array.isArray(planes) ? planes : [];
}

/** The planes that a side flew in a leg; empty if unknown. */
export function flownPlanes(state: Tournament, pair: Pair, leg: Leg, side: PairSide): readonly string[] {
  if (leg.debrief) {
    return leg.debrief.planes.flatMap(({ key, seat }) => (leg.flying?.seats[seat]?.[0] === side ? [key] : []));
  }
  const typed = leg.typed?.planes ?? [];
  return planePlaces(state, pair, leg, side).flatMap((place) => typed[place] ?? []);
}
