import { useCallback, useRef, useState } from 'react';

export interface Line {
  id: number;
  text: string;
}

const kept = 30;

/** What is told to those who do not see the table. Lines are added, never exchanged: also of a turn that is over at once. */
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
