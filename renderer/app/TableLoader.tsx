import { say } from '@aerodrome/engine/text/say.ts';
import { type ComponentType, useLayoutEffect, useMemo, useState } from 'react';
import { exportOpenMatch } from '../application/matches/exportMatch.ts';
import type { MatchDocument } from '../application/matches/match.ts';
import { loadTable } from '../games/index.ts';
import { SessionEnvironmentContext } from '../session/environment.ts';
import { MatchScreen } from '../session/MatchScreen.tsx';
import { useLeaveGuard } from '../session/useLeaveGuard.tsx';
import type { Table } from '../table/table.ts';
import type { UiState } from '../table/uiState.ts';
import { Button } from '../ui/Button.tsx';
import { useApp } from './context.ts';
import { downloadMatchText } from './downloads.ts';
import { ReplayScreen } from './screens/Replay.tsx';
import { tableSettings } from './systemSettings.ts';

interface TableLoaderProps {
  matchDocument: MatchDocument;
  /** True for a replay, false for a match that is played. */
  isReplay: boolean;
  uiState: UiState;
  Screen: ComponentType<{ matchDocument: MatchDocument; table: Table; uiState: UiState }>;
}

type OpenTable = Pick<TableLoaderProps, 'matchDocument' | 'uiState'>;

/** A match that is played. */
export function MatchTable(props: OpenTable) {
  return <TableLoader {...props} isReplay={false} Screen={MatchScreen} />;
}

/** A match that is watched again. */
export function ReplayTable(props: OpenTable) {
  return <TableLoader {...props} isReplay Screen={ReplayScreen} />;
}

/** Loads the code of the game's table, then shows the screen. A failed load is retried only when the person asks for it. */
function TableLoader({ matchDocument: openedMatch, isReplay, uiState, Screen }: TableLoaderProps) {
  const { application, settings, openBoard, send } = useApp();
  // A table that is mounted again, after an error or in another language, continues with the last step.
  const [matchDocument] = useState(() => application.matches.latest(openedMatch.id) ?? openedMatch);
  const game = matchDocument.match.kind.id;
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
  const environment = useMemo(() => {
    const downloadMatch = (open: MatchDocument) => {
      const text = exportOpenMatch(open, application.clock.now());
      if ('problem' in text) send({ type: 'problem', problem: text.problem });
      else downloadMatchText(open.title, text.ok);
    };
    return { application, settings, tableSettings: tableSettings(settings), openBoard, send, downloadMatch };
  }, [application, settings, openBoard, send]);
  return (
    <SessionEnvironmentContext value={environment}>
      {loaded === 'failed' && (
        <TableLoadError matchDocument={matchDocument} isReplay={isReplay} onRetry={() => setAttempt(attempt + 1)} />
      )}
      {loaded !== null && loaded !== 'failed' && (
        <Screen matchDocument={matchDocument} table={loaded.table} uiState={uiState} />
      )}
    </SessionEnvironmentContext>
  );
}

/** Shown if the table's code could not be loaded: offers another attempt, a reload of the page, and the way out. The match is on disk. */
function TableLoadError({
  matchDocument,
  isReplay,
  onRetry,
}: Omit<TableLoaderProps, 'Screen' | 'uiState'> & { onRetry(): void }) {
  const { send } = useApp();
  const { leaveSafely, sheet } = useLeaveGuard(matchDocument);
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
        {!isReplay && (
          <Button look="plain" onClick={reload}>
            {say('app.reload')}
          </Button>
        )}
        <Button look="plain" onClick={() => leaveSafely(() => send({ type: 'hangar' }))}>
          {say(isReplay ? 'app.broken.leave' : 'match.leave')}
        </Button>
      </div>
      {sheet}
    </main>
  );
}
