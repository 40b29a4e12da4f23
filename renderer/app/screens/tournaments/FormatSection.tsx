import {
  defaultRounds,
  defaultTieBreaks,
  isKnockOut,
  type TournamentFormat,
  type TournamentSetup,
  tournamentFormats,
  tournamentLimits,
} from '@aerodrome/engine/meta/tournament/setup.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Field, Input } from '../../../ui/Field.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import type { Draft } from './draft.ts';
import { ForbiddenPairs } from './ForbiddenPairs.tsx';
import { TieBreakList } from './TieBreakList.tsx';

interface FormatSectionProps {
  draft: Draft;
  onChange(draft: Draft): void;
}

/** Format, rounds, points, tie-breaks and further rules of a tournament. */
export function FormatSection({ draft, onChange }: FormatSectionProps) {
  const { setup, entrants } = draft;
  const { format } = setup;
  const change = (part: Partial<TournamentSetup>) => onChange({ ...draft, setup: { ...setup, ...part } });
  const hasRounds = format === 'swiss' || format === 'mixer' || format === 'hill';
  const choose = (chosen: TournamentFormat) =>
    change({
      format: chosen,
      ties: defaultTieBreaks(chosen),
      rounds: defaultRounds(chosen, entrants.length),
      ...(chosen === 'hill' ? { legs: 1 } : format === 'hill' ? { legs: 2 } : {}),
      ...(isKnockOut(chosen) && { finalists: 0 }),
    });
  return (
    <Card className="new-how" aria-label={say('tournaments.how')}>
      <h2>{say('tournaments.how')}</h2>
      <RadioGroup
        label={say('tournaments.format')}
        name="format"
        value={format}
        choices={tournamentFormats.map((value) => ({ value, label: say(`tournament.format.${value}`) }))}
        onChange={choose}
      />
      <p className="how-about">{say(`tournaments.format.${format}.about`)}</p>
      {format === 'roundRobin' && (
        <Checkbox label={say('tournaments.twice')} value={setup.twice} onChange={(twice) => change({ twice })} />
      )}
      {hasRounds && (
        <WholeNumberField
          label={say(format === 'hill' ? 'tournaments.bouts' : 'tournaments.rounds')}
          value={setup.rounds}
          min={1}
          max={format === 'hill' ? tournamentLimits.bouts : tournamentLimits.rounds}
          onChange={(count) => change({ rounds: count })}
        />
      )}
      {format === 'hill' && (
        <WholeNumberField
          label={say('tournaments.defences')}
          value={setup.defences}
          min={0}
          max={99}
          onChange={(defences) => change({ defences })}
        />
      )}
      {format === 'single' && (
        <Checkbox
          label={say('tournaments.thirdPlace')}
          value={setup.thirdPlace}
          onChange={(thirdPlace) => change({ thirdPlace })}
        />
      )}
      {(format === 'roundRobin' || format === 'swiss') && (
        <RadioGroup
          label={say('tournaments.finalists')}
          name="finalists"
          value={setup.finalists}
          choices={([0, 2, 4, 8] as const).map((value) => ({ value, label: say(`tournaments.finalists.${value}`) }))}
          onChange={(finalists) => change({ finalists })}
        />
      )}
      {!isKnockOut(format) && format !== 'hill' && (
        <>
          <RadioGroup
            label={say('tournaments.points')}
            name="points"
            value={setup.points[0] === 3 ? 'three' : 'halves'}
            choices={(['halves', 'three'] as const).map((value) => ({
              value,
              label: say(`tournaments.points.${value}`),
            }))}
            onChange={(of) => change({ points: of === 'three' ? [3, 1, 0] : [1, 0.5, 0] })}
          />
          {setup.legs > 1 && (
            <RadioGroup
              label={say('tournaments.counts')}
              name="counts"
              value={setup.counts}
              choices={(['legs', 'pairing'] as const).map((value) => ({
                value,
                label: say(`tournaments.counts.${value}`),
              }))}
              onChange={(counts) => change({ counts })}
            />
          )}
        </>
      )}
      <details className="how-more">
        <summary>{say('tournaments.more')}</summary>
        <TieBreakList ties={setup.ties} onChange={(ties) => change({ ties })} />
        <Checkbox label={say('tournaments.strict')} value={setup.strict} onChange={(strict) => change({ strict })} />
        <Checkbox label={say('tournaments.public')} value={setup.public} onChange={(of) => change({ public: of })} />
        <WholeNumberField
          label={say('tournaments.reminder')}
          value={setup.reminder}
          min={0}
          max={3600}
          onChange={(reminder) => change({ reminder })}
        />
        {!isKnockOut(format) && (
          <ForbiddenPairs
            entrants={entrants}
            forbidden={setup.forbidden}
            onChange={(forbidden) => change({ forbidden })}
          />
        )}
      </details>
    </Card>
  );
}

interface WholeNumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange(value: number): void;
}

function WholeNumberField({ label, value, min, max, onChange }: WholeNumberFieldProps) {
  return (
    <Field label={label} className="number">
      <Input
        type="number"
        {...{ min, max, value }}
        onChange={(event) => {
          const typed = event.target.valueAsNumber;
          if (Number.isInteger(typed)) onChange(Math.max(min, Math.min(max, typed)));
        }}
      />
    </Field>
  );
}
