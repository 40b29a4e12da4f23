import { say } from '@aerodrome/engine/text/say.ts';
import { type ReactNode, useRef } from 'react';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { Column } from './Column.tsx';
import { Instruments } from './Instruments.tsx';
import { useRegionFocusKeys } from './regionFocus.ts';
import type { Scene, SelectionProps, Table } from './table.ts';
import { useAidSize } from './useAidSize.ts';
import type { BoardElements } from './useBoard.ts';
import './frame.css';
import './panels.css';

interface TableFrameProps {
  /** The game's id: the styles of a game are scoped to it. */
  game: string;
  table: Table;
  /** The scene of the aids: during an animation they keep step with it. */
  scene: Scene;
  /** The preview of the choice that is pointed at or picked. */
  preview?: unknown;
  /** The selection in progress, or `null`. */
  selection?: SelectionProps | null;
  boardElements: BoardElements;
  /** The question to the player, or the present event. */
  title: ReactNode;
  className?: string;
  /** The state of the session as attributes, for tests and styles. */
  data?: Readonly<Record<`data-${string}`, string | number>>;
  left: ReactNode;
  right: ReactNode;
  /** Content over the board area. */
  over?: ReactNode;
  tray: ReactNode;
  children?: ReactNode;
}

/** The layout round the board of any game: banner, aids by side, instruments, tray, and the board in words. */
export function TableFrame(props: TableFrameProps) {
  const {
    game,
    table,
    scene,
    preview = null,
    selection = null,
    boardElements,
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
  useRegionFocusKeys();
  return (
    <main className={`match ${className}`} ref={main} data-game={game} {...data}>
      <div className="canvas" ref={boardElements.canvas} />
      <header className="banner">
        <h1 id="asked" aria-live="polite">
          {/* Another title is another plate, for those games that slide it in. */}
          <span key={String(title)}>{title}</span>
        </h1>
        <p>{say('match.standing', { standing: table.status(scene) })}</p>
        <Instruments dock="ribbon" {...{ instruments, scene, preview, selection }} />
      </header>
      <Column side="left" panels={of('left')} {...{ scene, preview, ...sized }}>
        {left}
      </Column>
      <div className="board-area" ref={boardElements.boardArea} data-region="board" tabIndex={-1}>
        <Instruments dock="gutterLeft" {...{ instruments, scene, preview, selection }} />
        {over ?? <div className="sky" />}
        <Instruments dock="gutterRight" {...{ instruments, scene, preview, selection }} />
        {table.Corner && boardElements.controls && (
          <ErrorBoundary>
            <table.Corner scene={scene} board={boardElements.controls} />
          </ErrorBoundary>
        )}
      </div>
      <Column side="right" panels={of('right')} {...{ scene, preview, ...sized }}>
        {right}
      </Column>
      {tray}
      <ErrorBoundary>
        <table.BoardDescription view={scene.view} options={scene.options} gameData={scene.gameData} />
      </ErrorBoundary>
      {children}
    </main>
  );
}
