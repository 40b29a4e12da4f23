import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
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
  /** How high the guide and the telegrams were. */
  const besides = useRef(0);
  // Any change of an aid may make it higher. Only elements whose size changed are measured: a measurement forces the layout
  // of the whole page, for every animation that begins or ends.
  useLayoutEffect(() => {
    const [all, strips] = [column.current, aids.current];
    if (!all || !strips) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const [room, high] = [all.clientHeight, strips.offsetHeight];
      const guide = all.querySelector<HTMLElement>('.guide')?.offsetHeight ?? 0;
      const slips = [...all.querySelectorAll<HTMLElement>('.slip')].map(({ offsetHeight }) => offsetHeight);
      const more = slips.reduce((sum, height) => sum + height, guide);
      // A table whose preview says more asks for more.
      const asked = Number.parseFloat(getComputedStyle(all).getPropertyValue('--rest')) || rest[side];
      const rows = guide > 0 ? restWithGuide : asked;
      if (more < besides.current) onMoreRoom();
      else if (room > 0 && high + rows * rem + more > room) onTooHigh(size);
      besides.current = more;
    };
    const sizes = new ResizeObserver(measure);
    const watch = () => {
      for (const each of [all, ...all.children]) sizes.observe(each);
    };
    // A guide or a telegram comes and goes.
    const coming = new MutationObserver(watch);
    coming.observe(all, { childList: true });
    watch();
    measure();
    return () => {
      sizes.disconnect();
      coming.disconnect();
    };
  }, [side, size, onTooHigh, onMoreRoom]);
  return (
    <div className={side} ref={column}>
      <div className="aids" ref={aids} data-region="aids" data-size={size}>
        {panels.map(({ id, seats, Body }) => (
          <div key={id} className={seats.some((seat) => scene.awaiting.includes(seat)) ? 'unit awaited' : 'unit'}>
            <ErrorBoundary>
              <Body scene={scene} size={size} preview={preview} />
            </ErrorBoundary>
          </div>
        ))}
      </div>
      {children}
    </div>
  );
}
