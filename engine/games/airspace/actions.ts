import { drawAsides, mayAnswer, offer } from '../../core/drawOffers.ts';
import type { AsideKind, Emit, Seat } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import { noSeats, onlySeat } from '../../core/seats.ts';
import type { GameData } from './gameData.ts';
import { answerDraw, isFlying, resign } from './rules/ending.ts';
import { fly } from './rules/movement.ts';
import { legalStarts } from './rules/setup.ts';
import { targets } from './rules/shooting.ts';
import type { AirspaceAction, AirspaceEvent, AirspaceState } from './state.ts';

type Lister = (gameData: GameData, state: AirspaceState, seat: Seat) => readonly AirspaceAction[];

/** Lists the decisions of each waiting phase, of the pilot whose plane is being placed or has its turn. */
const decisions: Readonly<Record<string, Lister>> = {
  'startHexes.choosing': (gameData, state, seat) =>
    legalStarts(gameData, state).map((start) => ({ type: 'place', seat, start })),
  'initiativePhase.turn.manoeuvre': (gameData, { planes, plane }, seat) =>
    gameData.manoeuvres(seat, planes[plane].altitude, planes[plane].points),
  'initiativePhase.turn.targetChoice': (_gameData, state, seat) => [
    ...targets(state).map((target) => ({ type: 'shoot' as const, seat, target })),
    { type: 'hold', seat },
  ],
};

/** Where a match can stand still: somebody owes a decision, or it is over. */
export const restingPhases: readonly string[] = [...Object.keys(decisions), 'over'];

export function awaiting(gameData: GameData, state: AirspaceState): readonly Seat[] {
  return decisions[state.phase] === undefined ? noSeats : onlySeat(gameData.owner[state.plane]);
}

/** The legal moves of a seat: all of them, in a stable order. */
export function legalActions(gameData: GameData, state: AirspaceState, seat: Seat): readonly AirspaceAction[] {
  const list = decisions[state.phase];
  return list === undefined || gameData.owner[state.plane] !== seat ? [] : list(gameData, state, seat);
}

/** A pilot who still flies may resign at any time, and offer or answer a draw once the fight has begun. */
export function asides(gameData: GameData, state: AirspaceState, seat: Seat): readonly AirspaceAction[] {
  if (state.outcome !== null || !isFlying(gameData, state, seat)) return [];
  return [...drawAsides(state.draw, seat, state.phaseNumber), { type: 'resign', seat }];
}

export function asideKind({ type }: AirspaceAction): AsideKind {
  return type === 'offerDraw' ? 'offer' : type === 'answerDraw' ? 'answer' : 'resign';
}

/** The seats that have not answered an offered draw. */
export function askedOutOfTurn(gameData: GameData, state: AirspaceState): readonly Seat[] {
  if (state.outcome !== null || state.draw.agreed.length === 0) return noSeats;
  return [...gameData.sideOf.keys()].filter((seat) => isFlying(gameData, state, seat) && mayAnswer(state.draw, seat));
}

/** Changes the table as an action does. Shots and places wait for the phase that follows: the die is rolled there. */
export function apply(
  gameData: GameData,
  draft: AirspaceState,
  action: AirspaceAction,
  _rng: Random,
  emit: Emit<AirspaceEvent>,
): void {
  switch (action.type) {
    case 'manoeuvre':
      fly(gameData, draft, action, emit);
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
      answerDraw(gameData, draft, action.seat, action.accept, emit);
      break;
    case 'resign':
      resign(gameData, draft, action.seat, emit);
      break;
  }
}
