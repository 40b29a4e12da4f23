import type { Profile } from '@aerodrome/engine/meta/roster.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useState } from 'react';
import { createPinVerifier } from '../../../application/pins.ts';
import { usePinCheck } from '../../../session/usePinCheck.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Field.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { colours, Emblem, emblems } from './Emblem.tsx';
import { PinInput } from './PinInput.tsx';
import { planeName } from './planeNames.ts';

interface EditProfileSheetProps {
  profile: Profile;
  /** The planes this pilot has flown, as `game/plane`. */
  planes: readonly string[];
  /** Resolves once the profile is saved. */
  onChange(profile: Profile): Promise<void>;
  onClose(): void;
}

/** Edits emblem, colour, favourite plane and PIN of a profile. */
export function EditProfileSheet({ profile, planes, onChange, onClose }: EditProfileSheetProps) {
  const { pin: _known, ...withoutPin } = profile;
  const setFavourite = (favourite: string) => {
    const { favourite: _before, ...plain } = profile;
    onChange(favourite === '' ? plain : { ...plain, favourite });
  };
  return (
    <Sheet title={say('pilots.edit')} onClose={onClose}>
      <RadioGroup
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
      <RadioGroup
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
      <PinForm stored={profile.pin} onChange={(pin) => onChange(pin ? { ...withoutPin, pin } : withoutPin)} />
    </Sheet>
  );
}

interface PinFormProps {
  stored: string | undefined;
  /** Called with the new stored PIN; `null` removes it. */
  onChange(stored: string | null): Promise<void>;
}

/** Sets, changes or removes a PIN. A PIN that is set must be entered first. */
function PinForm({ stored, onChange }: PinFormProps) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const { check, message, isPaused, clear } = usePinCheck(stored);
  const change = async (create: () => Promise<string> | null) => {
    if (!(await check(current))) return;
    await onChange(await create());
    setCurrent('');
    setNext('');
  };
  const fields = [
    ...(stored ? [{ label: say('pilots.pin.current'), value: current, set: setCurrent }] : []),
    { label: say(stored ? 'pilots.pin.next' : 'pilots.pin'), value: next, set: setNext },
  ];
  return (
    <form
      className="pilot-pin"
      onSubmit={(event) => {
        event.preventDefault();
        if (next !== '') change(() => createPinVerifier(next));
      }}
    >
      <p>{say(stored ? 'pilots.pin.is' : 'pilots.pin.none')}</p>
      {fields.map(({ label, value, set }) => (
        <PinInput
          key={label}
          label={label}
          value={value}
          readOnly={isPaused}
          onChange={(typed) => {
            set(typed);
            clear();
          }}
        />
      ))}
      <Button look="plain" type="submit" disabled={next === '' || (stored !== undefined && current === '')}>
        {say('pilots.pin.set')}
      </Button>
      {stored && (
        <Button look="plain" disabled={current === ''} onClick={() => change(() => null)}>
          {say('pilots.pin.off')}
        </Button>
      )}
      <p role="alert" className="field-wrong">
        {message}
      </p>
    </form>
  );
}
