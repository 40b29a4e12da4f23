import { hashPin } from '@aerodrome/engine/core/players.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { type FormEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Input } from '../ui/Field.tsx';

interface HandoverFormProps {
  className: string;
  /** The player who gets the screen. */
  name: string;
  /** The player who had the screen, if a sealed choice of theirs can still be taken back. */
  previous: string | null;
  /** The hashes of their PINs, if they have some. */
  pin: string | undefined;
  previousPin: string | undefined;
  heading: 'h1' | 'h2';
  openLabel: string;
  quitLabel?: string;
  onOpen(): void;
  onReclaim(): void;
  onQuit?(): void;
  /** Content under the button. */
  extra?: ReactNode;
  /** Called with the name of the player whom the form addresses now. */
  onAddresseeChange?(name: string): void;
}

/** Hands the screen over to the next player, with a PIN if one is set, or back to the previous player. */
export function HandoverForm(props: HandoverFormProps) {
  const {
    className,
    name,
    previous,
    previousPin,
    heading: Heading,
    openLabel,
    quitLabel,
    onOpen,
    onReclaim,
    onQuit,
    extra,
  } = props;
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  /** The previous player takes a choice back, and has to enter their PIN. */
  const [reclaiming, setReclaiming] = useState(false);
  const pin = reclaiming ? previousPin : props.pin;
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (pin && hashPin(typed) !== pin) setWrong(true);
    else if (reclaiming) onReclaim();
    else onOpen();
  };
  /** Addresses the other player, without the input of the one before. */
  const address = (reclaims: boolean) => {
    setTyped('');
    setWrong(false);
    setReclaiming(reclaims);
    props.onAddresseeChange?.((reclaims && previous) || name);
  };
  return (
    <form
      className={className}
      onSubmit={open}
      onKeyDown={(event: KeyboardEvent) => event.repeat && event.preventDefault()}
      // The second click of a double click that began before the door closed must not open it.
      onClickCapture={(event: MouseEvent) => event.detail > 1 && event.preventDefault()}
    >
      <p className="door-hand">{say('door.hand')}</p>
      <Heading>{reclaiming ? previous : name}</Heading>
      {pin && (
        <label className="door-pin">
          <span>{say('door.pin')}</span>
          <Input
            key={String(reclaiming)}
            // The PIN is the only input.
            autoFocus
            type="password"
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setWrong(false);
            }}
          />
        </label>
      )}
      <p role="alert" className="door-wrong">
        {wrong ? say('door.wrongPin') : ''}
      </p>
      {/* The next player starts here. */}
      <Button type="submit" autoFocus={!pin} data-open="">
        {openLabel}
      </Button>
      {!reclaiming && extra}
      <div className="door-others">
        {reclaiming && (
          <Button look="plain" onClick={() => address(false)}>
            {say('door.back', { name })}
          </Button>
        )}
        {previous && !reclaiming && (
          <Button look="plain" onClick={() => (previousPin ? address(true) : onReclaim())}>
            {say('door.reclaim', { name: previous })}
          </Button>
        )}
        {onQuit && (
          <Button look="plain" onClick={onQuit}>
            {quitLabel ?? say('door.quit')}
          </Button>
        )}
      </div>
    </form>
  );
}
