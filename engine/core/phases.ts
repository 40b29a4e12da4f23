import { type AnyStateMachine, type AnyStateNode, and, not, or } from 'xstate';
import type { Emit, GameEvent, GameState } from './game.ts';
import type { Random } from './random.ts';

/** Rule that runs on entering a phase, before any seat decides. */
export type EntryRule<S, E extends GameEvent> = (draft: S, rng: Random, emit: Emit<E>) => void;

type Guard<S> = (state: S) => boolean;

interface Branch<S, E extends GameEvent> {
  guard: Guard<S> | null;
  /** `null`: the event changes the state, not the phase. */
  target: Node<S, E> | null;
}

/** The branches of one event, compiled for the walk from one decision to the next. */
interface Transition<S, E extends GameEvent> {
  event: string;
  /** The target once the match has an outcome, if that is asked first. A field: the commonest guard costs no call. */
  whenDecided: Node<S, E> | null;
  guarded: readonly { guard: Guard<S>; target: Node<S, E> | null }[];
  /** The target if no guard holds; `null`: the phase stays. */
  otherwise: Node<S, E> | null;
}

interface Node<S, E extends GameEvent> {
  phase: string;
  enter: EntryRule<S, E> | null;
  /** The branches of the chart by event. */
  on: Readonly<Record<string, readonly Branch<S, E>[]>>;
  /** The same, compiled. A list: a phase has few events, and comparing them is faster than a lookup by a changing key. */
  transitions: readonly Transition<S, E>[];
  /** The transition of a phase without a decision; `null` where a seat has to decide, or the game is over. */
  next: Transition<S, E> | null;
  /** The actions that the chart names here. */
  asks: readonly string[];
}

/**
 * Transition table of a statechart. xstate's `transition()` resolves nesting, targets and guards on every call (about
 * 20 µs); the charts of the games hold only names, nesting and guards, so the table resolves them once, on opening.
 * A phase is named by its path in the chart: `planning.sealing`.
 */
export class PhaseTable<S extends GameState, E extends GameEvent> {
  readonly initial: string;
  readonly #nodes: Record<string, Node<S, E>> = {};
  /** Cache of one: a decision is mostly followed by another of the same phase (3 % of a random duel of Track). */
  #last: Node<S, E> | null = null;

  constructor(chart: AnyStateMachine, entries: Readonly<Record<string, EntryRule<S, E>>>) {
    const leavesOfChart = leaves(chart.root);
    for (const leaf of leavesOfChart) {
      const phase = pathOf(leaf);
      this.#nodes[phase] = { phase, enter: entries[phase] ?? null, on: {}, transitions: [], next: null, asks: [] };
    }
    for (const leaf of leavesOfChart) {
      const node = this.#node(pathOf(leaf));
      node.on = this.#compile(chart, leaf);
      node.asks = Object.keys(node.on).filter((event) => event !== 'next');
    }
    for (const [phase, node] of Object.entries(this.#nodes)) {
      // A key is an internalized string, which V8 compares by its address; a joined path is compared by its characters.
      node.phase = phase;
      node.transitions = Object.entries(node.on).map(([event, branches]) => transitionOf(event, shorten(branches)));
      node.next = node.transitions.find(({ event }) => event === 'next') ?? null;
    }
    for (const phase of Object.keys(entries)) {
      if (!this.#nodes[phase]) throw new Error(`entry rule for ${phase}, which is no phase of ${chart.id}`);
    }
    this.initial = pathOf(leafOf(chart.root));
  }

  get phases(): readonly string[] {
    return Object.keys(this.#nodes);
  }

  /** Every action that the chart names in a phase, decisions and asides alike. */
  asks(phase: string): readonly string[] {
    return this.#nodes[phase]?.asks ?? [];
  }

  /** The phase that an event leads to, or `null` if the phase stays. */
  target(state: S, event: string): string | null {
    const branches = this.#node(state.phase).on[event];
    return branches?.find(({ guard }) => guard === null || guard(state))?.target?.phase ?? null;
  }

  /** Enters the chart on a new state, and goes on to the first decision. */
  begin(draft: S, rng: Random, emit: Emit<E>): void {
    this.#enter(this.#node(this.initial), draft, rng, emit);
  }

  /** Changes the phase after an applied action, and goes on to the next decision. */
  advance(draft: S, event: string, rng: Random, emit: Emit<E>): void {
    const { transitions } = this.#node(draft.phase);
    for (let i = 0; i < transitions.length; i++) {
      const transition = transitions[i]!;
      if (transition.event !== event) continue;
      const target = follow(transition, draft);
      if (target !== null) this.#enter(target, draft, rng, emit);
      return;
    }
  }

  #node(phase: string): Node<S, E> {
    if (phase === this.#last?.phase) return this.#last;
    const node = this.#nodes[phase];
    if (node === undefined) throw new Error(`no phase ${phase}`);
    this.#last = node;
    return node;
  }

  #enter(first: Node<S, E>, draft: S, rng: Random, emit: Emit<E>): void {
    for (let node = first; ; ) {
      draft.phase = node.phase;
      if (node.enter !== null) node.enter(draft, rng, emit);
      if (node.next === null) return;
      const target = follow(node.next, draft);
      if (target === null) throw new Error(`no way on from ${node.phase}`);
      node = target;
    }
  }

  /** Gathers a leaf's own transitions and then its ancestors': the inner ones are tried first, as xstate does. */
  #compile(chart: AnyStateMachine, leaf: AnyStateNode): Record<string, Branch<S, E>[]> {
    const on: Record<string, Branch<S, E>[]> = {};
    if (leaf.type === 'final') return on;
    for (let node: AnyStateNode | undefined = leaf; node; node = node.parent) {
      if (node.always?.length || node.entry.length || node.exit.length || node.invoke.length) {
        throw new Error(`${node.id} has more than names, nesting and guards`);
      }
      for (const [event, transitions] of node.transitions) {
        // xstate would raise or match these by itself; a table that only looks names up never would.
        if (event.startsWith('xstate.') || event.includes('*'))
          throw new Error(`${node.id} on ${event}: no plain name`);
        on[event] ??= [];
        for (const { guard, target, actions } of transitions) {
          const [first, ...others] = target ?? [];
          if (others.length > 0 || actions.length > 0)
            throw new Error(`${node.id} on ${event}: one target, no actions`);
          // A phase without a decision that leads nowhere would be an endless loop.
          if (first === undefined && event === 'next') throw new Error(`${node.id}: next leads nowhere`);
          on[event].push({
            guard: guard === undefined ? null : compileGuard(chart, guard),
            target: first === undefined ? null : this.#node(pathOf(leafOf(first))),
          });
        }
      }
    }
    return on;
  }
}

/** The xstate value of a phase: `planning.sealing` is `{ planning: 'sealing' }`. */
export function phaseValue(phase: string): string | Record<string, unknown> {
  const dot = phase.indexOf('.');
  return dot < 0 ? phase : { [phase.slice(0, dot)]: phaseValue(phase.slice(dot + 1)) };
}

/**
 * Removes branches with a fixed guard, and replaces phases without an entry rule by their own branches. A match passes
 * through these phases without standing in them, so guards must not depend on the phase.
 */
function shorten<S, E extends GameEvent>(branches: readonly Branch<S, E>[]): readonly Branch<S, E>[] {
  const short: Branch<S, E>[] = [];
  const passed = new Set<Node<S, E>>();
  for (let rest: readonly Branch<S, E>[] | undefined = branches; rest !== undefined; ) {
    const list: readonly Branch<S, E>[] = rest;
    rest = undefined;
    for (const { guard, target } of list) {
      // A guard that was false before is false again: no rule has run in between.
      if (guard === never || (guard !== null && short.some((other) => other.guard === guard))) continue;
      const isCertain = guard === null || guard === always;
      const isPassed = isCertain && target !== null && target.enter === null && !passed.has(target);
      rest = isPassed ? target.on.next : undefined;
      if (isPassed) passed.add(target);
      if (rest === undefined) short.push({ guard: isCertain ? null : guard, target });
      if (isCertain) break;
    }
  }
  return short;
}

function transitionOf<S, E extends GameEvent>(event: string, branches: readonly Branch<S, E>[]): Transition<S, E> {
  const guarded: { guard: Guard<S>; target: Node<S, E> | null }[] = [];
  let otherwise: Node<S, E> | null = null;
  for (const { guard, target } of branches) {
    if (guard === null) otherwise = target;
    else guarded.push({ guard, target });
  }
  const first = guarded[0];
  const whenDecided = first?.guard === isDecided ? first.target : null;
  return { event, whenDecided, guarded: whenDecided === null ? guarded : guarded.slice(1), otherwise };
}

function follow<S extends GameState, E extends GameEvent>(
  { whenDecided, guarded, otherwise }: Transition<S, E>,
  state: S,
): Node<S, E> | null {
  if (whenDecided !== null && state.outcome !== null) return whenDecided;
  // By index: every step of every search comes here.
  for (let i = 0; i < guarded.length; i++) {
    const { guard, target } = guarded[i]!;
    if (guard(state)) return target;
  }
  return otherwise;
}

function pathOf(node: AnyStateNode): string {
  return node.path.join('.');
}

function leafOf(node: AnyStateNode): AnyStateNode {
  if (node.type === 'atomic' || node.type === 'final') return node;
  if (node.type !== 'compound') throw new Error(`${node.id} is ${node.type}: charts hold only nested phases`);
  return leafOf(node.initial.target[0] as AnyStateNode);
}

function leaves(node: AnyStateNode): AnyStateNode[] {
  const children = Object.values(node.states) as AnyStateNode[];
  return children.length === 0 ? [leafOf(node)] : children.flatMap(leaves);
}

// and, or and not are recognized by their functions: names do not survive minification.
const checks = { and: checkOf(and([])), or: checkOf(or([])), not: checkOf(not('')) };

function checkOf(guard: unknown): unknown {
  return (guard as { check: unknown }).check;
}

type ChartGuard<S> = (({ context }: { context: S }) => boolean) & { ask: Guard<S> };

/**
 * A guard that depends on the state alone. xstate passes the state inside an object; the table calls `ask` without one.
 * Where the game data makes it impossible for a whole match, the table leaves it out.
 */
export function stateGuard<S>(ask: Guard<S>, isPossible = true): ChartGuard<S> {
  return isPossible ? Object.assign(({ context }: { context: S }) => ask(context), { ask }) : fixedGuard(false);
}

const isDecided = (state: GameState) => state.outcome !== null;

/** Whether the match has an outcome. */
export const decided = stateGuard(isDecided);

const always = () => true;
const never = () => false;

/** A guard that the game data decides for a whole match; the table leaves it out. */
export function fixedGuard<S>(value: boolean): ChartGuard<S> {
  return Object.assign(() => value, { ask: value ? always : never });
}

function compileGuard<S>(chart: AnyStateMachine, guard: unknown): Guard<S> {
  if (typeof guard === 'string') {
    const named = chart.implementations.guards[guard] as
      | (((args: { context: S }) => boolean) & { ask?: Guard<S> })
      | undefined;
    if (typeof named !== 'function') throw new Error(`${chart.id} has no guard ${guard}`);
    return named.ask ?? ((state) => named({ context: state }));
  }
  const check = checkOf(guard);
  const parts = (guard as { guards?: unknown[] }).guards?.map((part) => compileGuard<S>(chart, part));
  if (parts && check === checks.and) return (state) => parts.every((part) => part(state));
  if (parts && check === checks.or) return (state) => parts.some((part) => part(state));
  const [first] = parts ?? [];
  if (first && check === checks.not) return (state) => !first(state);
  throw new Error(`${chart.id} has a guard that is neither a name nor and, or, not`);
}
