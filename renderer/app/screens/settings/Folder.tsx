import type { Problem } from '@aerodrome/engine/core/result.ts';
import { decimal, say } from '@aerodrome/engine/text/say.ts';
import { useRef, useState } from 'react';
import type { ImportSummary } from '../../../../electron/contract.ts';
import { exportBackup, importBackup } from '../../../application/matches/backup.ts';
import { readSettings } from '../../../application/settings.ts';
import { Button } from '../../../ui/Button.tsx';
import { useApp } from '../../context.ts';
import { downloadFile } from '../../downloads.ts';

type Doing =
  | { is: 'nothing' }
  | { is: 'givingOut'; bytes: number }
  | { is: 'gaveOut'; name: string }
  | { is: 'asking'; file: File }
  | { is: 'takingIn'; share: number }
  | { is: 'tookIn'; taken: ImportSummary };

/** Where everything is kept, and how to take all of it out as one file and in again. */
export function Folder() {
  const { application, info, send, change } = useApp();
  const { host, matches } = application;
  const [doing, setDoing] = useState<Doing>({ is: 'nothing' });
  const picker = useRef<HTMLInputElement>(null);
  const busy = doing.is === 'givingOut' || doing.is === 'takingIn';
  const fail = (problem: Problem) => {
    setDoing({ is: 'nothing' });
    send({ type: 'problem', problem });
  };

  const giveOut = async () => {
    send({ type: 'dismiss' });
    setDoing({ is: 'givingOut', bytes: 0 });
    await matches.flush();
    const answer = await exportBackup(host, (bytes) => setDoing({ is: 'givingOut', bytes }));
    if ('problem' in answer) return fail(answer.problem);
    const name = `aerodrome-${new Date().toISOString().slice(0, 10)}.jsonl`;
    downloadFile(name, answer.ok);
    setDoing({ is: 'gaveOut', name });
  };

  const takeIn = async (file: File) => {
    send({ type: 'dismiss' });
    setDoing({ is: 'takingIn', share: 0 });
    await matches.flush();
    const answer = await importBackup(host, file, (share) => setDoing({ is: 'takingIn', share }));
    // Part of it may be here even so.
    send({ type: 'tookIn' });
    if ('problem' in answer) return fail(answer.problem);
    const settings = await host.readSettings();
    if ('ok' in settings) change(readSettings(settings.ok));
    setDoing({ is: 'tookIn', taken: answer.ok });
  };

  return (
    <section className="settings">
      <h3>{say('setting.folder.title')}</h3>
      {info.folder && <p className="settings-folder">{say('setting.folder', { folder: info.folder })}</p>}
      <p>{say('setting.folder.about')}</p>
      <div className="settings-ways">
        <Button look="plain" disabled={busy} onClick={giveOut}>
          {say('setting.folder.out')}
        </Button>
        <Button
          look="plain"
          disabled={busy || info.readOnly}
          title={info.readOnly ? say('setting.folder.readOnly') : undefined}
          onClick={() => picker.current?.click()}
        >
          {say('setting.folder.in')}
        </Button>
        <input
          ref={picker}
          type="file"
          accept=".jsonl,.json"
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) setDoing({ is: 'asking', file });
            target.value = '';
          }}
        />
      </div>
      {doing.is === 'asking' && (
        <fieldset className="settings-question">
          <legend>{say('setting.folder.in.sure', { file: doing.file.name })}</legend>
          <p>{say('setting.folder.in.about')}</p>
          <div className="settings-ways">
            {/* The person has just chosen the file that this asks about. */}
            <Button autoFocus onClick={() => takeIn(doing.file)}>
              {say('setting.folder.in.go')}
            </Button>
            <Button look="plain" onClick={() => setDoing({ is: 'nothing' })}>
              {say('setting.folder.in.not')}
            </Button>
          </div>
        </fieldset>
      )}
      {doing.is === 'takingIn' && <progress aria-label={say('setting.folder.in.doing')} value={doing.share} />}
      <p role="status">{inWords(doing)}</p>
    </section>
  );
}

function inWords(doing: Doing): string {
  if (doing.is === 'givingOut') return say('setting.folder.out.doing', { size: megabytes(doing.bytes) });
  if (doing.is === 'gaveOut') return say('setting.folder.out.done', { name: doing.name });
  if (doing.is === 'takingIn') return say('setting.folder.in.doing');
  if (doing.is === 'tookIn') return say('setting.folder.in.done', { ...doing.taken });
  return '';
}

function megabytes(bytes: number): string {
  return decimal(bytes / 2 ** 20, 1);
}
