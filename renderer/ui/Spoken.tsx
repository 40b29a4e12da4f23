import { useCallback, useRef, useState } from 'react';

export interface Line {
  id: number;
  text: string;
}

const kept = 30;

/** A live region for people who do not see the table. Lines are added, never replaced, even for a turn that is shown at once. */
export function useSpoken() {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const count = useRef(0);
  const speak = useCallback((text: string) => {
    const id = ++count.current;
    if (text) setLines((known) => [...known.slice(1 - kept), { id, text }]);
  }, []);
  /** Takes back everything, or everything up to a line. */
  const hush = useCallback((upTo = Number.POSITIVE_INFINITY) => {
    setLines((known) => known.filter(({ id }) => id > upTo));
  }, []);
  return { lines, speak, hush };
}

export function Spoken({ lines }: { lines: readonly Line[] }) {
  return (
    <div className="hidden-visually" role="log" aria-live="polite">
      {lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
