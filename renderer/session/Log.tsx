import { say } from '@aerodrome/engine/text/say.ts';
import { memo, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import type { ToldLine } from './telling.ts';

interface LineProps extends Pick<ToldLine, 'at' | 'text' | 'heading'> {
  current: boolean;
  onShow(at: number): void;
}

interface LogProps {
  lines: readonly ToldLine[];
  /** There are others before these. */
  more: boolean;
  /** So many more of them somebody wants to read. */
  onFarther(lines: number): void;
  /** The entry the table shows, if it is not the present one. */
  shown: number | null;
  onShow(at: number): void;
  /** Shows what was turned up last once more. */
  onAgain?(): void;
  /** Where the key for the log leads. */
  list?: RefObject<HTMLElement | null>;
}

/** So many lines are on the page before and after the one that counts; the rest is a press away. */
const reach = 100;

/** A line that is there is made once: a long log costs nothing while pictures play. */
const Line = memo(function Line({ text, heading, current, at, onShow }: LineProps) {
  return (
    <li className={heading ? 'heading' : ''}>
      <Button look="quiet" aria-current={current} onClick={() => onShow(at)}>
        {text}
      </Button>
    </li>
  );
});

/** What happened, line by line; a line clicked shows the table as it stood then. */
export function Log({ lines, more, onFarther, shown, onShow, onAgain, list: region }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  /** How much farther back somebody wants to read. */
  const [farther, setFarther] = useState(0);
  // The newest line, or the last of the entry that the table shows.
  const last = shown === null ? lines.length - 1 : lines.findLastIndex(({ at }) => at <= shown);
  const from = Math.max(0, last - reach - farther);
  const to = Math.min(lines.length, last + reach);
  const row = Math.max(0, last) - from;
  // A long log keeps its length: then it is another line in the same row.
  const followed = lines[last]?.key;
  const earlier = () => {
    setFarther(farther + 2 * reach);
    // No entry has more than it has lines, as a rule: as many of those will do.
    onFarther(farther + 2 * reach);
  };
  const latest = useRef(onShow);
  latest.current = onShow;
  const show = useCallback((at: number) => latest.current(at), []);
  const rows = useMemo(
    () =>
      lines
        .slice(from, to)
        .map(({ key, at, text, heading }) => (
          <Line key={key} {...{ at, text, heading }} current={shown === at} onShow={show} />
        )),
    [lines, from, to, shown, show],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line is followed anew
  useEffect(() => {
    const rows = list.current;
    const target = rows?.querySelectorAll<HTMLElement>('li')[row];
    if (!rows || !target) return;
    const follow = () => {
      // Only the list: to bring a line into view is no reason to move the page.
      const [top, bottom] = [target.offsetTop, target.offsetTop + target.offsetHeight];
      if (bottom > rows.scrollTop + rows.clientHeight) rows.scrollTop = bottom - rows.clientHeight;
      else if (top < rows.scrollTop) rows.scrollTop = top;
    };
    // It is told of the first size, too, when the page has been laid out: to ask for it here would have that done at once.
    const observer = new ResizeObserver(follow);
    observer.observe(rows);
    return () => observer.disconnect();
  }, [row, followed]);
  return (
    <Card className="log" aria-label={say('match.log')} ref={region} tabIndex={-1} data-region="log">
      <h2>{say('match.log')}</h2>
      {onAgain && (
        <Button
          look="quiet"
          className="log-again"
          title={say('match.log.again')}
          aria-label={say('match.log.again')}
          onClick={onAgain}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 12a7 7 0 1 0 2.500-5.400M8 2.500L7 7l4.500 1" />
          </svg>
        </Button>
      )}
      {(more || from > 0) && (
        <Button look="quiet" onClick={earlier}>
          {say('match.log.earlier')}
        </Button>
      )}
      <ol ref={list}>{rows}</ol>
    </Card>
  );
}
