import { type BracketNode, createBracket, type ResolvedNode, resolveBracket } from './elimination.ts';
import type { PairSides } from './events.ts';
import type { Tournament } from './state.ts';

export interface Bracket {
  nodes: readonly BracketNode[];
  resolved: ReadonlyMap<string, ResolvedNode>;
}

const bracketCache = new Map<string, BracketNode[]>();

function cachedBracket(count: number, double: boolean, thirdPlace: boolean): BracketNode[] {
  const key = `${count} ${double} ${thirdPlace}`;
  let nodes = bracketCache.get(key);
  if (!nodes) {
    nodes = createBracket(count, double, thirdPlace);
    bracketCache.set(key, nodes);
  }
  return nodes;
}

/** The id of a node's pair; pairs of a second stage have a prefix. */
export function pairIdOf({ setup }: Pick<Tournament, 'setup'>, node: string): string {
  return setup.format === 'single' || setup.format === 'double' ? node : `k-${node}`;
}

/** The bracket with all known entrants and winners; `null` if there is none. */
export function currentBracket(state: Tournament): Bracket | null {
  const { bracket, setup, pairs } = state;
  if (!bracket) return null;
  const nodes = cachedBracket(bracket.length, setup.format === 'double', setup.thirdPlace && !state.playOff);
  const winnerOf = (node: string) => {
    const pair = pairs.get(pairIdOf(state, node));
    return pair?.done && pair.winner !== null ? pair.sides[pair.winner][0] : undefined;
  };
  return { nodes, resolved: resolveBracket(nodes, bracket, winnerOf) };
}

/** Nodes whose two entrants are known and that have no pair yet. */
export function nodesToPair(state: Tournament): { node: BracketNode; values: readonly [string, string] }[] {
  const bracket = currentBracket(state);
  if (!bracket) return [];
  return bracket.nodes.flatMap((node) => {
    const [a, b] = bracket.resolved.get(node.id)?.values ?? [];
    if (typeof a !== 'string' || typeof b !== 'string') return [];
    return state.pairs.has(pairIdOf(state, node.id)) ? [] : [{ node, values: [a, b] as const }];
  });
}

/** Whether the new and the existing pairs agree with the bracket. */
export function fitsBracket(state: Tournament, pairs: readonly PairSides[]): boolean {
  const bracket = currentBracket(state);
  if (!bracket) return false;
  const placesByPair = new Map(
    bracket.nodes.map(({ id }) => [pairIdOf(state, id), bracket.resolved.get(id)?.values ?? []]),
  );
  const existingPairs = [...state.pairs.values()].filter(({ knockOut }) => knockOut);
  return [...existingPairs, ...pairs].every(({ id, sides }) => {
    const values = placesByPair.get(id);
    const [[a], [b]] = sides;
    return values !== undefined && ((values[0] === a && values[1] === b) || (values[0] === b && values[1] === a));
  });
}
