import type { Debrief, PlaneDebrief } from './debrief.ts';

/** How a side of a match comes to its table: what a campaign has done to its planes since the last one. */
export interface Readiness {
  /** By plane of this side: flown though it should have stayed in the workshop. */
  patched: readonly boolean[];
  /** By plane of this side: the insignia of whoever flies it, 0 to 2. */
  insignia: readonly number[];
  /** How many planes are left where a side flies with all it has. */
  strength: number;
  /** It comes out of the sun. */
  high: boolean;
}

/** What a campaign has to know of a game between two of its matches. */
export interface SortieRules {
  /** The option that names the planes, and a side's places in it; without one a game has no planes to pick. */
  picks?: { option: string; placesOf(options: Record<string, unknown>, side: number): readonly number[] };
  /** How many people are aboard a plane. */
  crew: number;
  /** How many planes a side has by the book. */
  planes(options: Record<string, unknown>): number;
  /** How well a side did: −2 to 2. */
  grade(debrief: Debrief, side: number): number;
  /** Has it taken more than half of what brings it down? */
  battered(plane: PlaneDebrief, debrief: Debrief): boolean;
  /** The handicaps that say so, as options of the game; `null` where all is by the book. */
  handicaps(options: Record<string, unknown>, sides: readonly Readiness[]): Record<string, unknown> | null;
}

/** 1 won, 0 drawn, −1 lost, as a side sees it. */
export function sideResult({ winners, lost, planes }: Debrief, side: number): number {
  if (lost) return side === 0 ? -1 : 1;
  if (winners.length === 0) return 0;
  return planes.some((plane) => plane.side === side && winners.includes(plane.seat)) ? 1 : -1;
}

/** What a side's planes took together. */
export function damageTakenBy({ planes }: Debrief, side: number): number {
  return planes.filter((plane) => plane.side === side).reduce((sum, { taken }) => sum + taken, 0);
}

/** How many of a side's planes did not come home. */
export function planesLostBy({ planes }: Debrief, side: number): number {
  return planes.filter((plane) => plane.side === side && plane.fate !== 'home').length;
}
