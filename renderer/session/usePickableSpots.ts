import type { Spot } from '@aerodrome/engine/core/game.ts';
import { sentence } from '@aerodrome/engine/text/say.ts';
import { useCallback, useLayoutEffect, useMemo } from 'react';
import type { Mark } from '../boards/board.ts';
import type { BoardController } from '../table/boardController.ts';
import type { PickableSpots } from '../table/spotGeometry.ts';
import type { Scene, Table } from '../table/table.ts';
import { offeredPicks } from './selection.ts';
import type { SelectionState } from './useSelection.ts';

/** The spots that can be picked now. The board gets them too: it marks them, and publishes their outlines. */
export function usePickableSpots(
  table: Table,
  scene: Scene,
  { draft, composeWith }: SelectionState,
  board: BoardController,
): PickableSpots {
  // biome-ignore lint/correctness/useExhaustiveDependencies: composeWith changes with the draft
  const picks = useMemo(
    () =>
      scene.seat === null
        ? new Map<Spot, readonly Spot[]>()
        : offeredPicks(draft, composeWith, table.selection.shortcuts?.(scene, draft)),
    [table, scene, draft],
  );
  // Before the page is painted: the buttons over the board need the outlines.
  useLayoutEffect(() => {
    const gameMarks = scene.seat === null ? undefined : table.selection.marks?.(scene, draft);
    const marks = new Map<Spot, Mark>();
    for (const spot of picks.keys()) marks.set(spot, gameMarks?.get(spot) ?? 'offered');
    board.send({ type: 'offer', marks, picked: draft.picked });
  }, [board, table, scene, picks, draft]);
  const labelOf = useCallback(
    (spot: Spot, picked: readonly Spot[]) => sentence(table.describe(scene, spot, picked)),
    [table, scene],
  );
  return { picks, labelOf };
}
