import type { Entrant, TournamentSetup } from '@aerodrome/engine/meta/tournament/setup.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';

interface ForbiddenPairsProps {
  entrants: readonly Entrant[];
  forbidden: TournamentSetup['forbidden'];
  onChange(forbidden: TournamentSetup['forbidden']): void;
}

/** Pairs of entrants who are never paired with each other, such as members of one family. */
export function ForbiddenPairs({ entrants, forbidden, onChange }: ForbiddenPairsProps) {
  const [pair, setPair] = useState<readonly [string, string]>(['', '']);
  const nameOf = (id: string) => entrants.find((entrant) => entrant.id === id)?.name;
  const known = forbidden.filter(([a, b]) => nameOf(a) && nameOf(b));
  const [a, b] = pair;
  const complete = a !== '' && b !== '' && a !== b;
  const select = (at: 0 | 1, label: string) => (
    <label>
      <span className="hidden-visually">{label}</span>
      <Select
        value={pair[at]}
        onChange={(event) => setPair(at === 0 ? [event.target.value, b] : [a, event.target.value])}
      >
        <option value="">{label}</option>
        {entrants.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </label>
  );
  return (
    <fieldset className="forbidden">
      <legend>{say('tournaments.forbidden')}</legend>
      <ul>
        {known.map(([one, other]) => {
          const names = { a: nameOf(one) ?? '', b: nameOf(other) ?? '' };
          return (
            <li key={`${one} ${other}`}>
              <span>{say('tournaments.forbidden.pair', names)}</span>
              <Button
                look="quiet"
                className="who-tool"
                aria-label={say('tournaments.forbidden.drop', names)}
                onClick={() => onChange(forbidden.filter((each) => each[0] !== one || each[1] !== other))}
              >
                <Icon of="cross" />
              </Button>
            </li>
          );
        })}
      </ul>
      <div className="forbidden-add">
        {select(0, say('tournaments.forbidden.first'))}
        {select(1, say('tournaments.forbidden.second'))}
        <Button
          look="plain"
          disabled={!complete}
          onClick={() => {
            onChange([...forbidden, [a, b]]);
            setPair(['', '']);
          }}
        >
          {say('tournaments.forbid')}
        </Button>
      </div>
    </fieldset>
  );
}
