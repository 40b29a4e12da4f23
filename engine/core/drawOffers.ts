import type { Emit, GameEvent, Rejection, Seat } from './game.ts';

/** Where players may agree on a draw: who wants one, and when each last asked. */
export interface DrawOffers {
  /** Who wants a draw, the one who offered it first; empty while no offer stands. */
  agreed: Seat[];
  /** By seat: the phase or round of its last offer. */
  offeredIn: number[];
}

export type DrawOfferAction = { type: 'offerDraw'; seat: Seat } | { type: 'answerDraw'; seat: Seat; accept: boolean };

export type DrawOfferEvent = GameEvent &
  (
    | { type: 'drawOffered'; seat: Seat }
    | { type: 'drawAnswered'; seat: Seat; accept: boolean }
    | { type: 'drawLapsed' }
  );

type Telling = Emit<DrawOfferEvent>;

export function mayAnswer({ agreed }: DrawOffers, seat: Seat): boolean {
  return agreed.length > 0 && !agreed.includes(seat);
}

/** Who has offered the draw that stands, as far as a view tells of one; in some games none can be offered. */
export function offeredBy(view: unknown): Seat | null {
  return (view as { draw?: DrawOffers }).draw?.agreed[0] ?? null;
}

/** One offer a stretch keeps the question from being asked over and over. */
export function mayOffer({ agreed, offeredIn }: DrawOffers, seat: Seat, now: number): boolean {
  const lastOffer = offeredIn[seat];
  return agreed.length === 0 && lastOffer !== undefined && lastOffer < now;
}

/** What a seat may say about a draw, for its list of asides. */
export function drawAsides(offers: DrawOffers, seat: Seat, now: number): DrawOfferAction[] {
  if (mayAnswer(offers, seat)) {
    return [
      { type: 'answerDraw', seat, accept: true },
      { type: 'answerDraw', seat, accept: false },
    ];
  }
  return mayOffer(offers, seat, now) ? [{ type: 'offerDraw', seat }] : [];
}

export function offer(offers: DrawOffers, seat: Seat, now: number, emit: Telling): void {
  offers.agreed = [seat];
  offers.offeredIn[seat] = now;
  emit?.({ type: 'drawOffered', seat });
}

/** One refusal ends the offer; whether all have agreed now is for the game to see. */
export function answer(offers: DrawOffers, seat: Seat, accept: boolean, emit: Telling): void {
  offers.agreed = accept ? [...offers.agreed, seat] : [];
  emit?.({ type: 'drawAnswered', seat, accept });
}

export function lapse(offers: DrawOffers, emit: Telling): void {
  if (offers.agreed.length === 0) return;
  offers.agreed = [];
  emit?.({ type: 'drawLapsed' });
}

/** Why a word about a draw is refused. */
export function whyNoDraw(offers: DrawOffers, seat: Seat, type: DrawOfferAction['type'], now: number): Rejection {
  if (now === 0) return { code: 'action.notNow' };
  if (type === 'answerDraw') return { code: mayAnswer(offers, seat) ? 'action.malformed' : 'draw.noOffer' };
  if (offers.agreed.length > 0) return { code: 'draw.offerStands' };
  return { code: mayOffer(offers, seat, now) ? 'action.malformed' : 'draw.alreadyOffered' };
}
