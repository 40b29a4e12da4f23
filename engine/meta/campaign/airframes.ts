import { itemAt } from '../../core/items.ts';
import { missionOptions, sortieRulesOf } from './missionOptions.ts';
import { type Airframe, type CampaignState, type Flight, gameSideOf, missionOf } from './state.ts';

/** The types that the mission allows a flight; `null` if its game has no types. */
export function allowedTypes(state: CampaignState, flight: number): readonly string[] | null {
  const mission = missionOf(state);
  return mission.planes?.[gameSideOf(state, flight, mission)] ?? null;
}

export function suitsOrder(state: CampaignState, flight: number, { game, type }: Airframe): boolean {
  return game === missionOf(state).game && (allowedTypes(state, flight)?.includes(type) ?? true);
}

export const depot = 'depot';

/** The airframe that the depot lends: the first allowed type that is not taken. */
export function lentAirframe(state: CampaignState, flight: number, taken: readonly string[]): string {
  const types = allowedTypes(state, flight) ?? [''];
  return `${depot}:${types.find((type) => !taken.includes(type)) ?? types[0]}`;
}

export function isLent(airframe: string): boolean {
  return airframe.startsWith(`${depot}:`);
}

/** The type of an airframe, by its id. */
export function airframeType(flight: Flight, id: string): string {
  if (isLent(id)) return id.slice(depot.length + 1);
  return flight.hangar.find((airframe) => airframe.id === id)?.type ?? '';
}

/** Number of airframes chosen for a sortie; 0 if a side flies all that it has. */
export function airframesPerSortie(state: CampaignState, flight: number): number {
  const sortie = sortieRulesOf(missionOf(state));
  const picks = sortie.picks !== undefined || (sortie.crew > 1 && hasOwnAirframes(state, flight));
  return picks ? sortie.planes(missionOptions(state, flight)) : 0;
}

/** Whether the flight has airframes of the mission's game. */
export function hasOwnAirframes(state: CampaignState, flight: number): boolean {
  const { game } = missionOf(state);
  return itemAt(state.flights, flight).hangar.some((airframe) => airframe.game === game);
}
