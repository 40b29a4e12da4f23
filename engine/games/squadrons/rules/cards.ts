import type { Emit } from '../../../core/game.ts';
import { type Random, takeRandom } from '../../../core/random.ts';
import { type GameData, handSizes } from '../gameData.ts';
import type { Squadron, SquadronsEvent, SquadronsState } from '../state.ts';

/** Any value a burst card can have, for all the table knows. */
export const anyBurst = 5;

export function isBurst(card: number): boolean {
  return card <= anyBurst;
}

/** The highest burst of a hand, or 0: a hand is in order, bursts first. */
export function highestBurst(hand: readonly number[]): number {
  let highest = 0;
  for (let i = 0; i < hand.length && isBurst(hand[i]); i++) highest = hand[i];
  return highest;
}

export function burstsIn(hand: readonly number[]): number {
  let count = 0;
  while (count < hand.length && isBurst(hand[count])) count++;
  return count;
}

export function handSize(victories: number): number {
  return handSizes[Math.min(victories, 2)];
}

/** "How to move", 3, "The dogfight", 6, and "Aces", 4: fill what was kept up to four, six or eight cards. */
export function drawCards(
  gameData: GameData,
  draft: SquadronsState,
  number: number,
  victories: number,
  rng: Random,
  emit: Emit<SquadronsEvent>,
): void {
  const squadron = draft.squadrons[number];
  const size = handSize(victories);
  const cards: number[] = [];
  while (squadron.hand.length < size) {
    if (squadron.pack.length === 0 && !reshuffle(squadron, number, emit)) break;
    const card = takeRandom(squadron.pack, rng, 'card');
    cards.push(card);
    putInHand(squadron.hand, card);
  }
  if (cards.length === 0) return;
  squadron.atMost = anyBurst;
  const to = [gameData.squadrons[number].seat];
  emit?.({ type: 'drew', squadron: number, count: cards.length, secret: { to, cards } });
}

/** Only when every card has been drawn; without discards either there is nothing to draw. */
function reshuffle(squadron: Squadron, number: number, emit: Emit<SquadronsEvent>): boolean {
  const count = squadron.discards.length;
  if (count === 0) return false;
  squadron.pack = squadron.discards;
  squadron.discards = [];
  emit?.({ type: 'reshuffled', squadron: number, count });
  return true;
}

/** Keeps a hand in the order of its cards. */
export function putInHand(hand: number[], card: number): void {
  let at = hand.length;
  hand.push(card);
  for (; at > 0 && hand[at - 1] > card; at--) hand[at] = hand[at - 1];
  hand[at] = card;
}

/** A played card goes to the discards, for all to see. */
export function playCard(squadron: Squadron, card: number): void {
  squadron.hand.splice(squadron.hand.indexOf(card), 1);
  squadron.discards.push(card);
}

/** "The dogfight", 4: the cards of a plane that was shot down in flight. */
export function discardHand(draft: SquadronsState, number: number, emit: Emit<SquadronsEvent>): void {
  const squadron = draft.squadrons[number];
  const cards = squadron.hand;
  if (cards.length === 0) return;
  squadron.discards.push(...cards);
  squadron.hand = [];
  emit?.({ type: 'discarded', squadron: number, cards, reveals: true });
}

/** "The dogfight", 6: any of a landed plane's cards may stay, the others are discarded. */
export function keepCards(
  gameData: GameData,
  draft: SquadronsState,
  number: number,
  cards: readonly number[],
  emit: Emit<SquadronsEvent>,
): void {
  const squadron = draft.squadrons[number];
  const away = [...squadron.hand];
  for (const card of cards) away.splice(away.indexOf(card), 1);
  squadron.hand = [...cards];
  squadron.discards.push(...away);
  const to = [gameData.squadrons[number].seat];
  // The discards lie open, so that even their number tells something.
  emit?.({ type: 'kept', squadron: number, count: cards.length, reveals: true, secret: { to, cards } });
  if (away.length > 0) emit?.({ type: 'discarded', squadron: number, cards: away });
}
