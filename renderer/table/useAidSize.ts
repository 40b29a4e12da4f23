import { type RefObject, useCallback, useEffect, useState } from 'react';
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
  useEffect(() => {
    if (!main.current) return;
    // Another size of the window, or of its text: the largest may fit again.
    const observer = new ResizeObserver(([{ target }]) => {
      setAt(isNarrow(target) ? sizes.length - 1 : 0);
    });
    observer.observe(main.current);
    return () => observer.disconnect();
  }, [main]);
  // Both sides may say so of one size.
  const onTooHigh = useCallback((size: AidSize) => {
    setAt((now) => (sizes[now] === size ? Math.min(now + 1, sizes.length - 1) : now));
  }, []);
  const onMoreRoom = useCallback(() => setAt((now) => (isNarrow(main.current) ? now : 0)), [main]);
  return { size: sizes[at], onTooHigh, onMoreRoom };
}
