import { itemAt } from '../../core/items.ts';

/** The source of an entrant: a seed, or the winner or loser of another node. */
export type SlotSource = { seed: number } | { winOf: string } | { lossOf: string };

export interface BracketNode {
  id: string;
  branch: 'winners' | 'losers' | 'final' | 'third';
  /** Greater than the rounds of the nodes that it depends on. */
  round: number;
  slots: readonly [SlotSource, SlotSource];
}

/** The content of a place in the bracket: an entrant, `null` (a bye) or `undefined` (not known yet). */
export type BracketPlace = string | null | undefined;

export interface ResolvedNode {
  values: readonly [BracketPlace, BracketPlace];
  winner: BracketPlace;
  loser: BracketPlace;
}

/** Creates a bracket for single or double elimination. */
export function createBracket(entrants: number, double: boolean, thirdPlace: boolean): BracketNode[] {
  const depth = Math.max(1, Math.ceil(Math.log2(entrants)));
  const nodes: BracketNode[] = [];
  const seeds = seedOrder(depth);
  const winners = (round: number, i: number) => `w${round}.${i + 1}`;
  const losers = (round: number, i: number) => `l${round}.${i + 1}`;
  for (let round = 1; round <= depth; round++) {
    for (let i = 0; i < 2 ** (depth - round); i++) {
      const slots: [SlotSource, SlotSource] =
        round === 1
          ? [{ seed: itemAt(seeds, 2 * i) }, { seed: itemAt(seeds, 2 * i + 1) }]
          : [{ winOf: winners(round - 1, 2 * i) }, { winOf: winners(round - 1, 2 * i + 1) }];
      nodes.push({ id: winners(round, i), branch: 'winners', round, slots });
    }
  }
  if (!double) {
    const semi = (i: number) => ({ lossOf: winners(depth - 1, i) });
    if (thirdPlace && depth > 1) nodes.push({ id: 't.1', branch: 'third', round: depth, slots: [semi(0), semi(1)] });
    return nodes;
  }
  // The losers' bracket has two rounds for each winners' round after the first: among survivors, then against new losers.
  for (let round = 2; round <= depth; round++) {
    const below = 2 * round - 3;
    const places = 2 ** (depth - round);
    const drop = loserOrder(round, places);
    for (let i = 0; i < places; i++) {
      const from = (k: number): SlotSource =>
        round === 2 ? { lossOf: winners(1, 2 * i + k) } : { winOf: losers(below - 1, 2 * i + k) };
      nodes.push({ id: losers(below, i), branch: 'losers', round: below + 1, slots: [from(0), from(1)] });
    }
    for (let i = 0; i < places; i++) {
      const slots: [SlotSource, SlotSource] = [
        { lossOf: winners(round, itemAt(drop, i)) },
        { winOf: losers(below, i) },
      ];
      nodes.push({ id: losers(below + 1, i), branch: 'losers', round: below + 2, slots });
    }
  }
  const challenger: SlotSource = depth === 1 ? { lossOf: winners(1, 0) } : { winOf: losers(2 * depth - 2, 0) };
  const slots: [SlotSource, SlotSource] = [{ winOf: winners(depth, 0) }, challenger];
  nodes.push({ id: 'f.1', branch: 'final', round: 2 * depth, slots });
  nodes.push({ id: 'f.2', branch: 'final', round: 2 * depth + 1, slots });
  return nodes;
}

/** Seeds in bracket order: the best two can only meet in the final, and byes go to the top seeds. */
function seedOrder(depth: number): number[] {
  let seeds = [0];
  for (let size = 2; size <= 2 ** depth; size *= 2) seeds = seeds.flatMap((seed) => [seed, size - 1 - seed]);
  return seeds;
}

/** The order in which losers of a round enter the losers' bracket, chosen to delay rematches. */
function loserOrder(round: number, places: number): number[] {
  const order = Array.from({ length: places }, (_, i) => i);
  const half = places / 2;
  const halves = places > 1 ? [order.slice(0, half), order.slice(half)] : [order, []];
  if (round % 4 === 2) return order.reverse();
  if (round % 4 === 3) return [...itemAt(halves, 1), ...itemAt(halves, 0)];
  return round % 4 === 0 ? halves.flatMap((part) => part.reverse()) : order;
}

/** Fills the bracket with entrants; `won` gives the winner of a node, or `undefined`. */
export function resolveBracket(
  nodes: readonly BracketNode[],
  order: readonly string[],
  won: (id: string) => string | undefined,
): Map<string, ResolvedNode> {
  const resolved = new Map<string, ResolvedNode>();
  const value = (source: SlotSource): BracketPlace => {
    if ('seed' in source) return order[source.seed] ?? null;
    const from = resolved.get('winOf' in source ? source.winOf : source.lossOf) as ResolvedNode;
    return 'winOf' in source ? from.winner : from.loser;
  };
  for (const { id, slots } of nodes) {
    let values: [BracketPlace, BracketPlace] = [value(slots[0]), value(slots[1])];
    if (id === 'f.2') {
      // The second final is flown only if the unbeaten entrant lost the first one.
      const { winner } = resolved.get('f.1') as ResolvedNode;
      if (winner === undefined) values = [undefined, undefined];
      else if (winner !== values[1]) values = [null, null];
    }
    resolved.set(id, { values, ...outcomeOf(values, won(id)) });
  }
  return resolved;
}

function outcomeOf(
  [a, b]: readonly [BracketPlace, BracketPlace],
  winner: string | undefined,
): Pick<ResolvedNode, 'winner' | 'loser'> {
  if (a === undefined || b === undefined) return { winner: undefined, loser: undefined };
  if (a === null) return { winner: b, loser: null };
  if (b === null) return { winner: a, loser: null };
  if (winner !== a && winner !== b) return { winner: undefined, loser: undefined };
  return { winner, loser: winner === a ? b : a };
}
