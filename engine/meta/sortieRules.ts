import type { Debrief, PlaneDebrief } from './debrief.ts';

/** The condition of a side's planes at take-off, from which handicaps are made. */
export interface Readiness {
  /** By plane of this side: it flies although its repair is not finished. */
  patched: readonly boolean[];
  /** By plane of this side: the insignia of its pilot, 0 to 2. */
  insignia: readonly number[];
  /** Number of planes, in games in which a side flies all that it has. */
  strength: number;
  /** The side bought height and attacks out of the sun. */
  high: boolean;
}

/** The functions of a game that campaigns need between two matches. */
export interface SortieRules {
  /** The option that names the planes, and a side's places in it; absent if no planes can be chosen. */
  picks?: { option: string; placesOf(options: Record<string, unknown>, side: number): readonly number[] };
  /** People aboard each plane. */
  crew: number;
  /** Planes of a side by the rulebook. */
  planes(options: Record<string, unknown>): number;
  /** The grade of a side's result, −2 to 2. */
  grade(debrief: Debrief, side: number): number;
  /** Whether a plane has taken more than half of the damage that destroys it. */
  battered(plane: PlaneDebrief, debrief: Debrief): boolean;
  /** The handicaps that follow from the sides' readiness, as options of the game; `null` for none. */
  handicaps(options: Record<string, unknown>, sides: readonly Readiness[]): Record<string, unknown> | null;
}

/** The result for a side: 1 won, 0 drawn, −1 lost. */
export function sideResult({ winners, lost, planes }: Debrief, side: number): number {
  if (lost) return side === 0 ? -1 : 1;
  if (winners.length === 0) return 0;
  return planes.some((plane) => plane.side === side && winners.includes(plane.seat)) ? 1 : -1;
}

/** Damage taken by all planes of a side. */
export function damageTakenBy({ planes }: Debrief, side: number): number {
  return planes.filter((plane) => plane.side === side).reduce((sum, { taken }) => sum + taken, 0);
}

/** Number of a side's planes that did not come home. */
export function planesLostBy({ planes }: Debrief, side: number): number {
  return planes.filter((plane) => plane.side === side && plane.fate !== 'home').length;
}
