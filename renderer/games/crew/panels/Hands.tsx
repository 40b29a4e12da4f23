import { posts } from '@aerodrome/engine/games/crew/boards.ts';
import type { CrewTypes } from '@aerodrome/engine/games/crew/index.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { Position } from '../../../table/table.ts';
import { cardKind, cardName, isPilotNear } from '../names.ts';
import { CardSign } from './Card.tsx';

/** The hands that are open to a viewpoint, card by card. */
export function Hands({ view: table, gameData }: Position<CrewTypes>) {
  return posts.map((post) => {
    const hand = table.posts[post].hand;
    if (!hand || hand.length === 0) return null;
    return (
      <ul key={post} className="open-hand" aria-label={say('table.crew.hand', { post: { key: `post.crew.${post}` } })}>
        {hand.map((card, i) => (
          <li key={i} className={`crew-card small ${cardKind(card)}`} data-role={post & 1 ? 'gunner' : 'pilot'}>
            <b>{cardName(card, gameData.token)}</b>
            <CardSign card={card} pilotNear={isPilotNear(table, gameData, post)} />
          </li>
        ))}
      </ul>
    );
  });
}
