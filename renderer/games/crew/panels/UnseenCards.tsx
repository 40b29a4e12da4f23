import type { GameData } from '@aerodrome/engine/games/crew/gameData.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { cardName } from '../names.ts';

/** The unseen cards of a deck by kind, to judge bluffs. */
export function UnseenCards({ gameData, view, post }: { gameData: GameData; view: CrewView; post: number }) {
  const all = gameData.decks[post];
  const { unseen } = view.posts[post];
  const kinds = [...new Set(all)];
  const own = view.posts[post].hand !== undefined;
  return (
    <>
      <p>{say(own ? 'table.crew.counts.own' : 'table.crew.counts.other')}</p>
      <ul className="crew-counts">
        {kinds.map((card) => {
          const left = unseen.filter((one) => one === card).length;
          return (
            <li key={card} data-none={left === 0 || undefined}>
              <span>{cardName(card, gameData.token)}</span>
              <b>{say('table.crew.counts.of', { left, all: all.filter((one) => one === card).length })}</b>
            </li>
          );
        })}
      </ul>
    </>
  );
}
