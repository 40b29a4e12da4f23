import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import type { AidSize } from './table.ts';

const sizes: readonly AidSize[] = ['full', 'compact', 'chip'];

/** A table that is narrower than this, in em of its text, folds its aids into one row of chips. */
const narrow = 46;

function isNarrow(table: Element | null): boolean {
  if (!table) return false;
  return table.clientWidth / Number.parseFloat(getComputedStyle(table).fontSize) < narrow;
}

/** The largest size at which the aids of both sides leave room for what lies under them. */
export function useAidSize(main: RefObject<HTMLElement | null>): {
  size: AidSize;
  onTooHigh(size: AidSize): void;
  onMoreRoom(): void;
} {
  const [at, setAt] = useState(0);
  useLayoutEffect(() => {
    const table = main.current;
    if (!table) return;
    const begin = () => setAt(isNarrow(table) ? sizes.length - 1 : 0);
    begin();
    // Another size of the window, or of its text: the largest may fit again.
    const observer = new ResizeObserver(begin);
    observer.observe(table);
    return () => observer.disconnect();
  }, [main]);
  // Both sides may say so of one size.
  const onTooHigh = useCallback((size: AidSize) => {
    setAt((now) => (sizes[now] === size ? Math.min(now + 1, sizes.length - 1) : now));
  }, []);
  const onMoreRoom = useCallback(() => setAt((now) => (isNarrow(main.current) ? now : 0)), [main]);
  return { size: sizes[at], onTooHigh, onMoreRoom };
}
