import type { Action, Rejection, Spot, Warning } from '@aerodrome/engine/core/game.ts';
import { useMemo, useRef } from 'react';
import type { OrderDraft, Scene, Table } from '../table/table.ts';
import type { SessionContext } from './context.ts';
import { composeAt } from './selection.ts';

/** Picking the same spots again commits them only after this time, so that a double click does not. */
const minRepickMs = 300;

export interface SelectionState {
  /** The order that the picks make. */
  draft: OrderDraft;
  /** The order that other picks would make. */
  composeWith(picked: readonly Spot[]): OrderDraft;
  /** The effects of the choice that is pointed at, else of the picked one. */
  preview: unknown;
  /** Why the spots that are pointed at cannot be picked. */
  refusal: Rejection | null;
  /** The warnings of the previewed choice. */
  warnings: readonly Warning[];
  /** The warnings of the picked choice. */
  commitWarnings: readonly Warning[];
  /** Whether this decision has previews at all. */
  canPreview: boolean;
  pick(picked: readonly Spot[]): void;
  commit(): void;
}

interface Sender {
  send(event: { type: 'pick'; picked: readonly Spot[] } | { type: 'act'; actions: readonly Action[] }): void;
}

const emptyDraft: OrderDraft = {
  ...{ picked: [], next: [], action: null, candidates: [] },
  ...{ orderActions: [], picksPerAction: [], legalOptions: [], warnings: () => [] },
};

/** The selection of the seat that chooses, with its preview and warnings. */
export function useSelection(table: Table, scene: Scene, context: SessionContext, session: Sender): SelectionState {
  const { match, picked, pointed } = context;
  const { seat } = scene;
  const composeWith = (spots: readonly Spot[]) => (seat === null ? emptyDraft : composeAt(context, seat, spots));
  // biome-ignore lint/correctness/useExhaustiveDependencies: composeWith changes with the match and the seat
  const draft = useMemo(() => composeWith(picked), [match, seat, picked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const target = useMemo(() => (pointed ? composeWith(pointed) : draft), [match, seat, pointed, draft]);
  const canPickTarget = pointed === null || target.picked.length === pointed.length;
  const previewed = canPickTarget ? (target.action ?? table.selection.partialPreview?.(scene, target) ?? null) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the target changes with all of these
  const preview = useMemo(() => {
    if (table.selection.orderPreview)
      return seat === null ? null : table.selection.orderPreview(scene, target, pointed);
    return previewed ? match.preview(previewed) : null;
  }, [match, table, scene, previewed, target, pointed]);
  const refusal = canPickTarget || !pointed ? null : (table.selection.refusal?.(scene, draft, pointed) ?? null);
  const canPreview = useMemo(() => {
    const [first] = seat === null ? [] : match.legalActions(seat);
    return first !== undefined && match.preview(first) !== null;
  }, [match, seat]);
  const commitWarnings = useMemo(() => (draft.action ? draft.warnings() : []), [draft]);
  const warnings = useMemo(
    () => (previewed === target.action ? target.warnings() : previewed ? match.warnings(previewed) : []),
    [match, previewed, target],
  );
  const pickedAtMs = useRef(0);

  const commit = () => {
    if (!draft.action) return;
    session.send({ type: 'act', actions: draft.orderActions });
  };
  const pick = (spots: readonly Spot[]) => {
    const isSame = spots.length === picked.length && spots.every((spot, i) => spot === picked[i]);
    const nowMs = performance.now();
    if (isSame && draft.action && spots.length > 0) {
      if (nowMs - pickedAtMs.current >= minRepickMs && !commitWarnings.some(({ grave }) => grave)) commit();
      return;
    }
    pickedAtMs.current = nowMs;
    session.send({ type: 'pick', picked: spots });
  };
  return {
    draft,
    composeWith,
    preview,
    refusal,
    warnings,
    commitWarnings,
    canPreview,
    pick,
    commit,
  };
}
