import type { Emit, Seat } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { boardOf, posts, reach, teamOf } from '../boards.ts';
import type { Setting } from '../setting.ts';
import type { CrewEvent, CrewState, Look } from '../state.ts';
import { scrapChosen } from './damage.ts';
import { drawCards } from './draw.ts';

/**
 * "Moon Token": how many more cards a post may draw. The Moon is on the enemy's boards and the own plane on the other of
 * the two: one; directly opposite: two. They fill the hand up to that many above its size, so that unused ones do not
 * pile up over the rounds; and never more than the deck has: they are no duty.
 */
export function extraCards(setting: Setting, { planes, token, posts: all }: CrewState, post: number): number {
  if (setting.token !== 'moon') return 0;
  const plane = planes[teamOf(post)];
  // A plane never leaves the enemy's boards, so that a Moon across from it is on the enemy's boards, too.
  const across = reach(post, 'view', token);
  if (boardOf(across) !== boardOf(plane)) return 0;
  const { hand, deck } = all[post];
  const most = setting.handSize[post] + (across === plane ? 2 : 1);
  return Math.max(0, Math.min(most - hand.length, deck.length));
}

/** Has this post still to say how many more cards it wants? */
export function owesExtra(setting: Setting, state: CrewState, post: number): boolean {
  return state.extras[post] === null && extraCards(setting, state, post) > 0;
}

export function extrasAreOpen(setting: Setting, state: CrewState): boolean {
  return setting.token === 'moon' && posts.some((post) => owesExtra(setting, state, post));
}

export function sealExtra(
  setting: Setting,
  draft: CrewState,
  post: number,
  count: number,
  emit: Emit<CrewEvent>,
): void {
  draft.extras[post] = count;
  emit?.({ type: 'extraSealed', post, secret: { to: [setting.seatOf[post]], count } });
}

export function drawExtras(setting: Setting, draft: CrewState, rng: Random, emit: Emit<CrewEvent>): void {
  for (const post of posts) {
    const count = draft.extras[post];
    if (count === null) continue;
    draft.extras[post] = null;
    drawCards(setting, draft, post, count, 'extra', rng, emit);
  }
}

/** The deck that a shooter has to choose from next. */
export function nextLook({ looks }: CrewState, seat: Seat): Look | undefined {
  return looks.find(({ by }) => by === seat);
}

export function chooseScrap(
  setting: Setting,
  draft: CrewState,
  seat: Seat,
  post: number,
  cards: readonly number[],
  emit: Emit<CrewEvent>,
): void {
  draft.looks = draft.looks.filter((look) => look.by !== seat || look.post !== post);
  scrapChosen(setting, draft, post, seat, cards, emit);
}
