import type { Emit } from '../../../core/game.ts';
import type { GameData } from '../gameData.ts';
import { charge, mission, none, opponent, type Plan, type TrackEvent, type TrackState, together } from '../state.ts';
import { leftBoard, neededTargets, targetsGone } from './ending.ts';

/** How many spaces a plane moves this turn. */
function stepsOf(gameData: GameData, state: TrackState, plane: number): number {
  if (plane !== charge) {
    const { tile } = state.plans[plane] as Plan;
    return tile === none ? 0 : gameData.values[plane][tile];
  }
  // "Escort": both tiles together; what is negative counts as 0, and a lost escort as a 0 played.
  const { charge: tile } = state.plans[mission] as Plan;
  const combined = stepsOf(gameData, state, mission) + gameData.values[charge][tile as number];
  return combined < 0 ? 0 : combined;
}

/** Which loop a plane's move takes, or `none`. */
function loopOf(gameData: GameData, state: TrackState, plane: number): number {
  if (plane !== charge) {
    const { loop } = state.plans[plane] as Plan;
    return loop ? gameData.loopFrom[state.planes[plane].space] : none;
  }
  // The charge follows a loop that the escort starts on, flies round or ends on, if its own move reaches it.
  const escort = state.planes[mission];
  if (escort.down) return none;
  const onto = gameData.ring.onLoop(escort.space)
    ? escort.space - gameData.ring.size
    : loopOf(gameData, state, mission);
  if (onto === none) return none;
  const { space } = state.planes[charge];
  return gameData.end(space, stepsOf(gameData, state, charge), onto, false) === none ? none : onto;
}

/** "Rescue": what a landed plane does with its tile, before it moves. Then the exit is offered, if it is open. */
export function takeOff(gameData: GameData, draft: TrackState, emit: Emit<TrackEvent>): void {
  if (draft.landed !== none) {
    const steps = stepsOf(gameData, draft, mission);
    const space = draft.landed;
    if (steps >= 3) {
      draft.landed = none;
      emit?.({ type: 'aborted', space });
    } else if (steps > 0) {
      const spot = gameData.spotAt[space];
      const airfield = draft.targets[spot];
      const { held, shown } = draft.objectives;
      const rescued = held.includes(airfield);
      shown.push({ airfield, held: held.length, matched: rescued });
      draft.takeOff = true;
      if (rescued) {
        draft.rescued++;
        draft.targets[spot] = 0;
      }
      emit?.({ type: 'tookOff', space, rescued, airfield, reveals: true });
    }
  }
  draft.exitOpenTo = exitOpenTo(gameData, draft);
  draft.takesExit = false;
}

/** The plane whose move may turn off onto the exit path this turn, or `none`. */
function exitOpenTo(gameData: GameData, state: TrackState): number {
  const { leaver } = gameData;
  if (leaver === none) return none;
  if (mayLeave(gameData, state) && reachesExit(gameData, state, leaver)) return leaver;
  // The opponent may follow a mission plane that was on the blue path when the turn began.
  const follows = !gameData.solo && gameData.ring.onLane(state.planes[leaver].space);
  return follows && reachesExit(gameData, state, opponent) ? opponent : none;
}

/** Is the mission far enough for its plane to leave? */
function mayLeave(gameData: GameData, state: TrackState): boolean {
  if (gameData.scenario === 'escort') return state.round === gameData.lastRound;
  if (gameData.scenario === 'rescue') return state.rescued > 0;
  return targetsGone(state) >= neededTargets;
}

function reachesExit(gameData: GameData, state: TrackState, plane: number): boolean {
  const { space } = state.planes[plane];
  if (gameData.ring.onLane(space)) return false;
  return gameData.end(space, stepsOf(gameData, state, plane), loopOf(gameData, state, plane), true) !== none;
}

/** Every plane that a person flies moves at once; a mission plane past the exit ends the game. */
export function fly(gameData: GameData, draft: TrackState, emit: Emit<TrackEvent>): void {
  const { leaver } = gameData;
  const atOnce = emit && asOneFlight(emit);
  // The charge's way depends on where the escort stands before it moves.
  if (gameData.planes > charge) flyOne(gameData, draft, charge, atOnce);
  flyOne(gameData, draft, mission, atOnce);
  if (!gameData.solo) flyOne(gameData, draft, opponent, atOnce);
  if (leaver !== none && draft.planes[leaver].space === gameData.ring.off) {
    emit?.({ type: 'leftBoard', plane: leaver });
    leftBoard(gameData, draft, emit);
  }
}

/** Apart from the rule: a function that contains a closure allocates its variables on the heap, also without a listener. */
function asOneFlight(emit: NonNullable<Emit<TrackEvent>>): NonNullable<Emit<TrackEvent>> {
  return (event) => emit({ ...event, together: together.flights });
}

export function flyOne(gameData: GameData, draft: TrackState, plane: number, emit: Emit<TrackEvent>): void {
  const { ring } = gameData;
  const flown = draft.planes[plane];
  if (flown.down) return;
  const from = flown.space;
  const steps = stepsOf(gameData, draft, plane);
  const loop = loopOf(gameData, draft, plane);
  const exit = draft.takesExit && draft.exitOpenTo === plane;
  const end = gameData.end(from, steps, loop, exit);
  // Only the mission leaves the board: others stop on the last blue space.
  const stops = end === ring.off && plane !== gameData.leaver;
  flown.space = stops ? ring.last : end;
  if (emit === null) return;
  const path = ring.path(from, steps, { loop, takesLane: exit }) as number[];
  emit({ type: 'flew', plane, from, path: stops ? path.filter((space) => space !== ring.off) : path, loop });
}
