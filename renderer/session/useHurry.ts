import { useEffect, useRef } from 'react';
import type { OpenTable } from './useTable.ts';

/** Space, held down while something moves, hurries it. */
export function useHurry(opened: OpenTable | null, animating: boolean): void {
  const moving = useRef(animating);
  moving.current = animating;
  useEffect(() => {
    if (!opened) return;
    const { stage } = opened;
    const hurry = (event: KeyboardEvent) => {
      if (event.code !== 'Space') return;
      if (event.type === 'keydown' && moving.current) {
        event.preventDefault();
        stage.hurried = true;
      } else if (event.type === 'keyup') stage.hurried = false;
    };
    window.addEventListener('keydown', hurry);
    window.addEventListener('keyup', hurry);
    // Let go of elsewhere, it is never heard of.
    const calm = () => {
      stage.hurried = false;
    };
    window.addEventListener('blur', calm);
    return () => {
      window.removeEventListener('keydown', hurry);
      window.removeEventListener('keyup', hurry);
      window.removeEventListener('blur', calm);
    };
  }, [opened]);
}
