import { say, sentence } from '@aerodrome/engine/text/say.ts';
import {
  type ComponentType,
  type KeyboardEvent,
  memo,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Instruments } from '../table/Instruments.tsx';
import { positionOf } from '../table/position.ts';
import type { Position, Scene, Table, TrayProps } from '../table/table.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { asideLabel } from './asideText.ts';
import type { SessionContext, SessionEvent } from './context.ts';
import { useDisplayedScene } from './displayedScene.ts';
import { type HandoverInfo, handoverPlayers } from './handover.ts';
import { ClosedShutter, Shutter } from './Shutter.tsx';
import { Stopwatch } from './Stopwatch.tsx';
import { isTrayCovered, peopleSeats, type Regions, retractAction } from './selectors.ts';
import { usePeek } from './usePeek.ts';

interface MatchTrayProps {
  table: Table;
  scene: Scene;
  hand: TrayProps | null;
  /** Whether the animation keeps every hand closed. */
  isHandCovered: boolean;
  context: SessionContext;
  regions: Regions;
  handover: HandoverInfo;
  /** Plays the next step of a reveal; `null` unless the animation waits for it. */
  playNextStep: (() => void) | null;
  /** The last lines of the log since the next player's last decision. */
  recap: readonly string[];
  /** Whether single letters are keyboard shortcuts. */
  hasLetterKeys: boolean;
  OpenHands: ComponentType<Position>;
  tray: RefObject<HTMLElement | null>;
  speak(text: string): void;
  onSend(event: SessionEvent): void;
}

/** The left and right arrow keys move the focus between the buttons of the tray. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const next = at < 0 ? (step > 0 ? 0 : buttons.length - 1) : at + step;
  buttons[(next + buttons.length) % buttons.length]?.focus();
}

/** The button that plays the next step of a reveal. It takes the focus, so that Space or Enter is enough. */
function NextStepButton({ onPress }: { onPress(): void }) {
  const [pressed, setPressed] = useState<() => void>();
  const button = useRef<HTMLButtonElement>(null);
  const isWaiting = pressed !== onPress;
  useEffect(() => {
    if (isWaiting) button.current?.focus();
  }, [isWaiting]);
  const press = () => {
    setPressed(() => onPress);
    onPress();
  };
  return (
    <Button look="plain" ref={button} data-go-on="" disabled={!isWaiting} onClick={press}>
      {say('match.goOn')}
    </Button>
  );
}

/** The instruments beside the hand, with the scene that the animation has reached. */
function TrayInstruments({ table }: { table: Table }) {
  const scene = useDisplayedScene();
  const instruments = table.instruments?.(scene) ?? [];
  return <Instruments dock="trayLeft" {...{ instruments, scene }} preview={null} selection={null} />;
}

/** The tray under the board: the hand and its controls, or the shutter over them. */
export function MatchTray(props: MatchTrayProps) {
  const { table, scene, hand, context, regions, handover, tray, onSend } = props;
  const OpenHands = useMemo(() => memo(props.OpenHands), [props.OpenHands]);
  const { match } = context;
  const seat = hand?.seat ?? null;
  const isReviewing = context.reviewedEntry !== null;
  // A single person's hand may always be seen.
  const showsHands = peopleSeats(context).length === 1 && !props.isHandCovered && !context.pause?.coversHand;
  const retract = retractAction(context);
  const hasShutter = handover.mode === 'shutter';
  const peekPrompt = hasShutter ? (table.handover.peekPrompt?.(scene) ?? null) : null;
  const handoverNames = handoverPlayers(context, handover);
  const { onPeek } = usePeek({
    ...{ hand, onSend },
    canPeek: peekPrompt !== null && handoverNames.nextPin === undefined,
    revision: match.revision,
    pointed: context.pointed,
    hasLetterKeys: props.hasLetterKeys,
  });
  return (
    <section className="tray" aria-labelledby="asked" ref={tray} tabIndex={-1} onKeyDown={moveFocus} data-region="tray">
      {regions.clock !== 'off' && (
        <Stopwatch context={context} isStopped={regions.clock === 'stopped'} speak={props.speak} />
      )}
      {props.playNextStep && <NextStepButton onPress={props.playNextStep} />}
      {isReviewing && (
        <Button onClick={() => onSend({ type: 'review', entry: null })}>{say('match.lookingBack')}</Button>
      )}
      <TrayInstruments table={table} />
      {hand && (
        <ErrorBoundary>
          <table.Tray key={seat} {...hand} />
        </ErrorBoundary>
      )}
      {hasShutter && (
        <Shutter
          key={handover.nextSeat}
          {...handoverNames}
          peekPrompt={peekPrompt && sentence(peekPrompt)}
          recap={props.recap}
          onPeek={onPeek}
          onOpen={() => onSend({ type: 'open' })}
          onRetract={() => onSend({ type: 'retract' })}
        />
      )}
      {isTrayCovered(context) && !hasShutter && !isReviewing && <ClosedShutter />}
      {seat === null && showsHands && !isReviewing && match.outcome === null && (
        <div className="waiting-hand">
          <OpenHands {...positionOf(match, scene.view)} />
          {regions.play === 'waiting' && retract && (
            <Button look="plain" data-retract="" onClick={() => onSend({ type: 'retract' })}>
              {asideLabel(match.kind.id, retract)}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
