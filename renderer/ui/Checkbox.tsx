interface CheckboxProps {
  label: string;
  value: boolean;
  onChange(value: boolean): void;
}

export function Checkbox({ label, value, onChange }: CheckboxProps) {
  return (
    <label className="flag">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}
