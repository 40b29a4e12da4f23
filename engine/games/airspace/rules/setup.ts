import { north, sameHex, south } from '../../../boards/hex.ts';
import type { Emit } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { type GameData, phasePoints, sideOfPlane } from '../gameData.ts';
import { type AirspaceEvent, type AirspaceState, allies, germany, none, type Stance } from '../state.ts';

const starts = [1, 2, 3, 4, 5];
const centre = 3;

export function createState(gameData: GameData): AirspaceState {
  return {
    phase: '',
    outcome: null,
    planes: Array.from({ length: gameData.planes }, (_, plane) => ({
      hex: null,
      facing: sideOfPlane(plane) === allies ? north : south,
      altitude: gameData.altitude[sideOfPlane(plane)],
      capacity: gameData.capacity[plane],
      points: phasePoints,
      lost: null,
    })),
    initiative: none,
    phaseNumber: 0,
    pass: 0,
    moved: false,
    turns: 0,
    plane: 0,
    start: 0,
    lastMove: 'level',
    target: none,
    ...(gameData.pressing && { tally: { shots: [0, 0], approaches: [0, 0] } }),
    draw: { agreed: [], offeredIn: Array.from({ length: gameData.seats }, () => 0) },
  };
}

/** "Setup": the die names the start hex, and 6 the centre one. Where only one neighbour is free, it is that one. */
export function rollStart(gameData: GameData, draft: AirspaceState, rng: Random, emit: Emit<AirspaceEvent>): void {
  const { plane } = draft;
  const die = rng.below(6, 'startHex') + 1;
  draft.start = die === 6 ? centre : die;
  emit?.({ type: 'startRolled', plane, die, start: draft.start, taken: startIsTaken(gameData, draft) });
  if (!startIsTaken(gameData, draft)) return;
  const free = freeStarts(draft.start);
  if (free.length === 1) draft.start = free[0];
}

/** Only a plane's own side starts at its edge, so only its partner can stand there. */
export function startIsTaken(gameData: GameData, state: AirspaceState): boolean {
  const partner = state.planes[state.plane - 2];
  const start = gameData.board.starts[sideOfPlane(state.plane)][state.start - 1];
  return partner !== undefined && partner.hex !== null && sameHex(partner.hex, start);
}

/** The start hexes beside a taken one. */
function freeStarts(taken: number): number[] {
  return starts.filter((start) => Math.abs(start - taken) === 1);
}

export function legalStarts(gameData: GameData, state: AirspaceState): number[] {
  return startIsTaken(gameData, state) ? freeStarts(state.start) : [];
}

/** How the plane that is being placed begins on a start hex. */
export function startStance(gameData: GameData, { planes, plane }: AirspaceState, start: number): Stance {
  const { facing, altitude } = planes[plane];
  return { hex: { ...gameData.board.starts[sideOfPlane(plane)][start - 1] }, facing, altitude };
}

/** Puts the plane down, and turns to the next that has not been given up meanwhile. */
export function place(gameData: GameData, draft: AirspaceState, emit: Emit<AirspaceEvent>): void {
  const { plane, start } = draft;
  const placed = draft.planes[plane];
  if (placed.lost === null) {
    const at = startStance(gameData, draft, start);
    placed.hex = at.hex;
    emit?.({ type: 'placed', plane, start, at });
  }
  draft.plane++;
  while (draft.planes[draft.plane]?.lost) draft.plane++;
  draft.start = 0;
}

export function isPlacing(gameData: GameData, state: AirspaceState): boolean {
  return state.plane < gameData.planes;
}

/** "Roll the die to determine who has first initiative": 1 to 3 Germany, 4 to 6 the Allies. */
export function rollInitiative(draft: AirspaceState, rng: Random, emit: Emit<AirspaceEvent>): void {
  const die = rng.below(6, 'initiative') + 1;
  draft.initiative = die <= 3 ? germany : allies;
  emit?.({ type: 'initiativeRolled', die, side: draft.initiative });
}
