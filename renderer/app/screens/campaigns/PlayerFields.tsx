import type { Profile } from '@aerodrome/engine/meta/roster.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useEffect, useState } from 'react';
import { Field, Input, Select } from '../../../ui/Field.tsx';
import { useApp } from '../../context.ts';

export interface CampaignPlayer {
  name: string;
  /** Id of a profile; `null` for a guest. */
  person: string | null;
}

/** Fields for the players of a campaign: a profile or a typed name. */
export function PlayerFields({
  people,
  onChange,
}: {
  people: readonly CampaignPlayer[];
  onChange(at: number, person: CampaignPlayer): void;
}) {
  const { application } = useApp();
  const [profiles, setProfiles] = useState<readonly Profile[]>([]);
  useEffect(() => {
    application.records.profiles().then((all) => setProfiles(all.filter(({ retired }) => !retired)));
  }, [application]);
  return people.map(({ name, person }, at) => (
    <div className="begin-person" key={at}>
      <Field label={say('begin.person', { number: at + 1 })}>
        <Input
          maxLength={40}
          autoComplete="off"
          value={name}
          onChange={(event) => onChange(at, { name: event.target.value, person: null })}
        />
      </Field>
      {profiles.length > 0 && (
        <Field label={say('begin.profile', { number: at + 1 })}>
          <Select
            value={person ?? ''}
            onChange={({ target: { value } }) => {
              const chosen = profiles.find(({ id }) => id === value);
              onChange(at, { name: chosen?.name ?? name, person: chosen?.id ?? null });
            }}
          >
            <option value="">{say('begin.guest')}</option>
            {profiles.map((profile) => (
              <option key={profile.id} value={profile.id}>
                {profile.name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </div>
  ));
}
