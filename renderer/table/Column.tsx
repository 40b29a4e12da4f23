import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Guarded } from '../ui/Guarded.tsx';
import type { AidSize, Panel, Scene } from './table.ts';

/** What lies under the aids of a side needs this much, in rem: some lines of the log; a preview and the menu. */
const rest = { left: 7.5, right: 13 };
/** With a guide under it, the log makes do with fewer. */
const restWithGuide = 5.5;

interface ColumnProps {
  side: 'left' | 'right';
  panels: readonly Panel[];
  scene: Scene;
  preview: unknown;
  size: AidSize;
  /** The aids leave too little room for the rest. */
  onTooHigh(size: AidSize): void;
  /** Something under the aids has become smaller. */
  onMoreRoom(): void;
  children: ReactNode;
}

/** The aids of one side, and what lies under them. */
export function Column({ side, panels, scene, preview, size, onTooHigh, onMoreRoom, children }: ColumnProps) {
  const column = useRef<HTMLDivElement>(null);
  const aids = useRef<HTMLDivElement>(null);
  const guided = useRef(0);
  // Whatever an aid shows may make it higher. What has not become another size is not measured again: whoever asks for one
  // has the whole page laid out on the spot, for every picture that begins or ends.
  useLayoutEffect(() => {
    const [all, strips] = [column.current, aids.current];
    if (!all || !strips) return;
    let watched: HTMLElement | null = null;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const [room, high] = [all.clientHeight, strips.offsetHeight];
      const card = all.querySelector<HTMLElement>('.guide');
      const guide = card?.offsetHeight ?? 0;
      const rows = guide > 0 ? restWithGuide : rest[side];
      if (guide < guided.current) onMoreRoom();
      else if (room > 0 && high + rows * rem + guide > room) onTooHigh(size);
      guided.current = guide;
      // A guide that comes makes something else smaller, which is how it is noticed.
      if (card && card !== watched) observer.observe(card);
      watched = card;
    };
    const observer = new ResizeObserver(measure);
    for (const each of [all, ...all.children]) observer.observe(each);
    measure();
    return () => observer.disconnect();
  }, [side, size, onTooHigh, onMoreRoom]);
  return (
    <div className={side} ref={column}>
      <div className="aids" ref={aids} data-region="aids" data-size={size}>
        {panels.map(({ id, seats, Body }) => (
          <div key={id} className={seats.some((seat) => scene.awaited.includes(seat)) ? 'unit awaited' : 'unit'}>
            <Guarded>
              <Body scene={scene} size={size} preview={preview} />
            </Guarded>
          </div>
        ))}
      </div>
      {children}
    </div>
  );
}
