import type { Spot } from '@aerodrome/engine/core/game.ts';
import { sentence } from '@aerodrome/engine/text/say.ts';
import { useEffect, useMemo, useState } from 'react';
import type { Board, Mark } from '../boards/board.ts';
import type { Offered } from '../table/spots.ts';
import type { Scene, Table } from '../table/table.ts';
import type { BoardMessage } from './boardController.ts';
import { offeredPicks } from './selection.ts';
import type { Composing } from './useComposing.ts';

/** What can be picked on the board now, nearer and farther; the board marks the same. */
export function useOffered(
  table: Table,
  scene: Scene,
  { composition, composed }: Composing,
  board: Board | null,
  playing: boolean,
  toBoard: (message: BoardMessage) => void,
): readonly Offered[] {
  /** The revision of the board layout: places change with it. There are none before the first view. */
  const [layoutRevision, setLayoutRevision] = useState(0);
  useEffect(() => {
    return board?.onTransform(({ layoutRevision }) => setLayoutRevision(layoutRevision));
  }, [board]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: composed changes with the composition; places, with the layout
  const offered = useMemo(() => {
    if (!board || scene.seat === null) return [];
    const picks = offeredPicks(composition, composed, table.selection.shortcuts?.(scene, composition));
    const list: Offered[] = [];
    for (const [spot, picked] of picks) {
      const outline = board.outlineOf(spot);
      if (outline) list.push({ spot, outline, picked, label: sentence(table.describe(scene, spot, picked)) });
    }
    return list;
  }, [table, scene, composition, board, layoutRevision, playing]);
  useEffect(() => {
    const special = scene.seat === null ? undefined : table.selection.marks?.(scene, composition);
    const marks = new Map<Spot, Mark>(offered.map(({ spot }) => [spot, special?.get(spot) ?? 'offered']));
    for (const spot of composition.picked) marks.set(spot, 'picked');
    if (board) toBoard({ type: 'mark', marks });
  }, [board, table, scene, offered, composition, toBoard]);
  return offered;
}
