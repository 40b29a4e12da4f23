import { posts, teamOf } from '../boards.ts';
import type { GameData } from '../gameData.ts';
import type { CrewState } from '../state.ts';
import { notice, size } from './features.ts';
import { weights } from './weights.ts';

/** Evaluation: the value of a state to a team; the game is zero-sum. */
export type Worth = (gameData: GameData, state: CrewState, team: number) => number;

const won = 20;
/** Cards in a discard pile can still be won back by a repair; the later repairs cost something. */
const recoverable = 0.45;
const withSmoke = 0.3;

/** The cards that every deck can still give; the last ones count most. */
export function worthOf(gameData: GameData, state: CrewState, team: number): number {
  const { outcome } = state;
  if (outcome !== null) {
    if (outcome.winners.length === 0) return 0;
    return gameData.seats[outcome.winners[0]].side === team ? won : -won;
  }
  let worth = 0;
  for (const post of posts) {
    const { deck, hand, spent, discards } = state.posts[post];
    const smoke = state.smoke[teamOf(post)];
    const life = deck.length + 0.5 * hand.length + (smoke ? withSmoke : recoverable) * (spent.length + discards.length);
    // A deck that cannot be drawn from loses the match, so the first cards of a deck are worth more than the last.
    worth += (teamOf(post) === team ? 1 : -1) * (Math.log(1 + life) * 2 + Math.min(deck.length, 6) * 0.1);
  }
  return worth;
}

const noticed = new Float64Array(size);

/** The chance to win, from −1 to 1, as learnt from matches that bots flew; a table of weights belongs to a token. */
export function learnt(tables: Readonly<Record<string, readonly number[]>>): Worth {
  const byToken = new Map(
    Object.entries(tables).map(([token, table]) => [token, Float64Array.from(table, (weight) => weight / 100)]),
  );
  return (gameData, state, team) => {
    const { outcome } = state;
    if (outcome !== null) {
      if (outcome.winners.length === 0) return 0;
      return gameData.seats[outcome.winners[0]].side === team ? 1 : -1;
    }
    const table = byToken.get(gameData.token) as Float64Array;
    notice(gameData, state, noticed);
    let sum = 0;
    for (let i = 0; i < size; i++) sum += table[i] * noticed[i];
    return Math.tanh(team === 0 ? sum : -sum);
  };
}

export const learntWorth = learnt(weights);
