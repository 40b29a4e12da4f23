import type { ReactNode } from 'react';

interface ChoiceProps<T extends string | number> {
  label: string;
  name: string;
  value: T;
  choices: readonly { value: T; label: string; picture?: ReactNode }[];
  onChange(value: T): void;
}

/** One of a few, all in sight: arrow keys move between them. */
export function Choice<T extends string | number>({ label, name, value, choices, onChange }: ChoiceProps<T>) {
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div className="choice-chips">
        {choices.map((choice) => (
          <label key={choice.value} className={choice.picture ? 'chip pictured' : 'chip'}>
            <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
            {choice.picture}
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface FlagProps {
  label: string;
  value: boolean;
  onChange(value: boolean): void;
}

export function Flag({ label, value, onChange }: FlagProps) {
  return (
    <label className="flag">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}
