import type { BotQuestion, Level } from '@aerodrome/engine/bots/bot.ts';
import { random } from '@aerodrome/engine/bots/random.ts';
import { type OpenedGame, think, thinkAside } from '@aerodrome/engine/bots/think.ts';
import type { Action, Seat } from '@aerodrome/engine/core/game.ts';
import { canonical, hash } from '@aerodrome/engine/core/hash.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import type { Control } from '@aerodrome/engine/core/players.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import type { Message } from '@aerodrome/engine/text/say.ts';
import { answersOf } from './seats.ts';

/** What a bot is told: what its seat sees, and the answers to choose from where it is asked out of turn. */
export interface Asked {
  question: BotQuestion;
  answers: readonly Action[] | null;
  /** Whether it may say something before it acts: offer a draw, call to a mate. */
  speaks: boolean;
}

/** What it says, if anything, and then what it does. */
export interface Reply {
  actions: readonly Action[];
  /** What speaks for it, as far as the bot knows. */
  reason?: Message;
  /** Time was up before it had looked as far as its level does. */
  cut?: true;
}

/** Who gives hints: an ace. */
export const adviser = { kind: 'bot', level: 4 } as const;

/** A bot whose offer was refused keeps it to itself for so many decisions of its own. */
const discretion = 12;

/**
 * The seed of a bot's next decision: a match's own seed brings the same bots again. What was taken back counts, so that
 * nobody knows what a bot will do by having seen it.
 */
export function streamOf(match: Match, seat: Seat): number {
  let decided = 0;
  for (let at = 0; at < match.length; at++) if (match.seatAt(at) === seat) decided++;
  return Number.parseInt(hash([match.seed, seat, decided]).slice(0, 8), 16);
}

/** A random bot has nothing to say, and nobody offers the same over and over. */
function maySpeak(match: Match, seat: Seat, level: Level): boolean {
  if (level === 0 || !match.kind.bot?.aside) return false;
  const open = match.asides(seat).map((action) => match.game.asideKind(action));
  if (!open.includes('offer')) return open.includes('say');
  for (let at = match.length - 1, own = 0; at > match.first && own < discretion; at--) {
    if (match.seatAt(at) !== seat) continue;
    own++;
    const { action } = match.line(seat, at);
    if (action && match.game.asideKind(action) === 'offer') return false;
  }
  return true;
}

export function askedOf(match: Match, seat: Seat, player: Control): Asked {
  if (player.kind !== 'bot') throw new RangeError(`nobody answers for the person on seat ${seat}`);
  const { level, style } = player;
  const view = match.view(seat);
  const question = {
    game: match.kind.id,
    options: match.options,
    seat,
    view,
    seed: streamOf(match, seat),
    level,
    ...(style && { style }),
  };
  const answers = match.awaiting().includes(seat) ? null : answersOf(match, seat);
  return { question, answers, speaks: answers === null && maySpeak(match, seat, level) };
}

/** The same without a word to anybody. */
export function unspoken(match: Match, actions: readonly Action[]): readonly Action[] {
  return actions.filter((action) => match.game.asideKind(action) !== 'say');
}

/** What a person who wants a hint would have asked: the same as a bot on that seat, which keeps its mouth shut. */
export function hintOf(match: Match, seat: Seat): Asked {
  const { question, ...asked } = askedOf(match, seat, adviser);
  return { ...asked, question: { ...question, explains: true }, speaks: false };
}

const tables = new Map<string, OpenedGame>();

/** A game of these options, opened once. */
function tableOf({ game: id, options }: BotQuestion): OpenedGame {
  const key = canonical([id, options]);
  let table = tables.get(key);
  if (!table) {
    table = { kind: games[id], game: games[id].open(options) };
    tables.set(key, table);
  }
  return table;
}

/** What a bot does. Whoever asked it out of turn gets an answer, also from one that has no opinion. */
export function answer({ question, answers, speaks }: Asked, expired: () => boolean = () => false): Reply {
  const table = tableOf(question);
  const aside = answers !== null || speaks ? thinkAside(table, question, expired) : null;
  const kind = aside && table.game.asideKind(aside);
  // Nobody is kept in the air by a bot: it gives up with a person who wants to.
  const agreed = answers?.find((one) => table.game.asideKind(one) === 'resign');
  if (agreed) return { actions: [agreed] };
  if (answers !== null)
    return { actions: [aside && kind === 'answer' ? aside : random(answers, new SeededRandom(question.seed))] };
  const { action, reason, cut } = think(table, question, expired);
  // Nobody wants a match to end because a bot gave it up.
  const says = aside && (kind === 'offer' || kind === 'say');
  return { actions: says ? [aside, action] : [action], ...(reason && { reason }), ...(cut && { cut }) };
}
