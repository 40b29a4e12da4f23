import { say } from '@aerodrome/engine/text/say.ts';
import { type ReactNode, useRef } from 'react';
import { Guarded } from '../ui/Guarded.tsx';
import { Column } from './Column.tsx';
import { Instruments } from './Instruments.tsx';
import type { Draft, Scene, Table } from './table.ts';
import { useAidSize } from './useAidSize.ts';
import type { BoardPlace } from './useBoard.ts';
import { useRegions } from './useRegions.ts';
import './frame.css';

interface TableFrameProps {
  table: Table;
  /** What the aids show: while something plays they keep step with it. */
  scene: Scene;
  /** What the choice that is thought of would do, or nothing. */
  preview?: unknown;
  /** What somebody is putting together, if anybody is. */
  draft?: Draft | null;
  place: BoardPlace;
  /** What is asked, or what goes on. */
  title: ReactNode;
  className?: string;
  /** What the tests and the styles may know of the state behind it. */
  data?: Readonly<Record<`data-${string}`, string | number>>;
  left: ReactNode;
  right: ReactNode;
  /** What lies over the clearing. */
  over?: ReactNode;
  tray: ReactNode;
  children?: ReactNode;
}

/** What is round the board of any game: banner, aids by side, instruments, tray, and the board in words. */
export function TableFrame(props: TableFrameProps) {
  const {
    table,
    scene,
    preview = null,
    draft = null,
    place,
    title,
    className = '',
    data = {},
    left,
    right,
    over,
    tray,
    children,
  } = props;
  const panels = table.panels(scene);
  const instruments = table.instruments?.(scene) ?? [];
  const of = (side: 'left' | 'right') => panels.filter((panel) => panel.side === side);
  const main = useRef<HTMLElement>(null);
  const sized = useAidSize(main);
  useRegions();
  return (
    <main className={`match ${className}`} ref={main} {...data}>
      <div className="canvas" ref={place.canvas} />
      <header className="banner">
        <h1 id="asked" aria-live="polite">
          {/* Another title is another plate, for those games that slide it in. */}
          <span key={String(title)}>{title}</span>
        </h1>
        <p>{say('match.standing', { standing: table.status(scene) })}</p>
        <Instruments dock="ribbon" {...{ instruments, scene, preview, draft }} />
      </header>
      <Column side="left" panels={of('left')} {...{ scene, preview, ...sized }}>
        {left}
      </Column>
      <div className="clearing" ref={place.clearing} data-region="board" tabIndex={-1}>
        <Instruments dock="gutterLeft" {...{ instruments, scene, preview, draft }} />
        {over ?? <div className="sky" />}
        <Instruments dock="gutterRight" {...{ instruments, scene, preview, draft }} />
        {table.Corner && place.opened && (
          <Guarded>
            <table.Corner scene={scene} board={place.opened.board} />
          </Guarded>
        )}
      </div>
      <Column side="right" panels={of('right')} {...{ scene, preview, ...sized }}>
        {right}
      </Column>
      {tray}
      <Guarded>
        <table.Mirror view={scene.view} options={scene.options} setting={scene.setting} />
      </Guarded>
      {children}
    </main>
  );
}
