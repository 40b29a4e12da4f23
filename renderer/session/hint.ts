import type { Action, Rejection, Seat, Spot } from '@aerodrome/engine/core/game.ts';
import { itemAt, lastOf } from '@aerodrome/engine/core/items.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import { isPerson } from '@aerodrome/engine/core/players.ts';
import type { Message } from '@aerodrome/engine/text/say.ts';
import { fromPromise } from 'xstate';
import type { BotReply } from '../application/bots/decide.ts';
import type { SessionContext } from './context.ts';
import { composeAt } from './selection.ts';
import { isSameQuestion } from './selectors.ts';

/** A hint: the spots of the action that the strongest bot would choose, and its reason if it has one. */
export interface Hint {
  /** The match that the hint was given for. */
  match: Match;
  seat: Seat;
  /** The spots to point at, in this order. */
  spots: readonly Spot[];
  reason: Message | null;
}

/** Why no hint is possible; `null` if one is. Only a person who chooses gets hints. */
export function hintRejection({ match, players, viewerSeat, strict, reviewedEntry }: SessionContext): Rejection | null {
  if (strict) return { code: 'match.hint.strict' };
  const isChoosing =
    viewerSeat !== null && isPerson(itemAt(players, viewerSeat)) && match.awaiting().includes(viewerSeat);
  return reviewedEntry === null && isChoosing ? null : { code: 'match.hint.notNow' };
}

export interface HintRequest {
  match: Match;
  seat: Seat;
  askForHint: SessionContext['askForHint'];
}

export type HintReply = BotReply & Pick<Hint, 'match' | 'seat'>;

/** Asks for a hint. The answer names its question, since play may have gone on by then. */
export const hintActor = fromPromise<HintReply, HintRequest>(
  async ({ input: { match, seat, askForHint }, signal }) => ({
    ...(await askForHint(match, seat, signal)),
    match,
    seat,
  }),
);

/** Whether an answer fits the question that is asked now. */
export function isCurrentHint({ match, viewerSeat }: SessionContext, hint: Pick<Hint, 'match' | 'seat'>): boolean {
  return viewerSeat === hint.seat && isSameQuestion(hint.match, match, viewerSeat);
}

/** Picks the spots of a hint, and counts it. */
export function takeHint(
  context: SessionContext,
  { actions, reason, match, seat }: HintReply,
): Partial<SessionContext> {
  const spots = spotsOf(context.match, lastOf(actions));
  return {
    hint: { match, seat, spots, reason: reason ?? null },
    hints: context.hints + 1,
    picked: composeAt(context, seat, spots).picked,
    pointed: null,
    picksTrimmed: false,
  };
}

function spotsOf(match: Match, action: Action): readonly Spot[] {
  const spelling = match.game.spell(match.view(action.seat), action);
  return 'path' in spelling ? spelling.path : spelling.set;
}

/** The hint, while its question is still asked. */
export function currentHint(context: SessionContext): Hint | null {
  return context.hint !== null && isCurrentHint(context, context.hint) ? context.hint : null;
}
