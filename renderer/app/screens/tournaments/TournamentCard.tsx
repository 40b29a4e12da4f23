import { isolateDirection } from '@aerodrome/engine/text/bidi.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { Card } from '../../../ui/Card.tsx';
import { formatDateTime } from '../../dates.ts';
import { DocumentButtons } from '../logDocuments/DocumentButtons.tsx';
import type { TournamentNotes } from './tournamentNotes.ts';

interface TournamentCardProps {
  notes: TournamentNotes;
  onOpen(): void;
  onDuplicate(): void;
  onExport(): void;
  onRemove(): void;
}

/** Card of a tournament: format, games, round and leader. */
export function TournamentCard({ notes, ...actions }: TournamentCardProps) {
  const { format, entrants, standing, games } = notes;
  const title = notes.title || say('tournaments.untitled');
  const way = standing === 'draft' ? 'goOn' : 'open';
  return (
    <Card as="li" className="tournament" data-standing={standing}>
      <header>
        <h2>{title}</h2>
        <span className="tournament-stamp">{say(`tournaments.standing.${standing}`)}</span>
      </header>
      <p>{say('tournaments.line', { format: { key: `tournament.format.${format}` }, entrants })}</p>
      <p>{say('tournaments.games', { games: games.map((game) => ({ key: `game.${game}` })) })}</p>
      <p className="tournament-standing">{describeStanding(notes)}</p>
      {notes.next && standing === 'running' && <p>{say('tournaments.next', { next: notes.next })}</p>}
      <p className="tournament-names">{describePlayers(notes)}</p>
      <p className="tournament-date">{say('tournaments.updated', { date: formatDateTime(notes.updated) })}</p>
      <DocumentButtons
        kind="tournaments"
        title={title}
        open={[`tournaments.${way}`, `tournaments.${way}.of`]}
        {...actions}
      />
    </Card>
  );
}

function describeStanding({ standing, round, rounds, leaders, points }: TournamentNotes): string {
  const among = leaders.length > 1 ? 'Several' : '';
  const first = { name: leaders[0] ?? '', names: leaders, points };
  if (standing === 'closed') return leaders.length > 0 ? say(`tournaments.winner${among}`, first) : '';
  if (standing === 'draft') return '';
  const at = rounds > 0 ? say('tournaments.round', { round, rounds }) : say('tournaments.roundAlone', { round });
  return leaders.length > 0 && round > 0 ? `${at} · ${say(`tournaments.leader${among}`, first)}` : at;
}

function describePlayers({ players, entrants }: TournamentNotes): string {
  const more = entrants - players.length;
  return more > 0
    ? say('tournaments.playersMore', { names: players.map(isolateDirection).join(', '), more })
    : say('tournaments.players', { names: [...players] });
}
