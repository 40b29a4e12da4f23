import type { Action } from '@aerodrome/engine/core/game.ts';
import type { CrewOptions } from '@aerodrome/engine/games/crew/options.ts';
import type { CrewState } from '@aerodrome/engine/games/crew/state.ts';
import type { Table } from '../run.ts';
import { seatOf } from './hidden.ts';

const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);

/** Thin decks bring every end nearer; the thinnest decides, and for both at once the thinnest of each team. */
export function nearness(_table: Table, state: CrewState, ending: string | null): number {
  const decks = state.posts.map(({ deck }) => deck.length);
  if (ending === null) return sum(decks);
  const thinnest = [Math.min(decks[0], decks[1]), Math.min(decks[2], decks[3])];
  if (ending === 'bothDown') return -Math.max(...thinnest) * 10 - sum(thinnest);
  return -Math.min(...thinnest) + (ending === 'outOfCardsOnRepair' ? Math.max(...decks.map(smother(state))) : 0);
}

/** How near a post is to being smothered: smoke, a deck just thick enough to draw from, and an idle team-mate. */
function smother(state: CrewState): (deck: number, post: number) => number {
  return (deck, post) => {
    const mate = post ^ 1;
    const idle = state.repairing[mate] || !state.laid.some((card) => card.post === mate);
    return (state.smoke[post >> 1] ? 20 : 0) + (deck < 3 ? 8 : 0) + (idle ? 6 : 0);
  };
}

/** Giving up takes the whole team, agreeing the whole table. */
export function aside(table: Table, state: CrewState, ending: string): Action | null {
  const options = table.options as CrewOptions;
  const wanted = { resigned: 'resign', drawn: state.draw.agreed.length > 0 ? 'answerDraw' : 'offerDraw' }[ending];
  const seats = ending === 'resigned' ? [seatOf(options, 0), seatOf(options, 1)] : table.game.seats.map((_, i) => i);
  const asides: Action[] = seats.flatMap((seat) => table.game.asides(state, seat) as Action[]);
  return asides.find((each) => each.type === wanted && !('accept' in each && each.accept === false)) ?? null;
}
