import { say } from '@aerodrome/engine/text/say.ts';
import { useEffect, useRef, useState } from 'react';
import type { InstrumentProps } from '../../../table/table.ts';
import { Button } from '../../../ui/Button.tsx';
import { KeyHint } from '../../../ui/KeyHint.tsx';
import type { SquadronsTableTypes } from '../tableTypes.ts';

/** A spot for the preview of enemy attacks. It has no place on the map. */
export const dangers = 'dangers';

/** Shows where enemies could attack, while held or when locked; T does the same. */
export function DangersToggle({ scene, selection }: Pick<InstrumentProps<SquadronsTableTypes>, 'scene' | 'selection'>) {
  const [locked, setLocked] = useState(false);
  const point = useRef(selection?.onPoint);
  point.current = selection?.onPoint;
  const hasLetterKeys = useRef(scene.settings.singleKeys);
  hasLetterKeys.current = scene.settings.singleKeys;
  const there = selection !== null;
  useEffect(() => {
    if (!there) return;
    const onKey = (event: KeyboardEvent) => {
      const { key, repeat, ctrlKey, metaKey, altKey, shiftKey, type, target } = event;
      if (key.toLowerCase() !== 't' || repeat || ctrlKey || metaKey || altKey || !hasLetterKeys.current) return;
      if (target instanceof HTMLInputElement || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      if (shiftKey) {
        if (type === 'keydown') setLocked((was) => !was);
      } else point.current?.(type === 'keydown' ? [dangers] : null);
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('keyup', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('keyup', onKey);
    };
  }, [there]);
  useEffect(() => {
    point.current?.(locked ? [dangers] : null);
  }, [locked]);
  return (
    <Button
      look="plain"
      className="eye"
      disabled={!there}
      aria-pressed={locked}
      onPointerEnter={() => selection?.onPoint([dangers])}
      onPointerLeave={() => !locked && selection?.onPoint(null)}
      onFocus={() => selection?.onPoint([dangers])}
      onBlur={() => !locked && selection?.onPoint(null)}
      onClick={() => setLocked(!locked)}
    >
      <svg viewBox="0 0 24 16" aria-hidden="true">
        <path d="M1 8Q12-5 23 8 12 21 1 8Z" fill="none" stroke="currentColor" strokeWidth="2" />
        <circle cx="12" cy="8" r="4" fill="currentColor" />
      </svg>
      {say('table.squadrons.eye')}
      <KeyHint>T</KeyHint>
    </Button>
  );
}
