import type { Action, Seat } from '@aerodrome/engine/core/game.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import type { Control } from '@aerodrome/engine/core/players.ts';
import type { BotPrompt } from './decide.ts';
import { decisionSeed, historyOf } from './history.ts';

/** The bot that gives hints. */
export const hintBot = { kind: 'bot', level: 4 } as const;

/** The prompt for the bot of a seat. */
export function promptFor(match: Match, seat: Seat, player: Control): BotPrompt {
  if (player.kind !== 'bot') throw new RangeError(`seat ${seat} is played by a person`);
  const { level, style } = player;
  const history = historyOf(match, seat);
  return {
    game: match.kind.id,
    options: match.options,
    seat,
    view: match.view(seat),
    seed: decisionSeed(match.seed, seat, history),
    level,
    history,
    ...(style && { style }),
  };
}

/** The prompt for a hint: the decision of the hint bot for that seat, with its reason and without asides. */
export function hintPromptFor(match: Match, seat: Seat): BotPrompt {
  return { ...promptFor(match, seat, hintBot), explains: true };
}

/** The actions without calls to team-mates. */
export function withoutCalls(match: Match, actions: readonly Action[]): readonly Action[] {
  return actions.filter((action) => match.game.asideKind(action) !== 'say');
}
