import { say } from '@aerodrome/engine/text/say.ts';
import type { PointerEvent } from 'react';
import { Button } from '../ui/Button.tsx';
import { KeyHint } from '../ui/KeyHint.tsx';
import { Lock } from './Lock.tsx';
import './shutter.css';

interface ShutterProps {
  name: string;
  previous: string | null;
  pin: string | undefined;
  previousPin: string | undefined;
  /** Whose answer is waited for, where one may hold the shutter open to look. */
  glance: string | null;
  /** What happened since whoever it is for was last asked. */
  recap: readonly string[];
  onHold(event: PointerEvent): void;
  onOpen(): void;
  onReclaim(): void;
}

/** The roller shutter over the tray: the board is for everybody, this hand is not. */
export function Shutter(props: ShutterProps) {
  const { name, previous, pin, previousPin, glance, recap, onHold, onOpen, onReclaim } = props;
  return (
    <div className="shutter">
      <Lock
        className="shutter-plate"
        heading="h2"
        openLabel={say('shutter.open')}
        {...{ name, previous, pin, previousPin, onOpen, onReclaim }}
        besides={
          glance !== null && (
            <>
              {!pin && (
                <Button className="hold" data-hold="" onPointerDown={onHold}>
                  {say('shutter.hold')}
                  <KeyHint>H</KeyHint>
                </Button>
              )}
              <p className="shutter-glance">{glance}</p>
            </>
          )
        }
      />
      {recap.length > 0 && (
        <ul className="shutter-recap" aria-label={say('match.recap')}>
          {recap.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Nobody's hand is open, and nobody is asked yet: what happened is still to be seen. */
export function ClosedShutter() {
  return <div className="shutter" aria-hidden="true" />;
}
