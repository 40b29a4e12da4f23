import { posts, teamOf } from '../boards.ts';
import type { Setting } from '../setting.ts';
import type { CrewState } from '../state.ts';

const won = 20;
/** What lies in a discard pile can still be won back by a repair; the later repairs cost something. */
const recoverable = 0.45;
const withSmoke = 0.3;

/** What a table is worth to a team: what every deck can still give, the last cards most of all. */
export function worthOf(setting: Setting, state: CrewState, team: number): number {
  const { outcome } = state;
  if (outcome !== null) {
    if (outcome.winners.length === 0) return 0;
    return setting.seats[outcome.winners[0]].side === team ? won : -won;
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
