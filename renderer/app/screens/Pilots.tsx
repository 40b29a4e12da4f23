import { itemAt } from '@aerodrome/engine/core/items.ts';
import { type Profile, withProfile } from '@aerodrome/engine/meta/roster.ts';
import { assignGuestLines, foldPilotRecord } from '@aerodrome/engine/meta/statistics.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { type FormEvent, useMemo, useState } from 'react';
import { newId } from '../../application/matches/match.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Input } from '../../ui/Field.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useShortcuts } from '../../ui/useShortcuts.ts';
import { useApp } from '../context.ts';
import { formatDateTime } from '../dates.ts';
import { Page } from '../Page.tsx';
import { colours, Emblem, emblems } from './pilots/Emblem.tsx';
import { PilotPage } from './pilots/PilotPage.tsx';
import { useLedgerRebuild } from './pilots/useLedgerRebuild.ts';
import { curveOf, type PlayerData, usePlayerData } from './pilots/useRecords.ts';
import './pilots.css';

/** List of profiles, and the statistics of the selected one. */
export function Pilots() {
  const { send, application, info, settings, changeSettings } = useApp();
  const playerData = usePlayerData();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [adopting, setAdopting] = useState<string | null>(null);
  const { progress, rebuild } = useLedgerRebuild(playerData.reload);
  useShortcuts({ Escape: () => send({ type: 'hangar' }) }, false);
  const { roster, lines } = playerData;
  const profiles = roster?.profiles ?? [];
  const selected = profiles.find(({ id }) => id === selectedId) ?? profiles[0];
  const guests = useMemo(() => guestNames(lines), [lines]);

  const add = async (name: string): Promise<Profile | null> => {
    if (!roster) return null;
    const profile = newProfile(name, profiles.length);
    await application.records.changeRoster((before) => withProfile(before, profile));
    await playerData.reload();
    // A profile whose write failed is on the roster and will be retried; a refused one is not.
    if (!application.records.cachedProfiles.some(({ id }) => id === profile.id)) return null;
    setSelectedId(profile.id);
    return profile;
  };
  const adopt = async (name: string) => {
    setAdopting(null);
    const profile = await add(name);
    if (!profile) return;
    const problem = await application.records.rewrite((before) => assignGuestLines(before, name, profile.id));
    if (problem) send({ type: 'problem', problem });
    await playerData.reload();
  };
  return (
    <Page
      title={say('pilots.title')}
      className="pilots"
      actions={
        <Button look="plain" disabled={info.readOnly || progress !== null} onClick={rebuild}>
          {progress ? say('pilots.rebuilding', progress) : say('pilots.rebuild')}
        </Button>
      }
    >
      <div className="pilots-body">
        <Card className="pilots-list" aria-label={say('pilots.list')}>
          <NewProfile profiles={profiles} disabled={info.readOnly || roster === null} onAdd={add} />
          <ul>
            {profiles.map((profile) => (
              <li key={profile.id}>
                <PilotRow
                  profile={profile}
                  playerData={playerData}
                  pressed={profile === selected}
                  onChoose={() => setSelectedId(profile.id)}
                />
              </li>
            ))}
          </ul>
          {profiles.length > 0 && (
            <Checkbox
              label={say('pilots.typedRated')}
              value={settings.typedRated}
              onChange={(typedRated) => changeSettings({ typedRated })}
            />
          )}
          {guests.length > 0 && (
            <>
              <h3>{say('pilots.guests')}</h3>
              <ul className="pilots-guests">
                {guests.map((name) => (
                  <li key={name}>
                    <Chip
                      disabled={info.readOnly}
                      aria-label={say('pilots.adopt', { name })}
                      onClick={() => setAdopting(name)}
                    >
                      <bdi>{name}</bdi>
                    </Chip>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Card>
        {selected ? (
          <PilotPage key={selected.id} profile={selected} playerData={playerData} />
        ) : (
          roster && (
            <Card className="pilots-none">
              <h2>{say('pilots.none')}</h2>
              <p>{say('pilots.none.about')}</p>
            </Card>
          )
        )}
      </div>
      {adopting !== null && (
        <Sheet title={say('pilots.adopt', { name: adopting })} onClose={() => setAdopting(null)}>
          <p>{say('pilots.adopt.ask', { name: adopting })}</p>
          <Button look="great" onClick={() => adopt(adopting)}>
            {say('pilots.adopt.sure')}
          </Button>
        </Sheet>
      )}
    </Page>
  );
}

function newProfile(name: string, number: number): Profile {
  const [signs, paints] = [Object.keys(emblems), Object.keys(colours)];
  return {
    id: newId(),
    name,
    emblem: itemAt(signs, number % signs.length),
    colour: itemAt(paints, number % paints.length),
    created: new Date().toISOString(),
    retired: false,
  };
}

/** Names of players without a profile, by number of matches. */
function guestNames(lines: PlayerData['lines']): string[] {
  const flown = new Map<string, number>();
  for (const { seats } of lines) {
    for (const { person, bot, name } of seats) {
      if (person === null && bot === undefined) flown.set(name, (flown.get(name) ?? 0) + 1);
    }
  }
  return [...flown]
    .filter(([name]) => name !== say('pilots.guest'))
    .sort(([, a], [, b]) => b - a)
    .slice(0, 12)
    .map(([name]) => name);
}

interface NewProfileProps {
  profiles: readonly Profile[];
  disabled: boolean;
  onAdd(name: string): void;
}

function NewProfile({ profiles, disabled, onAdd }: NewProfileProps) {
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const taken = profiles.some((profile) => profile.name.toLowerCase() === name.toLowerCase());
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (name === '' || taken || disabled) return;
    setTyped('');
    onAdd(name);
  };
  return (
    <form className="pilots-new" onSubmit={add}>
      <Input
        aria-label={say('pilots.new.name')}
        placeholder={say('pilots.new')}
        maxLength={24}
        disabled={disabled}
        value={typed}
        aria-invalid={taken}
        aria-describedby="pilot-wrong"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" look="plain" disabled={disabled}>
        {say('pilots.new.add')}
      </Button>
      <p id="pilot-wrong" className="field-wrong" role="alert">
        {taken && say('pilots.sameName')}
      </p>
    </form>
  );
}

interface PilotRowProps {
  profile: Profile;
  playerData: PlayerData;
  pressed: boolean;
  onChoose(): void;
}

function PilotRow({ profile, playerData: { lines, ratings }, pressed, onChoose }: PilotRowProps) {
  const { id, name, retired } = profile;
  const last = useMemo(() => foldPilotRecord(lines, id).last, [lines, id]);
  const curve = curveOf(ratings, id);
  return (
    <Button className="pilot-row" aria-pressed={pressed} onClick={onChoose}>
      <Emblem {...profile} />
      <span>
        <b>
          <bdi>{name}</bdi>
        </b>
        <i>
          {curve
            ? say(curve.isSettling ? 'pilots.settling' : 'pilots.rating', { rating: curve.now })
            : say('pilots.unrated')}
          {last && ` · ${say('pilots.last', { date: formatDateTime(last) })}`}
          {retired && ` · ${say('pilots.retired')}`}
        </i>
      </span>
    </Button>
  );
}
