import { acceptsEntrants } from '@aerodrome/engine/meta/tournament/applyEvent.ts';
import { isKnockOut } from '@aerodrome/engine/meta/tournament/setup.ts';
import type { EntrantState, Tournament } from '@aerodrome/engine/meta/tournament/state.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Input } from '../../../ui/Field.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { useProfiles } from '../pilots/useRecords.ts';
import { typedEntrant } from '../tournaments/draft.ts';
import type { TournamentActions } from './useTournament.ts';
import '../newTournament.css';
import './sheets.css';

interface PeopleSheetProps {
  state: Tournament;
  disabled: boolean;
  actions: TournamentActions;
  onClose(): void;
}

/** Entrants of a running tournament: withdraw, return, rename, or enter late. */
export function PeopleSheet({ state, disabled, actions, onClose }: PeopleSheetProps) {
  const profiles = useProfiles();
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const running = state.phase === 'running';
  const open = running && acceptsEntrants(state) && state.bracket === null;
  const enter = async () => {
    const read = typedEntrant(typed, state, profiles);
    if ('problem' in read) return setRefused(explain(read.problem));
    if (await actions.append({ type: 'entered', entrant: read.ok })) setTyped('');
  };
  return (
    <Sheet title={say('hall.people')} onClose={onClose}>
      <ul className="people">
        {state.entrants.map((entrant) => (
          <Person key={entrant.id} {...{ entrant, disabled, running, actions }} />
        ))}
      </ul>
      {running && (
        <section className="people-late">
          <h3>{say('hall.late')}</h3>
          {open ? (
            <>
              <div className="who-add">
                <Input
                  aria-label={say(state.setup.team === 1 ? 'tournaments.add' : 'tournaments.addTeam')}
                  placeholder={say(state.setup.team === 1 ? 'tournaments.add' : 'tournaments.addTeam')}
                  maxLength={48}
                  value={typed}
                  disabled={disabled}
                  onChange={(event) => {
                    setTyped(event.target.value);
                    setRefused(null);
                  }}
                  onKeyDown={(event) => event.key === 'Enter' && enter()}
                />
                <Button look="plain" disabled={disabled} onClick={enter}>
                  {say('tournaments.addIt')}
                </Button>
              </div>
              <p className="field-wrong" role="alert">
                {refused}
              </p>
            </>
          ) : (
            <p>{say(isKnockOut(state.setup.format) || state.bracket ? 'hall.late.bracket' : 'tournament.tooLate')}</p>
          )}
        </section>
      )}
    </Sheet>
  );
}

interface PersonProps {
  entrant: EntrantState;
  disabled: boolean;
  running: boolean;
  actions: TournamentActions;
}

function Person({ entrant: { id, name, active }, disabled, running, actions }: PersonProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const rename = async () => {
    const wanted = typed?.trim();
    if (wanted && wanted !== name) await actions.append({ type: 'renamed', id, name: wanted });
    setTyped(null);
  };
  return (
    <li className={active ? undefined : 'gone'}>
      {typed === null ? (
        <span className="people-name">
          <bdi>{name}</bdi>
          {!active && <i> {say('hall.gone')}</i>}
        </span>
      ) : (
        <Input
          aria-label={say('hall.rename.of', { name })}
          // The user has just asked to type here.
          autoFocus
          maxLength={60}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && rename()}
          onBlur={rename}
        />
      )}
      <Button look="quiet" disabled={disabled || !running} onClick={() => setTyped(name)}>
        {say('hall.rename')}
      </Button>
      <Button
        look="plain"
        disabled={disabled || !running}
        aria-label={say(active ? 'hall.withdraw.of' : 'hall.return.of', { name })}
        onClick={() => actions.append({ type: active ? 'withdrew' : 'returned', id })}
      >
        {say(active ? 'hall.withdraw' : 'hall.return')}
      </Button>
    </li>
  );
}
