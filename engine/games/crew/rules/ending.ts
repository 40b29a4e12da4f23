import { lapse } from '../../../core/drawOffers.ts';
import type { Emit, Seat } from '../../../core/game.ts';
import type { GameData } from '../gameData.ts';
import type { CrewEvent, CrewState } from '../state.ts';
import { putInOrder } from './hand.ts';
import { together } from './together.ts';

/** Every way a match can end: for want of a card in one of three steps, both teams at once, given up, or agreed. */
export const endings = [
  'outOfCardsOnDraw',
  'outOfCardsOnRepair',
  'outOfCardsOnDamage',
  'bothDown',
  'resigned',
  'drawn',
] as const;
export type Ending = (typeof endings)[number];

function end(draft: CrewState, ending: Ending, winners: readonly Seat[], emit: Emit<CrewEvent>): void {
  // Sealed cards go back unseen.
  if (draft.phase === 'action.laying') {
    for (const { post, card, open } of draft.laid) if (!open) putInOrder(draft.posts[post].hand, card);
    draft.laid = draft.laid.filter(({ open }) => open);
  }
  draft.stands.fill('open');
  draft.discarding.fill(null);
  draft.extras.fill(null);
  draft.looks = [];
  draft.outcome = { ending, winners };
  emit?.({ type: 'over', outcome: draft.outcome });
}

/** "How to Win": a team is shot down that needed a card, to draw or to scrap, and had none. */
export function judge(
  gameData: GameData,
  draft: CrewState,
  short: readonly boolean[],
  ending: Ending,
  emit: Emit<CrewEvent>,
): void {
  const [paws, jaws] = short;
  if (!paws && !jaws) return;
  for (const [team, isShort] of short.entries())
    if (isShort) emit?.({ type: 'shotDown', team, together: together.losses });
  if (paws && jaws) end(draft, 'bothDown', [], emit);
  else end(draft, ending, gameData.seatsOfTeam[paws ? 1 : 0], emit);
}

/** A team resigns only if both of it agree; who is alone has only himself to ask. */
export function resign(gameData: GameData, draft: CrewState, seat: Seat, emit: Emit<CrewEvent>): void {
  const { wanted, askedIn } = draft.surrender;
  const team = gameData.seats[seat].side;
  const mates = gameData.seatsOfTeam[team].filter((other) => other !== seat);
  if (mates.every((mate) => wanted.includes(mate))) {
    draft.surrender.wanted = [];
    emit?.({ type: 'resigned', team });
    end(draft, 'resigned', gameData.seatsOfTeam[1 - team], emit);
    return;
  }
  wanted.push(seat);
  askedIn[seat] = draft.round;
  emit?.({ type: 'wantsToResign', seat });
}

/** The team-mate will not give up. */
export function flyOn(gameData: GameData, draft: CrewState, seat: Seat, emit: Emit<CrewEvent>): void {
  const { side } = gameData.seats[seat];
  draft.surrender.wanted = draft.surrender.wanted.filter((other) => gameData.seats[other].side !== side);
  emit?.({ type: 'fliesOn', seat });
}

/** A draw needs every player. */
export function drawIfAgreed(gameData: GameData, draft: CrewState, emit: Emit<CrewEvent>): void {
  if (draft.draw.agreed.length === gameData.seats.length) end(draft, 'drawn', [], emit);
}

/** Offers and wishes are of their round: they lapse with it. */
export function dropOffers(draft: CrewState, emit: Emit<CrewEvent>): void {
  lapse(draft.draw, emit);
  if (draft.surrender.wanted.length > 0) {
    draft.surrender.wanted = [];
    emit?.({ type: 'surrenderLapsed' });
  }
}

/** One wish a round, like one offer of a draw; to join the team-mate's needs no leave. */
export function mayResign(gameData: GameData, state: CrewState, seat: Seat): boolean {
  const { wanted, askedIn } = state.surrender;
  if (wanted.includes(seat)) return false;
  return askedIn[seat] < state.round || mateWantsToResign(gameData, state, seat);
}

export function mateWantsToResign(gameData: GameData, { surrender }: CrewState, seat: Seat): boolean {
  const { side } = gameData.seats[seat];
  return surrender.wanted.some((other) => other !== seat && gameData.seats[other].side === side);
}
