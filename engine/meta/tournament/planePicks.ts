import { itemAt } from '../../core/items.ts';
import type { PairSide } from './events.ts';
import { planesFor } from './legs.ts';
import { flownPlanes, planePlaces } from './planes.ts';
import { gameOfPair } from './scheduledGames.ts';
import type { Leg, Pair, Tournament } from './state.ts';

/** One step of choosing planes: a side bans a plane, or picks one for a place. */
export interface PlanePick {
  does: 'ban' | 'pick';
  side: PairSide;
  /** The place that the plane is for. */
  place: number;
  choices: readonly string[];
}

/**
 * The next ban or pick of a leg after the given answers; `null` when all is chosen, or nothing can be. The higher seed bans
 * a plane and the other picks first; in the next leg the roles are exchanged.
 */
export function nextPlanePick(state: Tournament, pair: Pair, leg: Leg, answers: readonly string[]): PlanePick | null {
  const places = planesFor(gameOfPair(state, pair));
  if (state.setup.planes !== 'picked' || leg.decider || places.length < 2) return null;
  const seedOf = (side: PairSide) => state.entrants.findIndex(({ id }) => pair.sides[side].includes(id));
  const higher: PairSide = seedOf(0) < seedOf(1) ? 0 : 1;
  const banningSide = (leg.number % 2 === 0 ? higher : 1 - higher) as PairSide;
  const [banned, ...picked] = answers;
  const own = (side: PairSide) => planePlaces(state, pair, leg, side);
  const order: { does: 'ban' | 'pick'; side: PairSide; place: number }[] = [
    { does: 'ban', side: banningSide, place: itemAt(own((1 - banningSide) as PairSide), 0) },
    ...own((1 - banningSide) as PairSide).flatMap((place, i) => [
      { does: 'pick' as const, side: (1 - banningSide) as PairSide, place },
      ...own(banningSide)
        .slice(i, i + 1)
        .map((place) => ({ does: 'pick' as const, side: banningSide, place })),
    ]),
  ];
  const next = order[answers.length];
  if (!next) return null;
  const used = state.setup.planesOnce && next.does === 'pick' ? planesFlownBy(state, pair.sides[next.side]) : [];
  const free = itemAt(places, next.place).filter((plane) => plane !== banned && !picked.includes(plane));
  const unused = free.filter((plane) => !used.includes(plane));
  // A side that has flown all planes may fly them again.
  return { ...next, choices: unused.length > 0 ? unused : free };
}

/** The picked planes by place, from complete answers. */
export function pickedPlanes(state: Tournament, pair: Pair, leg: Leg, answers: readonly string[]): string[] {
  const picked: string[] = [];
  for (let i = 0; i < answers.length; i++) {
    const step = nextPlanePick(state, pair, leg, answers.slice(0, i));
    if (step?.does === 'pick') picked[step.place] = itemAt(answers, i);
  }
  return picked;
}

/** All planes that these entrants have flown in this tournament. */
function planesFlownBy(state: Tournament, ids: readonly string[]): string[] {
  return [...state.pairs.values()].flatMap((pair) =>
    ([0, 1] as const).flatMap((side) =>
      pair.sides[side].some((id) => ids.includes(id))
        ? pair.legs.flatMap((leg) => flownPlanes(state, pair, leg, side))
        : [],
    ),
  );
}
