import { type GameData, sideOfPlane } from '@aerodrome/engine/games/airspace/gameData.ts';
import { damageOf } from '@aerodrome/engine/games/airspace/rules/shooting.ts';
import { added } from '@aerodrome/engine/games/airspace/sights.ts';
import type { AirspaceEvent } from '@aerodrome/engine/games/airspace/state.ts';

/** The statistics of one side. */
export interface SideStatistics {
  /** How often each face from 1 to 6 was rolled. */
  faces: readonly number[];
  shots: number;
  hits: number;
  damage: number;
  /** The average damage of these shots, and the difference of the rolled damage from it. */
  expected: number;
  luck: number;
  /** Shots from an enemy's tail. */
  tails: number;
  pointsLost: number;
  /** The most levels that one of its planes lost in an unbroken dive. */
  dive: number;
}

type Shot = Extract<AirspaceEvent, { type: 'shot' }>;

const faces = [1, 2, 3, 4, 5, 6];
const meanOf = ({ modifiers }: Shot) => faces.reduce((sum, die) => sum + damageOf(die + added(modifiers)), 0) / 6;
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

export function sideStatistics(events: readonly AirspaceEvent[], side: number): SideStatistics {
  const own = events.filter((event) => 'plane' in event && sideOfPlane(event.plane) === side);
  const shots = own.filter((event) => event.type === 'shot');
  const damage = sum(shots.map((shot) => shot.damage));
  const expected = sum(shots.map(meanOf));
  return {
    faces: faces.map((face) => shots.filter(({ die }) => die === face).length),
    shots: shots.length,
    hits: shots.filter((shot) => shot.damage > 0).length,
    damage,
    expected,
    luck: damage - expected,
    tails: shots.filter(({ modifiers }) => modifiers.tail > 0).length,
    pointsLost: own.filter(({ type }) => type === 'pointLost').length,
    dive: longestDive(own),
  };
}

function longestDive(events: readonly AirspaceEvent[]): number {
  const running = new Map<number, number>();
  let longest = 0;
  for (const event of events) {
    if (event.type !== 'flew') continue;
    const dive = event.manoeuvre.move === 'dive' ? (running.get(event.plane) ?? 0) + 1 : 0;
    running.set(event.plane, dive);
    longest = Math.max(longest, dive);
  }
  return longest;
}

/** A plane's level after a turn, and the share of its capacity lost by then. */
export interface Height {
  level: number;
  taken: number;
}

export function heightsOf(gameData: GameData, events: readonly AirspaceEvent[], plane: number): Height[] {
  let taken = 0;
  const heights: Height[] = [];
  for (const event of events) {
    if (!('plane' in event) || event.plane !== plane) continue;
    if (event.type === 'damaged') taken = 1 - event.capacity / gameData.capacity[plane];
    if (event.type === 'placed') heights.push({ level: event.at.altitude, taken });
    if (event.type === 'flew') heights.push({ level: event.to.altitude, taken });
  }
  return heights;
}
