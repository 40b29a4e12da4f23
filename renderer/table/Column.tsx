import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import type { AidSize, Panel, Scene } from './table.ts';

/** Minimum height under the aids, in rem: for some lines of the log on the left, for preview and menu on the right. */
const minRestRem = { left: 7.5, right: 13 };
/** The same on a side with a lesson, where the log has fewer lines. */
const minRestWithLessonRem = 5.5;

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

/** The aids of one side, and the panels under them. */
export function Column({ side, panels, scene, preview, size, onTooHigh, onMoreRoom, children }: ColumnProps) {
  const column = useRef<HTMLDivElement>(null);
  const aids = useRef<HTMLDivElement>(null);
  /** The last height of the lesson and the questions. */
  const lastExtraPx = useRef(0);
  // Any change of an aid may make it higher. Only elements whose size changed are measured: a measurement forces the layout
  // of the whole page, for every animation that begins or ends.
  useLayoutEffect(() => {
    const [all, strips] = [column.current, aids.current];
    if (!all || !strips) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const [room, high] = [all.clientHeight, strips.offsetHeight];
      const lesson = all.querySelector<HTMLElement>('.lesson')?.offsetHeight ?? 0;
      const questions = [...all.querySelectorAll<HTMLElement>('.aside-question')].map(
        ({ offsetHeight }) => offsetHeight,
      );
      const extraPx = questions.reduce((sum, height) => sum + height, lesson);
      // A table with a longer preview sets --rest.
      const asked = Number.parseFloat(getComputedStyle(all).getPropertyValue('--rest')) || minRestRem[side];
      const restRem = lesson > 0 ? minRestWithLessonRem : asked;
      if (extraPx < lastExtraPx.current) onMoreRoom();
      else if (room > 0 && high + restRem * rem + extraPx > room) onTooHigh(size);
      lastExtraPx.current = extraPx;
    };
    const sizes = new ResizeObserver(measure);
    const watch = () => {
      for (const each of [all, ...all.children]) sizes.observe(each);
    };
    // The lesson and the questions appear and disappear.
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
