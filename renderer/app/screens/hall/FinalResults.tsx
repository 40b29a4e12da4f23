import type { Tournament } from '@aerodrome/engine/meta/tournament/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { Emblem } from '../pilots/Emblem.tsx';
import { useLinesOf, useProfiles } from '../pilots/useRecords.ts';
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

/** What is left when all is flown: the winner, the table, and who is remembered for what. */
export function FinalResults({ id, state, onDuplicate, onExport, onPrint }: FinalResultsProps) {
  const podium = podiumOf(state, useProfiles());
  const winners = podium.filter(({ place }) => place === 1).map(({ name }) => name);
  const honours = honoursOf(state, useLinesOf(id));
  return (
    <div className="honour">
      <section className="honour-winner paper on-paper" aria-label={say('hall.honour')}>
        <h2>{say(winners.length > 1 ? 'hall.champions' : 'hall.champion', { names: winners })}</h2>
        <ol className="honour-podium">
          {podium.map(({ place, entrant, name, points, profile }) => (
            <li key={entrant} data-place={place}>
              <b>{place}</b>
              <span>
                {profile && <Emblem {...profile} />}
                {name}
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
          <button type="button" onClick={onDuplicate}>
            {say('hall.again')}
          </button>
          <button type="button" className="plain" onClick={onPrint}>
            {say('hall.export.print')}
          </button>
          <button type="button" className="plain" onClick={onExport}>
            {say('hall.export')}
          </button>
        </div>
      </section>
      <section className="hall-table paper on-paper" aria-label={say('hall.standings')}>
        <h2>{say('hall.standings')}</h2>
        <Standings state={state} />
      </section>
    </div>
  );
}
