import type { Emit } from '../../../core/game.ts';
import { type Random, takeRandom } from '../../../core/random.ts';
import type { GameData } from '../gameData.ts';
import { type AutomatonReason, charge, mission, none, opponent, type TrackEvent, type TrackState } from '../state.ts';
import { flyOne } from './movement.ts';

const left = 0;
const right = 1;

/** "Solo Play", steps 2 and 3: the automatic opponent draws, selects one of its two tiles, and moves. */
export function automatonMoves(gameData: GameData, draft: TrackState, rng: Random, emit: Emit<TrackEvent>): void {
  draft.slots[right] = takeRandom(draft.pilots[opponent].bag, rng, 'automaton');
  emit?.({ type: 'automatonDrew', tile: draft.slots[right], slot: right });

  const values = gameData.values[opponent];
  const equal = values[draft.slots[left]] === values[draft.slots[right]] && !onALoop(gameData, draft);
  // Between equal values the way a 3 goes is settled first, since it tells whether it will shoot.
  let loop = equal && loops(gameData, draft, draft.slots, rng, emit);
  const [slot, reason] = equal ? selectBetweenEqual(gameData, draft, loop) : selectByValue(gameData, draft);
  const tile = draft.slots[slot];
  draft.plans[opponent] = gameData.plan(opponent, tile, loop, none);
  emit?.({ type: 'automatonChose', tile, slot, reason });
  if (!equal) {
    loop = loops(gameData, draft, [tile], rng, emit);
    draft.plans[opponent] = gameData.plan(opponent, tile, loop, none);
  }
  flyOne(gameData, draft, opponent, emit);
}

/** The plane it hunts: yours, or in escort the malfunctioning one. */
function prey(gameData: GameData): number {
  return gameData.planes > charge ? charge : mission;
}

function onALoop(gameData: GameData, state: TrackState): boolean {
  return [opponent, prey(gameData)].some((plane) => gameData.ring.onLoop(state.planes[plane].space));
}

type Selection = [slot: number, reason: AutomatonReason];

/** A loop space under either plane: the tile just drawn. Behind or four apart: the lower value. Else: the higher. */
function selectByValue(gameData: GameData, state: TrackState): Selection {
  if (onALoop(gameData, state)) return [right, 'loopSpace'];
  const values = gameData.values[opponent];
  const lower = values[state.slots[left]] < values[state.slots[right]] ? left : right;
  return wantsLower(gameData, state) ? [lower, 'lower'] : [1 - lower, 'higher'];
}

function wantsLower(gameData: GameData, state: TrackState): boolean {
  const hunted = state.planes[prey(gameData)].space;
  // With you on the blue path it is behind, or counts as four apart.
  if (gameData.ring.onLane(hunted)) return true;
  const distance = gameData.distance(state.planes[opponent].space, hunted);
  return distance >= 1 && distance <= 4;
}

/** Equal values: more hits if it will be able to shoot, else fewer. */
function selectBetweenEqual(gameData: GameData, state: TrackState, loop: boolean): Selection {
  const hits = gameData.tileHits[opponent];
  const more = hits[state.slots[left]] >= hits[state.slots[right]] ? left : right;
  const steps = gameData.values[opponent][state.slots[left]];
  const slot = shootsFrom(gameData, state, steps, loop) ? more : 1 - more;
  if (hits[state.slots[left]] === hits[state.slots[right]]) return [slot, 'alike'];
  return [slot, slot === more ? 'moreHits' : 'fewerHits'];
}

/** Step 3 and "Smart 3": does the 3 it is about to fly go round the loop? */
function loops(
  gameData: GameData,
  state: TrackState,
  tiles: readonly number[],
  rng: Random,
  emit: Emit<TrackEvent>,
): boolean {
  if (gameData.values[opponent][tiles[0]] !== 3 || gameData.loopFrom[state.planes[opponent].space] === none)
    return false;
  if (gameData.smartThree && tiles.some((tile) => gameData.tileHits[opponent][tile] > 0)) {
    const loop = shootsFrom(gameData, state, 3, true);
    if (loop || shootsFrom(gameData, state, 3, false)) {
      emit?.({ type: 'automatonAimed', loop });
      return loop;
    }
  }
  const loop = rng.below(2, 'toss') === 1;
  emit?.({ type: 'automatonTossed', loop });
  return loop;
}

/** Would it have its prey in sights where this move ends? It applies no biplane's special rules. */
function shootsFrom(gameData: GameData, state: TrackState, steps: number, loop: boolean): boolean {
  const { space } = state.planes[opponent];
  const end = gameData.end(space, steps, loop ? gameData.loopFrom[space] : none, false);
  const hunted = state.planes[prey(gameData)].space;
  const distance = gameData.distance(end, hunted);
  return distance >= 1 && distance <= 3 && gameData.sameColour(end, hunted);
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
