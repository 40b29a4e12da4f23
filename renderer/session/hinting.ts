import type { Action, Rejection, Spot } from '@aerodrome/engine/core/game.ts';
import { isPerson } from '@aerodrome/engine/core/players.ts';
import type { Message } from '@aerodrome/engine/text/say.ts';
import { fromPromise } from 'xstate';
import type { BotReply } from '../application/bots/decide.ts';
import { composeAt } from './composing.ts';
import type { SessionContext } from './context.ts';
import { questionTo } from './questions.ts';

/** What an ace would do, and why, as far as it knows. */
export interface Hint {
  /** What was asked; the hint is good for no other question. */
  question: string;
  /** What to point at, in this order. */
  spots: readonly Spot[];
  reason: Message | null;
}

/** Why there is no hint; `null` where there is one to be had. Only whoever chooses gets one, and for that seat alone. */
export function whyNoHint({ match, players, open, strict, lookedBack }: SessionContext): Rejection | null {
  if (strict) return { code: 'match.hint.strict' };
  if (lookedBack !== null || open === null || !isPerson(players[open]) || !match.awaiting().includes(open))
    return { code: 'match.hint.notNow' };
  return null;
}

export interface AdviceInput {
  question: string | null;
  ask(signal: AbortSignal): Promise<BotReply>;
}

export interface Advised extends BotReply {
  question: string | null;
}

/** Asks for a hint. It comes back with its question: whoever asked may have gone on by then. */
export const advice = fromPromise<Advised, AdviceInput>(async ({ input, signal }) => ({
  ...(await input.ask(signal)),
  question: input.question,
}));

/** Lays the hint out as if it had been picked, and counts it; one that comes too late is none. */
export function hinted(context: SessionContext, { actions, reason, question }: Advised): Partial<SessionContext> {
  const { open } = context;
  if (open === null || question === null || question !== questionTo(context, open)) return {};
  const spots = spotsOf(context, actions[actions.length - 1]);
  const hints = context.hints + 1;
  context.commit(context.match, { left: {}, hints, used: context.used });
  return {
    hint: { question, spots, reason: reason ?? null },
    hints,
    picked: composeAt(context, open, spots).picked,
    pointed: null,
    cut: false,
  };
}

function spotsOf({ match }: SessionContext, action: Action): readonly Spot[] {
  const spelling = match.game.spell(match.view(action.seat), action);
  return 'path' in spelling ? spelling.path : spelling.set;
}

/** The hint, as long as what it was given for is still asked. */
export function standingHint(context: SessionContext): Hint | null {
  const { hint, open } = context;
  return hint !== null && open !== null && questionTo(context, open) === hint.question ? hint : null;
}
