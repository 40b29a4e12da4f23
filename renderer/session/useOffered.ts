import type { Composition } from '@aerodrome/engine/core/compose.ts';
import type { Spot } from '@aerodrome/engine/core/game.ts';
import { sentence } from '@aerodrome/engine/text/say.ts';
import { useEffect, useMemo } from 'react';
import type { Board, Mark } from '../boards/shared/board.ts';
import type { Offered } from '../table/spots.ts';
import type { Scene, Table } from '../table/table.ts';

/** What can be picked on the board now, nearer and farther; the board marks the same. */
export function useOffered(
  table: Table,
  scene: Scene,
  composition: Composition,
  board: Board | null,
): readonly Offered[] {
  const offered = useMemo(() => {
    if (!board || scene.seat === null) return [];
    const picks = new Map<Spot, readonly Spot[]>();
    for (const spot of composition.next) picks.set(spot, [...composition.picked, spot]);
    for (const [spot, path] of table.shortcuts?.(scene, composition) ?? []) if (!picks.has(spot)) picks.set(spot, path);
    const list: Offered[] = [];
    for (const [spot, picked] of picks) {
      const outline = board.place(spot);
      if (outline) list.push({ spot, outline, picked, label: sentence(table.name(scene, spot)) });
    }
    return list;
  }, [table, scene, composition, board]);
  useEffect(() => {
    const marks = new Map<Spot, Mark>(offered.map(({ spot }) => [spot, 'offered']));
    for (const spot of composition.picked) marks.set(spot, 'picked');
    board?.mark(marks);
  }, [board, offered, composition]);
  return offered;
}
