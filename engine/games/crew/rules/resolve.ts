import type { Emit } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { boardOf, teamOf } from '../boards.ts';
import { isPlaneCard, isSunCard } from '../data/box.ts';
import type { GameData } from '../gameData.ts';
import type { CrewEvent, CrewState, End, Laid } from '../state.ts';
import { hitByTokens, trailAndHit } from './antiAir.ts';
import { together } from './together.ts';

/** "4. Resolve Cards": both teams flip their cards of the next section. */
export function reveal(draft: CrewState, emit: Emit<CrewEvent>): void {
  draft.section++;
  draft.holder = teamOf(boardOf(draft.token));
  for (const card of draft.laid) if (card.section === draft.section) card.open = true;
  if (emit === null) return;
  const cards = draft.laid
    .filter(({ section }) => section === draft.section)
    .map(({ post, card, end }) => ({ post, card, end }));
  emit({ type: 'revealed', section: draft.section, cards, reveals: true });
}

/** A team's card in the section that is being resolved. */
export function cardOf({ laid, section }: CrewState, team: number): Laid | null {
  for (let i = 0; i < laid.length; i++) {
    if (laid[i].section === section && teamOf(laid[i].post) === team) return laid[i];
  }
  return null;
}

/** 1 and 2: a team's Move Sun card. */
export function moveToken(
  gameData: GameData,
  draft: CrewState,
  team: number,
  rng: Random,
  emit: Emit<CrewEvent>,
): void {
  const laid = cardOf(draft, team);
  if (laid === null || !isSunCard(laid.card)) return;
  const { post, card } = laid;
  const from = draft.token;
  const to = gameData.reach(post, card, from);
  draft.token = to;
  draft.sunMoved = true;
  emit?.({ type: 'tokenMoved', post, card, from, to });
  if (gameData.token === 'antiAir' && to !== from) trailAndHit(gameData, draft, from, rng, emit);
}

/** 3 and 4: the Move Plane cards that target the own plane, or the enemy's; both teams' at once. */
export function movePlanes(
  gameData: GameData,
  draft: CrewState,
  target: Exclude<End, null>,
  rng: Random,
  emit: Emit<CrewEvent>,
): void {
  const moved = [false, false];
  for (const team of [0, 1]) {
    const laid = cardOf(draft, team);
    if (laid === null || laid.end !== target || !isPlaneCard(laid.card)) continue;
    const plane = target === 'own' ? team : 1 - team;
    const { post, card } = laid;
    const from = draft.planes[plane];
    const to = gameData.reach(post, card, from);
    draft.planes[plane] = to;
    moved[plane] = to !== from;
    const at = target === 'own' ? together.ownPlanes : together.enemyPlanes;
    emit?.({ type: 'planeMoved', post, card, team: plane, from, to, together: at });
  }
  if (gameData.token === 'antiAir' && (moved[0] || moved[1])) hitByTokens(gameData, draft, moved, rng, emit);
}
