import type { Emit, Seat } from '../../../core/game.ts';
import { type Random, takeRandom } from '../../../core/random.ts';
import { boardOf, pilotOf } from '../boards.ts';
import type { GameData } from '../gameData.ts';
import { type Cause, type CrewEvent, type CrewState, none } from '../state.ts';
import { type Ending, judge } from './ending.ts';
import { putInOrder } from './hand.ts';
import { together } from './together.ts';

/** "Shoot Cards": the usual damage; "Moon Token": how many cards a shooter chooses it from. */
export const shotDamage = 6;
const cardsLookedAt = 9;

/** A number of cards of one deck; `by` is the shooter who is shown them, or even chooses (Moon). */
export interface Damage {
  post: number;
  damage: number;
  cause: Cause;
  by: Seat;
  chooses: boolean;
}

/**
 * "Shoot Cards": which part of the plane was hit. The member on whose board the enemy plane is, unless somebody is
 * Repairing: then he, or both.
 */
function partsHit({ planes, repairing }: CrewState, team: number): number[] {
  const pilot = pilotOf(team);
  const busy = [pilot, pilot + 1].filter((post) => repairing[post]);
  return busy.length > 0 ? busy : [boardOf(planes[1 - team])];
}

/** All damage of one step, at once. A deck that has not enough cards shoots its team down. */
export function dealDamage(
  gameData: GameData,
  draft: CrewState,
  all: readonly Damage[],
  ending: Ending,
  rng: Random,
  emit: Emit<CrewEvent>,
): void {
  const left = draft.posts.map(({ deck }) => deck.length);
  for (const { post, damage } of all) left[post] -= damage;
  const short = [left[0] < 0 || left[1] < 0, left[2] < 0 || left[3] < 0];
  const lost = short[0] || short[1];
  for (const each of all) {
    // Too few cards: lost, and nothing is shown.
    if (lost) scrapUnseen(gameData, draft, { ...each, by: none }, rng, emit);
    else if (each.chooses) look(draft, each, rng, emit);
    else scrapUnseen(gameData, draft, each, rng, emit);
  }
  if (lost) judge(gameData, draft, short, ending, emit);
}

/** From the top of the deck to the Scrap Pile. */
export function scrapUnseen(
  gameData: GameData,
  draft: CrewState,
  { post, damage, cause, by }: Damage,
  rng: Random,
  emit: Emit<CrewEvent>,
): void {
  const { deck, scrap, witnesses } = draft.posts[post];
  const cards: number[] = [];
  while (cards.length < damage && deck.length > 0) cards.push(takeRandom(deck, rng, 'scrap'));
  for (const card of cards) {
    scrap.push(card);
    witnesses.push(by);
  }
  tell(gameData, post, by, damage, cause, cards, emit);
}

function tell(
  gameData: GameData,
  post: number,
  by: Seat,
  damage: number,
  cause: Cause,
  cards: readonly number[],
  emit: Emit<CrewEvent>,
): void {
  if (emit === null) return;
  const owner = gameData.seatOf[post];
  const to = by === none ? [owner] : [owner, by];
  emit({
    type: 'scrapped',
    post,
    count: cards.length,
    damage,
    cause,
    reveals: true,
    together: together.scraps,
    secret: { to, cards },
  });
}

/** "Moon Token", same square: the shooter looks at nine cards, or at all if there are fewer. */
function look(draft: CrewState, { post, by }: Damage, rng: Random, emit: Emit<CrewEvent>): void {
  const { deck } = draft.posts[post];
  const count = Math.min(cardsLookedAt, deck.length);
  const cards: number[] = [];
  for (let left = deck.length; cards.length < count; left--) {
    const at = rng.below(left, 'look');
    putInOrder(cards, deck[at]);
    [deck[at], deck[left - 1]] = [deck[left - 1], deck[at]];
  }
  draft.looks.push({ post, by, cards });
  const secret = { to: [by], cards: [...cards] };
  emit?.({ type: 'looked', post, by, count, reveals: true, together: together.scraps, secret });
}

/** The six that were chosen go; the rest is among the deck's others again. */
export function scrapChosen(
  gameData: GameData,
  draft: CrewState,
  post: number,
  by: Seat,
  cards: readonly number[],
  emit: Emit<CrewEvent>,
): void {
  const { deck, scrap, witnesses } = draft.posts[post];
  for (const card of cards) {
    deck.splice(deck.indexOf(card), 1);
    scrap.push(card);
    witnesses.push(by);
  }
  tell(gameData, post, by, cards.length, 'shot', cards, emit);
}

/** Damage to a team, to whoever has to bear it. */
export function toTeam(draft: CrewState, team: number, damage: number, cause: Cause): Damage[] {
  return partsHit(draft, team).map((post) => ({ post, damage, cause, by: none, chooses: false }));
}
