import { sameHex } from '../../boards/hex.ts';
import { canonical } from '../../core/hash.ts';
import { type GameData, leastPoints, phasePoints, sideOfPlane } from './gameData.ts';
import { isFlying, isJudged, judgement, losers } from './rules/ending.ts';
import { legalStarts } from './rules/setup.ts';
import { targets } from './rules/shooting.ts';
import { type AirspaceState, none, type Plane } from './state.ts';

/**
 * Where the parts of a table contradict each other or the game data, as paths; the table has the right shape. Later
 * questions rely on the answers to earlier ones: only the first path found can be trusted.
 */
export function* conflicts(gameData: GameData, state: AirspaceState): Generator<string> {
  yield* planes(gameData, state);
  yield* time(state);
  yield* tally(gameData, state);
  yield* ending(gameData, state);
  if (state.phase === 'startHexes.choosing') yield* choosing(gameData, state);
  if (state.phase.startsWith('initiativePhase.')) yield* turn(state);
  yield* draw(gameData, state);
}

/** Before the initiative die: planes are still being placed. */
const isPlacing = (state: AirspaceState) => state.phaseNumber === 0;
const isOver = (state: AirspaceState) => state.phase === 'over';

function* planes(gameData: GameData, state: AirspaceState): Generator<string> {
  for (const [i, plane] of state.planes.entries()) {
    const { hex, altitude, capacity, points, lost } = plane;
    const unplaced = isPlacing(state) && i >= state.plane;
    if ((hex === null) !== (lost !== null || unplaced)) yield `planes.${i}.hex`;
    if ((lost === 'shotDown') !== (capacity === 0) || capacity > gameData.capacity[i]) yield `planes.${i}.capacity`;
    // A single point is lost at once, and a lost plane's points with it.
    if (points === 1 || (lost !== null && points > 0)) yield `planes.${i}.points`;
    const underground = lost === 'crashed' || (lost === 'left' && altitude === 0);
    if ((altitude === 0) !== underground) yield `planes.${i}.altitude`;
    if (isPlacing(state) && !isUntouched(gameData, plane, i)) yield `planes.${i}`;
  }
}

/** As the set-up leaves it: on a start hex, or not yet there, or given up. */
function isUntouched(gameData: GameData, plane: Plane, i: number): boolean {
  const { hex, facing, altitude, capacity, points, lost } = plane;
  const onStart = hex === null || gameData.board.starts[sideOfPlane(i)].some((start) => sameHex(start, hex));
  if (!onStart || facing !== 3 * sideOfPlane(i)) return false;
  if (altitude !== gameData.altitude[sideOfPlane(i)] || capacity !== gameData.capacity[i]) return false;
  return lost === null ? points === phasePoints : lost === 'resigned';
}

function* time(state: AirspaceState): Generator<string> {
  const { phase, initiative, pass, moved, turns, start, target } = state;
  const placing = isPlacing(state);
  if (phase === 'startHexes.choosing' ? !placing : placing && !isOver(state)) yield 'phaseNumber';
  if ((initiative === none) !== placing) yield 'initiative';
  if ((pass === 0) !== placing) yield 'pass';
  if (moved ? turns === 0 : pass > 1) yield 'moved';
  if (turns < pass - 1 || (placing && turns > 0)) yield 'turns';
  if ((start === 0) === placing) yield 'start';
  if (target !== none && !isOver(state)) yield 'target';
}

function* tally({ pressing }: GameData, { tally, turns }: AirspaceState): Generator<string> {
  if ((tally !== undefined) !== pressing) yield 'tally';
  if (!tally) return;
  for (const counts of [tally.shots, tally.approaches]) if (counts[0] + counts[1] > turns) yield 'tally';
}

function* ending(gameData: GameData, state: AirspaceState): Generator<string> {
  const { outcome } = state;
  const beaten = losers(state);
  if ((outcome !== null) !== isOver(state)) yield 'outcome';
  if (outcome === null) {
    if (beaten !== none) yield 'planes';
    return;
  }
  const { ending: how, winners } = outcome;
  const judged = isJudged(how);
  if ((beaten === none) !== (judged || how === 'drawn')) yield 'outcome.ending';
  if (!judged && outcome.figures !== undefined) yield 'outcome.figures';
  if (judged) {
    if (state.phaseNumber !== gameData.lastPhase) yield 'phaseNumber';
    if (canonical(judgement(gameData, state)) !== canonical(outcome)) yield 'outcome';
  } else if (beaten !== none) {
    if (!state.planes.some((plane, i) => sideOfPlane(i) === beaten && plane.lost === how)) yield 'outcome.ending';
    const won = gameData.sideOf.flatMap((side, seat) => (side === beaten ? [] : [seat]));
    if (canonical(winners) !== canonical(won)) yield 'outcome.winners';
  } else if (winners.length > 0 || isPlacing(state)) yield 'outcome';
}

function* choosing(gameData: GameData, state: AirspaceState): Generator<string> {
  if (state.plane === none || state.planes[state.plane].lost !== null) yield 'plane';
  else if (legalStarts(gameData, state).length < 2) yield 'start';
}

function* turn(state: AirspaceState): Generator<string> {
  const { plane, phase, lastMove, moved, initiative } = state;
  if (plane === none || state.planes[plane].lost !== null) {
    yield 'plane';
    return;
  }
  if (phase === 'initiativePhase.turn.targetChoice') {
    if (!moved) yield 'moved';
    if (targets(state).length === 0) yield 'phase';
    return;
  }
  if (state.planes[plane].points < leastPoints) yield `planes.${plane}.points`;
  if (lastMove !== 'level') yield 'lastMove';
  // The first turn of a phase belongs to the initiative.
  if (!moved && sideOfPlane(plane) !== initiative) yield 'plane';
}

function* draw(gameData: GameData, state: AirspaceState): Generator<string> {
  const { agreed, offeredIn } = state.draw;
  if (offeredIn.some((phaseNumber) => phaseNumber > state.phaseNumber)) yield 'draw.offeredIn';
  if (new Set(agreed).size < agreed.length) yield 'draw.agreed';
  if (agreed.some((seat) => !isFlying(gameData, state, seat))) yield 'draw.agreed';
  if (agreed.length > 0 && (isPlacing(state) || offeredIn[agreed[0]] !== state.phaseNumber)) yield 'draw.agreed';
  const everybody = gameData.sideOf.every((_, seat) => !isFlying(gameData, state, seat) || agreed.includes(seat));
  if (everybody !== (state.outcome?.ending === 'drawn')) yield 'draw.agreed';
}
