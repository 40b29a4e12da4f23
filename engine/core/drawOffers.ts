import type { Emit, GameEvent, Rejection, Seat } from './game.ts';

/** The state of draw offers. */
export interface DrawOffers {
  /** The seats that agree to a draw, the one that offered it first; empty without an offer. */
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

type EmitDrawOffer = Emit<DrawOfferEvent>;

export function mayAnswer({ agreed }: DrawOffers, seat: Seat): boolean {
  return agreed.length > 0 && !agreed.includes(seat);
}

/** The seat that made the current offer, or `null`; also for views of games without draw offers. */
export function offeredBy(view: unknown): Seat | null {
  return (view as { draw?: DrawOffers }).draw?.agreed[0] ?? null;
}

/** A seat may offer once per phase or round, so that it cannot repeat the question. */
export function mayOffer({ agreed, offeredIn }: DrawOffers, seat: Seat, now: number): boolean {
  const lastOffer = offeredIn[seat];
  return agreed.length === 0 && lastOffer !== undefined && lastOffer < now;
}

/** The asides of a seat that concern a draw. */
export function drawAsides(offers: DrawOffers, seat: Seat, now: number): DrawOfferAction[] {
  if (mayAnswer(offers, seat)) {
    return [
      { type: 'answerDraw', seat, accept: true },
      { type: 'answerDraw', seat, accept: false },
    ];
  }
  return mayOffer(offers, seat, now) ? [{ type: 'offerDraw', seat }] : [];
}

export function offer(offers: DrawOffers, seat: Seat, now: number, emit: EmitDrawOffer): void {
  offers.agreed = [seat];
  offers.offeredIn[seat] = now;
  emit?.({ type: 'drawOffered', seat });
}

/** One refusal ends the offer. The game checks whether all seats have agreed. */
export function answer(offers: DrawOffers, seat: Seat, accept: boolean, emit: EmitDrawOffer): void {
  offers.agreed = accept ? [...offers.agreed, seat] : [];
  emit?.({ type: 'drawAnswered', seat, accept });
}

export function lapse(offers: DrawOffers, emit: EmitDrawOffer): void {
  if (offers.agreed.length === 0) return;
  offers.agreed = [];
  emit?.({ type: 'drawLapsed' });
}

/** The reason why an action about a draw is refused. */
export function whyNoDraw(offers: DrawOffers, seat: Seat, type: DrawOfferAction['type'], now: number): Rejection {
  if (now === 0) return { code: 'action.notNow' };
  if (type === 'answerDraw') return { code: mayAnswer(offers, seat) ? 'action.malformed' : 'draw.noOffer' };
  if (offers.agreed.length > 0) return { code: 'draw.offerStands' };
  return { code: mayOffer(offers, seat, now) ? 'action.malformed' : 'draw.alreadyOffered' };
}
