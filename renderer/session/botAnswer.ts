import type { BotQuestion } from '@aerodrome/engine/bots/bot.ts';
import { random } from '@aerodrome/engine/bots/random.ts';
import { type Seated, think, thinkAside } from '@aerodrome/engine/bots/think.ts';
import type { Action, Seat } from '@aerodrome/engine/core/game.ts';
import { canonical, hash } from '@aerodrome/engine/core/hash.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import type { Player } from './control.ts';
import { asidesOf } from './seats.ts';

/** What a bot is told: what its seat sees, and the answers to choose from where it is asked out of turn. */
export interface Asked {
  question: BotQuestion;
  answers: readonly Action[] | null;
}

/**
 * The seed of a bot's next decision: a match's own seed brings the same bots again. What was taken back counts, so that
 * nobody knows what a bot will do by having seen it.
 */
export function streamOf(match: Match, seat: Seat): number {
  let decided = 0;
  for (let at = 0; at < match.length; at++) if (match.seatAt(at) === seat) decided++;
  return Number.parseInt(hash([match.seed, seat, decided]).slice(0, 8), 16);
}

export function askedOf(match: Match, seat: Seat, player: Player): Asked {
  if (player.kind !== 'bot') throw new RangeError(`nobody answers for the person on seat ${seat}`);
  const { level } = player;
  const view = match.view(seat);
  const question = { game: match.kind.id, options: match.options, seat, view, seed: streamOf(match, seat), level };
  return { question, answers: match.awaiting().includes(seat) ? null : asidesOf(match, seat, 'answer') };
}

const tables = new Map<string, Seated>();

/** A game of these options, opened once. */
function tableOf({ game: id, options }: BotQuestion): Seated {
  const key = canonical([id, options]);
  let table = tables.get(key);
  if (!table) {
    table = { kind: games[id], game: games[id].open(options) };
    tables.set(key, table);
  }
  return table;
}

/** What a bot does. Whoever asked it out of turn gets an answer, also from one that has no opinion. */
export function answer({ question, answers }: Asked, expired: () => boolean = () => false): Action {
  const table = tableOf(question);
  if (answers === null) return think(table, question, expired).action;
  return thinkAside(table, question, expired) ?? random(answers, new SeededRandom(question.seed));
}
