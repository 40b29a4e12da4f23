import { answer, lapse, mayAnswer } from '../../../core/drawOffers.ts';
import type { Emit, Seat } from '../../../core/game.ts';
import { type Setting, sideOfPlane } from '../setting.ts';
import { type AirspaceEvent, type AirspaceState, allies, germany, type Loss, none } from '../state.ts';

/** Every way a match of this setting can end: how the last plane of a side was lost, by agreement, or by the cap. */
export function endingsOf(setting: Setting): string[] {
  const losses: Loss[] = ['shotDown', 'crashed', 'left', 'resigned'];
  const cap = setting.lastPhase === Number.POSITIVE_INFINITY ? [] : ['moreCapacity', 'sameCapacity'];
  return [...losses, 'drawn', ...cap];
}

function end(draft: AirspaceState, ending: string, winners: readonly Seat[], emit: Emit<AirspaceEvent>): void {
  draft.outcome = { ending, winners };
  emit?.({ type: 'over', outcome: draft.outcome });
}

/** Same-side players win together, also one whose plane is gone. */
function seatsOf(setting: Setting, side: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < setting.seats; seat++) if (setting.sideOf[seat] === side) seats.push(seat);
  return seats;
}

/** "Game Conclusion": a plane leaves play; with the last of its side the match is over at once. */
export function lose(
  setting: Setting,
  draft: AirspaceState,
  plane: number,
  loss: Loss,
  emit: Emit<AirspaceEvent>,
): void {
  const gone = draft.planes[plane];
  gone.lost = loss;
  gone.hex = null;
  gone.points = 0;
  // An offer was made for the sky as it was.
  lapse(draft.draw, emit);
  const beaten = losers(draft);
  if (beaten !== none) end(draft, loss, seatsOf(setting, 1 - beaten), emit);
}

/** The side that has no plane left, or `none`. */
export function losers({ planes }: AirspaceState): number {
  const flying = [false, false];
  for (let i = 0; i < planes.length; i++) if (planes[i].lost === null) flying[sideOfPlane(i)] = true;
  return flying[allies] ? (flying[germany] ? none : germany) : allies;
}

/** The optional cap: the side that can still take more damage wins. */
export function judge(setting: Setting, draft: AirspaceState, emit: Emit<AirspaceEvent>): void {
  const left = [0, 0];
  for (const [i, plane] of draft.planes.entries()) if (plane.lost === null) left[sideOfPlane(i)] += plane.capacity;
  if (left[allies] === left[germany]) end(draft, 'sameCapacity', [], emit);
  else end(draft, 'moreCapacity', seatsOf(setting, left[allies] > left[germany] ? allies : germany), emit);
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
  emit?.({ type: 'resigned', seat, planes });
  for (const plane of planes) lose(setting, draft, plane, 'resigned', emit);
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
  end(draft, 'drawn', [], emit);
}
