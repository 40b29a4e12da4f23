import type { Rejection, Warning } from '@aerodrome/engine/core/game.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { memo } from 'react';
import type { Scene, Table } from '../table/table.ts';
import type { NarratedLine } from './logNarrator.ts';

interface PreviewCardProps {
  table: Table;
  scene: Scene;
  /** The preview of the choice that is pointed at, or `null`. */
  preview: unknown;
  /** Why that choice is illegal. */
  refusal: Rejection | null;
  warnings: readonly Warning[];
  /** Whether another seat's action has made a pick impossible. */
  picksTrimmed: boolean;
  hint: string | null;
  /** The lines of the log since this player's last decision. */
  recap: readonly NarratedLine[];
  /** Whether this decision has previews at all. */
  canPreview: boolean;
  /** Whether the animation keeps every hand closed. */
  isHandCovered: boolean;
}

const maxPreviewLines = 8;

/** The card beside the table: the preview of a choice, or a recap while nothing is pointed at. */
export const PreviewCard = memo(function PreviewCard(props: PreviewCardProps) {
  const { table, scene, preview, refusal, warnings, picksTrimmed, hint, recap, canPreview, isHandCovered } = props;
  const isIdle = preview === null && refusal === null && !isHandCovered;
  const DefaultOutcome = isIdle && scene.seat !== null ? table.DefaultOutcome : undefined;
  const showsRecap = isIdle && !DefaultOutcome && hint === null && recap.length > 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard
    <section className="preview" tabIndex={0} aria-label={say('match.preview')} aria-live="polite">
      {hint && <p className="hint">{hint}</p>}
      {warnings.map((warning) => (
        <p key={warning.code} className={warning.grave ? 'warning grave' : 'warning'}>
          {explain(warning)}
        </p>
      ))}
      {picksTrimmed && <p className="warning">{explain({ code: 'match.cut' })}</p>}
      {preview !== null && <table.Preview scene={scene} preview={preview} />}
      {DefaultOutcome && <DefaultOutcome scene={scene} />}
      {refusal && <p className="preview-refusal">{explain(refusal)}</p>}
      {showsRecap && (
        <div>
          <h2>{say('match.recap')}</h2>
          <ul>
            {recap.slice(-maxPreviewLines).map((line, i) => (
              <li key={i}>{line.text}</li>
            ))}
          </ul>
        </div>
      )}
      {isIdle && !showsRecap && !DefaultOutcome && hint === null && canPreview && <p>{say('match.pointToSee')}</p>}
    </section>
  );
});
