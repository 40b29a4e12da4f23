import { answer, lapse, mayAnswer } from '../../../core/drawOffers.ts';
import type { Emit, Outcome, Seat } from '../../../core/game.ts';
import { type Setting, sideOfPlane } from '../setting.ts';
import { type AirspaceEvent, type AirspaceState, allies, germany, type Loss, none } from '../state.ts';

/** Every way a match of this setting can end: how the last plane of a side was lost, by agreement, or by the cap. */
export function endingsOf(setting: Setting): string[] {
  const losses: Loss[] = ['shotDown', 'crashed', 'left', 'resigned'];
  const cap = setting.lastPhase === Number.POSITIVE_INFINITY ? [] : ['moreCapacity', 'sameCapacity'];
  return [...losses, 'drawn', ...cap];
}

function end(draft: AirspaceState, outcome: Outcome, emit: Emit<AirspaceEvent>): void {
  draft.outcome = outcome;
  emit?.({ type: 'over', outcome });
}

/** Same-side players win together, also one whose plane is gone. */
function seatsOf(setting: Setting, side: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < setting.seats; seat++) if (setting.sideOf[seat] === side) seats.push(seat);
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
export function settleLoss(setting: Setting, draft: AirspaceState, loss: Loss, emit: Emit<AirspaceEvent>): void {
  // An offer was made for the sky as it was.
  lapse(draft.draw, emit);
  const beaten = losers(draft);
  if (beaten !== none) end(draft, { ending: loss, winners: seatsOf(setting, 1 - beaten) }, emit);
}

/** The side that has no plane left, or `none`. */
export function losers({ planes }: AirspaceState): number {
  const flying = [false, false];
  for (let i = 0; i < planes.length; i++) if (planes[i].lost === null) flying[sideOfPlane(i)] = true;
  return flying[allies] ? (flying[germany] ? none : germany) : allies;
}

/** The optional cap: the side that can still take more damage wins. */
export function judge(setting: Setting, draft: AirspaceState, emit: Emit<AirspaceEvent>): void {
  end(draft, judgement(setting, draft), emit);
}

/** A plane that left counts nothing, however whole it was. */
export function judgement(setting: Setting, { planes }: AirspaceState): Outcome {
  const left = [0, 0];
  for (const [i, plane] of planes.entries()) if (plane.lost === null) left[sideOfPlane(i)] += plane.capacity;
  if (left[allies] === left[germany]) {
    return { ending: 'sameCapacity', winners: [], figures: { capacity: left[allies] } };
  }
  const better = left[allies] > left[germany] ? allies : germany;
  const figures = { more: left[better], fewer: left[1 - better] };
  return { ending: 'moreCapacity', winners: seatsOf(setting, better), figures };
}

export function isFlying(setting: Setting, state: AirspaceState, seat: Seat): boolean {
  return state.planes.some((plane, i) => setting.owner[i] === seat && plane.lost === null);
}

/** A resigning player's planes count as flown off; the partner flies on. */
export function resign(setting: Setting, draft: AirspaceState, seat: Seat, emit: Emit<AirspaceEvent>): void {
  const planes: number[] = [];
  for (let plane = 0; plane < setting.planes; plane++) {
    if (setting.owner[plane] === seat && draft.planes[plane].lost === null) planes.push(plane);
  }
  for (const plane of planes) takeOut(draft, plane, 'resigned');
  emit?.({ type: 'resigned', seat, planes });
  settleLoss(setting, draft, 'resigned', emit);
}

/** A draw needs every player who still flies; one refusal ends the offer. */
export function answerDraw(
  setting: Setting,
  draft: AirspaceState,
  seat: Seat,
  accept: boolean,
  emit: Emit<AirspaceEvent>,
): void {
  answer(draft.draw, seat, accept, emit);
  if (!accept) return;
  for (let other = 0; other < setting.seats; other++) {
    if (isFlying(setting, draft, other) && mayAnswer(draft.draw, other)) return;
  }
  end(draft, { ending: 'drawn', winners: [] }, emit);
}
