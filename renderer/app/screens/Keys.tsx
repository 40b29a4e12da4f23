import { say } from '@aerodrome/engine/text/say.ts';
import type { PlayableGame } from '../../games/descriptor.ts';
import { playable } from '../../games/index.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { useApp } from '../context.ts';
import './sheets.css';

/** Keyboard shortcuts by screen; the ids are parts of text keys. */
const groups = [
  { id: 'everywhere', keys: ['move', 'press', 'close', 'help'] },
  {
    id: 'table',
    keys: ['along', 'offered', 'tile', 'go', 'back', 'undo', 'hint', 'menu', 'log', 'regions', 'hurry', 'skip'],
  },
  { id: 'replay', keys: ['step', 'play', 'ends'] },
  { id: 'hall', keys: ['go', 'result', 'pause', 'ways', 'cells', 'leave'] },
];

/** The games whose shortcuts are listed: the open one, or all that have shortcuts. */
function gamesWithKeys(game: string | null): readonly PlayableGame[] {
  return Object.values(playable).filter(({ id, keys }) => keys && (game === null || id === game));
}

const keyCap = (key: string) => (key.length === 1 ? key.toUpperCase() : say(`keys.cap.${key}`));

export function KeysSheet({ game }: { game: string | null }) {
  const { send } = useApp();
  return (
    <Sheet title={say('keys.title')} onClose={() => send({ type: 'closeSheet' })}>
      {groups.map(({ id, keys }) => (
        <section key={id} className="keys">
          <h3>{say(`keys.${id}`)}</h3>
          <dl>
            {keys.map((key) => (
              <div key={key}>
                <dt>
                  {say(`keys.${id}.${key}.keys`)
                    .split(' ')
                    .map((cap) => (
                      <kbd key={cap}>{cap}</kbd>
                    ))}
                </dt>
                <dd>{say(`keys.${id}.${key}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {gamesWithKeys(game).map(({ id, keys = [] }) => (
        <section key={id} className="keys">
          <h3>{say('keys.game', { game: { key: `game.${id}` } })}</h3>
          <dl>
            {keys.map(({ id: does, key }) => (
              <div key={does}>
                <dt>
                  <kbd>{keyCap(key)}</kbd>
                </dt>
                <dd>{say(`keys.${id}.${does}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Sheet>
  );
}
