import type { Outcome, Seat, Viewer } from '../../core/game.ts';
import { awaiting } from './actions.ts';
import type { GameData } from './gameData.ts';
import { openPlan, shownPlan } from './rules/planning.ts';
import { mission, type OpenPlan, opponent, type Pilot, type Plan, type Plane, type TrackState } from './state.ts';

/** One pilot as somebody sees him. Fields hidden from the viewer are missing; counts are public. */
export interface PilotView {
  hand?: readonly number[];
  handCount: number;
  bagCount: number;
  /** Every tile that does not lie face up before this viewer and is not in a hand he sees: where else it may be. */
  unseen: readonly number[];
  played: readonly number[];
  stack: readonly number[];
  lost?: readonly number[];
  lostCount: number;
  afterZero: boolean;
  jammed: boolean;
  /** Has sealed a mulligan, or a plan; and what of it lies open. */
  swapped: boolean;
  swap?: readonly number[];
  planned: boolean;
  plan?: OpenPlan;
}

export interface TrackView {
  viewer: Viewer;
  phase: string;
  awaiting: readonly Seat[];
  round: number;
  turn: number;
  planes: readonly Plane[];
  pilots: readonly PilotView[];
  first: Seat;
  showsCharge: boolean;
  exitOpenTo: number;
  takesExit: boolean;
  shooter: number;
  hits: readonly number[];
  oddHit: boolean;
  toLose: number;
  targets: readonly number[];
  objectives: {
    held?: readonly number[];
    heldCount: number;
    stackCount: number;
    shown: TrackState['objectives']['shown'];
  };
  rescued: number;
  landed: number;
  takeOff: boolean;
  chargeTiles: { hand: readonly number[]; played: readonly number[] };
  slots: readonly number[];
  outcome: Outcome | null;
}

export function view(gameData: GameData, state: TrackState, viewer: Viewer): TrackView {
  const sees = (seat: Seat) => viewer === 'all' || viewer === seat;
  const { stack, held, shown } = state.objectives;
  return {
    viewer,
    phase: state.phase,
    awaiting: awaiting(gameData, state),
    round: state.round,
    turn: state.turn,
    planes: state.planes,
    pilots: state.pilots.map((pilot, seat) => viewPilot(gameData, state, pilot, seat, sees(seat))),
    first: state.first,
    showsCharge: state.showsCharge,
    exitOpenTo: state.exitOpenTo,
    takesExit: state.takesExit,
    shooter: state.shooter,
    hits: state.hits,
    oddHit: state.oddHit,
    toLose: state.toLose,
    targets: state.targets,
    objectives: {
      ...(sees(mission) && { held }),
      heldCount: held.length,
      stackCount: stack.length,
      shown,
    },
    rescued: state.rescued,
    landed: state.landed,
    takeOff: state.takeOff,
    chargeTiles: state.chargeTiles,
    slots: state.slots,
    outcome: state.outcome,
  };
}

function viewPilot(gameData: GameData, state: TrackState, pilot: Pilot, seat: Seat, open: boolean): PilotView {
  const { hand, bag, lost, played, stack, afterZero, jammed } = pilot;
  const plan = state.plans[seat];
  const swap = state.swaps[seat];
  // A bag is hidden, but its owner knows its tiles; all players know those of the automatic opponent.
  const unseen = open || (gameData.solo && seat === opponent) ? [...bag] : [...hand, ...bag, ...lost];
  return {
    ...(open && { hand, lost }),
    handCount: hand.length,
    bagCount: bag.length,
    unseen: unseen.sort((a, b) => a - b),
    played,
    stack,
    lostCount: lost.length,
    afterZero,
    jammed,
    swapped: swap !== null,
    ...(open && swap !== null && { swap }),
    planned: plan !== null,
    ...(plan !== null && planPart(state, plan, open)),
  };
}

/** A revealed plan is everybody's; a sealed one its owner's; of a first-shown one, the open part is everybody's. */
function planPart(state: TrackState, plan: Plan, open: boolean): { plan?: OpenPlan } {
  const sealed = state.phase.startsWith('planning.');
  if (open || !sealed) return { plan: openPlan(plan) };
  return state.first === plan.seat ? { plan: shownPlan(state, plan) } : {};
}
