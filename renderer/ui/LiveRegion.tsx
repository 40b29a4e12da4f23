import { useCallback, useRef, useState } from 'react';

export interface Announcement {
  id: number;
  text: string;
}

const maxLines = 30;

/** The lines of a live region for screen readers. Lines are appended and never replaced, so that none is skipped. */
export function useLiveRegion() {
  const [lines, setLines] = useState<readonly Announcement[]>([]);
  const count = useRef(0);
  const speak = useCallback((text: string) => {
    const id = ++count.current;
    if (text) setLines((known) => [...known.slice(1 - maxLines), { id, text }]);
  }, []);
  /** Removes all lines, or those up to an id. */
  const clear = useCallback((upTo = Number.POSITIVE_INFINITY) => {
    setLines((known) => known.filter(({ id }) => id > upTo));
  }, []);
  return { lines, speak, clear };
}

/** Reads new lines aloud by a screen reader. */
export function LiveRegion({ lines }: { lines: readonly Announcement[] }) {
  return (
    <div className="hidden-visually" role="log" aria-live="polite">
      {lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
