import type { Seat } from '@aerodrome/engine/core/game.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { SceneProps } from '../../table/table.ts';
import { Dog, moodOf } from './Dog.tsx';
import { roleKeys, settingOf } from './words.ts';

/** On the door: whose window comes when, this round, and how long it is. */
export function Threshold({ scene, next }: SceneProps & { next: Seat }) {
  const setting = settingOf(scene.options);
  const { windows, stands, posts, round, phase } = scene.view as CrewView;
  if (phase !== 'action.laying') return null;
  const seconds = setting.milliseconds / 1000;
  return (
    <div className="crew-threshold">
      <p>{say(seconds > 0 ? 'table.crew.door.timed' : 'table.crew.door', { round, seconds })}</p>
      <ol>
        {windows.map((seat) => {
          const post = setting.postsOf[seat][0];
          const state = stands[seat] !== 'open' ? 'done' : seat === next ? 'next' : 'later';
          return (
            <li key={seat} data-state={state} data-team={post < 2 ? 'paws' : 'jaws'}>
              <Dog post={post} mood={moodOf(posts[post].deckCount)} />
              <b className="crew-door-name">{scene.names[seat]}</b>
              <span>
                {say('table.crew.board', {
                  team: { key: `team.crew.${post >> 1}` },
                  role: { key: `table.crew.role.${roleKeys[post & 1]}` },
                })}
              </span>
              <span>{say(`table.crew.door.${state}`)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
