import { roleOf, teamOf } from '@aerodrome/engine/games/crew/boards.ts';
import type { GameData } from '@aerodrome/engine/games/crew/gameData.ts';
import { callName } from '@aerodrome/engine/games/crew/narrate.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import { say, sentence } from '@aerodrome/engine/text/say.ts';
import { boardWidth, Layout } from '../board/layout.ts';
import { allPosts, isTurned, roleKeys } from '../names.ts';

interface BoardTitlesProps {
  gameData: GameData;
  view: CrewView;
  names: readonly string[];
}

/** The titles of the boards, on the strips at their outer edges, and the speech bubbles of barks. */
export function BoardTitles({ gameData, view, names }: BoardTitlesProps) {
  const layout = new Layout();
  layout.turned = isTurned(view, gameData);
  return allPosts.map((post) => {
    const { x, width, near } = layout.board(post);
    const seat = gameData.seatOf[post];
    const you = view.viewer === seat;
    const call = view.calls.findLast((one) => one.seat === seat);
    return (
      <div
        key={post}
        className={near ? 'board-edge near' : 'board-edge'}
        style={{ left: `${(x / boardWidth) * 100}%`, width: `${(width / boardWidth) * 100}%` }}
      >
        <p className="board-title">
          <b>
            {say('table.crew.board', {
              team: { key: `team.crew.${teamOf(post)}` },
              role: { key: `table.crew.role.${roleKeys[roleOf(post)]}` },
            })}
          </b>
          <span>{you ? say('table.crew.you', { name: names[seat] ?? '' }) : <bdi>{names[seat] ?? ''}</bdi>}</span>
        </p>
        {call && <p className="crew-balloon">{sentence(callName(gameData, call))}</p>}
      </div>
    );
  });
}
