import { hash } from '../../core/hash.ts';
import type { PairSide } from './events.ts';
import type { TournamentSetup } from './setup.ts';
import type { Leg, Pair, Tournament } from './state.ts';

/** Deciders of a drawn knock-out pair before a coin toss. */
const maxDeciders = 2;

export function newLeg(number: number, decider: boolean): Leg {
  const nothing = { flying: null, debrief: null, typed: null, began: null, at: null };
  return { number, decider, state: 'open', winner: null, net: 0, ...nothing, event: -1 };
}

export function isSettled({ state }: Leg): boolean {
  return state !== 'open' && state !== 'flying';
}

function sidePoints([win, draw, loss]: TournamentSetup['points'], winner: PairSide | null, side: PairSide): number {
  return winner === null ? draw : winner === side ? win : loss;
}

/** The points of both sides of a pair, by the tournament's scoring. */
export function pairScore({ setup }: Pick<Tournament, 'setup'>, pair: Pair): [number, number] {
  const { points } = setup;
  if (setup.counts === 'pairing') {
    if (!pair.done) return [0, 0];
    const winner = legWinner(pair);
    return [sidePoints(points, winner, 0), sidePoints(points, winner, 1)];
  }
  const score: [number, number] = [0, 0];
  for (const leg of pair.legs) {
    if (leg.decider || !isSettled(leg)) continue;
    score[0] += sidePoints(points, leg.winner, 0);
    score[1] += sidePoints(points, leg.winner, 1);
  }
  return score;
}

/** The side that won more legs, deciders not counted. */
function legWinner({ legs }: Pair): PairSide | null {
  const legsWon = (side: PairSide) =>
    legs.filter((leg) => !leg.decider && isSettled(leg) && leg.winner === side).length;
  return legsWon(0) === legsWon(1) ? null : legsWon(0) > legsWon(1) ? 0 : 1;
}

export function pairNetDamage({ legs }: Pair): number {
  return legs.reduce((sum, leg) => sum + (leg.decider || !isSettled(leg) ? 0 : leg.net), 0);
}

/** Recomputes whether a pair is done and who won it; a drawn knock-out pair gets a decider. */
export function settlePair(state: Pick<Tournament, 'setup' | 'seed'>, pair: Pair): void {
  pair.legs = pair.legs.filter((leg) => !leg.decider || leg.state !== 'open');
  Object.assign(pair, { done: false, winner: null, decidedBy: null });
  const decide = (winner: PairSide | null, decidedBy: Pair['decidedBy']) =>
    Object.assign(pair, { done: true, winner, decidedBy });
  if (pair.walkover !== null) return void decide((1 - pair.walkover) as PairSide, 'walkover');
  if (pair.legs.some((leg) => !leg.decider && !isSettled(leg))) return;
  const winner = legWinner(pair);
  if (winner !== null || !pair.knockOut) return void decide(winner, 'score');
  const net = pairNetDamage(pair);
  // Tolerance for sums of thirds.
  if (Math.abs(net) > 1e-9) return void decide(net > 0 ? 0 : 1, 'damage');
  const deciders = pair.legs.filter((leg) => leg.decider);
  const last = deciders.find((leg) => isSettled(leg) && leg.winner !== null);
  if (last) return void decide(last.winner, 'decider');
  if (deciders.some((leg) => !isSettled(leg))) return;
  if (deciders.length < maxDeciders) pair.legs.push(newLeg(pair.legs.length, true));
  else decide(tossCoin(state.seed, pair.id), 'lot');
}

/** A deterministic coin toss, from the tournament's seed and a name. */
export function tossCoin(seed: number, name: string): PairSide {
  return (Number.parseInt(hash([seed, 'coin', name]).slice(0, 8), 16) % 2) as PairSide;
}

/** A random order drawn from the tournament's seed, independent of the order of the list. */
export function drawOrder(seed: number, ids: readonly string[], what = 'lot'): string[] {
  const hashById = new Map(ids.map((id) => [id, hash([seed, what, id])]));
  return [...ids].sort((a, b) => ((hashById.get(a) as string) < (hashById.get(b) as string) ? -1 : 1));
}
