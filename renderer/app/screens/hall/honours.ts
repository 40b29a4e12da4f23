import { membersOf } from '@aerodrome/engine/meta/tournament/legs.ts';
import { standingsOf } from '@aerodrome/engine/meta/tournament/standings.ts';
import type { Tournament } from '@aerodrome/engine/meta/tournament/state.ts';
import { nameOf } from './words.ts';

/** Something besides the places that somebody is remembered for. */
export interface Honour {
  /** Its words: `hall.honour.<what>`. */
  what: 'mostHits' | 'mostVictories' | 'longestMatch';
  names: string;
  value: number;
}

export interface Podium {
  place: number;
  entrant: string;
  name: string;
  points: string;
  /** What they flew last, for their livery on the podium. */
  plane: string | null;
}

/** Those who stand on the podium: the first three places, more where one is shared. */
export function podiumOf(state: Tournament): Podium[] {
  return standingsOf(state)
    .filter(({ place, gone }) => place <= 3 && !gone)
    .slice(0, 5)
    .map(({ place, entrant, points }) => ({
      place,
      entrant,
      name: nameOf(state, entrant),
      points: points.text,
      plane: lastPlane(state, entrant),
    }));
}

function lastPlane(state: Tournament, id: string): string | null {
  const legs = [...state.pairs.values()]
    .flatMap((pair) => pair.legs.map((leg) => ({ pair, leg })))
    .filter(({ pair, leg }) => leg.debrief && pair.sides.flat().includes(id))
    .sort((a, b) => b.leg.event - a.leg.event);
  for (const { pair, leg } of legs) {
    const side = pair.sides[0].includes(id) ? 0 : 1;
    const plane = leg.debrief?.planes.find(({ seat }) => leg.flying?.seats[seat]?.[0] === side);
    if (plane) return plane.key;
  }
  return null;
}

export function honoursOf(state: Tournament): Honour[] {
  const flown = [...state.pairs.values()].flatMap((pair) =>
    pair.legs.flatMap((leg) =>
      leg.debrief && leg.flying ? [{ pair, leg, debrief: leg.debrief, flying: leg.flying }] : [],
    ),
  );
  const byName = (of: 'dealt' | 'victories') => {
    const sums = new Map<string, number>();
    for (const { pair, debrief, flying } of flown) {
      for (const plane of debrief.planes) {
        const [side, member] = flying.seats[plane.seat] ?? [];
        if (side === undefined) continue;
        const { name } = membersOf(state, pair, side)[member];
        sums.set(name, (sums.get(name) ?? 0) + plane[of]);
      }
    }
    return sums;
  };
  const honours: Honour[] = [];
  const best = (what: Honour['what'], sums: ReadonlyMap<string, number>) => {
    const value = Math.max(0, ...sums.values());
    if (value > 0) {
      honours.push({
        what,
        value,
        names: [...sums].flatMap(([name, sum]) => (sum === value ? [name] : [])).join(', '),
      });
    }
  };
  best('mostHits', byName('dealt'));
  best('mostVictories', byName('victories'));
  const longest = flown.toSorted((a, b) => b.debrief.turns - a.debrief.turns)[0];
  if (longest) {
    const [a, b] = longest.pair.sides.map((ids) => ids.map((id) => nameOf(state, id)).join(' & '));
    honours.push({ what: 'longestMatch', value: longest.debrief.turns, names: `${a} – ${b}` });
  }
  return honours;
}
