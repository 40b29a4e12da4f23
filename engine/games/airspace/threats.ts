import { copy } from './copy.ts';
import { type GameData, phasePoints, sideOfPlane } from './gameData.ts';
import { type Flight, flightOf } from './rules/flight.ts';
import { endPhase, endTurn, openPhase } from './rules/initiative.ts';
import { stanceOf } from './rules/movement.ts';
import { modifiersOf, whyNoShot } from './rules/shooting.ts';
import { added, type ShotPreview, shotFrom } from './sights.ts';
import { type AirspaceState, none, type Stance } from './state.ts';

/** An enemy who, after its next manoeuvre, could shoot the plane where it has flown to. */
export interface Threat {
  plane: number;
  /** The best shot that it could get. */
  best: ShotPreview;
  /** How many of its manoeuvres end with a shot at the plane. */
  ways: number;
  /** Does it have that turn before the plane flies again? */
  before: boolean;
}

/** The enemies that could shoot the current plane at the end of this flight if no other plane moved meanwhile. */
export function threatsAfter(gameData: GameData, state: AirspaceState, { to, points, lost }: Flight): Threat[] {
  if (lost !== null) return [];
  const { plane } = state;
  const table = copy(state);
  Object.assign(table.planes[plane], to, { points });
  const turns = turnsBefore(gameData, copy(table));
  const isLastPhase = state.phaseNumber >= gameData.lastPhase;
  const threats: Threat[] = [];
  for (const [enemy, { hex }] of table.planes.entries()) {
    if (hex === null || sideOfPlane(enemy) === sideOfPlane(plane)) continue;
    const before = turns.has(enemy);
    // An enemy without a turn before the plane's next one has spent its points: its next ones are those of a new phase.
    if (!before && isLastPhase) continue;
    const threat = threatFrom(gameData, table, enemy, turns.get(enemy) ?? phasePoints);
    if (threat !== null) threats.push({ ...threat, before });
  }
  return threats;
}

/** By plane, for those who have a turn before the present one flies again: the points that they will have for it. */
function turnsBefore(gameData: GameData, draft: AirspaceState): Map<number, number> {
  const { plane } = draft;
  const turns = new Map<number, number>();
  for (;;) {
    draft.moved = true;
    endTurn(gameData, draft);
    if (draft.plane === none) {
      endPhase(gameData, draft, null);
      if (draft.outcome !== null) return turns;
      openPhase(gameData, draft, null);
    }
    if (draft.plane === plane) return turns;
    const flown = draft.planes[draft.plane];
    if (!turns.has(draft.plane)) turns.set(draft.plane, flown.points);
    // However many turns they buy, the first is the one that is asked about.
    flown.points = 0;
  }
}

function threatFrom(
  gameData: GameData,
  table: AirspaceState,
  enemy: number,
  points: number,
): Omit<Threat, 'before'> | null {
  const { plane } = table;
  const from = stanceOf(table.planes[enemy]);
  let ways = 0;
  let best: Stance | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (const manoeuvre of gameData.manoeuvres(gameData.owner[enemy], from.altitude, points)) {
    const { to, lost } = flightOf(gameData, from, points, manoeuvre);
    if (lost !== null || whyNoShot(table, enemy, to, manoeuvre.move, plane) !== null) continue;
    ways++;
    const worth = added(modifiersOf(table, enemy, to, plane));
    if (worth > highest) [best, highest] = [to, worth];
  }
  return best === null ? null : { plane: enemy, best: shotFrom(table, enemy, best, plane), ways };
}
