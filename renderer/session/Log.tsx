import { say } from '@aerodrome/engine/text/say.ts';
import { type RefObject, useEffect, useRef } from 'react';
import type { ToldLine } from './telling.ts';

interface LogProps {
  lines: readonly ToldLine[];
  /** The entry the table shows, if it is not the present one. */
  shown: number | null;
  onShow(at: number): void;
  /** Where the key for the log leads. */
  list?: RefObject<HTMLElement | null>;
}

/** What happened, line by line; a line clicked shows the table as it stood then. */
export function Log({ lines, shown, onShow, list: region }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  // The newest line, or the last of the entry that the table shows.
  const last = shown === null ? lines.length - 1 : lines.findLastIndex(({ at }) => at <= shown);
  useEffect(() => {
    const rows = list.current;
    const row = rows?.children[Math.max(0, last)] as HTMLElement | undefined;
    if (!rows || !row) return;
    const follow = () => {
      // Only the list: to bring a line into view is no reason to move the page.
      const [top, bottom] = [row.offsetTop, row.offsetTop + row.offsetHeight];
      if (bottom > rows.scrollTop + rows.clientHeight) rows.scrollTop = bottom - rows.clientHeight;
      else if (top < rows.scrollTop) rows.scrollTop = top;
    };
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(rows);
    return () => observer.disconnect();
  }, [last]);
  return (
    <section className="log paper on-paper" aria-label={say('match.log')} ref={region} tabIndex={-1} data-region="log">
      <h2>{say('match.log')}</h2>
      <ol ref={list}>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows
          <li key={i} className={line.heading ? 'heading' : ''}>
            <button type="button" className="quiet" aria-current={shown === line.at} onClick={() => onShow(line.at)}>
              {line.text}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
