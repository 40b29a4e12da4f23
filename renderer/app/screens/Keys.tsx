import { say } from '@aerodrome/engine/text/say.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { useApp } from '../context.ts';
import './sheets.css';

/** Which keys do what, and where. */
const groups = [
  { id: 'everywhere', keys: ['move', 'press', 'close', 'help'] },
  {
    id: 'table',
    keys: ['along', 'offered', 'tile', 'go', 'back', 'undo', 'hint', 'menu', 'log', 'regions', 'hurry', 'skip'],
  },
  { id: 'replay', keys: ['step', 'play', 'ends'] },
];

export function KeysSheet() {
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
    </Sheet>
  );
}
