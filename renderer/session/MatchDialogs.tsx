import { say } from '@aerodrome/engine/text/say.ts';
import type { MatchDocument } from '../application/matches/match.ts';
import { startAgain } from '../application/matches/newMatch.ts';
import type { Scene, Table } from '../table/table.ts';
import { Sheet } from '../ui/Sheet.tsx';
import type { SessionContext, SessionEvent } from './context.ts';
import { Door } from './Door.tsx';
import { useEnvironment } from './environment.ts';
import { type HandoverInfo, handoverPlayers } from './handover.ts';
import { ResultCard } from './ResultCard.tsx';
import type { Regions } from './selectors.ts';
import type { LeaveGuard } from './useLeaveGuard.tsx';

interface MatchDialogsProps {
  matchDocument: MatchDocument;
  table: Table;
  scene: Scene;
  context: SessionContext;
  play: Regions['play'];
  handover: HandoverInfo;
  leaveGuard: LeaveGuard;
  onLeave(): void;
  onSend(event: SessionEvent): void;
}

/** The dialogs over the table: the door, the sheets of an unsaved or paused match, and the result. */
export function MatchDialogs(props: MatchDialogsProps) {
  const { matchDocument, table, scene, context, play, handover, leaveGuard, onLeave, onSend } = props;
  const { application, send: navigate } = useEnvironment();
  const { match } = context;
  const { assignment } = matchDocument;
  const { leaveSafely } = leaveGuard;
  const flyAgain = () => {
    const started = startAgain(matchDocument);
    application.matches.append(started.id, started);
    navigate({ type: 'play', matchDocument: started });
  };
  return (
    <>
      {handover.mode === 'door' && handover.nextSeat !== null && (
        <Door
          key={handover.nextSeat}
          {...handoverPlayers(context, handover)}
          onOpen={() => onSend({ type: 'open' })}
          onRetract={() => onSend({ type: 'retract' })}
          onQuit={onLeave}
        >
          {table.DoorInfo && <table.DoorInfo scene={scene} next={handover.nextSeat} log={match.log('table')} />}
        </Door>
      )}
      {leaveGuard.sheet}
      {play === 'paused' && (
        <Sheet title={say('match.paused')} onClose={() => onSend({ type: 'resume' })}>
          <p>{say('match.paused.text')}</p>
        </Sheet>
      )}
      {play === 'over' && (
        <ResultCard
          table={table}
          match={match}
          players={context.players}
          hints={context.hints}
          turnTimesMs={context.turnTimesMs}
          isReviewing={context.reviewedEntry !== null}
          assignment={assignment ?? null}
          onShow={() => onSend({ type: 'review', entry: null })}
          onRepeat={(entry, step) => onSend({ type: 'repeatAnimation', revealStep: { entry, step } })}
          onBack={() => leaveSafely(() => assignment && navigate({ type: 'openAssignment', assignment }))}
          onAgain={() => leaveSafely(flyAgain)}
          onWatch={() => leaveSafely(() => navigate({ type: 'replay', matchDocument }))}
          onLeave={onLeave}
        />
      )}
    </>
  );
}
