import type { Emit } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { mateOf, posts, teamOf } from '../boards.ts';
import type { GameData } from '../gameData.ts';
import { type CrewEvent, type CrewState, none } from '../state.ts';
import { type Damage, dealDamage } from './damage.ts';
import { together } from './together.ts';

/** "2. Repairing": what it costs the team-mate once there is smoke. */
export const smokeDamage = 3;

/** "2. Repairing": first every discard pile goes into its deck, then the smoke takes its toll. */
export function repair(gameData: GameData, draft: CrewState, rng: Random, emit: Emit<CrewEvent>): void {
  const all: Damage[] = [];
  for (const post of posts) {
    if (!draft.repairing[post]) continue;
    const own = draft.posts[post];
    const count = own.spent.length + own.discards.length;
    own.deck.push(...own.spent, ...own.discards);
    own.spent = [];
    own.discards = [];
    emit?.({ type: 'repaired', post, count, together: together.repairs });
    if (draft.smoke[teamOf(post)]) {
      all.push({ post: mateOf(post), damage: smokeDamage, cause: 'repair', by: none, chooses: false });
    }
  }
  if (all.length > 0) dealDamage(gameData, draft, all, 'outOfCardsOnRepair', rng, emit);
}
