import type { Emit, Seat } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { boardOf, posts, reach, teamOf } from '../boards.ts';
import type { GameData } from '../gameData.ts';
import type { CrewEvent, CrewState, Look } from '../state.ts';
import { scrapChosen } from './damage.ts';
import { drawCards } from './draw.ts';

/**
 * "Moon Token": how many more cards a post may draw. The Moon is on the enemy's boards and the own plane on the other of
 * the two: one; directly opposite: two. They fill the hand up to that many above its size, so that unused ones do not
 * pile up over the rounds; and never more than the deck has: they are no duty.
 */
export function extraCards(gameData: GameData, { planes, token, posts: all }: CrewState, post: number): number {
  if (gameData.token !== 'moon') return 0;
  const plane = planes[teamOf(post)];
  // A plane never leaves the enemy's boards, so that a Moon across from it is on the enemy's boards, too.
  const across = reach(post, 'view', token);
  if (boardOf(across) !== boardOf(plane)) return 0;
  const { hand, deck } = all[post];
  const most = gameData.handSize[post] + (across === plane ? 2 : 1);
  return Math.max(0, Math.min(most - hand.length, deck.length));
}

/** Has this post still to say how many more cards it wants? */
export function owesExtra(gameData: GameData, state: CrewState, post: number): boolean {
  return state.extras[post] === null && extraCards(gameData, state, post) > 0;
}

export function extrasAreOpen(gameData: GameData, state: CrewState): boolean {
  return gameData.token === 'moon' && posts.some((post) => owesExtra(gameData, state, post));
}

export function sealExtra(
  gameData: GameData,
  draft: CrewState,
  post: number,
  count: number,
  emit: Emit<CrewEvent>,
): void {
  draft.extras[post] = count;
  emit?.({ type: 'extraSealed', post, secret: { to: [gameData.seatOf[post]], count } });
}

export function drawExtras(gameData: GameData, draft: CrewState, rng: Random, emit: Emit<CrewEvent>): void {
  for (const post of posts) {
    const count = draft.extras[post];
    if (count === null) continue;
    draft.extras[post] = null;
    drawCards(gameData, draft, post, count, 'extra', rng, emit);
  }
}

/** The deck that a shooter has to choose from next. */
export function nextLook({ looks }: CrewState, seat: Seat): Look | undefined {
  return looks.find(({ by }) => by === seat);
}

export function chooseScrap(
  gameData: GameData,
  draft: CrewState,
  seat: Seat,
  post: number,
  cards: readonly number[],
  emit: Emit<CrewEvent>,
): void {
  draft.looks = draft.looks.filter((look) => look.by !== seat || look.post !== post);
  scrapChosen(gameData, draft, post, seat, cards, emit);
}
