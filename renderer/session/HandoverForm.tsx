import { say } from '@aerodrome/engine/text/say.ts';
import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../ui/Button.tsx';
import { Input } from '../ui/Field.tsx';
import { usePinCheck } from './usePinCheck.ts';

interface HandoverFormProps {
  className: string;
  /** The player who gets the screen. */
  nextName: string;
  /** The player who had the screen, if a sealed choice of theirs can still be taken back. */
  previousName: string | null;
  /** Their stored PINs, if they have some. */
  nextPin: string | undefined;
  previousPin: string | undefined;
  heading: 'h1' | 'h2';
  openLabel: string;
  quitLabel?: string;
  onOpen(): void;
  onRetract(): void;
  onQuit?(): void;
  /** Content under the button. */
  extra?: ReactNode;
  /** Called with the name of the player whose name the form shows now. */
  onPlayerChange?(name: string): void;
}

/** Hands the screen over to the next player, with a PIN if one is set, or back to the previous player. */
export function HandoverForm(props: HandoverFormProps) {
  const {
    className,
    nextName,
    previousName,
    previousPin,
    heading: Heading,
    openLabel,
    quitLabel,
    onOpen,
    onRetract,
    onQuit,
    extra,
  } = props;
  const [typed, setTyped] = useState('');
  /** The previous player takes a choice back, and has to enter their PIN. */
  const [retracting, setRetracting] = useState(false);
  const pin = retracting ? previousPin : props.nextPin;
  /** Changes with the player whose name the form shows, and when it is unmounted. */
  const formVersion = useRef(0);
  useEffect(() => {
    return () => {
      formVersion.current++;
    };
  }, []);
  const pinChecks = { next: usePinCheck(props.nextPin), previous: usePinCheck(previousPin) };
  const { check, message, isPaused, clear } = pinChecks[retracting ? 'previous' : 'next'];
  const open = async (event: FormEvent) => {
    event.preventDefault();
    const version = formVersion.current;
    // A door without a PIN opens within the key press, so that no key is lost.
    if (pin && !(await check(typed))) return;
    // The form may be another player's by now.
    if (version !== formVersion.current) return;
    if (retracting) onRetract();
    else onOpen();
  };
  /** Shows the form of the other player, without the input of the one before. */
  const switchPlayer = (isRetracting: boolean) => {
    formVersion.current++;
    setTyped('');
    clear();
    setRetracting(isRetracting);
    props.onPlayerChange?.((isRetracting && previousName) || nextName);
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
      <Heading>{retracting ? previousName : nextName}</Heading>
      {pin && (
        <label className="door-pin">
          <span>{say('door.pin')}</span>
          <Input
            key={String(retracting)}
            // The PIN is the only input.
            autoFocus
            type="password"
            inputMode="numeric"
            autoComplete="off"
            readOnly={isPaused}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              clear();
            }}
          />
        </label>
      )}
      <p role="alert" className="door-wrong">
        {message}
      </p>
      {/* The next player starts here. */}
      <Button type="submit" autoFocus={!pin} data-open="">
        {openLabel}
      </Button>
      {!retracting && extra}
      <div className="door-others">
        {retracting && (
          <Button look="plain" onClick={() => switchPlayer(false)}>
            {say('door.back', { name: nextName })}
          </Button>
        )}
        {previousName && !retracting && (
          <Button look="plain" onClick={() => (previousPin ? switchPlayer(true) : onRetract())}>
            {say('door.retract', { name: previousName })}
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
