import { drawAsides, mayAnswer, offer } from '../../core/drawOffers.ts';
import type { AsideKind, Emit, Seat } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import { noSeats, onlySeat } from '../../core/seats.ts';
import { answerDraw, isFlying, resign } from './rules/ending.ts';
import { fly } from './rules/movement.ts';
import { legalStarts } from './rules/setup.ts';
import { targets } from './rules/shooting.ts';
import type { Setting } from './setting.ts';
import type { AirspaceAction, AirspaceEvent, AirspaceState } from './state.ts';

type Lister = (setting: Setting, state: AirspaceState, seat: Seat) => readonly AirspaceAction[];

/** Lists the decisions of each waiting phase, of the pilot whose plane is being placed or has its turn. */
const decisions: Readonly<Record<string, Lister>> = {
  'startHexes.choosing': (setting, state, seat) =>
    legalStarts(setting, state).map((start) => ({ type: 'place', seat, start })),
  'initiativePhase.turn.manoeuvre': (setting, { planes, plane }, seat) =>
    setting.manoeuvres(seat, planes[plane].altitude, planes[plane].points),
  'initiativePhase.turn.targetChoice': (_setting, state, seat) => [
    ...targets(state).map((target) => ({ type: 'shoot' as const, seat, target })),
    { type: 'hold', seat },
  ],
};

/** Where a match can stand still: somebody owes a decision, or it is over. */
export const restingPhases: readonly string[] = [...Object.keys(decisions), 'over'];

export function awaiting(setting: Setting, state: AirspaceState): readonly Seat[] {
  return decisions[state.phase] === undefined ? noSeats : onlySeat(setting.owner[state.plane]);
}

/** The legal moves of a seat: all of them, in a stable order. */
export function legalActions(setting: Setting, state: AirspaceState, seat: Seat): readonly AirspaceAction[] {
  const list = decisions[state.phase];
  return list === undefined || setting.owner[state.plane] !== seat ? [] : list(setting, state, seat);
}

/** A pilot who still flies may resign at any time, and offer or answer a draw once the fight has begun. */
export function asides(setting: Setting, state: AirspaceState, seat: Seat): readonly AirspaceAction[] {
  if (state.outcome !== null || !isFlying(setting, state, seat)) return [];
  return [...drawAsides(state.draw, seat, state.phaseNumber), { type: 'resign', seat }];
}

export function asideKind({ type }: AirspaceAction): AsideKind {
  return type === 'offerDraw' ? 'offer' : type === 'answerDraw' ? 'answer' : 'resign';
}

/** The seats that have not answered an offered draw. */
export function asked(setting: Setting, state: AirspaceState): readonly Seat[] {
  if (state.outcome !== null || state.draw.agreed.length === 0) return noSeats;
  return [...setting.sideOf.keys()].filter((seat) => isFlying(setting, state, seat) && mayAnswer(state.draw, seat));
}

/** Changes the table as an action does. Shots and places wait for the phase that follows: the die is rolled there. */
export function apply(
  setting: Setting,
  draft: AirspaceState,
  action: AirspaceAction,
  _rng: Random,
  emit: Emit<AirspaceEvent>,
): void {
  switch (action.type) {
    case 'manoeuvre':
      fly(setting, draft, action, emit);
      break;
    case 'shoot':
      draft.target = action.target;
      break;
    case 'hold':
      emit?.({ type: 'held', plane: draft.plane });
      break;
    case 'place':
      draft.start = action.start;
      break;
    case 'offerDraw':
      offer(draft.draw, action.seat, draft.phaseNumber, emit);
      break;
    case 'answerDraw':
      answerDraw(setting, draft, action.seat, action.accept, emit);
      break;
    case 'resign':
      resign(setting, draft, action.seat, emit);
      break;
  }
}
