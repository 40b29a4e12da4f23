import { say } from '@aerodrome/engine/text/say.ts';
import { Lock } from './Lock.tsx';
import './shutter.css';

interface ShutterProps {
  name: string;
  previous: string | null;
  pin: string | undefined;
  previousPin: string | undefined;
  onOpen(): void;
  onReclaim(): void;
}

/** The roller shutter over the tray: the board is for everybody, this hand is not. */
export function Shutter({ name, previous, pin, previousPin, onOpen, onReclaim }: ShutterProps) {
  return (
    <div className="shutter">
      <Lock
        className="shutter-plate"
        heading="h2"
        openLabel={say('shutter.open')}
        {...{ name, previous, pin, previousPin, onOpen, onReclaim }}
      />
    </div>
  );
}

/** Nobody's hand is open, and nobody is asked yet: what happened is still to be seen. */
export function ClosedShutter() {
  return <div className="shutter" aria-hidden="true" />;
}
