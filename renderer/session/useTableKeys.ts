import { useEffect, useRef } from 'react';

export type TableKeys = Readonly<Record<string, (() => void) | undefined>>;

/** Keyboard shortcuts of the table: single keys, wherever the focus is, unless a dialog is open. Letters can be disabled. */
export function useTableKeys(keys: TableKeys, hasLetterKeys: boolean): void {
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
