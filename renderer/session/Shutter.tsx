import { say } from '@aerodrome/engine/text/say.ts';
import type { PointerEvent } from 'react';
import { Button } from '../ui/Button.tsx';
import { KeyHint } from '../ui/KeyHint.tsx';
import { HandoverForm } from './HandoverForm.tsx';
import './shutter.css';

interface ShutterProps {
  nextName: string;
  previousName: string | null;
  nextPin: string | undefined;
  previousPin: string | undefined;
  /** The text beside the button that opens the shutter while it is held; `null` where peeking is not allowed. */
  peekPrompt: string | null;
  /** The last lines of the log since this player's last decision. */
  recap: readonly string[];
  onPeek(event: PointerEvent): void;
  onOpen(): void;
  onRetract(): void;
}

/** The roller shutter over the tray. It hides the hand; the board stays visible. */
export function Shutter(props: ShutterProps) {
  const { nextName, previousName, nextPin, previousPin, peekPrompt, recap, onPeek, onOpen, onRetract } = props;
  return (
    <div className="shutter">
      <HandoverForm
        className="shutter-plate"
        heading="h2"
        openLabel={say('shutter.open')}
        {...{ nextName, previousName, nextPin, previousPin, onOpen, onRetract }}
        extra={
          peekPrompt !== null && (
            <>
              {!nextPin && (
                <Button className="hold" data-hold="" onPointerDown={onPeek}>
                  {say('shutter.hold')}
                  <KeyHint>H</KeyHint>
                </Button>
              )}
              <p className="shutter-glance">{peekPrompt}</p>
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

/** The shutter without a form, while an animation plays before the next player is asked. */
export function ClosedShutter() {
  return <div className="shutter" aria-hidden="true" />;
}
