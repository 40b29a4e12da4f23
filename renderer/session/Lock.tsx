import { hashPin } from '@aerodrome/engine/core/players.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { type FormEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Input } from '../ui/Field.tsx';

interface LockProps {
  className: string;
  /** Who is to take the screen. */
  name: string;
  /** The player who had it, if a sealed choice can still be taken back. */
  previous: string | null;
  /** The fingerprints of their PINs, if they set some. */
  pin: string | undefined;
  previousPin: string | undefined;
  heading: 'h1' | 'h2';
  openLabel: string;
  quitLabel?: string;
  onOpen(): void;
  onReclaim(): void;
  onQuit?(): void;
  /** Another way in, beside the button. */
  besides?: ReactNode;
  /** Another stands before it now. */
  onTurn?(name: string): void;
}

/** Hands the screen over: to the next, with a PIN if one is set, or back to whoever had it. */
export function Lock(props: LockProps) {
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
    besides,
  } = props;
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  /** The previous player wants in again, and has a PIN to show for it. */
  const [reclaiming, setReclaiming] = useState(false);
  const pin = reclaiming ? previousPin : props.pin;
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (pin && hashPin(typed) !== pin) setWrong(true);
    else if (reclaiming) onReclaim();
    else onOpen();
  };
  /** Another stands before the door: nothing that the one before typed is theirs. */
  const turnTo = (reclaims: boolean) => {
    setTyped('');
    setWrong(false);
    setReclaiming(reclaims);
    props.onTurn?.((reclaims && previous) || name);
  };
  return (
    <form
      className={className}
      onSubmit={open}
      onKeyDown={(event: KeyboardEvent) => event.repeat && event.preventDefault()}
      // Nor does the second half of a double click that began before it closed.
      onClickCapture={(event: MouseEvent) => event.detail > 1 && event.preventDefault()}
    >
      <p className="door-hand">{say('door.hand')}</p>
      <Heading>{reclaiming ? previous : name}</Heading>
      {pin && (
        <label className="door-pin">
          <span>{say('door.pin')}</span>
          <Input
            key={String(reclaiming)}
            // There is nothing else to do here.
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
      {!reclaiming && besides}
      <div className="door-others">
        {reclaiming && (
          <Button look="plain" onClick={() => turnTo(false)}>
            {say('door.back', { name })}
          </Button>
        )}
        {previous && !reclaiming && (
          <Button look="plain" onClick={() => (previousPin ? turnTo(true) : onReclaim())}>
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
