import { useEffect, useRef } from 'react';
import type { Scene } from './table.ts';

/**
 * Shortcuts of one game. They are handled in the capture phase, before the tray and the table. While the board, log or
 * preview has the focus, the arrow keys belong to it.
 */
export function useGameShortcuts(
  { settings }: Pick<Scene, 'settings'>,
  keys: Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>>,
): void {
  const latest = useRef({ keys, hasLetterKeys: settings.singleKeys });
  latest.current = { keys, hasLetterKeys: settings.singleKeys };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, repeat, ctrlKey, metaKey, altKey } = event;
      if (repeat || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return;
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
      const arrow = key.startsWith('Arrow');
      if (arrow && target instanceof Element && target.closest('.spots, .log, .preview')) return;
      if (key.length === 1 && !latest.current.hasLetterKeys) return;
      const press = latest.current.keys[key.length === 1 ? key.toLowerCase() : key];
      if (!press) return;
      event.preventDefault();
      event.stopPropagation();
      press(event);
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
}
