import { say } from '@aerodrome/engine/text/say.ts';
import { useRef, useState } from 'react';
import type { DocumentInfo } from '../../../electron/contract.ts';
import { Failed, Guarded } from '../../ui/Guarded.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { useApp } from '../context.ts';
import { aboutOf } from '../digests.ts';
import { everything, filtered } from './saves/filter.ts';
import { SaveCard } from './saves/SaveCard.tsx';
import { SavesTools } from './saves/SavesTools.tsx';
import { useSaves } from './saves/useSaves.ts';
import './saves.css';

/** Every match there is, to be gone on with, watched, copied, carried elsewhere or thrown away. */
export function Saves() {
  const { send } = useApp();
  const { matches, digests, open, rename, duplicate, take, give, remove, restore } = useSaves();
  /** What was deleted and can be brought back, the latest last. */
  const [removed, setRemoved] = useState<readonly DocumentInfo[]>([]);
  const [returned, setReturned] = useState<string | null>(null);
  const [wanted, setWanted] = useState(everything);
  const shown = filtered(matches ?? [], digests, wanted);
  const latest = removed.at(-1);
  const bringBack = (info: DocumentInfo) => {
    const rest = removed.filter(({ id }) => id !== info.id);
    setRemoved(rest);
    // While there is more to bring back, that stays at hand.
    setReturned(rest.length === 0 ? info.id : null);
    restore(info);
  };
  const picker = useRef<HTMLInputElement>(null);
  const importer = useRef<HTMLButtonElement>(null);
  const importing = (
    <>
      <input
        ref={picker}
        type="file"
        accept=".aerodrome,.json,application/json"
        hidden
        onChange={async (event) => {
          for (const file of event.target.files ?? []) await take(file);
          event.target.value = '';
        }}
      />
      <button ref={importer} type="button" className="plain" onClick={() => picker.current?.click()}>
        {say('saves.import')}
      </button>
    </>
  );
  return (
    <Page title={say('saves.title')} className="saves" actions={importing}>
      {matches?.length === 0 ? (
        <section className="saves-none paper on-paper">
          <h2>{say('saves.none')}</h2>
          <p>{say('saves.none.about')}</p>
          <button type="button" onClick={() => send({ type: 'hangar' })}>
            {say('saves.none.go')}
          </button>
        </section>
      ) : (
        <div className="saves-all">
          <SavesTools wanted={wanted} onChange={setWanted} />
          {matches && shown.length === 0 && <p className="saves-nothing">{say('saves.nothingFound')}</p>}
          <ul className="saves-list" aria-label={say('saves.title')}>
            {shown.map((info) => (
              <Guarded
                key={info.id}
                instead={(retry) => (
                  <li className="save paper on-paper">
                    <Failed onRetry={retry} />
                  </li>
                )}
              >
                <SaveCard
                  info={info}
                  digested={digests[info.id]}
                  returned={info.id === returned}
                  onPlay={() => open(info, 'play')}
                  onWatch={() => open(info, 'watch')}
                  onRename={(title) => rename(info, title)}
                  onDuplicate={() => duplicate(info)}
                  onExport={() => give(info)}
                  onDelete={async () => (await remove(info)) && setRemoved((before) => [...before, info])}
                />
              </Guarded>
            ))}
          </ul>
        </div>
      )}
      {latest && (
        <Notice
          low
          onClose={() => {
            importer.current?.focus();
            setRemoved([]);
          }}
        >
          {say('saves.removed', { title: aboutOf(latest).title || say('saves.untitled') })}{' '}
          {/* biome-ignore lint/a11y/noAutofocus: the button that deleted the match is gone with it */}
          <button key={latest.id} type="button" autoFocus onClick={() => bringBack(latest)}>
            {say('saves.undo')}
          </button>
        </Notice>
      )}
    </Page>
  );
}
