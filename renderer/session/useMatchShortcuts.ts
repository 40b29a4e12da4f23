import { useEffect, useRef } from 'react';
import type { Scene } from '../table/table.ts';
import type { SessionContext, SessionEvent } from './context.ts';
import type { SelectionState } from './useSelection.ts';

type TableShortcuts = Readonly<Record<string, (() => void) | undefined>>;

interface MatchShortcuts {
  scene: Scene;
  context: SessionContext;
  selection: SelectionState;
  hasLetterKeys: boolean;
  send(event: SessionEvent): void;
  onMenu(): void;
  onLog(): void;
}

/** The keyboard shortcuts of a match that are the same for all games. */
export function useMatchShortcuts({
  scene,
  context,
  selection,
  hasLetterKeys,
  send,
  onMenu,
  onLog,
}: MatchShortcuts): void {
  const { draft, commitWarnings, commit } = selection;
  const { picked } = draft;
  const grave = commitWarnings.some((warning) => warning.grave);
  // Escape ends the topmost of these: the review, the animation, the selection.
  const escapeEvent = (): SessionEvent | null => {
    if (context.reviewedEntry !== null) return { type: 'review', entry: null };
    if (context.animation) return { type: 'skip' };
    return picked.length > 0 ? { type: 'pick', picked: [] } : null;
  };
  const onEscape = escapeEvent();
  useTableShortcuts(
    {
      u: () => send({ type: 'undo' }),
      r: () => send({ type: 'redo' }),
      p: () => send({ type: 'pause' }),
      m: onMenu,
      l: onLog,
      h: () => send({ type: 'hint' }),
      n: () => send({ type: 'hurry' }),
      g: scene.seat !== null && !grave ? commit : undefined,
      Backspace: picked.length > 0 ? () => send({ type: 'pick', picked: picked.slice(0, -1) }) : undefined,
      Escape: onEscape ? () => send(onEscape) : undefined,
    },
    hasLetterKeys,
  );
}

/** Keyboard shortcuts of the table: single keys, wherever the focus is, unless a dialog is open. Letters can be disabled. */
function useTableShortcuts(keys: TableShortcuts, hasLetterKeys: boolean): void {
  const latest = useRef({ keys, hasLetterKeys });
  latest.current = { keys, hasLetterKeys };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, repeat, ctrlKey, metaKey, altKey } = event;
      if (repeat || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
      if (document.querySelector('dialog[open]')) return;
      if (key.length === 1 && !latest.current.hasLetterKeys) return;
      const press = latest.current.keys[key.length === 1 ? key.toLowerCase() : key];
      if (!press) return;
      event.preventDefault();
      press();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
