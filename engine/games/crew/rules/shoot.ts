import type { Emit } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { boardOf } from '../boards.ts';
import { isShootCard } from '../data/box.ts';
import { type GameData, zonesHit } from '../gameData.ts';
import { type CrewEvent, type CrewState, none } from '../state.ts';
import { type Damage, dealDamage, shotDamage, toTeam } from './damage.ts';
import { cardOf } from './resolve.ts';
import { together } from './together.ts';

/** "Claws Plane Token": what it does to whoever shoots at it. */
const clawsDamage = 3;

/** 5: all Shoot cards at once. */
export function shoot(gameData: GameData, draft: CrewState, rng: Random, emit: Emit<CrewEvent>): void {
  const all: Damage[] = [];
  for (const team of [0, 1]) {
    const laid = cardOf(draft, team);
    if (laid !== null && isShootCard(laid.card)) shootCard(gameData, draft, team, laid.post, laid.card, all, emit);
  }
  if (all.length > 0) dealDamage(gameData, draft, all, 'outOfCardsOnDamage', rng, emit);
}

function shootCard(
  gameData: GameData,
  draft: CrewState,
  team: number,
  post: number,
  card: number,
  all: Damage[],
  emit: Emit<CrewEvent>,
): void {
  const { token } = draft;
  const zones = zonesHit(gameData, draft, post, card);
  const enemy = draft.planes[1 - team];
  const hit = zones.includes(enemy);
  // "Sun Token": who is hit in the Sun takes half.
  const damage = !hit ? 0 : gameData.token === 'sun' && enemy === token ? shotDamage / 2 : shotDamage;
  emit?.({ type: 'shot', post, card, zones, hit, damage, together: together.shots });
  if (hit) {
    // "Moon Token": on its board the shooter sees what is lost, on its very Zone he chooses it.
    const moonlit = gameData.token === 'moon' && boardOf(token) === boardOf(enemy);
    const by = moonlit ? gameData.seatOf[post] : none;
    const chooses = moonlit && token === enemy;
    for (const part of toTeam(draft, 1 - team, damage, 'shot')) all.push({ ...part, by, chooses });
  }
  if (gameData.token === 'claws' && zones.includes(token)) {
    emit?.({ type: 'clawed', post, together: together.shots });
    all.push({ post, damage: clawsDamage, cause: 'claws', by: none, chooses: false });
  }
}
