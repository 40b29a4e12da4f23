import { useLayoutEffect } from 'react';

type Keys = Readonly<Record<string, () => void>>;

/**
 * Keyboard shortcuts of a screen, by `KeyboardEvent.key`. Ignored while a dialog is open or a field has the focus; Enter
 * belongs to a focused button. Single letters work only if the settings allow them (`hasLetterKeys`).
 */
export function useShortcuts(keys: Keys, hasLetterKeys: boolean): void {
  // A layout effect: a passive one may run after the next key press, which the previous screen would then handle.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, altKey, metaKey } = event;
      if (ctrlKey || altKey || metaKey || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      if (target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select')) return;
      if (key === 'Enter' && target instanceof Element && target.closest('button, a, [tabindex], summary')) return;
      const name = key.length === 1 ? key.toLowerCase() : key;
      if (!Object.hasOwn(keys, name) || (key.length === 1 && !hasLetterKeys)) return;
      event.preventDefault();
      keys[name]?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
