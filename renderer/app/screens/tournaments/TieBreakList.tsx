import { type TieBreak, tieBreaks } from '@aerodrome/engine/meta/tournament/setup.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { moveItem } from './draft.ts';

interface TieBreakListProps {
  ties: readonly TieBreak[];
  onChange(ties: readonly TieBreak[]): void;
}

/** Tie-breaks in the order in which they are applied. */
export function TieBreakList({ ties, onChange }: TieBreakListProps) {
  const left = tieBreaks.filter((tie) => !ties.includes(tie));
  const named = (tie: TieBreak) => say(`tournament.tie.${tie}`);
  return (
    <fieldset className="ties">
      <legend>{say('tournaments.ties')}</legend>
      <ol>
        {ties.map((tie, at) => (
          <li key={tie}>
            <span>{named(tie)}</span>
            <Button
              look="quiet"
              className="who-tool"
              aria-disabled={at === 0}
              aria-label={say('tournaments.ties.up', { tie: named(tie) })}
              onClick={() => onChange(moveItem(ties, at, -1))}
            >
              <Icon of="up" />
            </Button>
            <Button
              look="quiet"
              className="who-tool"
              aria-label={say('tournaments.ties.off', { tie: named(tie) })}
              onClick={() => onChange(ties.filter((other) => other !== tie))}
            >
              <Icon of="cross" />
            </Button>
          </li>
        ))}
      </ol>
      <div className="ties-left">
        {left.map((tie) => (
          <Chip
            key={tie}
            aria-label={say('tournaments.ties.add', { tie: named(tie) })}
            onClick={() => onChange([...ties, tie])}
          >
            + {named(tie)}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
