import type { Setting } from '@aerodrome/engine/games/crew/setting.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { Layout, wide } from './layout.ts';
import { everyPost, isTurned, roleKeys } from './words.ts';

interface BoardTitlesProps {
  setting: Setting;
  view: CrewView;
  names: readonly string[];
}

/** Whose board is which, on the strip at its outer edge. */
export function BoardTitles({ setting, view, names }: BoardTitlesProps) {
  const layout = new Layout();
  layout.turned = isTurned(view, setting);
  return everyPost.map((post) => {
    const { x, width, near } = layout.board(post);
    const seat = setting.seatOf[post];
    const you = view.viewer === seat;
    return (
      <p
        key={post}
        className={near ? 'board-title near' : 'board-title'}
        style={{ left: `${(x / wide) * 100}%`, width: `${(width / wide) * 100}%` }}
      >
        <b>
          {say('table.crew.board', {
            team: { key: `team.crew.${post >> 1}` },
            role: { key: `table.crew.role.${roleKeys[post & 1]}` },
          })}
        </b>
        <span>{you ? say('table.crew.you', { name: names[seat] ?? '' }) : (names[seat] ?? '')}</span>
      </p>
    );
  });
}
