import { itemAt } from '@aerodrome/engine/core/items.ts';
import type { Bracket } from '@aerodrome/engine/meta/tournament/bracketState.ts';
import type { BracketNode } from '@aerodrome/engine/meta/tournament/elimination.ts';

/** A match of the bracket with its column and row, in units of a card. */
export interface PlacedNode {
  node: BracketNode;
  x: number;
  y: number;
}

export interface Connector {
  from: PlacedNode;
  to: PlacedNode;
}

export interface BracketLayout {
  placed: readonly PlacedNode[];
  connectors: readonly Connector[];
  width: number;
  height: number;
}

/** Whether a match is drawn with its round's name: the finals and the third place. Others are known by their position. */
export function hasRoundName(nodes: readonly BracketNode[], node: BracketNode): boolean {
  return nodes.length > 1 && (node.branch === 'third' || isFinal(nodes, node));
}

/** In single elimination the final is the last match of the only branch. */
export function isFinal(nodes: readonly BracketNode[], { branch, round }: BracketNode): boolean {
  if (branch !== 'winners') return branch === 'final';
  return nodes.every((other) => other.branch !== 'final' && other.round <= round);
}

function feederIds({ slots }: BracketNode): string[] {
  return slots.flatMap((slot) => ('winOf' in slot ? [slot.winOf] : []));
}

/**
 * Places winners above, losers below and finals to the right, one column per round, each match halfway between its two
 * feeders. Matches that are not played (an unneeded second final, or one between two byes) are left out.
 */
export function layoutBracket({ nodes, resolved }: Bracket): BracketLayout {
  const needed = nodes.filter(({ id }) => {
    const values = resolved.get(id)?.values;
    return values && !(values[0] === null && values[1] === null);
  });
  const placedById = new Map<string, PlacedNode>();
  let height = 0;
  for (const branch of ['winners', 'losers'] as const) {
    const own = needed.filter((node) => node.branch === branch);
    const rounds = [...new Set(own.map(({ round }) => round))].sort((a, b) => a - b);
    const top = height;
    for (const [column, round] of rounds.entries()) {
      const all = nodes.filter((node) => node.branch === branch && node.round === round);
      const inRound = all.filter((node) => own.includes(node));
      for (const node of inRound) {
        const feeds = feederIds(node).flatMap((id) => {
          const peg = placedById.get(id);
          return peg?.node.branch === branch ? [peg.y] : [];
        });
        const free = top + all.indexOf(node) * rowsPerNode(nodes, branch, itemAt(rounds, 0), all.length);
        const y = column === 0 || feeds.length === 0 ? free : feeds.reduce((sum, of) => sum + of, 0) / feeds.length;
        placedById.set(node.id, { node, x: column, y });
        height = Math.max(height, y + 1);
      }
    }
  }
  const last = Math.max(0, ...[...placedById.values()].map(({ x }) => x));
  for (const node of needed) {
    if (node.branch === 'winners' || node.branch === 'losers') continue;
    const feeds = feederIds(node).flatMap((id) => placedById.get(id) ?? []);
    const x = node.branch === 'third' ? last : last + (node.id === 'f.2' ? 2 : 1);
    // Directly below the final, with room for the name: below the whole bracket it would be out of view.
    const y = node.branch === 'third' ? lowest(placedById, last) + 1.5 : mean(feeds.map((peg) => peg.y));
    placedById.set(node.id, { node, x, y });
    height = Math.max(height, y + 1);
  }
  const wires = [...placedById.values()].flatMap((to) =>
    feederIds(to.node).flatMap((id) => ({ from: placedById.get(id), to })),
  );
  return {
    placed: [...placedById.values()],
    connectors: wires.flatMap(({ from, to }) => (from ? [{ from, to }] : [])),
    width: Math.max(...[...placedById.values()].map(({ x }) => x)) + 1,
    height,
  };
}

/** Number of rows of the first column per match of this column. */
function rowsPerNode(nodes: readonly BracketNode[], branch: string, first: number, count: number): number {
  return nodes.filter((node) => node.branch === branch && node.round === first).length / count;
}

function lowest(placedById: ReadonlyMap<string, PlacedNode>, column: number): number {
  return Math.max(...[...placedById.values()].filter(({ x }) => x === column).map(({ y }) => y));
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The match that an arrow key leads to: the winner's next one, a feeder, or a neighbour in the column. */
export function nodeInDirection({ placed, connectors }: BracketLayout, id: string, key: string): string | null {
  const at = placed.find(({ node }) => node.id === id);
  if (!at) return null;
  if (key === 'ArrowRight') return connectors.find(({ from }) => from === at)?.to.node.id ?? null;
  if (key === 'ArrowLeft') return connectors.find(({ to }) => to === at)?.from.node.id ?? null;
  const column = placed.filter(({ x }) => x === at.x).sort((a, b) => a.y - b.y);
  const next = column[column.indexOf(at) + (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : Number.NaN)];
  return next?.node.id ?? null;
}
