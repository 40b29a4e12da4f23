import { useEffect, useRef } from 'react';
import type { BoardController } from '../table/boardController.ts';

/** Speeds animations up while Space is held. */
export function useHurry(board: BoardController, animating: boolean): void {
  const moving = useRef(animating);
  moving.current = animating;
  useEffect(() => {
    const calm = () => board.send({ type: 'hurry', isHurried: false });
    const hurry = (event: KeyboardEvent) => {
      if (event.code !== 'Space') return;
      // Space presses the button that has the focus.
      if (event.target instanceof HTMLButtonElement) return;
      if (event.type === 'keydown' && moving.current) {
        event.preventDefault();
        board.send({ type: 'hurry', isHurried: true });
      } else if (event.type === 'keyup') calm();
    };
    window.addEventListener('keydown', hurry);
    window.addEventListener('keyup', hurry);
    // A key that is released outside the window sends no keyup.
    window.addEventListener('blur', calm);
    return () => {
      window.removeEventListener('keydown', hurry);
      window.removeEventListener('keyup', hurry);
      window.removeEventListener('blur', calm);
    };
  }, [board]);
}
