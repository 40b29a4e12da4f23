import { say } from '@aerodrome/engine/text/say.ts';
import { memo, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import type { NarratedLine } from './logNarrator.ts';

interface LineProps extends Pick<NarratedLine, 'entry' | 'text' | 'heading'> {
  current: boolean;
  onReview(entry: number): void;
}

interface LogProps {
  lines: readonly NarratedLine[];
  /** Whether the log has entries before these lines. */
  hasEarlier: boolean;
  /** Asks for the lines of this many more entries. */
  onEarlier(entries: number): void;
  /** The entry that the table shows; `null` for the present. */
  reviewedEntry: number | null;
  onReview(entry: number): void;
  /** Repeats the animation of the last reveal. */
  onRepeat?(): void;
  /** The element that gets the focus by the key for the log. */
  region?: RefObject<HTMLElement | null>;
}

/** Number of lines that are rendered before and after the current one. */
const linesAroundCurrent = 100;

/** Memoized: a long log must cost nothing during animations. */
const Line = memo(function Line({ text, heading, current, entry, onReview }: LineProps) {
  return (
    <li className={heading ? 'heading' : ''}>
      <Button look="quiet" aria-current={current} onClick={() => onReview(entry)}>
        {text}
      </Button>
    </li>
  );
});

/** The log of the match. A click on a line shows the table at that entry. */
export const Log = memo(function Log({
  lines,
  hasEarlier,
  onEarlier,
  reviewedEntry,
  onReview,
  onRepeat,
  region,
}: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  /** Number of earlier lines that were asked for. */
  const [extraLines, setExtraLines] = useState(0);
  // The newest line, or the last of the entry that the table shows.
  const last = reviewedEntry === null ? lines.length - 1 : lines.findLastIndex(({ entry }) => entry <= reviewedEntry);
  const from = Math.max(0, last - linesAroundCurrent - extraLines);
  const to = Math.min(lines.length, last + linesAroundCurrent);
  const row = Math.max(0, last) - from;
  // In a long log the current line changes while its row stays the same.
  const currentKey = lines[last]?.key;
  const showEarlier = () => {
    setExtraLines(extraLines + 2 * linesAroundCurrent);
    // Nearly every entry has a line, so the same number of entries is enough.
    onEarlier(extraLines + 2 * linesAroundCurrent);
  };
  const latest = useRef(onReview);
  latest.current = onReview;
  const show = useCallback((entry: number) => latest.current(entry), []);
  const rows = useMemo(
    () =>
      lines
        .slice(from, to)
        .map(({ key, entry, text, heading }) => (
          <Line key={key} {...{ entry, text, heading }} current={reviewedEntry === entry} onReview={show} />
        )),
    [lines, from, to, reviewedEntry, show],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current line is scrolled to
  useEffect(() => {
    const rows = list.current;
    const target = rows?.querySelectorAll<HTMLElement>('li')[row];
    if (!rows || !target) return;
    const follow = () => {
      // Scrolls the list only: scrollIntoView would also scroll the page.
      const [top, bottom] = [target.offsetTop, target.offsetTop + target.offsetHeight];
      if (bottom > rows.scrollTop + rows.clientHeight) rows.scrollTop = bottom - rows.clientHeight;
      else if (top < rows.scrollTop) rows.scrollTop = top;
    };
    // The observer also reports the first size, after the layout. Measuring here would force a layout at once.
    const observer = new ResizeObserver(follow);
    observer.observe(rows);
    return () => observer.disconnect();
  }, [row, currentKey]);
  return (
    <Card className="log" aria-label={say('match.log')} ref={region} tabIndex={-1} data-region="log">
      <h2>{say('match.log')}</h2>
      {onRepeat && (
        <Button
          look="quiet"
          className="log-repeat"
          title={say('match.log.again')}
          aria-label={say('match.log.again')}
          onClick={onRepeat}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 12a7 7 0 1 0 2.500-5.400M8 2.500L7 7l4.500 1" />
          </svg>
        </Button>
      )}
      {(hasEarlier || from > 0) && (
        <Button look="quiet" onClick={showEarlier}>
          {say('match.log.earlier')}
        </Button>
      )}
      <ol ref={list}>{rows}</ol>
    </Card>
  );
});
