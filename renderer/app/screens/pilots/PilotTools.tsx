import { type Profile, withProfile } from '@aerodrome/engine/meta/roster.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useState } from 'react';
import { exportProfile } from '../../../application/exportProfile.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field, Input, Select } from '../../../ui/Field.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { useApp } from '../../context.ts';
import { downloadTitled } from '../../downloads.ts';
import { EditProfileSheet } from './EditProfileSheet.tsx';
import { PinProtectedForm } from './PinProtectedForm.tsx';
import type { PlayerData } from './useRecords.ts';

interface PilotToolsProps {
  profile: Profile;
  playerData: PlayerData;
  /** The planes this pilot has flown, as `game/plane`. */
  planes: readonly string[];
}

/** Actions on a profile. None of them deletes ledger lines. Renaming, merging and deleting ask for its PIN. */
export function PilotTools({ profile, playerData, planes }: PilotToolsProps) {
  const { application, info, send } = useApp();
  const { roster, lines, reload } = playerData;
  const { id, name, retired, pin } = profile;
  const [openSheet, setOpenSheet] = useState<'edit' | 'merge' | 'delete' | null>(null);
  const [typedName, setTypedName] = useState<string | null>(null);
  const others = (roster?.profiles ?? []).filter((other) => other.id !== id);
  const [other, setOther] = useState<string>('');
  const disabled = info.readOnly || roster === null;

  const saveProfile = async (changed: Profile) => {
    await application.records.changeRoster((before) => withProfile(before, changed));
    await reload();
  };
  const handOver = async (to: Profile | null) => {
    setOpenSheet(null);
    const problem = await application.records.deleteProfile(id, to, say('pilots.guest'));
    if (problem) send({ type: 'problem', problem });
    await reload();
  };
  const rename = async () => {
    const wanted = typedName?.trim() ?? '';
    setTypedName(null);
    if (wanted && !others.some((one) => one.name.toLowerCase() === wanted.toLowerCase())) {
      await saveProfile({ ...profile, name: wanted });
    }
  };
  const download = () => {
    downloadTitled(name, 'json', new Blob([exportProfile(profile, lines)], { type: 'application/json' }));
  };
  const mergeTarget = others.find((one) => one.id === other) ?? others[0];
  return (
    <div className="pilot-tools">
      {typedName === null ? (
        <Button look="quiet" disabled={disabled} onClick={() => setTypedName(name)}>
          {say('pilots.rename')}
        </Button>
      ) : (
        <PinProtectedForm stored={pin} submitLabel={say('pilots.rename.done')} onSubmit={rename}>
          <Input
            aria-label={say('pilots.rename.of')}
            // The user has just asked to type here.
            autoFocus
            maxLength={24}
            value={typedName}
            onChange={(event) => setTypedName(event.target.value)}
          />
        </PinProtectedForm>
      )}
      <Button look="quiet" disabled={disabled} onClick={() => setOpenSheet('edit')}>
        {say('pilots.edit')}
      </Button>
      <Button look="quiet" disabled={disabled} onClick={() => saveProfile({ ...profile, retired: !retired })}>
        {say(retired ? 'pilots.unretire' : 'pilots.retire')}
      </Button>
      <Button look="quiet" disabled={disabled || others.length === 0} onClick={() => setOpenSheet('merge')}>
        {say('pilots.merge')}
      </Button>
      <Button look="quiet" onClick={download}>
        {say('pilots.export')}
      </Button>
      <Button look="quiet" disabled={disabled} onClick={() => setOpenSheet('delete')}>
        {say('pilots.delete')}
      </Button>
      {openSheet === 'edit' && (
        <EditProfileSheet profile={profile} planes={planes} onChange={saveProfile} onClose={() => setOpenSheet(null)} />
      )}
      {openSheet === 'merge' && mergeTarget && (
        <Sheet title={say('pilots.merge')} onClose={() => setOpenSheet(null)}>
          <Field label={say('pilots.merge.with')}>
            <Select value={mergeTarget.id} onChange={(event) => setOther(event.target.value)}>
              {others.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </Select>
          </Field>
          <p>{say('pilots.merge.about', { name })}</p>
          <PinProtectedForm
            stored={pin}
            submitLabel={say('pilots.merge.sure')}
            look="great"
            onSubmit={() => handOver(mergeTarget)}
          />
        </Sheet>
      )}
      {openSheet === 'delete' && (
        <Sheet title={say('pilots.delete')} onClose={() => setOpenSheet(null)}>
          <p>{say('pilots.delete.about', { name })}</p>
          <PinProtectedForm
            stored={pin}
            submitLabel={say('pilots.delete.sure')}
            look="great"
            onSubmit={() => handOver(null)}
          />
        </Sheet>
      )}
    </div>
  );
}
