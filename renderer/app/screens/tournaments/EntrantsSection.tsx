import { type Level, levels } from '@aerodrome/engine/bots/bot.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import type { Profile } from '@aerodrome/engine/meta/roster.ts';
import type { Entrant } from '@aerodrome/engine/meta/tournament/setup.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Input, Select } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { botEntrant, type Draft, moveItem, type Seeding, typedEntrant, withEntrants } from './draft.ts';

interface EntrantsSectionProps {
  draft: Draft;
  profiles: readonly Profile[];
  seeding: Seeding;
  /** Why the tournament cannot start with these entrants. */
  wrong: string | null;
  onChange(draft: Draft): void;
  onSeeding(seeding: Seeding): void;
  speak(text: string): void;
}

const seedings = ['list', 'lot', 'rating'] as const;

/** Entrants in seeding order: people, profiles and bots. */
export function EntrantsSection({ draft, profiles, seeding, wrong, onChange, onSeeding, speak }: EntrantsSectionProps) {
  const { setup, entrants } = draft;
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const [level, setLevel] = useState<Level>(2);
  const field = useRef<HTMLInputElement>(null);
  const unusedProfiles = profiles.filter(
    ({ id, retired }) => !retired && !entrants.some(({ members }) => members.some(({ person }) => person === id)),
  );
  const enter = (entrant: Entrant) => {
    setTyped('');
    setRefused(null);
    onChange(withEntrants(draft, [...entrants, entrant]));
    speak(say('tournaments.added', { name: entrant.name, number: entrants.length + 1 }));
  };
  const add = (text: string) => {
    const read = typedEntrant(text, draft, profiles);
    if ('ok' in read) enter(read.ok);
    else setRefused(explain(read.problem));
  };
  /** Adds a profile. For a team of two, the first name stays in the field until the second is chosen. */
  const addProfile = ({ name }: Profile) => {
    const text =
      setup.team === 1 ? name : typed.trim() === '' ? `${name} & ` : `${typed.replace(/&?\s*$/, '')} & ${name}`;
    if (text.endsWith('& ')) setTyped(text);
    else add(text);
    field.current?.focus();
  };
  const move = (at: number, by: -1 | 1) => {
    const order = moveItem(entrants, at, by);
    if (order === entrants) return;
    onChange({ ...draft, entrants: order });
    speak(say('tournaments.moved', { name: itemAt(entrants, at).name, number: at + by + 1 }));
  };
  const rename = (at: number, name: string) => {
    const entrant = itemAt(entrants, at);
    const [member, ...others] = entrant.members;
    const isGuest = member !== undefined && others.length === 0 && member.person === null && member.bot === undefined;
    const changed = { ...entrant, name, ...(isGuest && { members: [{ ...member, name }] }) };
    onChange({ ...draft, entrants: entrants.with(at, changed) });
  };
  const changeTeam = (team: 1 | 2) => onChange(withEntrants({ ...draft, setup: { ...setup, team } }, []));
  return (
    <Card className="new-who" aria-label={say('tournaments.who')}>
      <h2>{say('tournaments.who')}</h2>
      <div className="who-add">
        <Input
          ref={field}
          aria-label={say(setup.team === 1 ? 'tournaments.add' : 'tournaments.addTeam')}
          placeholder={say(setup.team === 1 ? 'tournaments.add' : 'tournaments.addTeam')}
          maxLength={48}
          list="profile-names"
          autoComplete="off"
          value={typed}
          aria-invalid={refused !== null || wrong !== null}
          aria-describedby="who-wrong"
          // Names are what everybody types first.
          autoFocus
          onChange={(event) => {
            setTyped(event.target.value);
            setRefused(null);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey) return;
            event.preventDefault();
            add(typed);
          }}
        />
        <Button look="plain" onClick={() => add(typed)}>
          {say('tournaments.addIt')}
        </Button>
        <datalist id="profile-names">
          {setup.team === 1 && unusedProfiles.map(({ id, name }) => <option key={id} value={name} />)}
        </datalist>
      </div>
      <p id="who-wrong" className="field-wrong" role="alert">
        {refused ?? wrong}
      </p>
      {unusedProfiles.length > 0 && (
        <fieldset className="who-profiles" aria-label={say('tournaments.profiles')}>
          {unusedProfiles.slice(0, 12).map((profile) => (
            <Chip key={profile.id} onClick={() => addProfile(profile)}>
              {profile.name}
            </Chip>
          ))}
        </fieldset>
      )}
      <div className="who-bot">
        <label>
          <span className="hidden-visually">{say('tournaments.bot')}</span>
          <Select value={level} onChange={(event) => setLevel(Number(event.target.value) as Level)}>
            {levels.map((of) => (
              <option key={of} value={of}>
                {say(`setUp.level.${of}`)}
              </option>
            ))}
          </Select>
        </label>
        <Button look="plain" onClick={() => enter(botEntrant(level, draft))}>
          {say('tournaments.addBot')}
        </Button>
      </div>
      {entrants.length === 0 ? (
        <p className="who-none">{say('tournaments.nobody')}</p>
      ) : (
        <>
          <ol className="who-list" aria-label={say('tournaments.entrants')}>
            {entrants.map((entrant, at) => (
              <EntrantRow
                key={entrant.id}
                {...{ entrant, at, last: at === entrants.length - 1 }}
                onMove={(by) => move(at, by)}
                onRename={(name) => rename(at, name)}
                onDrop={() => {
                  onChange(withEntrants(draft, entrants.toSpliced(at, 1)));
                  field.current?.focus();
                }}
              />
            ))}
          </ol>
          <p className="who-hint">{say('tournaments.moveHint')}</p>
        </>
      )}
      <div className="who-choices">
        <RadioGroup
          label={say('tournaments.team')}
          name="team"
          value={setup.team}
          choices={([1, 2] as const).map((value) => ({ value, label: say(`tournaments.team.${value}`) }))}
          onChange={changeTeam}
        />
        <RadioGroup
          label={say('tournaments.seeding')}
          name="seeding"
          value={seeding}
          choices={seedings.map((value) => ({ value, label: say(`tournaments.seeding.${value}`) }))}
          onChange={onSeeding}
        />
      </div>
    </Card>
  );
}

interface EntrantRowProps {
  entrant: Entrant;
  at: number;
  last: boolean;
  onMove(by: -1 | 1): void;
  onRename(name: string): void;
  onDrop(): void;
}

function EntrantRow({ entrant: { name, members }, at, last, onMove, onRename, onDrop }: EntrantRowProps) {
  const kind = members.some(({ bot }) => bot !== undefined)
    ? 'bot'
    : members.every(({ person }) => person !== null)
      ? 'profile'
      : 'guest';
  const onKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li className="who-row" onKeyDown={onKey}>
      <span className="who-seed">{at + 1}</span>
      <input
        className="who-name"
        aria-label={say('tournaments.entrant', { number: at + 1 })}
        maxLength={60}
        value={name}
        onChange={(event) => onRename(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && !event.ctrlKey && event.preventDefault()}
      />
      <span className="who-kind">{say(`tournaments.entrant.${kind}`)}</span>
      <Button
        look="quiet"
        className="who-tool"
        aria-disabled={at === 0}
        aria-label={say('tournaments.up', { name })}
        onClick={() => onMove(-1)}
      >
        <Icon of="up" />
      </Button>
      <Button
        look="quiet"
        className="who-tool"
        aria-disabled={last}
        aria-label={say('tournaments.down', { name })}
        onClick={() => onMove(1)}
      >
        <Icon of="down" />
      </Button>
      <Button look="quiet" className="who-tool" aria-label={say('tournaments.drop', { name })} onClick={onDrop}>
        <Icon of="cross" />
      </Button>
    </li>
  );
}
