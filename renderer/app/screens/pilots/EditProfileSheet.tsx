import { hashPin } from '@aerodrome/engine/core/players.ts';
import type { Profile } from '@aerodrome/engine/meta/roster.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Choice } from '../../../ui/Choice.tsx';
import { Field, Input, Select } from '../../../ui/Field.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { colours, Emblem, emblems } from './Emblem.tsx';
import { planeName } from './planeNames.ts';

interface EditProfileSheetProps {
  profile: Profile;
  /** The planes this pilot has flown, as `game/plane`. */
  planes: readonly string[];
  onChange(profile: Profile): void;
  onClose(): void;
}

/** Edits emblem, colour, favourite plane and PIN of a profile. */
export function EditProfileSheet({ profile, planes, onChange, onClose }: EditProfileSheetProps) {
  const [pin, setPin] = useState('');
  const { pin: _known, ...withoutPin } = profile;
  const setFavourite = (favourite: string) => {
    const { favourite: _before, ...plain } = profile;
    onChange(favourite === '' ? plain : { ...plain, favourite });
  };
  return (
    <Sheet title={say('pilots.edit')} onClose={onClose}>
      <Choice
        label={say('pilots.emblem')}
        name="emblem"
        value={profile.emblem}
        choices={Object.keys(emblems).map((value) => ({
          value,
          label: say(`pilots.emblem.${value}`),
          picture: <Emblem emblem={value} colour={profile.colour} />,
        }))}
        onChange={(emblem) => onChange({ ...profile, emblem })}
      />
      <Choice
        label={say('pilots.colour')}
        name="colour"
        value={profile.colour}
        choices={Object.keys(colours).map((value) => ({
          value,
          label: say(`pilots.colour.${value}`),
          picture: <Emblem emblem={profile.emblem} colour={value} />,
        }))}
        onChange={(colour) => onChange({ ...profile, colour })}
      />
      {planes.length > 0 && (
        <label className="pilot-select">
          <span>{say('pilots.favourite')}</span>
          <Select value={profile.favourite ?? ''} onChange={(event) => setFavourite(event.target.value)}>
            <option value="">{say('pilots.favourite.derived')}</option>
            {planes.map((plane) => (
              <option key={plane} value={plane}>
                {planeName(plane)}
              </option>
            ))}
          </Select>
        </label>
      )}
      <p>{say(profile.pin ? 'pilots.pin.is' : 'pilots.pin.none')}</p>
      <div className="pilot-pin">
        <Field label={say('pilots.pin')}>
          <Input
            type="password"
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            value={pin}
            onChange={(event) => setPin(event.target.value.trim())}
          />
        </Field>
        <Button
          look="plain"
          disabled={pin === ''}
          onClick={() => {
            onChange({ ...profile, pin: hashPin(pin) });
            setPin('');
          }}
        >
          {say('pilots.pin.set')}
        </Button>
        {profile.pin && (
          <Button look="plain" onClick={() => onChange(withoutPin)}>
            {say('pilots.pin.off')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
