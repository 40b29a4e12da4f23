import { say } from '@aerodrome/engine/text/say.ts';
import { type ReactNode, useRef } from 'react';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { Column } from './Column.tsx';
import { Instruments } from './Instruments.tsx';
import { useRegionKeys } from './regionFocus.ts';
import type { Draft, Scene, Table } from './table.ts';
import { useAidSize } from './useAidSize.ts';
import type { BoardPlace } from './useBoard.ts';
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
  draft?: Draft | null;
  place: BoardPlace;
  /** The question to the player, or the present event. */
  title: ReactNode;
  className?: string;
  /** The state of the session as attributes, for tests and styles. */
  data?: Readonly<Record<`data-${string}`, string | number>>;
  left: ReactNode;
  right: ReactNode;
  /** Content over the clearing. */
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
  useRegionKeys();
  return (
    <main className={`match ${className}`} ref={main} data-game={game} {...data}>
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
        {table.Corner && place.controls && (
          <ErrorBoundary>
            <table.Corner scene={scene} board={place.controls} />
          </ErrorBoundary>
        )}
      </div>
      <Column side="right" panels={of('right')} {...{ scene, preview, ...sized }}>
        {right}
      </Column>
      {tray}
      <ErrorBoundary>
        <table.Mirror view={scene.view} options={scene.options} setting={scene.setting} />
      </ErrorBoundary>
      {children}
    </main>
  );
}
