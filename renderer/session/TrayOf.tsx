import type { Action } from '@aerodrome/engine/core/game.ts';
import { say, sentence } from '@aerodrome/engine/text/say.ts';
import type { ComponentType, KeyboardEvent, RefObject } from 'react';
import type { GlimpseProps } from '../games/descriptor.ts';
import type { Scene, Table } from '../table/table.ts';
import { Guarded } from '../ui/Guarded.tsx';
import { Clock } from './Clock.tsx';
import type { Handover, SessionContext, SessionEvent } from './context.ts';
import { type Player, pinOf } from './control.ts';
import type { Doing } from './regions.ts';
import { ClosedShutter, Shutter } from './Shutter.tsx';
import { guarded } from './seats.ts';
import type { Composing } from './useComposing.ts';
import { useHolding } from './useHolding.ts';

interface TrayOfProps {
  table: Table;
  scene: Scene;
  context: SessionContext;
  composing: Composing;
  doing: Doing;
  way: Handover;
  /** Who gets the screen, and who may still take something back before. */
  handing: { name: string; previous: string | null; next: number | null; holder: number | null };
  players: readonly Player[];
  /** What happened since whoever gets the screen was last asked. */
  recap: readonly string[];
  /** Whether single letters are keys. */
  letters: boolean;
  Hands: ComponentType<GlimpseProps>;
  /** One person plays, whose hand may always be seen. */
  alone: boolean;
  tray: RefObject<HTMLElement | null>;
  speak(text: string): void;
  onAct(action: Action): void;
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

/** Under the board: the hand and its controls, or the shutter over them. */
export function TrayOf(props: TrayOfProps) {
  const { table, scene, context, composing, doing, way, handing, players, Hands, alone, tray, onAct, onSend } = props;
  const { seat } = scene;
  const { match, lookedBack } = context;
  const covered = guarded(context) && context.open === null && match.outcome === null;
  const looking = lookedBack !== null;
  const glance = way === 'shutter' ? (table.glance?.(scene) ?? null) : null;
  const guardedByPin = handing.next !== null && pinOf(players[handing.next]) !== undefined;
  const { onHold } = useHolding({
    ...{ composing, onAct, onSend },
    may: glance !== null && !guardedByPin,
    version: context.version,
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
      {looking && (
        <button type="button" onClick={() => onSend({ type: 'look', at: null })}>
          {say('match.lookingBack')}
        </button>
      )}
      {seat !== null && (
        <Guarded>
          <table.Tray
            key={seat}
            scene={scene}
            seat={seat}
            ways={composing.ways}
            composition={composing.composition}
            warnings={composing.graver}
            onPick={composing.pick}
            onPoint={(pointed) => onSend({ type: 'point', pointed })}
            onAct={onAct}
            onCommit={composing.commit}
          />
        </Guarded>
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
      {seat === null && alone && !looking && !context.pause?.covers && match.outcome === null && (
        <div className="waiting-hand">
          <Hands view={scene.view} options={scene.options} />
        </div>
      )}
    </section>
  );
}
