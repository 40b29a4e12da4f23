import { loop, rollOut } from './data/box.ts';
import type { GameData } from './gameData.ts';
import { anyBurst, handSize, isBurst } from './rules/cards.ts';
import { type Attack, none } from './state.ts';
import type { SquadronsView } from './view.ts';

/** How a dogfight may go, as far as a viewer can count the cards; the first four make 1. */
export interface Odds {
  /** The target has nothing that saves it. */
  falls: number;
  /** It rolls out, loops, or cancels with an equal burst. */
  answers: number;
  /** Head on: it holds a higher burst and shoots the attacker down. */
  shotBack: number;
  /** There is no burst to attack with. */
  noBurst: number;
  /** Tail: it answers with a loop and then has a burst to shoot with. */
  returns: number;
}

/**
 * The odds of an attack: of the cards that nobody has seen, each is as likely in a hand as another, except bursts that
 * the table knows it does not hold. A defender who can shoot back is taken to do so.
 */
export function oddsOf(view: SquadronsView, attack: Attack, shooter: number, target: number): Odds {
  const attacker = poolOf(view, shooter);
  const defender = poolOf(view, target);
  const noBurst = lacks(attacker, isBurst);
  if (attack === 'headOn') return { ...headOn(attacker, defender), noBurst, returns: 0 };
  const saving = attack === 'side' ? rollOut : loop;
  const saves = (card: number) => card === saving;
  const open = lacks(defender, saves);
  const burstToo = 1 - open - lacks(defender, isBurst) + lacks(defender, (card) => saves(card) || isBurst(card));
  return {
    falls: (1 - noBurst) * open,
    answers: (1 - noBurst) * (1 - open),
    shotBack: 0,
    noBurst,
    returns: attack === 'tail' ? (1 - noBurst) * burstToo : 0,
  };
}

/** Over every burst that may be the attacker's highest, which it has to play. */
function headOn(attacker: Pool, defender: Pool): Pick<Odds, 'falls' | 'answers' | 'shotBack'> {
  const odds = { falls: 0, answers: 0, shotBack: 0 };
  for (let burst = 1; burst <= anyBurst; burst++) {
    const higher = (card: number) => isBurst(card) && card > burst;
    const asHigh = (card: number) => isBurst(card) && card >= burst;
    const chance = lacks(attacker, higher) - lacks(attacker, asHigh);
    const falls = lacks(defender, asHigh);
    const shotBack = 1 - lacks(defender, higher);
    odds.falls += chance * falls;
    odds.shotBack += chance * shotBack;
    odds.answers += chance * (1 - falls - shotBack);
  }
  return odds;
}

/** Where the cards of a hand come from, and how many they are; a hand that lies open is all of its own pool. */
interface Pool {
  cards: readonly number[];
  count: number;
}

function poolOf({ planes, squadrons }: SquadronsView, plane: number): Pool {
  const { squadron, flying, victories } = planes[plane];
  const { hand, handCount, unseen, atMost } = squadrons[squadron];
  if (hand) return { cards: hand, count: hand.length };
  // Still on the ground, it will have drawn before it comes; which of its cards were kept is all one then.
  if (!flying) return { cards: unseen, count: Math.min(Math.max(handCount, handSize(victories)), unseen.length) };
  return { cards: unseen.filter((card) => !isBurst(card) || card <= atMost), count: handCount };
}

/** How likely none of a hand's cards is of a kind: C(U − w, k) / C(U, k). */
function lacks({ cards, count }: Pool, kind: (card: number) => boolean): number {
  const others = cards.reduce((sum, card) => (kind(card) ? sum : sum + 1), 0);
  let chance = 1;
  for (let drawn = 0; drawn < count; drawn++) chance *= Math.max(0, others - drawn) / (cards.length - drawn);
  return chance;
}

/** How likely a gun is a HIT, for whoever knows so much of all of them: each field has its number. */
export function gunOdds(gameData: GameData, guns: readonly number[], gun: number): number {
  if (guns[gun] !== none) return guns[gun];
  const field = gameData.squadrons.find((squadron) => squadron.guns.includes(gun))?.guns ?? [];
  let [hits, unknown] = [gameData.hitsAField, 0];
  for (const other of field) {
    if (guns[other] === 1) hits--;
    if (guns[other] === none) unknown++;
  }
  return hits / unknown;
}
