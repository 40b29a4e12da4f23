import { say } from '@aerodrome/engine/text/say.ts';
import { type ComponentType, useLayoutEffect, useMemo, useState } from 'react';
import type { MatchDocument } from '../application/matches/match.ts';
import { loadTable } from '../games/index.ts';
import { SessionEnvironmentContext } from '../session/environment.ts';
import { useLeaveGuard } from '../session/useLeaveGuard.tsx';
import type { Table } from '../table/table.ts';
import type { UiState } from '../table/uiState.ts';
import { Button } from '../ui/Button.tsx';
import { useApp } from './context.ts';
import { downloadMatch } from './downloads.ts';
import { tableSettings } from './systemSettings.ts';

interface TableLoaderProps {
  open: MatchDocument;
  /** False for a replay. */
  isPlayed: boolean;
  uiState: UiState;
  Screen: ComponentType<{ open: MatchDocument; table: Table; uiState: UiState }>;
}

/** Loads the code of the game's table, then shows the screen. A failed load is retried only when the person asks for it. */
export function TableLoader({ open, isPlayed, uiState, Screen }: TableLoaderProps) {
  const game = open.match.kind.id;
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ table: Table } | 'failed' | null>(null);
  // A layout effect: a table that is already loaded shows without an empty frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useLayoutEffect(() => {
    let isCancelled = false;
    const take = (result: { table: Table } | 'failed') => {
      if (!isCancelled) setLoaded(result);
    };
    loadTable(game).then(
      (table) => take({ table }),
      () => take('failed'),
    );
    return () => {
      isCancelled = true;
    };
  }, [game, attempt]);
  const { application, settings, openBoard, send } = useApp();
  const environment = useMemo(
    () => ({ application, settings, tableSettings: tableSettings(settings), openBoard, send, downloadMatch }),
    [application, settings, openBoard, send],
  );
  return (
    <SessionEnvironmentContext value={environment}>
      {loaded === 'failed' && (
        <TableLoadError open={open} isPlayed={isPlayed} onRetry={() => setAttempt(attempt + 1)} />
      )}
      {loaded !== null && loaded !== 'failed' && <Screen open={open} table={loaded.table} uiState={uiState} />}
    </SessionEnvironmentContext>
  );
}

/** Shown if the table's code could not be loaded: offers another attempt, a reload of the page, and the way out. The match is on disk. */
function TableLoadError({
  open,
  isPlayed,
  onRetry,
}: Omit<TableLoaderProps, 'Screen' | 'uiState'> & { onRetry(): void }) {
  const { send } = useApp();
  const { leaveSafely, sheet } = useLeaveGuard(open);
  // Some browsers cache a failed module load until the page is reloaded. The reloaded page reopens the match.
  const reload = () => leaveSafely(() => window.location.reload());
  return (
    <main className="broken">
      <h1>{say('app.noTable')}</h1>
      <p>{say('app.noTable.text')}</p>
      <div className="broken-buttons">
        {/* The control that led here is gone. */}
        <Button autoFocus onClick={onRetry}>
          {say('app.retry')}
        </Button>
        {isPlayed && (
          <Button look="plain" onClick={reload}>
            {say('app.reload')}
          </Button>
        )}
        <Button look="plain" onClick={() => leaveSafely(() => send({ type: 'hangar' }))}>
          {say(isPlayed ? 'match.leave' : 'app.broken.leave')}
        </Button>
      </div>
      {sheet}
    </main>
  );
}
