import { answer, lapse, mayAnswer } from '../../../core/drawOffers.ts';
import type { Emit, Outcome, Seat } from '../../../core/game.ts';
import { type GameData, sideOfPlane } from '../gameData.ts';
import { type AirspaceEvent, type AirspaceState, allies, germany, type Loss, none } from '../state.ts';

/** Every way a match of this game data can end: how the last plane of a side was lost, by agreement, or by the cap. */
export function endingsOf(gameData: GameData): string[] {
  const losses: Loss[] = ['shotDown', 'crashed', 'left', 'resigned'];
  const cap =
    gameData.lastPhase === Number.POSITIVE_INFINITY ? [] : ['moreCapacity', ...byTally(gameData), 'sameCapacity'];
  return [...losses, 'drawn', ...cap];
}

function byTally({ pressing }: GameData): string[] {
  return pressing ? ['moreShots', 'moreApproaches'] : [];
}

/** Whether an ending is a judgement after the last phase. */
export function isJudged(ending: string): boolean {
  return ['moreCapacity', 'moreShots', 'moreApproaches', 'sameCapacity'].includes(ending);
}

function end(draft: AirspaceState, outcome: Outcome, emit: Emit<AirspaceEvent>): void {
  draft.outcome = outcome;
  emit?.({ type: 'over', outcome });
}

/** Same-side players win together, also one whose plane is gone. */
function seatsOf(gameData: GameData, side: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < gameData.seats; seat++) if (gameData.sideOf[seat] === side) seats.push(seat);
  return seats;
}

/** Takes a plane out of play. Its loss is told after that, and then what comes of it. */
export function takeOut(draft: AirspaceState, plane: number, loss: Loss): void {
  const gone = draft.planes[plane];
  gone.lost = loss;
  gone.hex = null;
  gone.points = 0;
}

/** "Game Conclusion": with the last plane of a side the match is over at once. */
export function settleLoss(gameData: GameData, draft: AirspaceState, loss: Loss, emit: Emit<AirspaceEvent>): void {
  // An offer was made for the sky as it was.
  lapse(draft.draw, emit);
  const beaten = losers(draft);
  if (beaten !== none) end(draft, { ending: loss, winners: seatsOf(gameData, 1 - beaten) }, emit);
}

/** The side that has no plane left, or `none`. */
export function losers({ planes }: AirspaceState): number {
  const flying = [false, false];
  for (let i = 0; i < planes.length; i++) if (planes[i].lost === null) flying[sideOfPlane(i)] = true;
  return flying[allies] ? (flying[germany] ? none : germany) : allies;
}

/** The optional cap: the side that can still take more damage wins. */
export function judge(gameData: GameData, draft: AirspaceState, emit: Emit<AirspaceEvent>): void {
  end(draft, judgement(gameData, draft), emit);
}

/**
 * A plane that left counts nothing, however whole it was. With `pressing` equal damage is decided by the shots fired, then
 * by the approaches.
 */
export function judgement(gameData: GameData, { planes, tally }: AirspaceState): Outcome {
  const left = [0, 0];
  for (const [i, plane] of planes.entries()) if (plane.lost === null) left[sideOfPlane(i)] += plane.capacity;
  const counts: [ending: string, bySide: readonly number[]][] = [['moreCapacity', left]];
  if (tally) counts.push(['moreShots', tally.shots], ['moreApproaches', tally.approaches]);
  for (const [ending, bySide] of counts) {
    if (bySide[allies] === bySide[germany]) continue;
    const better = bySide[allies] > bySide[germany] ? allies : germany;
    const figures = { more: bySide[better], fewer: bySide[1 - better] };
    return { ending, winners: seatsOf(gameData, better), figures };
  }
  return { ending: 'sameCapacity', winners: [], figures: { capacity: left[allies] } };
}

export function isFlying(gameData: GameData, state: AirspaceState, seat: Seat): boolean {
  return state.planes.some((plane, i) => gameData.owner[i] === seat && plane.lost === null);
}

/** A resigning player's planes count as flown off; the partner flies on. */
export function resign(gameData: GameData, draft: AirspaceState, seat: Seat, emit: Emit<AirspaceEvent>): void {
  const planes: number[] = [];
  for (let plane = 0; plane < gameData.planes; plane++) {
    if (gameData.owner[plane] === seat && draft.planes[plane].lost === null) planes.push(plane);
  }
  for (const plane of planes) takeOut(draft, plane, 'resigned');
  emit?.({ type: 'resigned', seat, planes });
  settleLoss(gameData, draft, 'resigned', emit);
}

/** A draw needs every player who still flies; one refusal ends the offer. */
export function answerDraw(
  gameData: GameData,
  draft: AirspaceState,
  seat: Seat,
  accept: boolean,
  emit: Emit<AirspaceEvent>,
): void {
  answer(draft.draw, seat, accept, emit);
  if (!accept) return;
  for (let other = 0; other < gameData.seats; other++) {
    if (isFlying(gameData, draft, other) && mayAnswer(draft.draw, other)) return;
  }
  end(draft, { ending: 'drawn', winners: [] }, emit);
}
