import { catalogue } from '@aerodrome/engine/text/catalogue.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { gameOf } from '../../../games/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Field, Input } from '../../../ui/Field.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { useApp } from '../../context.ts';
import { BoxFile } from './BoxFile.tsx';
import type { FormField, Options } from './options.ts';

interface OptionFormProps {
  game: string;
  fields: readonly FormField[];
  options: Options;
  /** Labels of the places of a list option. */
  places: readonly string[];
  onChange(key: string, value: unknown): void;
}

/** Fields for the options of a game; options that do not apply are left out. */
export function OptionForm({ game, fields, options, places, onChange }: OptionFormProps) {
  return fields
    .filter((field) => field.when?.(options) !== false)
    .map((field) => (
      <OptionField
        key={field.key}
        game={game}
        field={field}
        options={options}
        places={places}
        onChange={(value) => onChange(field.key, value)}
      />
    ));
}

interface OptionFieldProps extends Omit<OptionFormProps, 'fields' | 'onChange'> {
  field: FormField;
  onChange(value: unknown): void;
}

function OptionField({ game, field, options, places, onChange }: OptionFieldProps) {
  const { workers } = useApp().application;
  const label = say(`option.${game}.${field.key}`);
  const value = options[field.key];
  const Picture = gameOf(game).pictures[field.key];
  const listed = (choices: readonly string[]) =>
    choices.map((choice) => ({
      value: choice,
      label: say(`option.${game}.${field.key}.${choice}`),
      ...(Picture && { picture: <Picture choice={choice} /> }),
    }));
  switch (field.kind) {
    case 'flag':
      return <Checkbox label={label} value={value as boolean} onChange={onChange} />;
    case 'number':
      return <NumberField label={label} field={field} value={value as number} onChange={onChange} />;
    case 'numbers': {
      const numbers = value as readonly number[];
      return numbers.map((number, place) => (
        <NumberField
          key={place}
          label={say('setUp.place', {
            option: label,
            place: placeName(game, field.key, place, places, String(place + 1)),
          })}
          field={field}
          value={number}
          onChange={(assignChoice) => onChange(numbers.with(place, assignChoice))}
        />
      ));
    }
    case 'choice': {
      const choices = field.choices(options);
      // A single choice is not shown.
      if (choices.length < 2) return null;
      return (
        <RadioGroup
          label={label}
          name={field.key}
          value={value as string}
          choices={listed(choices)}
          onChange={onChange}
        />
      );
    }
    case 'choices': {
      const sets = (
        <ChoiceSets key="sets" {...{ game, field }} value={value as readonly string[]} onChange={onChange} />
      );
      const each = (value as readonly string[]).map((chosen, place) => (
        <RadioGroup
          key={place}
          label={say('setUp.place', {
            option: label,
            place: placeName(game, field.key, place, places, say('setUp.automatic')),
          })}
          name={`${field.key}${place}`}
          value={chosen}
          choices={listed(field.choices(options, place))}
          onChange={(choice) => onChange(changed(field, options, place, choice))}
        />
      ));
      return [sets, ...each];
    }
    case 'value':
      return (
        <BoxFile
          label={label}
          value={value}
          standard={field.default}
          read={(file) => workers.read('box', { game, option: field.key, file })}
          onChange={onChange}
        />
      );
  }
}

interface ChoiceSetsProps {
  game: string;
  field: FormField;
  value: readonly string[];
  onChange(value: readonly string[]): void;
}

/** Buttons that fill all places of a list option with a ready-made set. */
function ChoiceSets({ game, field, value, onChange }: ChoiceSetsProps) {
  const sets = gameOf(game).sets?.[field.key];
  if (!sets) return null;
  const named = `option.${game}.${field.key}.set`;
  return (
    <fieldset className="sets">
      <legend className="field-label">{say(named)}</legend>
      {sets.map(({ id, choices }) => (
        <Button
          key={id}
          look="plain"
          aria-pressed={value.every((one, place) => one === choices[place])}
          onClick={() => onChange(choices.slice(0, value.length))}
        >
          {say(`${named}.${id}`)}
        </Button>
      ))}
    </fieldset>
  );
}

interface NumberFieldProps {
  label: string;
  field: { min: number; max: number };
  value: number;
  onChange(value: number): void;
}

function NumberField({ label, field, value, onChange }: NumberFieldProps) {
  return (
    <Field label={label} className="number">
      <Input
        type="number"
        min={field.min}
        max={field.max}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </Field>
  );
}

/** Label of a place: the game's own text, or the player's name. */
function placeName(game: string, key: string, place: number, places: readonly string[], otherwise: string): string {
  const name = `option.${game}.${key}.${place}`;
  return Object.hasOwn(catalogue(), name) ? say(name) : (places[place] ?? otherwise);
}

/** Assigns a choice. A place that had it gets the old choice of this place, or the first free one: no two may be equal. */
function changed(
  field: FormField & { kind: 'choices' },
  options: Options,
  place: number,
  choice: string,
): readonly string[] {
  const before = options[field.key] as readonly string[];
  return before.map((other, i) => {
    if (i === place) return choice;
    if (other !== choice) return other;
    const allowed = field.choices(options, i).filter((free) => free !== choice);
    const had = before[place];
    if (had !== undefined && allowed.includes(had)) return had;
    return allowed.find((free) => !before.includes(free)) ?? other;
  });
}
