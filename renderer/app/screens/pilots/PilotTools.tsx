import { ledgerKey } from '@aerodrome/engine/meta/ledger.ts';
import { type Profile, withProfile } from '@aerodrome/engine/meta/roster.ts';
import { seatsOfPerson } from '@aerodrome/engine/meta/statistics.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Field, Input, Select } from '../../../ui/Field.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { useApp } from '../../context.ts';
import { downloadTitled } from '../../downloads.ts';
import { EditSheet } from './EditSheet.tsx';
import type { RecordBook } from './useRecords.ts';

interface PilotToolsProps {
  profile: Profile;
  book: RecordBook;
  /** What this pilot has flown, by `game/plane`. */
  planes: readonly string[];
}

/** What can be done with a profile. What was flown is never thrown away. */
export function PilotTools({ profile, book, planes }: PilotToolsProps) {
  const { application, info, send } = useApp();
  const { roster, lines, reload } = book;
  const { id, name, retired } = profile;
  const [asked, setAsked] = useState<'edit' | 'merge' | 'delete' | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const others = (roster?.profiles ?? []).filter((other) => other.id !== id);
  const [other, setOther] = useState<string>('');
  const barred = info.readOnly || roster === null;

  const keep = async (changed: Profile) => {
    if (!roster) return;
    await application.records.putRoster(withProfile(roster, changed));
    await reload();
  };
  const goes = async (to: Profile | null) => {
    if (!roster) return;
    setAsked(null);
    const problem = await application.records.handOver(roster, id, to, say('pilots.guest'));
    if (problem) send({ type: 'problem', problem });
    await reload();
  };
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed?.trim() ?? '';
    setTyped(null);
    if (wanted && !others.some((one) => one.name.toLowerCase() === wanted.toLowerCase())) {
      await keep({ ...profile, name: wanted });
    }
  };
  const give = () => {
    const { pin: _pin, ...own } = profile;
    const flown = lines.filter((line) => seatsOfPerson(line, id).length > 0);
    const text = JSON.stringify(
      { profile: own, lines: flown.map((line) => ({ key: ledgerKey(line), ...line })) },
      null,
      1,
    );
    downloadTitled(name, 'json', new Blob([text], { type: 'application/json' }));
  };
  const into = others.find((one) => one.id === other) ?? others[0];
  return (
    <div className="pilot-tools">
      {typed === null ? (
        <Button look="quiet" disabled={barred} onClick={() => setTyped(name)}>
          {say('pilots.rename')}
        </Button>
      ) : (
        <form onSubmit={rename}>
          <Input
            aria-label={say('pilots.rename.of')}
            // The user has just asked to type here.
            autoFocus
            maxLength={24}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit">{say('pilots.rename.done')}</Button>
        </form>
      )}
      <Button look="quiet" disabled={barred} onClick={() => setAsked('edit')}>
        {say('pilots.edit')}
      </Button>
      <Button look="quiet" disabled={barred} onClick={() => keep({ ...profile, retired: !retired })}>
        {say(retired ? 'pilots.unretire' : 'pilots.retire')}
      </Button>
      <Button look="quiet" disabled={barred || others.length === 0} onClick={() => setAsked('merge')}>
        {say('pilots.merge')}
      </Button>
      <Button look="quiet" onClick={give}>
        {say('pilots.export')}
      </Button>
      <Button look="quiet" disabled={barred} onClick={() => setAsked('delete')}>
        {say('pilots.delete')}
      </Button>
      {asked === 'edit' && (
        <EditSheet profile={profile} planes={planes} onChange={keep} onClose={() => setAsked(null)} />
      )}
      {asked === 'merge' && into && (
        <Sheet title={say('pilots.merge')} onClose={() => setAsked(null)}>
          <Field label={say('pilots.merge.with')}>
            <Select value={into.id} onChange={(event) => setOther(event.target.value)}>
              {others.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </Select>
          </Field>
          <p>{say('pilots.merge.about', { name })}</p>
          <Button look="great" onClick={() => goes(into)}>
            {say('pilots.merge.sure')}
          </Button>
        </Sheet>
      )}
      {asked === 'delete' && (
        <Sheet title={say('pilots.delete')} onClose={() => setAsked(null)}>
          <p>{say('pilots.delete.about', { name })}</p>
          <Button look="great" onClick={() => goes(null)}>
            {say('pilots.delete.sure')}
          </Button>
        </Sheet>
      )}
    </div>
  );
}
