import { itemAt } from '@aerodrome/engine/core/items.ts';
import type { PairSide } from '@aerodrome/engine/meta/tournament/events.ts';
import { formatNet } from '@aerodrome/engine/meta/tournament/formatFigures.ts';
import type { Leg } from '@aerodrome/engine/meta/tournament/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { KeyboardEvent } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Field, Input, Select } from '../../../ui/Field.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import './sheets.css';

/** No winner is chosen yet. */
export const undecided = 'undecided';

export interface LegInput {
  winner: PairSide | null | typeof undecided;
  /** Net damage of the first side in hundredths, as typed. */
  net: string;
  /** By place; empty if not chosen. */
  planes: readonly string[];
  note: string;
}

/** Plane choice of one place: its player, the possible planes, and the expected one. */
export interface PlaneInput {
  name: string;
  choices: readonly { key: string; name: string }[];
  expected: string;
}

interface LegFieldProps {
  leg: Leg;
  places: readonly PlaneInput[];
  names: readonly [string, string];
  typed: LegInput | undefined;
  disabled: boolean;
  onChange(typed: LegInput): void;
  onWatch(): void;
}

const keys: Readonly<Record<string, PairSide | null>> = { '1': 0, d: null, '2': 1 };
const values = [
  ['first', 0],
  ['draw', null],
  ['second', 1],
] as const;

/** Result of one leg: the winner, also by the keys 1, D and 2, and optional planes, net damage and note. */
export function LegField({ leg, places, names, typed, disabled, onChange, onWatch }: LegFieldProps) {
  const isSettled = leg.state !== 'open' && leg.state !== 'flying';
  const winner = typed ? typed.winner : isSettled ? leg.winner : undecided;
  const input: LegInput = typed ?? { winner, ...initialInput(leg, places) };
  const onKey = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!Object.hasOwn(keys, key) || event.ctrlKey || event.altKey) return;
    if (event.target instanceof HTMLInputElement && event.target.type !== 'radio') return;
    event.preventDefault();
    if (!disabled) onChange({ ...input, winner: itemAt(keys, key) });
  };
  const chosen = values.find(([, value]) => value === winner)?.[0] ?? '';
  return (
    <fieldset className="leg field-box" onKeyDown={onKey} data-leg={leg.number}>
      <legend>{leg.decider ? say('hall.decider') : say('hall.result.leg', { leg: leg.number + 1 })}</legend>
      <RadioGroup
        label={say('hall.result.who')}
        name={`leg${leg.number}`}
        value={chosen as 'first' | 'draw' | 'second'}
        choices={values.map(([value], i) => ({
          value,
          label: say(`hall.result.${value}`, { name: names[i === 0 ? 0 : 1] }),
        }))}
        onChange={(value) => {
          const [, of] = values.find(([name]) => name === value) ?? values[1];
          if (!disabled) onChange({ ...input, winner: of });
        }}
      />
      {isSettled && (
        <p className="leg-known">
          {say(`hall.leg.${leg.state}`, { net: formatNet(leg.net) })}
          {leg.typed?.note ? ` “${leg.typed.note}”` : ''}
          {leg.state === 'flown' && (
            <Button look="quiet" onClick={onWatch}>
              {say('hall.watch')}
            </Button>
          )}
        </p>
      )}
      {typed && typed.winner !== undecided && (
        <div className="leg-more">
          {places.map(({ name, choices }, place) => (
            <Field label={say('hall.result.plane', { name })} key={place}>
              <Select
                value={input.planes[place]}
                onChange={(event) => onChange({ ...input, planes: input.planes.with(place, event.target.value) })}
              >
                <option value="">{say('hall.result.plane.unsaid')}</option>
                {choices.map((plane) => (
                  <option key={plane.key} value={plane.key}>
                    {plane.name}
                  </option>
                ))}
              </Select>
            </Field>
          ))}
          <Field label={say('hall.result.net', { name: names[0] })}>
            <Input
              inputMode="numeric"
              maxLength={5}
              value={input.net}
              onChange={(event) => onChange({ ...input, net: event.target.value })}
            />
          </Field>
          <Field label={say('hall.result.note')}>
            <Input
              maxLength={200}
              value={input.note}
              onChange={(event) => onChange({ ...input, note: event.target.value })}
            />
          </Field>
        </div>
      )}
    </fieldset>
  );
}

/** Initial values: those of an earlier manual result, or the expected planes. */
function initialInput({ typed }: Leg, places: readonly PlaneInput[]): Omit<LegInput, 'winner'> {
  const planes = places.map(({ expected }, place) => typed?.planes?.[place] ?? expected);
  return { net: typed?.net === undefined ? '' : String(Math.round(typed.net * 100)), planes, note: typed?.note ?? '' };
}
