import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { eventName, guardName } from './names.ts';

interface Edge {
  from: AnyStateNode;
  to: AnyStateNode;
  label: string;
}

interface Drawn {
  /** The lines of a Mermaid flowchart. */
  chart: string[];
  /** What may happen anywhere inside a state and leads somewhere inside it, which no flowchart can draw. */
  anywhere: string[];
}

/** A statechart with its nesting, its events and its guards. The same machine always gives the same text. */
export function draw(machine: AnyStateMachine): Drawn {
  const { root } = machine;
  const edges = edgesOf(root);
  const [inner, drawn] = [edges.filter(leadsInside), edges.filter((edge) => !leadsInside(edge))];
  return {
    chart: ['flowchart TB', ...inside(root, 1), ...drawn.map((edge) => `  ${arrow(edge)}`)],
    anywhere: inner.map(({ from, to, label }) => {
      const where = from === root ? 'Anywhere' : `Anywhere in \`${pathOf(from)}\``;
      return `${where}: ${label} → \`${pathOf(to)}\``;
    }),
  };
}

/** What a state holds: its own states, in a frame each where they hold more, and the way in. */
function inside(node: AnyStateNode, depth: number): string[] {
  const indent = '  '.repeat(depth);
  const lines = childrenOf(node).flatMap((child) =>
    isLeaf(child)
      ? [`${indent}${shape(child)}`]
      : [`${indent}subgraph ${idOf(child)}["${child.key}"]`, ...inside(child, depth + 1), `${indent}end`],
  );
  if (node.type === 'parallel') return lines;
  const marker = `${idOf(node)}_start`;
  return [...lines, `${indent}${marker}(( ))`, `${indent}${marker} --> ${idOf(landing(node))}`];
}

function shape(leaf: AnyStateNode): string {
  return leaf.type === 'final' ? `${idOf(leaf)}((("${leaf.key}")))` : `${idOf(leaf)}(["${leaf.key}"])`;
}

function arrow({ from, to, label }: Edge): string {
  return `${idOf(from)} -->|"${label.replaceAll('"', '#quot;')}"| ${idOf(to)}`;
}

/** Inner states first; in each, in the order in which the machine tries them. */
function edgesOf(node: AnyStateNode): Edge[] {
  const named = [...node.transitions].flatMap(([event, branches]) =>
    branchesOf(node, eventName(node, event), branches),
  );
  const own = [...branchesOf(node, 'at once', node.always ?? []), ...named];
  return [...childrenOf(node).flatMap(edgesOf), ...own];
}

interface Branch {
  guard?: unknown;
  target?: readonly AnyStateNode[] | undefined;
}

function branchesOf(from: AnyStateNode, event: string, branches: readonly Branch[]): Edge[] {
  return branches.flatMap(({ guard, target }, place) => {
    const condition = guard === undefined ? (place > 0 ? 'else' : '') : guardName(guard);
    const label = condition === '' ? event : `${event} [${condition}]`;
    // Without a target it is heard here and changes something else than the state.
    return (target ?? [from]).map((to) => ({ from, to: landing(to), label }));
  });
}

/** Where one comes to rest that enters a state; several places at once are entered as one. */
function landing(node: AnyStateNode): AnyStateNode {
  return node.type === 'compound' ? landing(node.initial.target[0] as AnyStateNode) : node;
}

/** From a frame to something within it, or the other way round. */
function leadsInside({ from, to }: Edge): boolean {
  const holds = (outer: AnyStateNode, node: AnyStateNode) =>
    outer.path.length < node.path.length && outer.path.every((key, depth) => key === node.path[depth]);
  return holds(from, to) || holds(to, from) || (from === to && !isLeaf(from));
}

function childrenOf(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states) as AnyStateNode[];
}

function isLeaf(node: AnyStateNode): boolean {
  return childrenOf(node).length === 0;
}

/** Mermaid has words of its own, `end` among them; a name with its machine before it is none of them. */
function idOf(node: AnyStateNode): string {
  return [node.machine.id, ...node.path].join('_').replaceAll(/\W/g, '_');
}

function pathOf(node: AnyStateNode): string {
  return node.path.join('.') || node.machine.id;
}
