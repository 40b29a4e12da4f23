import type { Action, Rejection, Spot, Warning } from '@aerodrome/engine/core/game.ts';
import { useMemo, useRef } from 'react';
import type { LegalOption, OrderDraft, Scene, Table } from '../table/table.ts';
import type { SessionContext } from './context.ts';
import { composeAt } from './selection.ts';

/** A second pick of the same counts as a commit only once it has been up this long, in milliseconds. */
const upTime = 300;

export interface Composing {
  ways: readonly LegalOption[];
  composition: OrderDraft;
  /** The same for other picks. */
  composed(picked: readonly Spot[]): OrderDraft;
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

const none: OrderDraft = {
  ...{ picked: [], next: [], action: null, candidates: [] },
  ...{ orders: [], picksPerAction: [], ways: [], warnings: () => [] },
};

/** What the chooser has put together, and what would come of it. */
export function useComposing(table: Table, scene: Scene, context: SessionContext, session: Sender): Composing {
  const { match, picked, pointed } = context;
  const { seat } = scene;
  const composed = (spots: readonly Spot[]) => (seat === null ? none : composeAt(context, seat, spots));
  // biome-ignore lint/correctness/useExhaustiveDependencies: composed changes with the match and the seat
  const composition = useMemo(() => composed(picked), [match, seat, picked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const aimed = useMemo(() => (pointed ? composed(pointed) : composition), [match, seat, pointed, composition]);
  const reached = pointed === null || aimed.picked.length === pointed.length;
  const foreseen = reached ? (aimed.action ?? table.selection.partialPreview?.(scene, aimed) ?? null) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is aimed at changes with all of these
  const preview = useMemo(() => {
    if (table.selection.orderPreview) return seat === null ? null : table.selection.orderPreview(scene, aimed, pointed);
    return foreseen ? match.preview(foreseen) : null;
  }, [match, table, scene, foreseen, aimed, pointed]);
  const refusal = reached || !pointed ? null : (table.selection.refusal?.(scene, composition, pointed) ?? null);
  const { ways } = composition;
  const foreseeable = useMemo(() => {
    const [first] = seat === null ? [] : match.legalActions(seat);
    return first !== undefined && match.preview(first) !== null;
  }, [match, seat]);
  const graver = composition.action ? composition.warnings() : [];
  const pickedAt = useRef(0);

  const commit = () => {
    if (!composition.action) return;
    session.send({ type: 'act', actions: composition.orders });
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
    warnings: foreseen === aimed.action ? aimed.warnings() : foreseen ? match.warnings(foreseen) : [],
    graver,
    foreseeable,
    pick,
    commit,
  };
}
