import { posts, zoneOf } from '@aerodrome/engine/games/crew/boards.ts';
import type { CrewTypes } from '@aerodrome/engine/games/crew/index.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import { type Message, say, sentence } from '@aerodrome/engine/text/say.ts';
import type { Position } from '../../../table/table.ts';

/** The boards as text for screen readers: every zone that is not empty. */
export function BoardDescription({ view: table, gameData }: Position<CrewTypes>) {
  const { token } = gameData;
  return (
    <ol className="hidden-visually" aria-label={say('table.crew.mirror')}>
      {posts.map((post) => {
        const things = [0, 1, 2].flatMap((place) => thingsIn(table, token, zoneOf(post, place)));
        const key = things.length === 0 ? 'table.crew.mirror.empty' : 'table.crew.mirror.board';
        return <li key={post}>{sentence({ key, params: { post: { key: `post.crew.${post}` }, things } })}</li>;
      })}
    </ol>
  );
}

function thingsIn(view: CrewView, token: string, zone: number): Message[] {
  const at = { zone: { key: `zone.crew.${zone}` } };
  const things: Message[] = [];
  for (const [team, where] of view.planes.entries()) {
    if (where === zone)
      things.push({ key: 'table.crew.mirror.plane', params: { team: { key: `team.crew.${team}` }, ...at } });
  }
  const named = (key: string): Message => ({ key: 'table.crew.mirror.token', params: { token: { key }, ...at } });
  if (view.token === zone) things.push(named(`token.crew.${token}`));
  for (const [i, where] of view.trail.entries()) {
    if (where === zone) things.push(named(`flak.crew.${i === 0 ? 'medium' : 'small'}`));
  }
  return things;
}
