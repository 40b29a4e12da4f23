import { say } from '@aerodrome/engine/text/say.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { usePinCheck } from '../../../session/usePinCheck.ts';
import { Button } from '../../../ui/Button.tsx';
import { PinInput } from './PinInput.tsx';

interface PinProtectedFormProps {
  /** The stored PIN that must be entered; without one the form asks for none. */
  stored: string | undefined;
  submitLabel: string;
  look?: 'great';
  children?: ReactNode;
  /** Called once the PIN is right. */
  onSubmit(): void;
}

/** A form for a change of a profile, which only the owner of its PIN can submit. */
export function PinProtectedForm({ stored, submitLabel, look, children, onSubmit }: PinProtectedFormProps) {
  const [pin, setPin] = useState('');
  const { check, message, isPaused, clear } = usePinCheck(stored);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await check(pin)) onSubmit();
  };
  return (
    <form className={stored && 'pilot-pin'} onSubmit={submit}>
      {children}
      {stored && (
        <PinInput
          label={say('pilots.pin.current')}
          value={pin}
          readOnly={isPaused}
          onChange={(value) => {
            setPin(value);
            clear();
          }}
        />
      )}
      <Button type="submit" look={look} disabled={stored !== undefined && pin === ''}>
        {submitLabel}
      </Button>
      {stored && (
        <p role="alert" className="field-wrong">
          {message}
        </p>
      )}
    </form>
  );
}
