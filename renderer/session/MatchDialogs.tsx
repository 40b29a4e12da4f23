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
  open: MatchDocument;
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
  const { open, table, scene, context, play, handover, leaveGuard, onLeave, onSend } = props;
  const { application, send: navigate } = useEnvironment();
  const { match } = context;
  const { assignment } = open;
  const { leaveSafely } = leaveGuard;
  const flyAgain = () => {
    const started = startAgain(open);
    application.matches.append(started.id, started);
    navigate({ type: 'play', open: started });
  };
  return (
    <>
      {handover.mode === 'door' && handover.next !== null && (
        <Door
          key={handover.next}
          {...handoverPlayers(context, handover)}
          onOpen={() => onSend({ type: 'open' })}
          onReclaim={() => onSend({ type: 'reclaim' })}
          onQuit={onLeave}
        >
          {table.Threshold && <table.Threshold scene={scene} next={handover.next} log={match.log('table')} />}
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
          onShow={() => onSend({ type: 'look', at: null })}
          onRepeat={(at, step) => onSend({ type: 'again', part: { at, step } })}
          onBack={() => leaveSafely(() => assignment && navigate({ type: 'owner', assignment }))}
          onAgain={() => leaveSafely(flyAgain)}
          onWatch={() => leaveSafely(() => navigate({ type: 'watch', open }))}
          onLeave={onLeave}
        />
      )}
    </>
  );
}
