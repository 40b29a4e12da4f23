import { useLayoutEffect } from 'react';

type Keys = Readonly<Record<string, () => void>>;

/**
 * Keys of a whole screen, by what they are called. Whatever lies over it has them first, and so has a field that is typed
 * in; a button has its own Enter. Letters do something by themselves only where a person wants that.
 */
export function useKeys(keys: Keys, letters: boolean): void {
  // Before the next key: a passive effect may come after it, and answer for a screen that is no longer shown.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, altKey, metaKey } = event;
      if (ctrlKey || altKey || metaKey || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      if (target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select')) return;
      if (key === 'Enter' && target instanceof Element && target.closest('button, a, [tabindex], summary')) return;
      const name = key.length === 1 ? key.toLowerCase() : key;
      if (!Object.hasOwn(keys, name) || (key.length === 1 && !letters)) return;
      event.preventDefault();
      keys[name]?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
