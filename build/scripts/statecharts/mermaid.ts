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
  /** Transitions from a whole state to one of its inner states, which a flowchart cannot draw. */
  anywhere: string[];
}

/** Draws a statechart with nesting, events and guards; deterministic. */
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

/** The lines of the inner states, as subgraphs if they are compound, and of the initial transition. */
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

/** The transitions: inner states first, each in the order in which xstate tries them. */
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
    // A transition without a target changes the context only.
    return (target ?? [from]).map((to) => ({ from, to: landing(to), label }));
  });
}

/** The innermost initial state of a state; a parallel state counts as one. */
function landing(node: AnyStateNode): AnyStateNode {
  return node.type === 'compound' ? landing(node.initial.target[0] as AnyStateNode) : node;
}

/** Whether one end of the edge contains the other. */
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

/** An id with the machine's name as a prefix, which is no reserved word of Mermaid such as `end`. */
function idOf(node: AnyStateNode): string {
  return [node.machine.id, ...node.path].join('_').replaceAll(/\W/g, '_');
}

function pathOf(node: AnyStateNode): string {
  return node.path.join('.') || node.machine.id;
}
