import type { Emit } from '../../../core/game.ts';
import type { Setting } from '../setting.ts';
import { charge, mission, none, opponent, type Plan, type TrackEvent, type TrackState, together } from '../state.ts';
import { leftBoard, neededTargets, targetsGone } from './ending.ts';

/** How many spaces a plane moves this turn. */
function stepsOf(setting: Setting, state: TrackState, plane: number): number {
  if (plane !== charge) {
    const { tile } = state.plans[plane] as Plan;
    return tile === none ? 0 : setting.values[plane][tile];
  }
  // "Escort": both tiles together; what is negative counts as 0, and a lost escort as a 0 played.
  const { charge: tile } = state.plans[mission] as Plan;
  const combined = stepsOf(setting, state, mission) + setting.values[charge][tile as number];
  return combined < 0 ? 0 : combined;
}

/** Which loop a plane's move takes, or `none`. */
function loopOf(setting: Setting, state: TrackState, plane: number): number {
  if (plane !== charge) {
    const { loop } = state.plans[plane] as Plan;
    return loop ? setting.loopFrom[state.planes[plane].space] : none;
  }
  // The charge follows a loop that the escort starts on, flies round or ends on, if its own move reaches it.
  const escort = state.planes[mission];
  if (escort.down) return none;
  const onto = setting.ring.onLoop(escort.space) ? escort.space - setting.ring.size : loopOf(setting, state, mission);
  if (onto === none) return none;
  const { space } = state.planes[charge];
  return setting.end(space, stepsOf(setting, state, charge), onto, false) === none ? none : onto;
}

/** "Rescue": what a landed plane does with its tile, before it moves. Then the exit is offered, if it is open. */
export function takeOff(setting: Setting, draft: TrackState, emit: Emit<TrackEvent>): void {
  if (draft.landed !== none) {
    const steps = stepsOf(setting, draft, mission);
    const space = draft.landed;
    if (steps >= 3) {
      draft.landed = none;
      emit?.({ type: 'aborted', space });
    } else if (steps > 0) {
      const spot = setting.spotAt[space];
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
  draft.exitOpenTo = exitOpenTo(setting, draft);
  draft.takesExit = false;
}

/** The plane whose move may turn off onto the exit path this turn, or `none`. */
function exitOpenTo(setting: Setting, state: TrackState): number {
  const { leaver } = setting;
  if (leaver === none) return none;
  if (mayLeave(setting, state) && reachesExit(setting, state, leaver)) return leaver;
  // The opponent may follow a mission plane that was on the blue path when the turn began.
  const follows = !setting.solo && setting.ring.onLane(state.planes[leaver].space);
  return follows && reachesExit(setting, state, opponent) ? opponent : none;
}

/** Is the mission far enough for its plane to leave? */
function mayLeave(setting: Setting, state: TrackState): boolean {
  if (setting.scenario === 'escort') return state.round === setting.lastRound;
  if (setting.scenario === 'rescue') return state.rescued > 0;
  return targetsGone(state) >= neededTargets;
}

function reachesExit(setting: Setting, state: TrackState, plane: number): boolean {
  const { space } = state.planes[plane];
  if (setting.ring.onLane(space)) return false;
  return setting.end(space, stepsOf(setting, state, plane), loopOf(setting, state, plane), true) !== none;
}

/** Every plane that a person flies moves at once; a mission plane past the exit ends the game. */
export function fly(setting: Setting, draft: TrackState, emit: Emit<TrackEvent>): void {
  const { leaver } = setting;
  const atOnce: Emit<TrackEvent> = emit && ((event) => emit({ ...event, together: together.flights }));
  // The charge's way depends on where the escort stands before it moves.
  if (setting.planes > charge) flyOne(setting, draft, charge, atOnce);
  flyOne(setting, draft, mission, atOnce);
  if (!setting.solo) flyOne(setting, draft, opponent, atOnce);
  if (leaver !== none && draft.planes[leaver].space === setting.ring.off) {
    emit?.({ type: 'leftBoard', plane: leaver });
    leftBoard(setting, draft, emit);
  }
}

export function flyOne(setting: Setting, draft: TrackState, plane: number, emit: Emit<TrackEvent>): void {
  const { ring } = setting;
  const flown = draft.planes[plane];
  if (flown.down) return;
  const from = flown.space;
  const steps = stepsOf(setting, draft, plane);
  const loop = loopOf(setting, draft, plane);
  const exit = draft.takesExit && draft.exitOpenTo === plane;
  const end = setting.end(from, steps, loop, exit);
  // Only the mission leaves the board: others stop on the last blue space.
  const stops = end === ring.off && plane !== setting.leaver;
  flown.space = stops ? ring.last : end;
  if (emit === null) return;
  const path = ring.path(from, steps, { loop, lane: exit }) as number[];
  emit({ type: 'flew', plane, from, path: stops ? path.filter((space) => space !== ring.off) : path, loop });
}
