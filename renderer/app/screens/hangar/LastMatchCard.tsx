import { readAssignment } from '@aerodrome/engine/meta/assignment.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { cardNotes } from '../../../application/matches/matchList.ts';
import { gameOf } from '../../../games/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { useApp } from '../../context.ts';
import type { LastMatch } from './useLastMatch.ts';

/** Card that continues the last match with one click. */
export function LastMatchCard({ last: { info, summary } }: { last: LastMatch }) {
  const { send, application } = useApp();
  const { title } = cardNotes(info);
  const { Picture } = gameOf(summary.game).thumbnail;
  const continueMatch = async () => {
    const read = await application.matches.open(info.id, info.revision);
    send('ok' in read ? { type: 'play', matchDocument: read.ok } : { type: 'problem', problem: read.problem });
  };
  const assignment = readAssignment(info.about ?? {});
  const ticket = (
    <Button className="ticket" onClick={continueMatch}>
      <span className="ticket-picture" data-game={summary.game}>
        <Picture picture={summary.picture} options={summary.options} />
      </span>
      <span className="ticket-words">
        {assignment && <span className="ribbon">{say(`hangar.assignment.${assignment.kind}`)}</span>}
        <span className="ticket-go">{say('hangar.continue')}</span>
        <span className="ticket-title">{say('hangar.match', { game: { key: `game.${summary.game}` }, title })}</span>
        <span className="ticket-line">{say('saves.players', { players: [...summary.players] })}</span>
        <span className="ticket-line">{say(summary.status.key, summary.status.params)}</span>
        <span className="ticket-line">{say('saves.awaited', { names: [...summary.awaited] })}</span>
      </span>
    </Button>
  );
  if (assignment?.kind !== 'tournament') return ticket;
  return (
    <div className="ticket-errand">
      {ticket}
      <Button look="plain" onClick={() => send({ type: 'hall', id: assignment.id })}>
        {say('hangar.hall')}
      </Button>
    </div>
  );
}
