import type { Spot } from '@aerodrome/engine/core/game.ts';
import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';
import type { TrayProps } from '../table/table.ts';
import type { SessionEvent } from './context.ts';

interface PeekInput {
  /** Whether peeking is allowed now: the shutter covers a hand of which one card is to be chosen, and no PIN guards it. */
  canPeek: boolean;
  revision: string;
  /** The hand, while it is open. */
  hand: Pick<TrayProps, 'legalOptions' | 'onAct'> | null;
  /** The spots under the pointer, as the tray reports them. */
  pointed: readonly Spot[] | null;
  /** Whether single letters are keyboard shortcuts. */
  hasLetterKeys: boolean;
  onSend(event: SessionEvent): void;
}

/** The position of a pointer in the window. */
interface PointerPosition {
  clientX: number;
  clientY: number;
}

/** Minimum movement before a release plays a card: the hand opens under the pointer. */
const minMovePx = 24;

/**
 * Opens the shutter while its button or key is held. Releasing the pointer over a card plays that card; releasing it
 * anywhere else, or losing it, covers the hand again.
 */
export function usePeek(input: PeekInput): { onPeek(event: ReactPointerEvent): void } {
  const latest = useRef(input);
  latest.current = input;
  /** The revision of the match when the peek began; `null` while nothing is held. */
  const heldRevision = useRef<string | null>(null);
  /** The position where the pointer was pressed, until it has moved away; `null` for a key. */
  const pressedAt = useRef<PointerPosition | null>(null);
  const hold = (position: PointerPosition | null) => {
    const { canPeek, revision, onSend } = latest.current;
    if (!canPeek || heldRevision.current !== null) return;
    heldRevision.current = revision;
    pressedAt.current = position;
    onSend({ type: 'open' });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the listeners read the latest input
  useEffect(() => {
    const release = () => {
      const { revision, onSend } = latest.current;
      if (heldRevision.current === null) return;
      const isUnchanged = heldRevision.current === revision;
      heldRevision.current = null;
      if (isUnchanged) onSend({ type: 'close' });
    };
    const onUp = () => {
      if (heldRevision.current === null) return;
      const { hand, pointed } = latest.current;
      if (pressedAt.current !== null) return release();
      const spot = pointed?.[0];
      const option = hand?.legalOptions.find(({ spelling }) => 'path' in spelling && spelling.path[0] === spot);
      if (option) hand?.onAct(option.action);
      release();
    };
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      const start = pressedAt.current;
      if (start && Math.hypot(clientX - start.clientX, clientY - start.clientY) > minMovePx) pressedAt.current = null;
    };
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'h' ||
        !latest.current.hasLetterKeys ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey
      )
        return;
      if (event.type === 'keyup') return release();
      if (event.repeat || event.target instanceof HTMLInputElement || document.querySelector('dialog[open]')) return;
      if (!latest.current.canPeek) return;
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
  const onPeek = (event: ReactPointerEvent) => {
    // A touch captures the pointer; released, it sends enter and leave events to the cards.
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      event.currentTarget.releasePointerCapture(event.pointerId);
    hold(event);
  };
  return { onPeek };
}
