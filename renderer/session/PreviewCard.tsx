import type { Rejection, Warning } from '@aerodrome/engine/core/game.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { Scene, Table } from '../table/table.ts';
import type { ToldLine } from './telling.ts';

interface PreviewCardProps {
  table: Table;
  scene: Scene;
  /** What the choice that is pointed at would do, or `null`. */
  preview: unknown;
  /** Why it cannot be chosen, or what should be thought of first. */
  refusal: Rejection | null;
  warnings: readonly Warning[];
  /** What another did has made a pick impossible. */
  cut: boolean;
  /** What an ace would do, in words, if somebody wanted to know. */
  hint: string | null;
  /** What happened since this player's last own step. */
  recap: readonly ToldLine[];
  /** Whether there is something to point at that can be foreseen. */
  pointable: boolean;
  /** Something is being shown that nobody is to know of before. */
  watching: boolean;
}

const recapLines = 8;

/** The card beside the table: what a choice would do; until somebody points at one, what happened meanwhile. */
export function PreviewCard(props: PreviewCardProps) {
  const { table, scene, preview, refusal, warnings, cut, hint, recap, pointable, watching } = props;
  const idle = preview === null && refusal === null && !watching;
  const Outlook = idle && scene.seat !== null ? table.Outlook : undefined;
  const recalls = idle && !Outlook && hint === null && recap.length > 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="preview" tabIndex={0} aria-label={say('match.preview')} aria-live="polite">
      {hint && <p className="hint">{hint}</p>}
      {warnings.map((warning) => (
        <p key={warning.code} className={warning.grave ? 'warning grave' : 'warning'}>
          {explain(warning)}
        </p>
      ))}
      {cut && <p className="warning">{explain({ code: 'match.cut' })}</p>}
      {preview !== null && <table.Preview scene={scene} preview={preview} />}
      {Outlook && <Outlook scene={scene} />}
      {refusal && <p className="preview-refusal">{explain(refusal)}</p>}
      {recalls && (
        <div>
          <h2>{say('match.recap')}</h2>
          <ul>
            {recap.slice(-recapLines).map((line, i) => (
              <li key={i}>{line.text}</li>
            ))}
          </ul>
        </div>
      )}
      {idle && !recalls && !Outlook && hint === null && pointable && <p>{say('match.pointToSee')}</p>}
    </section>
  );
}
