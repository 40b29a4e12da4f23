import { useEffect, useRef } from 'react';
import type { BoardController } from '../table/boardController.ts';

/** Plays animations faster while Space is held. */
export function useFastForwardKey(board: BoardController, isAnimating: boolean): void {
  const latest = useRef(isAnimating);
  latest.current = isAnimating;
  useEffect(() => {
    const stop = () => board.send({ type: 'fastForward', isOn: false });
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'Space') return;
      // Space presses the button that has the focus.
      if (event.target instanceof HTMLButtonElement) return;
      if (event.type === 'keydown' && latest.current) {
        event.preventDefault();
        board.send({ type: 'fastForward', isOn: true });
      } else if (event.type === 'keyup') stop();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('keyup', onKey);
    // A key that is released outside the window sends no keyup.
    window.addEventListener('blur', stop);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('keyup', onKey);
      window.removeEventListener('blur', stop);
    };
  }, [board]);
}
