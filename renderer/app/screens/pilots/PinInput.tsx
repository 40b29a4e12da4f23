import { Field, Input } from '../../../ui/Field.tsx';

interface PinInputProps {
  label: string;
  value: string;
  readOnly: boolean;
  onChange(value: string): void;
}

/** A field for a PIN. */
export function PinInput({ label, value, readOnly, onChange }: PinInputProps) {
  return (
    <Field label={label}>
      <Input
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        readOnly={readOnly}
        value={value}
        onChange={(event) => onChange(event.target.value.trim())}
      />
    </Field>
  );
}
