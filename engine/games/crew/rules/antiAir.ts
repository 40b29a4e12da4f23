import type { Emit } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import type { GameData } from '../gameData.ts';
import { type CrewEvent, type CrewState, none } from '../state.ts';
import { type Damage, dealDamage, toTeam } from './damage.ts';
import { together } from './together.ts';

/** "Anti-Air Fire Token": what each size deals. */
const large = 4;
const medium = 2;
const small = 1;

/**
 * The large token has left a Zone: the medium one takes its place there, and the small one the medium one's. A plane onto
 * which any of them was moved is hit.
 */
export function trailAndHit(
  gameData: GameData,
  draft: CrewState,
  left: number,
  rng: Random,
  emit: Emit<CrewEvent>,
): void {
  const [formerMedium, formerSmall] = draft.trail;
  draft.trail[0] = left;
  emit?.({ type: 'trailed', size: 'medium', from: formerMedium, to: left, together: together.flak });
  if (formerMedium !== none) {
    draft.trail[1] = formerMedium;
    emit?.({ type: 'trailed', size: 'small', from: formerSmall, to: formerMedium, together: together.flak });
  }
  // All that are on the board now have just been moved.
  hitByTokens(gameData, draft, [true, true], rng, emit);
}

/** Everything that burns on the Zones of these planes, which are new to each other. */
export function hitByTokens(
  gameData: GameData,
  draft: CrewState,
  planes: readonly boolean[],
  rng: Random,
  emit: Emit<CrewEvent>,
): void {
  const { token, trail } = draft;
  const all: Damage[] = [];
  for (const team of [0, 1]) {
    if (!planes[team]) continue;
    const zone = draft.planes[team];
    const damage = (token === zone ? large : 0) + (trail[0] === zone ? medium : 0) + (trail[1] === zone ? small : 0);
    if (damage === 0) continue;
    emit?.({ type: 'flakHit', team, damage, together: together.hits });
    all.push(...toTeam(draft, team, damage, 'antiAir'));
  }
  if (all.length > 0) dealDamage(gameData, draft, all, 'outOfCardsOnDamage', rng, emit);
}

/** At the end of the round, if nobody resolved a Move Sun card: the small token goes, or else the medium one. */
export function fade(draft: CrewState, emit: Emit<CrewEvent>): void {
  const size = draft.trail[1] === none ? 0 : 1;
  const zone = draft.trail[size];
  if (draft.sunMoved || zone === none) return;
  draft.trail[size] = none;
  emit?.({ type: 'faded', size: size === 1 ? 'small' : 'medium', zone });
}
