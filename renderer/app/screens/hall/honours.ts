import { itemAt } from '@aerodrome/engine/core/items.ts';
import { luckOf } from '@aerodrome/engine/meta/dice.ts';
import type { LedgerLine } from '@aerodrome/engine/meta/ledger.ts';
import type { Profile } from '@aerodrome/engine/meta/roster.ts';
import { membersOf } from '@aerodrome/engine/meta/tournament/legs.ts';
import { isSettled } from '@aerodrome/engine/meta/tournament/pairs.ts';
import { flownPlanes } from '@aerodrome/engine/meta/tournament/planes.ts';
import { standingsOf } from '@aerodrome/engine/meta/tournament/standings.ts';
import type { Tournament } from '@aerodrome/engine/meta/tournament/state.ts';
import { isolateDirection } from '@aerodrome/engine/text/bidi.ts';
import { decimal } from '@aerodrome/engine/text/say.ts';
import { entrantName, pairName } from './tournamentText.ts';

/** An award besides the places. */
export interface Honour {
  /** Text key: `hall.honour.<what>`. */
  what: 'mostHits' | 'mostVictories' | 'mostLoops' | 'longestMatch' | 'unluckiest';
  names: string;
  value: number | string;
}

/** Minimum number of dice rolled to be ranked as unlucky. */
const minDice = 6;

export interface PodiumPlace {
  place: number;
  entrant: string;
  name: string;
  points: string;
  /** The plane flown last, and the profile whose emblem is painted on it. */
  plane: string | null;
  profile: Profile | null;
}

/** The first three places; up to five entrants if places are shared. */
export function podiumOf(state: Tournament, profiles: readonly Profile[] = []): PodiumPlace[] {
  return standingsOf(state)
    .filter(({ place, gone }) => place <= 3 && !gone)
    .slice(0, 5)
    .map(({ place, entrant, points }) => ({
      place,
      entrant,
      name: entrantName(state, entrant),
      points: points.text,
      plane: lastPlane(state, entrant),
      profile: profileOf(state, entrant, profiles),
    }));
}

function profileOf({ entrants }: Tournament, id: string, profiles: readonly Profile[]): Profile | null {
  const members = entrants.find((entrant) => entrant.id === id)?.members ?? [];
  return profiles.find((profile) => members.some(({ person }) => person === profile.id)) ?? null;
}

function lastPlane(state: Tournament, id: string): string | null {
  const legs = [...state.pairs.values()]
    .filter(({ sides }) => sides.flat().includes(id))
    .flatMap((pair) => pair.legs.filter(isSettled).map((leg) => ({ pair, leg })))
    .sort((a, b) => b.leg.event - a.leg.event);
  const flown = legs.flatMap(({ pair, leg }) => flownPlanes(state, pair, leg, pair.sides[0].includes(id) ? 0 : 1));
  return flown[0] ?? null;
}

/** Awards of a tournament. Dice luck is read from its ledger lines. */
export function honoursOf(state: Tournament, lines: readonly LedgerLine[]): Honour[] {
  const flown = [...state.pairs.values()].flatMap((pair) =>
    pair.legs.flatMap((leg) =>
      leg.debrief && leg.flying ? [{ pair, leg, debrief: leg.debrief, flying: leg.flying }] : [],
    ),
  );
  const all = { dealt: new Map<string, number>(), victories: new Map<string, number>() };
  const loops = new Map<string, number>();
  for (const { pair, debrief, flying } of flown) {
    const looped = new Map<string, number>();
    for (const plane of debrief.planes) {
      const place = flying.seats[plane.seat];
      if (place === undefined) continue;
      const [side, member] = place;
      const { name } = itemAt(membersOf(state, pair, side), member);
      for (const of of ['dealt', 'victories'] as const) all[of].set(name, (all[of].get(name) ?? 0) + plane[of]);
      looped.set(name, (looped.get(name) ?? 0) + (plane.loops ?? 0));
    }
    // Loops: the maximum of one match counts, not the sum.
    for (const [name, count] of looped) loops.set(name, Math.max(loops.get(name) ?? 0, count));
  }
  const longest = flown.toSorted((a, b) => b.debrief.turns - a.debrief.turns)[0];
  return [
    ...most('mostHits', all.dealt),
    ...most('mostVictories', all.victories),
    ...most('mostLoops', loops),
    ...(longest
      ? [{ what: 'longestMatch' as const, value: longest.debrief.turns, names: pairName(state, longest.pair) }]
      : []),
    ...unluckiest(lines),
  ];
}

function most(what: Honour['what'], sums: ReadonlyMap<string, number>): Honour[] {
  const value = Math.max(0, ...sums.values());
  if (value === 0) return [];
  const names = [...sums].flatMap(([name, sum]) => (sum === value ? [name] : []));
  return [{ what, value, names: names.map(isolateDirection).join(', ') }];
}

/** The player with the worst average dice luck, if it is below zero. */
function unluckiest(lines: readonly LedgerLine[]): Honour[] {
  const thrown = new Map<string, [sum: number, dice: number]>();
  for (const { name, thrown: own } of lines.flatMap(({ seats }) => seats)) {
    const [sum, dice] = thrown.get(name) ?? [0, 0];
    if (own) thrown.set(name, [sum + own[0], dice + own[1]]);
  }
  const [worst] = [...thrown]
    .filter(([, [, dice]]) => dice >= minDice)
    .map(([name, own]) => ({ name, luck: luckOf(own) }))
    .sort((a, b) => a.luck - b.luck);
  if (!worst || worst.luck >= 0) return [];
  return [{ what: 'unluckiest', names: worst.name, value: decimal(Math.abs(worst.luck), 2) }];
}
