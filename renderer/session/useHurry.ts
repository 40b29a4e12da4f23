import { useEffect, useRef } from 'react';
import type { Canvas } from '../table/openBoard.ts';

/** Space, held down while something moves, hurries it. */
export function useHurry(stage: Canvas | null, animating: boolean): void {
  const moving = useRef(animating);
  moving.current = animating;
  useEffect(() => {
    if (!stage) return;
    const hurry = (event: KeyboardEvent) => {
      if (event.code !== 'Space') return;
      // A control that has the focus has its Space.
      if (event.target instanceof HTMLButtonElement) return;
      if (event.type === 'keydown' && moving.current) {
        event.preventDefault();
        stage.isHurried = true;
      } else if (event.type === 'keyup') stage.isHurried = false;
    };
    window.addEventListener('keydown', hurry);
    window.addEventListener('keyup', hurry);
    // Let go of elsewhere, it is never heard of.
    const calm = () => {
      stage.isHurried = false;
    };
    window.addEventListener('blur', calm);
    return () => {
      window.removeEventListener('keydown', hurry);
      window.removeEventListener('keyup', hurry);
      window.removeEventListener('blur', calm);
    };
  }, [stage]);
}
