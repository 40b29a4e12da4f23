import { teamOf } from '@aerodrome/engine/games/crew/boards.ts';
import type { CrewTypes } from '@aerodrome/engine/games/crew/index.ts';
import type { Cause, CrewEvent } from '@aerodrome/engine/games/crew/state.ts';
import { effectiveLog } from '@aerodrome/engine/meta/effectiveLog.ts';
import type { TableLogLine } from '../../../table/table.ts';

// Statistics of a match, computed from its log.

export type Shot = Extract<CrewEvent, { type: 'shot' }>;

export function effectiveEvents(log: readonly TableLogLine<CrewTypes>[]): readonly CrewEvent[] {
  return effectiveLog(log).flatMap((line) => line.events);
}

export function countScrapped(events: readonly CrewEvent[], post: number, cause: Cause): number {
  let sum = 0;
  for (const event of events)
    if (event.type === 'scrapped' && event.post === post && event.cause === cause) sum += event.count;
  return sum;
}

export function shotsBy(events: readonly CrewEvent[], post?: number): Shot[] {
  return events.filter((event): event is Shot => event.type === 'shot' && (post === undefined || event.post === post));
}

/** The size of a deck at the start of each round and at the end, and the rounds of its repairs. */
export function deckHistory(events: readonly CrewEvent[], post: number, whole: number) {
  const line: number[] = [];
  const repairs: number[] = [];
  let left = whole;
  for (const event of events) {
    if (event.type === 'roundBegan') line.push(left);
    if (!('post' in event) || event.post !== post) continue;
    if (event.type === 'drew' || event.type === 'scrapped') left -= event.count;
    if (event.type === 'repaired') {
      left += event.count;
      repairs.push(line.length);
    }
  }
  return { line: [...line, left], repairs };
}

/** The number of revealed sections, and how many of them a team left empty. */
export function countEmptySections(events: readonly CrewEvent[], team: number): { empty: number; all: number } {
  const turned = events.flatMap((event) => (event.type === 'revealed' ? [event.cards] : []));
  const empty = turned.filter((cards) => cards.every(({ post }) => teamOf(post) !== team)).length;
  return { empty, all: turned.length };
}

export interface BestSection {
  round: number;
  section: number;
  /** The team that shot, and the cards that the others lost. */
  team: number;
  damage: number;
  /** The place in the log: the entry, and the number of the section with cards within it. */
  at: number;
  step: number;
}

/** The section in which one team's shots cost the other most, the first of equals; `null` without hits. */
export function bestSection(log: readonly TableLogLine<CrewTypes>[]): BestSection | null {
  let best: BestSection | null = null;
  let round = 0;
  let now: Omit<BestSection, 'team' | 'damage'> | null = null;
  let taken = [0, 0];
  for (const line of effectiveLog(log)) {
    const at = log.indexOf(line);
    let step = 0;
    for (const event of line.events) {
      if (event.type === 'roundBegan') round = event.round;
      if (event.type === 'revealed') {
        taken = [0, 0];
        now = { round, section: event.section, at, step };
        if (event.cards.length > 0) step++;
      }
      if (event.type !== 'scrapped' || event.cause !== 'shot' || !now) continue;
      const team = 1 - teamOf(event.post);
      taken[team] += event.count;
      if (taken[team] > (best?.damage ?? 0)) best = { ...now, team, damage: taken[team] };
    }
  }
  return best;
}

export interface WindowStatistics {
  count: number;
  /** In seconds. */
  mean: number;
  fastest: number;
}

/** Times used by a seat; `null` without a clock. */
export function windowStatistics(used: readonly number[]): WindowStatistics | null {
  if (used.length === 0) return null;
  const sum = used.reduce((all, one) => all + one, 0);
  return { count: used.length, mean: sum / used.length / 1000, fastest: Math.min(...used) / 1000 };
}
