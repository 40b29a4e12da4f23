import { type Composition, compose } from '@aerodrome/engine/core/compose.ts';
import type { Action, Rejection, Seat, Spelling, Spot, Warning } from '@aerodrome/engine/core/game.ts';
import { useMemo, useRef } from 'react';
import type { Scene, Table, Way } from '../table/table.ts';
import type { SessionContext } from './context.ts';

/** A second pick of the same counts as a commit only once it has been up this long, in milliseconds. */
const upTime = 300;

export interface Composing {
  ways: readonly Way[];
  composition: Composition;
  /** The same for other picks. */
  composed(picked: readonly Spot[]): Composition;
  /** What the pointed, else the picked choice would do; why it cannot be; what should be thought of first. */
  preview: unknown;
  refusal: Rejection | null;
  warnings: readonly Warning[];
  /** What should be thought of before what is picked is committed. */
  graver: readonly Warning[];
  /** Whether anything here can be foreseen at all. */
  foreseeable: boolean;
  pick(picked: readonly Spot[]): void;
  commit(): void;
}

interface Sender {
  send(event: { type: 'pick'; picked: readonly Spot[] } | { type: 'act'; actions: readonly Action[] }): void;
}

const none: Composition = { picked: [], next: [], action: null, candidates: [] };

/** What the chooser has put together, and what would come of it. */
export function useComposing(
  table: Table,
  scene: Scene,
  { match, picked, pointed, version }: SessionContext,
  session: Sender,
): Composing {
  const { seat } = scene;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version counts the changes of the match
  const ways = useMemo(() => waysOf(match, seat), [match, seat, version]);
  const composed = (spots: readonly Spot[]) => {
    if (ways.length === 0) return none;
    const spellings = new Map(ways.map(({ action, spelling }) => [action, spelling]));
    return compose(
      ways.map(({ action }) => action),
      (action) => spellings.get(action) as Spelling,
      spots,
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: composed changes with the ways
  const composition = useMemo(() => composed(picked), [ways, picked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const aimed = useMemo(() => (pointed ? composed(pointed) : composition), [ways, pointed, composition]);
  const reached = pointed === null || aimed.picked.length === pointed.length;
  const foreseen = reached ? (aimed.action ?? table.foresee?.(scene, aimed) ?? null) : null;
  const preview = useMemo(() => (foreseen ? match.preview(foreseen) : null), [match, foreseen]);
  const refusal = reached || !pointed ? null : (table.refusal?.(scene, composition, pointed) ?? null);
  const foreseeable = useMemo(() => ways.length > 0 && match.preview(ways[0].action) !== null, [match, ways]);
  const graver = composition.action ? match.warnings(composition.action) : [];
  const pickedAt = useRef(0);

  const commit = () => {
    if (!composition.action) return;
    session.send({ type: 'act', actions: table.orders?.(scene, composition) ?? [composition.action] });
  };
  const pick = (spots: readonly Spot[]) => {
    const same = spots.length === picked.length && spots.every((spot, i) => spot === picked[i]);
    const now = performance.now();
    if (same && composition.action && spots.length > 0) {
      if (now - pickedAt.current >= upTime && !graver.some(({ grave }) => grave)) commit();
      return;
    }
    pickedAt.current = now;
    session.send({ type: 'pick', picked: spots });
  };
  return {
    ways,
    composition,
    composed,
    preview,
    refusal,
    warnings: foreseen ? match.warnings(foreseen) : [],
    graver,
    foreseeable,
    pick,
    commit,
  };
}

function waysOf(match: SessionContext['match'], seat: Seat | null): readonly Way[] {
  if (seat === null) return [];
  const view = match.view(seat);
  return match.legalActions(seat).map((action) => ({ action, spelling: match.game.spell(view, action) }));
}
