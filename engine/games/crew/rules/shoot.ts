import type { Emit } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { boardOf } from '../boards.ts';
import { isShootCard } from '../data/box.ts';
import { type Setting, zonesHit } from '../setting.ts';
import { type CrewEvent, type CrewState, none } from '../state.ts';
import { type Damage, dealDamage, shotDamage, toTeam } from './damage.ts';
import { cardOf } from './resolve.ts';
import { together } from './together.ts';

/** "Claws Plane Token": what it does to whoever shoots at it. */
const clawsDamage = 3;

/** 5: all Shoot cards at once. */
export function shoot(setting: Setting, draft: CrewState, rng: Random, emit: Emit<CrewEvent>): void {
  const all: Damage[] = [];
  for (const team of [0, 1]) {
    const laid = cardOf(draft, team);
    if (laid !== null && isShootCard(laid.card)) shootCard(setting, draft, team, laid.post, laid.card, all, emit);
  }
  if (all.length > 0) dealDamage(setting, draft, all, 'outOfCardsOnDamage', rng, emit);
}

function shootCard(
  setting: Setting,
  draft: CrewState,
  team: number,
  post: number,
  card: number,
  all: Damage[],
  emit: Emit<CrewEvent>,
): void {
  const { token } = draft;
  const zones = zonesHit(setting, draft, post, card);
  const enemy = draft.planes[1 - team];
  const hit = zones.includes(enemy);
  // "Sun Token": who is hit in the Sun takes half.
  const damage = !hit ? 0 : setting.token === 'sun' && enemy === token ? shotDamage / 2 : shotDamage;
  emit?.({ type: 'shot', post, card, zones, hit, damage, together: together.shots });
  if (hit) {
    // "Moon Token": on its board the shooter sees what is lost, on its very Zone he chooses it.
    const moonlit = setting.token === 'moon' && boardOf(token) === boardOf(enemy);
    const by = moonlit ? setting.seatOf[post] : none;
    const chooses = moonlit && token === enemy;
    for (const part of toTeam(draft, 1 - team, damage, 'shot')) all.push({ ...part, by, chooses });
  }
  if (setting.token === 'claws' && zones.includes(token)) {
    emit?.({ type: 'clawed', post, together: together.shots });
    all.push({ post, damage: clawsDamage, cause: 'claws', by: none, chooses: false });
  }
}
