import { say } from '@aerodrome/engine/text/say.ts';
import { useState } from 'react';
import { Failed, Guarded } from '../../ui/Guarded.tsx';
import { useApp } from '../context.ts';
import { aboutOf } from '../digests.ts';
import { ListPage } from './ListPage.tsx';
import { everything, filtered } from './saves/filter.ts';
import { SaveCard } from './saves/SaveCard.tsx';
import { SavesTools } from './saves/SavesTools.tsx';
import { useSaves } from './saves/useSaves.ts';
import './saves.css';

/** Every match there is, to be gone on with, watched, copied, carried elsewhere or thrown away. */
export function Saves() {
  const { send } = useApp();
  const { matches, digests, open, rename, duplicate, take, give, remove, restore } = useSaves();
  const [returned, setReturned] = useState<string | null>(null);
  const [wanted, setWanted] = useState(everything);
  const shown = filtered(matches ?? [], digests, wanted);
  return (
    <ListPage
      of="saves"
      accept=".aerodrome,.json,application/json"
      onImport={take}
      onRestore={(removed, left) => {
        setReturned(left === 0 ? removed.id : null);
        restore(removed);
      }}
    >
      {(onRemoved) =>
        matches?.length === 0 ? (
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
                    onDelete={async () =>
                      (await remove(info)) &&
                      onRemoved({ id: info.id, title: aboutOf(info).title || say('saves.untitled') })
                    }
                  />
                </Guarded>
              ))}
            </ul>
          </div>
        )
      }
    </ListPage>
  );
}
