import type { ReactNode } from 'react';

interface RadioGroupProps<T extends string | number> {
  label: string;
  name: string;
  value: T;
  choices: readonly { value: T; label: string; picture?: ReactNode }[];
  onChange(value: T): void;
}

/** A group of radio buttons, shown as chips. */
export function RadioGroup<T extends string | number>({ label, name, value, choices, onChange }: RadioGroupProps<T>) {
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
