import { itemAt } from '@aerodrome/engine/core/items.ts';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import type { AidSize } from './table.ts';

const sizes: readonly AidSize[] = ['full', 'compact', 'chip'];

/** A table narrower than this, in em of its text, shows its aids as one row of chips. */
const minWidthEm = 46;

function isNarrow(table: Element | null): boolean {
  if (!table) return false;
  return table.clientWidth / Number.parseFloat(getComputedStyle(table).fontSize) < minWidthEm;
}

/** The largest size at which the aids of both sides leave room for the panels under them. */
export function useAidSize(main: RefObject<HTMLElement | null>): {
  size: AidSize;
  onTooHigh(size: AidSize): void;
  onMoreRoom(): void;
} {
  const [{ at, measurement }, set] = useState({ at: 0, measurement: 0 });
  const begin = useCallback(() => {
    const first = isNarrow(main.current) ? sizes.length - 1 : 0;
    set((now) => ({ at: first, measurement: now.measurement + 1 }));
  }, [main]);
  useLayoutEffect(() => {
    const table = main.current;
    if (!table) return;
    begin();
    // After a resize of the window or its text the largest size may fit again.
    const observer = new ResizeObserver(begin);
    observer.observe(table);
    return () => observer.disconnect();
  }, [main, begin]);
  // Both sides may report the same size. A report during a restart is ignored, and that side measures again.
  const onTooHigh = useCallback(
    (size: AidSize) => {
      set((now) =>
        now.measurement === measurement && sizes[now.at] === size
          ? { at: Math.min(now.at + 1, sizes.length - 1), measurement }
          : now,
      );
    },
    [measurement],
  );
  return { size: itemAt(sizes, at), onTooHigh, onMoreRoom: begin };
}
