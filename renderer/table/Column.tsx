import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Guarded } from '../ui/Guarded.tsx';
import type { AidSize, Panel, Scene } from './table.ts';

const sizes: readonly AidSize[] = ['full', 'compact', 'chip'];
/** What lies under the aids needs this much, in rem. */
const rest = 7.5;

interface ColumnProps {
  side: 'left' | 'right';
  panels: readonly Panel[];
  scene: Scene;
  children: ReactNode;
}

/** The aids of one side, as large as they may be, and what lies under them. */
export function Column({ side, panels, scene, children }: ColumnProps) {
  const column = useRef<HTMLDivElement>(null);
  const aids = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what an aid shows may make it higher
  useLayoutEffect(() => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const [room, high] = [column.current?.clientHeight ?? 0, aids.current?.offsetHeight ?? 0];
    if (room > 0 && high + rest * rem > room && size < sizes.length - 1) setSize(size + 1);
  }, [size, scene.view, panels.length]);
  useLayoutEffect(() => {
    if (!column.current) return;
    let last = column.current.clientHeight;
    const observer = new ResizeObserver(([{ contentRect }]) => {
      if (Math.abs(contentRect.height - last) < 1) return;
      last = contentRect.height;
      setSize(0);
    });
    observer.observe(column.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={side} ref={column} data-size={sizes[size]}>
      <div className="aids" ref={aids} data-region="aids">
        {panels.map(({ id, seats, Body }) => (
          <div key={id} className={seats.some((seat) => scene.awaited.includes(seat)) ? 'unit awaited' : 'unit'}>
            <Guarded>
              <Body scene={scene} size={sizes[size]} />
            </Guarded>
          </div>
        ))}
      </div>
      {children}
    </div>
  );
}
