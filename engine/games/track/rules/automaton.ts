import type { Emit } from '../../../core/game.ts';
import { type Random, take } from '../../../core/random.ts';
import type { Setting } from '../setting.ts';
import { type AutomatonReason, charge, mission, none, opponent, type TrackEvent, type TrackState } from '../state.ts';
import { flyOne } from './movement.ts';

const left = 0;
const right = 1;

/** "Solo Play", steps 2 and 3: the automatic opponent draws, selects one of its two tiles, and moves. */
export function automatonMoves(setting: Setting, draft: TrackState, rng: Random, emit: Emit<TrackEvent>): void {
  draft.slots[right] = take(draft.pilots[opponent].bag, rng, 'automaton');
  emit?.({ type: 'automatonDrew', tile: draft.slots[right], slot: right });

  const values = setting.values[opponent];
  const equal = values[draft.slots[left]] === values[draft.slots[right]] && !onALoop(setting, draft);
  // Between equal values the way a 3 goes is settled first, since it tells whether it will shoot.
  let loop = equal && loops(setting, draft, draft.slots, rng, emit);
  const [slot, reason] = equal ? selectBetweenEqual(setting, draft, loop) : selectByValue(setting, draft);
  const tile = draft.slots[slot];
  draft.plans[opponent] = setting.plan(opponent, tile, loop, none);
  emit?.({ type: 'automatonChose', tile, slot, reason });
  if (!equal) {
    loop = loops(setting, draft, [tile], rng, emit);
    draft.plans[opponent] = setting.plan(opponent, tile, loop, none);
  }
  flyOne(setting, draft, opponent, emit);
}

/** The plane it hunts: yours, or in escort the malfunctioning one. */
function prey(setting: Setting): number {
  return setting.planes > charge ? charge : mission;
}

function onALoop(setting: Setting, state: TrackState): boolean {
  return [opponent, prey(setting)].some((plane) => setting.ring.onLoop(state.planes[plane].space));
}

type Selection = [slot: number, reason: AutomatonReason];

/** A loop space under either plane: the tile just drawn. Behind or four apart: the lower value. Else: the higher. */
function selectByValue(setting: Setting, state: TrackState): Selection {
  if (onALoop(setting, state)) return [right, 'loopSpace'];
  const values = setting.values[opponent];
  const lower = values[state.slots[left]] < values[state.slots[right]] ? left : right;
  return wantsLower(setting, state) ? [lower, 'lower'] : [1 - lower, 'higher'];
}

function wantsLower(setting: Setting, state: TrackState): boolean {
  const hunted = state.planes[prey(setting)].space;
  // With you on the blue path it is behind, or counts as four apart.
  if (setting.ring.onLane(hunted)) return true;
  const distance = setting.distance(state.planes[opponent].space, hunted);
  return distance >= 1 && distance <= 4;
}

/** Equal values: more hits if it will be able to shoot, else fewer. */
function selectBetweenEqual(setting: Setting, state: TrackState, loop: boolean): Selection {
  const hits = setting.tileHits[opponent];
  const more = hits[state.slots[left]] >= hits[state.slots[right]] ? left : right;
  const steps = setting.values[opponent][state.slots[left]];
  const slot = shootsFrom(setting, state, steps, loop) ? more : 1 - more;
  if (hits[state.slots[left]] === hits[state.slots[right]]) return [slot, 'alike'];
  return [slot, slot === more ? 'moreHits' : 'fewerHits'];
}

/** Step 3 and "Smart 3": does the 3 it is about to fly go round the loop? */
function loops(
  setting: Setting,
  state: TrackState,
  tiles: readonly number[],
  rng: Random,
  emit: Emit<TrackEvent>,
): boolean {
  if (setting.values[opponent][tiles[0]] !== 3 || setting.loopFrom[state.planes[opponent].space] === none) return false;
  if (setting.smartThree && tiles.some((tile) => setting.tileHits[opponent][tile] > 0)) {
    const loop = shootsFrom(setting, state, 3, true);
    if (loop || shootsFrom(setting, state, 3, false)) {
      emit?.({ type: 'automatonAimed', loop });
      return loop;
    }
  }
  const loop = rng.below(2, 'toss') === 1;
  emit?.({ type: 'automatonTossed', loop });
  return loop;
}

/** Would it have its prey in sights where this move ends? It applies no biplane's special rules. */
function shootsFrom(setting: Setting, state: TrackState, steps: number, loop: boolean): boolean {
  const { space } = state.planes[opponent];
  const end = setting.end(space, steps, loop ? setting.loopFrom[space] : none, false);
  const hunted = state.planes[prey(setting)].space;
  const distance = setting.distance(end, hunted);
  return distance >= 1 && distance <= 3 && setting.sameColour(end, hunted);
}

/** Steps 5 to 7: the used tile is laid down, an empty bag filled again, the remaining tile slid to the left. */
export function automatonTidies(draft: TrackState, emit: Emit<TrackEvent>): void {
  const pilot = draft.pilots[opponent];
  const used = draft.plans[opponent]?.tile as number;
  const slot = draft.slots.indexOf(used);
  pilot.played.push(used);
  draft.slots = [draft.slots[1 - slot], none];
  if (pilot.bag.length > 0) return;
  pilot.bag = [...pilot.stack, ...pilot.played];
  pilot.stack = [];
  pilot.played = [];
  emit?.({ type: 'automatonRefilled', count: pilot.bag.length });
}
