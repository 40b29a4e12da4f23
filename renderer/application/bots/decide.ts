import type { BotQuestion } from '@aerodrome/engine/bots/bot.ts';
import { determinizedState, type OpenedGame, think, thinkAside } from '@aerodrome/engine/bots/think.ts';
import { chooseUniformly } from '@aerodrome/engine/bots/uniformChoice.ts';
import { answersAmong } from '@aerodrome/engine/core/asides.ts';
import type { Action, GameState } from '@aerodrome/engine/core/game.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import type { Message } from '@aerodrome/engine/text/say.ts';
import { type BotHistory, minActionsBetweenOffers } from './history.ts';

/** The input of a bot's decision: the view of its seat, its own history and a seed. Plain data, so that a worker can get it. */
export interface BotPrompt extends BotQuestion {
  history: BotHistory;
}

export interface BotReply {
  /** An aside before the decision (an offer, a call), if any, then the decision. */
  actions: readonly Action[];
  /** The reason for the decision, as far as the bot knows it. */
  reason?: Message;
  /** The time limit ended the search early. */
  isCutShort?: true;
  /** The size of the search, in the game's own unit. */
  units: number;
}

/** Chooses the actions of a bot. The page, its workers and the command-line tools all call this function. */
export function decide(
  opened: OpenedGame,
  prompt: Omit<BotPrompt, 'game' | 'options'>,
  expired: () => boolean = never,
): BotReply {
  const { game } = opened;
  const { view, seat, seed } = prompt;
  const state = determinizedState(game, view, seat, seed);
  if (!game.awaiting(state).includes(seat)) return { actions: [answerTo(opened, prompt, state, expired)], units: 0 };
  const aside = mayMakeAside(opened, prompt, state) ? thinkAside(opened, prompt, expired) : null;
  const { action, reason, isCutShort, units } = think(opened, prompt, expired);
  // A bot never resigns by itself.
  const makesAside = aside !== null && ['offer', 'say'].includes(game.asideKind(aside));
  return {
    actions: makesAside ? [aside, action] : [action],
    units,
    ...(reason && { reason }),
    ...(isCutShort && { isCutShort }),
  };
}

/** The answer to a question out of turn. A bot without an opinion answers at random. */
function answerTo(
  opened: OpenedGame,
  prompt: Omit<BotPrompt, 'game' | 'options'>,
  state: GameState,
  expired: () => boolean,
): Action {
  const { game } = opened;
  const answers = answersAmong(game, game.asides(state, prompt.seat));
  if (answers.length === 0) throw new Error(`seat ${prompt.seat} is asked nothing`);
  // A bot agrees when its team-mate wants to resign.
  const resignation = answers.find((answer) => game.asideKind(answer) === 'resign');
  if (resignation) return resignation;
  const aside = thinkAside(opened, prompt, expired);
  if (aside && game.asideKind(aside) === 'answer') return aside;
  return chooseUniformly(answers, new SeededRandom(prompt.seed));
}

/** Random bots and hints make no asides. A bot repeats an offer after `minActionsBetweenOffers` own actions at the earliest. */
export function mayMakeAside(
  { kind, game }: OpenedGame,
  { seat, level, explains, history }: Pick<BotPrompt, 'seat' | 'level' | 'explains' | 'history'>,
  state: GameState,
): boolean {
  if (level === 0 || explains || !kind.bot?.aside) return false;
  const kinds = (game.asides(state, seat) as readonly Action[]).map((action) => game.asideKind(action));
  return kinds.includes('offer') ? history.sinceOffer >= minActionsBetweenOffers : kinds.includes('say');
}

const never = () => false;
