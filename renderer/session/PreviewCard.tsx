import { say } from '@aerodrome/engine/text/say.ts';
import type { TableKind } from '../boards/table.ts';
import type { ToldLine } from './telling.ts';

interface PreviewCardProps {
  table: TableKind;
  options: Record<string, unknown>;
  /** What the choice that is pointed at would do, or `null`. */
  preview: unknown;
  /** What happened since this player's last own step. */
  recap: readonly ToldLine[];
  /** Whether there is something to point at that can be foreseen. */
  pointable: boolean;
}

const recapLines = 8;

/** The card beside the table: what a choice would do; until somebody points at one, what happened meanwhile. */
export function PreviewCard({ table, options, preview, recap, pointable }: PreviewCardProps) {
  const recalls = preview === null && recap.length > 0;
  const className = recalls ? 'preview newest-first' : 'preview';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={className} tabIndex={0} aria-label={say('match.preview')} aria-live="polite">
      {preview !== null && <table.Preview preview={preview} options={options} />}
      {recalls && (
        <div>
          <h2>{say('match.recap')}</h2>
          <ul>
            {recap.slice(-recapLines).map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: told once, in this order
              <li key={i}>{line.text}</li>
            ))}
          </ul>
        </div>
      )}
      {preview === null && !recalls && pointable && <p>{say('match.pointToSee')}</p>}
    </section>
  );
}
