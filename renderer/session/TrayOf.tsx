import { type Player, pinOf } from '@aerodrome/engine/core/players.ts';
import { say, sentence } from '@aerodrome/engine/text/say.ts';
import { type ComponentType, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Instruments } from '../table/Instruments.tsx';
import { positionOf } from '../table/position.ts';
import type { HandoverMode } from '../table/screen.ts';
import type { Position, Scene, Table, TrayProps } from '../table/table.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { asideName } from './asideName.ts';
import { Clock } from './Clock.tsx';
import type { SessionContext, SessionEvent } from './context.ts';
import { ClosedShutter, Shutter } from './Shutter.tsx';
import { hidesHands, type Regions, retractAction } from './selectors.ts';
import { useHolding } from './useHolding.ts';

interface TrayOfProps {
  table: Table;
  scene: Scene;
  /** The same as far as it has been played. */
  shown: Scene;
  hand: TrayProps | null;
  /** What is shown keeps every hand closed. */
  watching: boolean;
  context: SessionContext;
  doing: Regions;
  way: HandoverMode;
  /** Who gets the screen, and who may still take something back before. */
  handing: { name: string; previous: string | null; next: number | null; holder: number | null };
  /** Lets what waits for a key go on, where it is shown step by step. */
  goOn: (() => void) | null;
  players: readonly Player[];
  /** What happened since whoever gets the screen was last asked. */
  recap: readonly string[];
  /** Whether single letters are keys. */
  letters: boolean;
  Hands: ComponentType<Position>;
  /** One person plays, whose hand may always be seen. */
  alone: boolean;
  tray: RefObject<HTMLElement | null>;
  speak(text: string): void;
  onSend(event: SessionEvent): void;
}

/** Left and right lead from one choice to the next; nothing is reached by them that Tab does not reach. */
function alongTheTray(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined) return;
  const choices = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const at = choices.indexOf(document.activeElement as HTMLButtonElement);
  const next = at < 0 ? (step > 0 ? 0 : choices.length - 1) : at + step;
  choices[(next + choices.length) % choices.length]?.focus();
}

/** It takes the focus: Space or Enter is enough. */
function GoOn({ onPress }: { onPress(): void }) {
  const [pressed, setPressed] = useState<() => void>();
  const button = useRef<HTMLButtonElement>(null);
  const waits = pressed !== onPress;
  useEffect(() => {
    if (waits) button.current?.focus();
  }, [waits]);
  const press = () => {
    setPressed(() => onPress);
    onPress();
  };
  return (
    <Button look="plain" ref={button} data-go-on="" disabled={!waits} onClick={press}>
      {say('match.goOn')}
    </Button>
  );
}

/** Under the board: the hand and its controls, or the shutter over them. */
export function TrayOf(props: TrayOfProps) {
  const { table, scene, shown, hand, context, doing, way, handing, players, Hands, tray, onSend } = props;
  const alone = props.alone && !props.watching;
  const seat = hand?.seat ?? null;
  const { match, lookedBack } = context;
  const covered = hidesHands(context) && context.viewerSeat === null && match.outcome === null;
  const looking = lookedBack !== null;
  const retract = retractAction(context);
  const glance = way === 'shutter' ? (table.handover.peekPrompt?.(scene) ?? null) : null;
  const guardedByPin = handing.next !== null && pinOf(players[handing.next]) !== undefined;
  const { onHold } = useHolding({
    ...{ hand, onSend },
    may: glance !== null && !guardedByPin,
    revision: match.revision,
    pointed: context.pointed,
    letters: props.letters,
  });
  return (
    <section
      className="tray"
      aria-labelledby="asked"
      ref={tray}
      tabIndex={-1}
      onKeyDown={alongTheTray}
      data-region="tray"
    >
      {doing.clock !== 'off' && <Clock context={context} held={doing.clock === 'held'} speak={props.speak} />}
      {props.goOn && <GoOn onPress={props.goOn} />}
      {looking && <Button onClick={() => onSend({ type: 'look', at: null })}>{say('match.lookingBack')}</Button>}
      <Instruments
        dock="trayLeft"
        instruments={table.instruments?.(shown) ?? []}
        scene={shown}
        preview={null}
        draft={null}
      />
      {hand && (
        <ErrorBoundary>
          <table.Tray key={seat} {...hand} />
        </ErrorBoundary>
      )}
      {way === 'shutter' && (
        <Shutter
          key={handing.next}
          name={handing.name}
          previous={handing.previous}
          pin={handing.next === null ? undefined : pinOf(players[handing.next])}
          previousPin={handing.holder === null ? undefined : pinOf(players[handing.holder])}
          glance={glance && sentence(glance)}
          recap={props.recap}
          onHold={onHold}
          onOpen={() => onSend({ type: 'open' })}
          onReclaim={() => onSend({ type: 'reclaim' })}
        />
      )}
      {covered && way !== 'shutter' && !looking && <ClosedShutter />}
      {seat === null && alone && !looking && !context.pause?.hidesHand && match.outcome === null && (
        <div className="waiting-hand">
          <Hands {...positionOf(match, scene.view)} />
          {doing.play === 'waiting' && retract && (
            <Button look="plain" data-retract="" onClick={() => onSend({ type: 'reclaim' })}>
              {asideName(match.kind.id, retract)}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
