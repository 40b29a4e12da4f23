import type { Emit } from '../../../core/game.ts';
import { posts } from '../boards.ts';
import type { GameData } from '../gameData.ts';
import type { CrewEvent, CrewState } from '../state.ts';
import { together } from './together.ts';

export function sealDiscard(
  gameData: GameData,
  draft: CrewState,
  post: number,
  cards: readonly number[],
  emit: Emit<CrewEvent>,
): void {
  draft.discarding[post] = cards;
  emit?.({ type: 'discardSealed', post, secret: { to: [gameData.seatOf[post]], cards } });
}

/** "1. Discard": as many cards as they like, all at once. */
export function discard(gameData: GameData, draft: CrewState, emit: Emit<CrewEvent>): void {
  for (const post of posts) {
    const cards = draft.discarding[post] ?? [];
    const { hand, discards } = draft.posts[post];
    for (const card of cards) {
      hand.splice(hand.indexOf(card), 1);
      discards.push(card);
    }
    draft.discarding[post] = null;
    const secret = { to: [gameData.seatOf[post]], cards };
    emit?.({ type: 'discarded', post, count: cards.length, reveals: true, together: together.discards, secret });
  }
}

/** Not ready any more: whatever was sealed early is open again, too. */
export function withdraw(gameData: GameData, draft: CrewState, seat: number, emit: Emit<CrewEvent>): void {
  for (const post of gameData.postsOf[seat]) {
    if (draft.discarding[post] === null) continue;
    draft.discarding[post] = null;
    emit?.({ type: 'reconsidered', post });
  }
}

/** Takes a seat's last sealed choice back, of what to discard or of how many more to draw. */
export function reconsider(gameData: GameData, draft: CrewState, seat: number, emit: Emit<CrewEvent>): void {
  const post = lastSealed(gameData, draft, seat);
  if (post === undefined) return;
  draft.discarding[post] = null;
  draft.extras[post] = null;
  emit?.({ type: 'reconsidered', post });
}

/** The post whose choice a seat sealed last: a player alone decides for the pilot first. */
export function lastSealed(gameData: GameData, { discarding, extras }: CrewState, seat: number): number | undefined {
  return gameData.postsOf[seat].findLast((post) => discarding[post] !== null || extras[post] !== null);
}
