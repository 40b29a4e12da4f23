import { lapse } from '../../../core/drawOffers.ts';
import type { Emit } from '../../../core/game.ts';
import { type GameData, leastPoints, phasePoints, sideOfPlane } from '../gameData.ts';
import { type AirspaceEvent, type AirspaceState, none } from '../state.ts';
import { judge } from './ending.ts';

/** A new phase: ten points for every plane, and the first turn for the side that has the initiative. */
export function openPhase(gameData: GameData, draft: AirspaceState, emit: Emit<AirspaceEvent>): void {
  draft.phaseNumber++;
  draft.pass = 1;
  draft.moved = false;
  for (let i = 0; i < draft.planes.length; i++) {
    const plane = draft.planes[i];
    if (plane.lost === null) plane.points = phasePoints;
  }
  draft.plane = firstOfInitiative(gameData, draft);
  emit?.({ type: 'phaseBegan', phaseNumber: draft.phaseNumber, initiative: draft.initiative });
}

/** First pass: inactive and enemy strips are skipped, so that the initiative really has the first move. */
function firstOfInitiative(gameData: GameData, state: AirspaceState): number {
  const sequence = gameData.sequence[state.initiative];
  for (let i = 0; i < sequence.length; i++) {
    const plane = sequence[i];
    if (sideOfPlane(plane) === state.initiative && state.planes[plane].lost === null) return plane;
  }
  return none;
}

export function beginTurn(draft: AirspaceState, emit: Emit<AirspaceEvent>): void {
  const { plane, pass } = draft;
  draft.lastMove = 'level';
  draft.target = none;
  emit?.({ type: 'turnBegan', plane, pass, points: draft.planes[plane].points });
}

/** The next strip with points, on to the far edge and then again from the near one; `none` when all are spent. */
export function endTurn(gameData: GameData, draft: AirspaceState): void {
  if (!draft.moved) {
    // The plane with the first move was given up before it flew: the first move stays with its side.
    draft.plane = firstOfInitiative(gameData, draft);
    return;
  }
  const sequence = gameData.sequence[draft.initiative];
  const from = sequence.indexOf(draft.plane);
  for (let i = 1; i <= sequence.length; i++) {
    const at = from + i;
    if (at === sequence.length) draft.pass++;
    const plane = sequence[at < sequence.length ? at : at - sequence.length];
    if (canFly(draft, plane)) {
      draft.plane = plane;
      return;
    }
  }
  draft.plane = none;
}

function canFly(state: AirspaceState, plane: number): boolean {
  return state.planes[plane].lost === null && state.planes[plane].points >= leastPoints;
}

/** Initiative changes sides, whatever fell meanwhile; a capped match is judged after its last phase. */
export function endPhase(gameData: GameData, draft: AirspaceState, emit: Emit<AirspaceEvent>): void {
  emit?.({ type: 'phaseEnded', phaseNumber: draft.phaseNumber });
  lapse(draft.draw, emit);
  if (draft.phaseNumber >= gameData.lastPhase) judge(gameData, draft, emit);
  else draft.initiative = 1 - draft.initiative;
}
