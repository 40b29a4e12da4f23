import type { Emit, Seat, Warning } from '../../../core/game.ts';
import { noSeats, onlySeat, seatList } from '../../../core/seats.ts';
import type { GameData, Sides } from '../gameData.ts';
import {
  charge,
  mission,
  none,
  type OpenPlan,
  opponent,
  type Plan,
  type Plane,
  type TrackAction,
  type TrackEvent,
  type TrackState,
} from '../state.ts';
import { loses } from './ending.ts';

/** A turn begins: markers come back, brown may crash, and white may get to see first. */
export function openPlanning(gameData: GameData, draft: TrackState, emit: Emit<TrackEvent>): void {
  if (draft.takeOff) {
    draft.takeOff = false;
    draft.landed = none;
  }
  const { brown } = gameData;
  // A brown biplane that does not crash now has shown that it holds a 1 or a 2.
  const tested = brown !== none && mustFollowZero(gameData, draft, brown);
  emit?.({ type: 'turnBegan', round: draft.round, turn: draft.turn, ...(tested && { reveals: true }) });
  if (tested && !canFollowZero(gameData, draft, brown)) {
    emit?.({ type: 'crashed', seat: brown, cause: 'noLowTile', reveals: true });
    loses(gameData, draft, brown, 'crashed', emit);
    return;
  }
  lookAhead(gameData, draft);
}

/** "Brown Biplane": after a 0 the next tile must be a 1 or a 2. */
export function mustFollowZero(gameData: GameData, state: TrackState, seat: Seat): boolean {
  return seat === gameData.brown && state.pilots[seat].afterZero && !state.planes[seat].down;
}

export function followsZero(gameData: GameData, seat: Seat, tile: number): boolean {
  const value = gameData.values[seat][tile];
  return value === 1 || value === 2;
}

function canFollowZero(gameData: GameData, { pilots }: TrackState, seat: Seat): boolean {
  return pilots[seat].hand.some((tile) => followsZero(gameData, seat, tile));
}

/** "White Biplane": one or two spaces behind, the opponent reveals first. Judged on the places planning starts from. */
function lookAhead(gameData: GameData, draft: TrackState): void {
  draft.first = none;
  draft.showsCharge = false;
  const { white } = gameData;
  if (white === none || gameData.solo || draft.planes[white].down) return;
  if (white === mission) {
    if (looksAheadAt(gameData, draft, opponent)) draft.first = opponent;
    return;
  }
  draft.showsCharge = looksAheadAt(gameData, draft, charge);
  if (draft.showsCharge || looksAheadAt(gameData, draft, mission)) draft.first = mission;
}

function looksAheadAt(gameData: GameData, state: TrackState, plane: number): boolean {
  if (plane >= gameData.planes || state.planes[plane].down) return false;
  const distance = gameData.distance(state.planes[gameData.white].space, state.planes[plane].space);
  return distance === 1 || distance === 2;
}

/** The seats that still have to plan, in order. */
export function planners(gameData: GameData, state: TrackState): readonly Seat[] {
  if (state.phase === 'planning.showing') return onlySeat(state.first);
  const open = state.plans[mission] === null ? 1 : 0;
  if (gameData.solo) return open === 0 ? noSeats : onlySeat(mission);
  return seatList(open | (state.plans[opponent] === null ? 2 : 0));
}

/** Whether a seat is among the planners, without listing them. */
export function isPlanner({ seats }: GameData, { phase, first, plans }: TrackState, seat: Seat): boolean {
  return phase === 'planning.showing' ? seat === first : seat < seats && plans[seat] === null;
}

/** The tile that black flies again when it has none left behind the screen. */
export function lastPlayed(state: TrackState, seat: Seat): number {
  const { played, stack } = state.pilots[seat];
  return played[played.length - 1] ?? stack[stack.length - 1];
}

/** Every tile, side and, in escort, charge tile that a seat may play. */
export function legalPlans(gameData: GameData, state: TrackState, seat: Seat): Plan[] {
  const { hand } = state.pilots[seat];
  const isDown = state.planes[seat].down;
  const loops = loopIsNear(gameData, state, seat);
  const low = mustFollowZero(gameData, state, seat);
  const sides = gameData.sides[seat];
  if (sides !== null && hand.length > 0 && !isDown && !low) return everySide(sides, hand, loops);
  const plans: Plan[] = [];
  if (isDown) {
    addPlans(gameData, state, seat, none, false, plans);
  } else if (hand.length === 0) {
    addPlans(gameData, state, seat, lastPlayed(state, seat), loops, plans);
  } else {
    for (const tile of hand) {
      if (!low || followsZero(gameData, seat, tile)) addPlans(gameData, state, seat, tile, loops, plans);
    }
  }
  return plans;
}

/** The usual list. Its array has the exact length: one that grows takes room for 17, and a random duel a fifth longer. */
function everySide({ plain, looped }: Sides, hand: readonly number[], loops: boolean): Plan[] {
  let length = hand.length;
  if (loops) for (let i = 0; i < hand.length; i++) if (looped[hand[i]] !== null) length++;
  const plans = new Array<Plan>(length);
  for (let i = 0, at = 0; i < hand.length; i++) {
    plans[at++] = plain[hand[i]];
    const other = loops ? looped[hand[i]] : null;
    if (other !== null) plans[at++] = other;
  }
  return plans;
}

function addPlans(
  gameData: GameData,
  state: TrackState,
  seat: Seat,
  tile: number,
  loops: boolean,
  plans: Plan[],
): void {
  const sides = gameData.sides[seat];
  if (sides !== null) {
    plans.push(sides.plain[tile]);
    const looped = loops ? sides.looped[tile] : null;
    if (looped !== null) plans.push(looped);
    return;
  }
  const both = loops && gameData.values[seat][tile] === 3;
  for (const chargeTile of state.chargeTiles.hand) {
    plans.push(gameData.plan(seat, tile, false, chargeTile));
    if (both) plans.push(gameData.plan(seat, tile, true, chargeTile));
  }
}

/** Is a plan one of which this much lies open? */
export function fits(plan: Plan, { tile, loop, charge }: OpenPlan): boolean {
  return (
    (tile === undefined || plan.tile === tile) &&
    (loop === undefined || plan.loop === loop) &&
    (charge === undefined || plan.charge === charge)
  );
}

/** "Loop the Loop": only a 3 has a loop side, and only where it reaches the loop's space. */
export function canLoop(gameData: GameData, table: { planes: readonly Plane[] }, seat: Seat, tile: number): boolean {
  return gameData.values[seat][tile] === 3 && loopIsNear(gameData, table, seat);
}

function loopIsNear({ loopFrom }: GameData, { planes }: { planes: readonly Plane[] }, seat: Seat): boolean {
  return loopFrom[planes[seat].space] !== none;
}

export function seal(draft: TrackState, plan: Plan, emit: Emit<TrackEvent>): void {
  draft.plans[plan.seat] = plan;
  if (emit) tellPlan(draft, plan, emit);
}

/** The event of a plan: shown in advance, or sealed. Apart from the rule, which mostly runs without a listener. */
function tellPlan(state: TrackState, plan: Plan, emit: NonNullable<Emit<TrackEvent>>): void {
  const { seat } = plan;
  if (state.phase === 'planning.showing') {
    // Behind the escort white sees its tile, behind the charge both tiles.
    const hidden = plan.charge !== undefined && !state.showsCharge;
    emit({
      type: 'shown',
      seat,
      plan: shownPlan(state, plan),
      reveals: true,
      ...(hidden && { secret: { to: [seat], plan: openPlan(plan) } }),
    });
  } else {
    emit({ type: 'planSealed', seat, secret: { to: [seat], plan: openPlan(plan) } });
  }
}

export function openPlan({ tile, loop, charge }: Plan): OpenPlan {
  return charge === undefined ? { tile, loop } : { tile, loop, charge };
}

/** The part of a first-shown plan that lies open. */
export function shownPlan(state: TrackState, { tile, loop, charge }: Plan): OpenPlan {
  return charge === undefined || !state.showsCharge ? { tile, loop } : { tile, loop, charge };
}

/** Only what was sealed and is not yet open may be taken back. */
export function canTakeBack(state: TrackState, seat: Seat): boolean {
  if (state.phase === 'mulligan.sealing') return state.swaps[seat] !== null;
  return state.phase === 'planning.sealing' && state.plans[seat] !== null && state.first !== seat;
}

export function takeBack(draft: TrackState, seat: Seat, emit: Emit<TrackEvent>): void {
  if (draft.phase === 'mulligan.sealing') draft.swaps[seat] = null;
  else draft.plans[seat] = null;
  emit?.({ type: 'takenBack', seat });
}

/** Both tiles are turned up and laid on the red squares; white's second 0 in a row crashes. */
export function reveal(gameData: GameData, draft: TrackState, emit: Emit<TrackEvent>): void {
  // Before the tiles leave the hands it can be seen who flies his last one again.
  const reused = emit && reusedTiles(draft);
  let crashed: Seat = none;
  for (let seat = 0; seat < gameData.seats; seat++) {
    const { tile, charge } = draft.plans[seat] as Plan;
    const pilot = draft.pilots[seat];
    if (charge !== undefined) moveTile(draft.chargeTiles.hand, draft.chargeTiles.played, charge);
    if (tile === none) continue;
    if (pilot.hand.length > 0) moveTile(pilot.hand, pilot.played, tile);
    const zero = gameData.values[seat][tile] === 0;
    if (zero && pilot.afterZero && seat === gameData.white) crashed = seat;
    pilot.afterZero = zero;
  }
  if (emit && reused) {
    const plans = draft.plans.map((plan) => plan && openPlan(plan));
    emit({ type: 'revealed', plans, reused, reveals: true });
  }
  if (crashed === none) return;
  emit?.({ type: 'crashed', seat: crashed, cause: 'secondZero' });
  loses(gameData, draft, crashed, 'crashed', emit);
}

/** Whether each pilot flies the last tile again. */
function reusedTiles({ pilots, plans }: TrackState): boolean[] {
  return pilots.map(({ hand }, seat) => hand.length === 0 && (plans[seat]?.tile ?? none) !== none);
}

/** The tiles behind it move up; `splice` would allocate a list of the removed ones. */
function moveTile(from: number[], to: number[], tile: number): void {
  const last = from.length - 1;
  let at = 0;
  while (at < last && from[at] !== tile) at++;
  for (; at < last; at++) from[at] = from[at + 1];
  from.pop();
  to.push(tile);
}

/** Warnings before an action: a 0 that brown or white will pay for. */
export function warnings(gameData: GameData, state: TrackState, action: TrackAction): Warning[] {
  if (action.type !== 'plan') return [];
  const { seat, tile } = action;
  const pilot = state.pilots[seat];
  if (tile === none || gameData.values[seat][tile] !== 0) return [];
  const biplane = gameData.biplanes[seat];
  if (biplane === 'white' && pilot.afterZero) return [{ code: 'track.warning.secondZero', grave: true }];
  if (biplane !== 'brown') return [];
  if (pilot.hand.some((other) => other !== tile && followsZero(gameData, seat, other))) return [];
  if (state.turn < gameData.turnsARound) return [{ code: 'track.warning.noLowTile', grave: true }];
  const memoryEnds = state.round === gameData.lastRound || (gameData.unlimited && state.round % 3 === 0);
  return memoryEnds ? [] : [{ code: 'track.warning.perhapsNoLowTile' }];
}
