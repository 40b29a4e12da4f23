import type { Emit } from '../../../core/game.ts';
import { type Random, takeRandom } from '../../../core/random.ts';
import { posts, teamOf } from '../boards.ts';
import type { GameData } from '../gameData.ts';
import type { CrewEvent, CrewState } from '../state.ts';
import { judge } from './ending.ts';
import { putInOrder } from './hand.ts';
import { together } from './together.ts';

/** Draws as many cards as are asked for, or as there are; says whether there were enough. */
export function drawCards(
  gameData: GameData,
  draft: CrewState,
  post: number,
  count: number,
  why: 'deal' | 'draw' | 'extra',
  rng: Random,
  emit: Emit<CrewEvent>,
): boolean {
  const { hand, deck } = draft.posts[post];
  const drawn: number[] | null = emit === null ? null : [];
  let left = count;
  for (; left > 0 && deck.length > 0; left--) {
    const card = takeRandom(deck, rng, 'deck');
    putInOrder(hand, card);
    drawn?.push(card);
  }
  if (drawn !== null && (drawn.length > 0 || why === 'extra')) {
    // How many more somebody wanted was sealed until now.
    const reveals = why === 'extra' && { reveals: true as const };
    const secret = { to: [gameData.seatOf[post]], cards: drawn };
    const at = why === 'extra' ? together.extraDraws : together.draws;
    emit?.({ type: 'drew', post, count: drawn.length, why, ...reveals, together: at, secret });
  }
  return left <= 0;
}

/** "3. Draw": until every hand is full again. A player who cannot is shot down. */
export function drawToFull(gameData: GameData, draft: CrewState, rng: Random, emit: Emit<CrewEvent>): void {
  const short = [false, false];
  for (const post of posts) {
    const missing = gameData.handSize[post] - draft.posts[post].hand.length;
    if (!drawCards(gameData, draft, post, missing, 'draw', rng, emit)) short[teamOf(post)] = true;
  }
  judge(gameData, draft, short, 'outOfCardsOnDraw', emit);
}
