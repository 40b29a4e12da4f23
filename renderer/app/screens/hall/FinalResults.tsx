import type { Tournament } from '@aerodrome/engine/meta/tournament/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Emblem } from '../pilots/Emblem.tsx';
import { useLedgerLines, useProfiles } from '../pilots/useRecords.ts';
import { honoursOf, podiumOf } from './honours.ts';
import { Standings } from './Standings.tsx';
import './honour.css';

interface FinalResultsProps {
  id: string;
  state: Tournament;
  onDuplicate(): void;
  onExport(): void;
  onPrint(): void;
}

/** Results of a finished tournament: podium, honours and final standings. */
export function FinalResults({ id, state, onDuplicate, onExport, onPrint }: FinalResultsProps) {
  const podium = podiumOf(state, useProfiles());
  const winners = podium.filter(({ place }) => place === 1).map(({ name }) => name);
  const honours = honoursOf(state, useLedgerLines(id));
  return (
    <div className="honour">
      <Card className="honour-winner" aria-label={say('hall.honour')}>
        <h2>{say(winners.length > 1 ? 'hall.champions' : 'hall.champion', { names: winners })}</h2>
        <ol className="honour-podium">
          {podium.map(({ place, entrant, name, points, profile }) => (
            <li key={entrant} data-place={place}>
              <b>{place}</b>
              <span>
                {profile && <Emblem {...profile} />}
                <bdi>{name}</bdi>
              </span>
              <i>{points}</i>
            </li>
          ))}
        </ol>
        {honours.length > 0 && (
          <dl className="honour-list">
            {honours.map(({ what, names, value }) => (
              <div key={what}>
                <dt>{say(`hall.honour.${what}`)}</dt>
                <dd>{say(`hall.honour.${what}.of`, { names, value })}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="next-buttons">
          <Button onClick={onDuplicate}>{say('hall.again')}</Button>
          <Button look="plain" onClick={onPrint}>
            {say('hall.export.print')}
          </Button>
          <Button look="plain" onClick={onExport}>
            {say('hall.export')}
          </Button>
        </div>
      </Card>
      <Card className="hall-table" aria-label={say('hall.standings')}>
        <h2>{say('hall.standings')}</h2>
        <Standings state={state} />
      </Card>
    </div>
  );
}
