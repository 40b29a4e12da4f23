import type { PointerEvent } from 'react';

/** A press that moves less than this, in pixels, is a click. */
const minDragPx = 7;

/**
 * Drags a card: a copy of it follows the pointer, and `onDrop` gets the `data-drop` of the element below it, or `null`.
 * A press without movement stays an ordinary click.
 */
export function dragCard(
  event: PointerEvent<HTMLElement>,
  onLift: () => void,
  onDrop: (over: string | null) => void,
): void {
  if (event.button !== 0) return;
  const held = event.currentTarget;
  const [x0, y0] = [event.clientX, event.clientY];
  let copy: HTMLElement | null = null;
  const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
    if (!copy) {
      if (Math.hypot(clientX - x0, clientY - y0) < minDragPx) return;
      const { width, height } = held.getBoundingClientRect();
      copy = held.cloneNode(true) as HTMLElement;
      copy.classList.add('crew-held');
      copy.setAttribute('aria-hidden', 'true');
      copy.removeAttribute('data-spot');
      Object.assign(copy.style, { width: `${width}px`, height: `${height}px` });
      document.body.append(copy);
      onLift();
    }
    copy.style.translate = `${clientX}px ${clientY}px`;
  };
  const end = (up: globalThis.PointerEvent) => {
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
    if (!copy) return;
    copy.remove();
    const over = up.type === 'pointerup' ? document.elementFromPoint(up.clientX, up.clientY) : null;
    // Suppresses the click event that follows a drag.
    held.addEventListener('click', stop, { capture: true, once: true });
    setTimeout(() => held.removeEventListener('click', stop, { capture: true }));
    onDrop(over?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? null);
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
}

function stop(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
