import type { Spot } from '@aerodrome/engine/core/game.ts';
import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';
import type { TrayProps } from '../table/table.ts';
import type { SessionEvent } from './context.ts';

interface Holding {
  /** Whether the shutter may be held open now: it is closed before an answer, and no PIN guards it. */
  may: boolean;
  revision: string;
  /** What lies open, once it does. */
  hand: Pick<TrayProps, 'ways' | 'onAct'> | null;
  /** The spots under the pointer, as the tray reports them. */
  pointed: readonly Spot[] | null;
  letters: boolean;
  onSend(event: SessionEvent): void;
}

/** Where a pointer is, in the window. */
interface Pressed {
  clientX: number;
  clientY: number;
}

/** A pointer that was never farther off than this has chosen nothing: what comes to lie under it was not there before. */
const still = 24;

/**
 * Opens the shutter as long as the button or its key is held. Let go over a card, that card is played; let go anywhere
 * else, or lost in any way, the hand is covered again. Once something was played nothing is left to be covered.
 */
export function useHolding({ may, revision, hand, pointed, letters, onSend }: Holding): {
  onHold(event: ReactPointerEvent): void;
} {
  const latest = useRef({ may, revision, hand, pointed, letters, onSend });
  latest.current = { may, revision, hand, pointed, letters, onSend };
  /** What was to be seen when it began. */
  const held = useRef<string | null>(null);
  /** Where it was pressed, until the pointer has moved off; a key is pressed nowhere. */
  const from = useRef<Pressed | null>(null);
  const hold = (at: Pressed | null) => {
    const now = latest.current;
    if (!now.may || held.current !== null) return;
    held.current = now.revision;
    from.current = at;
    now.onSend({ type: 'open' });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what they ask is always the latest
  useEffect(() => {
    const release = () => {
      const now = latest.current;
      if (held.current === null) return;
      const untouched = held.current === now.revision;
      held.current = null;
      if (untouched) now.onSend({ type: 'close' });
    };
    const onUp = () => {
      if (held.current === null) return;
      const { hand: now, pointed: under } = latest.current;
      if (from.current !== null) return release();
      const spot = under?.[0];
      const way = now?.ways.find(({ spelling }) => 'path' in spelling && spelling.path[0] === spot);
      if (way) now?.onAct(way.action);
      release();
    };
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      const at = from.current;
      if (at && Math.hypot(clientX - at.clientX, clientY - at.clientY) > still) from.current = null;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'h' || !latest.current.letters || event.ctrlKey || event.metaKey || event.altKey)
        return;
      if (event.type === 'keyup') return release();
      if (event.repeat || event.target instanceof HTMLInputElement || document.querySelector('dialog[open]')) return;
      if (!latest.current.may) return;
      event.preventDefault();
      event.stopPropagation();
      hold(null);
    };
    const onHidden = () => document.hidden && release();
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', release);
    window.addEventListener('blur', release);
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('keyup', onKey, true);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', release);
      window.removeEventListener('blur', release);
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('keyup', onKey, true);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, []);
  const onHold = (event: ReactPointerEvent) => {
    // A touch captures the pointer; without it the cards below hear the pointer enter and leave.
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      event.currentTarget.releasePointerCapture(event.pointerId);
    hold(event);
  };
  return { onHold };
}
