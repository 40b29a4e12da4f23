import type { Problem } from '@aerodrome/engine/core/result.ts';
import { decimal, say } from '@aerodrome/engine/text/say.ts';
import { useRef, useState } from 'react';
import type { ImportSummary } from '../../../../electron/contract.ts';
import { exportBackup, importBackup, leftOutNotices } from '../../../application/matches/backup.ts';
import { readSettings } from '../../../application/settings.ts';
import { Button } from '../../../ui/Button.tsx';
import { useApp } from '../../context.ts';
import { downloadBackup } from '../../downloads.ts';

type BackupState =
  | { is: 'nothing' }
  | { is: 'exporting'; bytes: number }
  | { is: 'exported'; name: string }
  | { is: 'confirming'; file: File }
  | { is: 'importing'; share: number }
  | { is: 'imported'; summary: ImportSummary };

/** Settings section for the data folder: its path, and export and import of everything as one backup file. */
export function BackupSection() {
  const { application, info, send, changeSettings } = useApp();
  const { host, matches } = application;
  const [state, setState] = useState<BackupState>({ is: 'nothing' });
  const fileInput = useRef<HTMLInputElement>(null);
  const busy = state.is === 'exporting' || state.is === 'importing';
  const fail = (problem: Problem) => {
    setState({ is: 'nothing' });
    send({ type: 'problem', problem });
  };

  const startExport = async () => {
    send({ type: 'dismiss' });
    setState({ is: 'exporting', bytes: 0 });
    await matches.flush();
    const answer = await exportBackup(host, (bytes) => setState({ is: 'exporting', bytes }));
    if ('problem' in answer) return fail(answer.problem);
    setState({ is: 'exported', name: downloadBackup('aerodrome', answer.ok.file) });
    const problems = leftOutNotices(answer.ok.leftOut);
    if (problems.length > 0) send({ type: 'problems', problems });
  };

  const startImport = async (file: File) => {
    send({ type: 'dismiss' });
    setState({ is: 'importing', share: 0 });
    await matches.flush();
    const answer = await importBackup(host, file, (share) => setState({ is: 'importing', share }));
    // A failed import may have added some of the files.
    send({ type: 'folderChanged' });
    if ('problem' in answer) return fail(answer.problem);
    const settings = await host.readSettings();
    if ('ok' in settings) changeSettings(readSettings(settings.ok));
    setState({ is: 'imported', summary: answer.ok });
  };

  return (
    <section className="settings">
      <h3>{say('setting.folder.title')}</h3>
      {info.folder && <p className="settings-folder">{say('setting.folder', { folder: info.folder })}</p>}
      <p>{say('setting.folder.about')}</p>
      <div className="settings-buttons">
        <Button look="plain" disabled={busy} onClick={startExport}>
          {say('setting.folder.out')}
        </Button>
        <Button
          look="plain"
          disabled={busy || info.readOnly}
          title={info.readOnly ? say('setting.folder.readOnly') : undefined}
          onClick={() => fileInput.current?.click()}
        >
          {say('setting.folder.in')}
        </Button>
        <input
          ref={fileInput}
          type="file"
          accept=".jsonl,.json"
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) setState({ is: 'confirming', file });
            target.value = '';
          }}
        />
      </div>
      {state.is === 'confirming' && (
        <fieldset className="settings-question">
          <legend>{say('setting.folder.in.sure', { file: state.file.name })}</legend>
          <p>{say('setting.folder.in.about')}</p>
          <div className="settings-buttons">
            {/* The person has just chosen the file that this asks about. */}
            <Button autoFocus onClick={() => startImport(state.file)}>
              {say('setting.folder.in.go')}
            </Button>
            <Button look="plain" onClick={() => setState({ is: 'nothing' })}>
              {say('setting.folder.in.not')}
            </Button>
          </div>
        </fieldset>
      )}
      {state.is === 'importing' && <progress aria-label={say('setting.folder.in.doing')} value={state.share} />}
      <p role="status">{describeState(state)}</p>
    </section>
  );
}

function describeState(state: BackupState): string {
  if (state.is === 'exporting') return say('setting.folder.out.doing', { size: megabytes(state.bytes) });
  if (state.is === 'exported') return say('setting.folder.out.done', { name: state.name });
  if (state.is === 'importing') return say('setting.folder.in.doing');
  if (state.is === 'imported') return say('setting.folder.in.done', { ...state.summary });
  return '';
}

function megabytes(bytes: number): string {
  return decimal(bytes / 2 ** 20, 1);
}
