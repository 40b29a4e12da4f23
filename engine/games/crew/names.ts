import type { Seat } from '../../core/game.ts';
import type { Message } from '../../text/say.ts';
import type { GameData } from './gameData.ts';
import type { End } from './state.ts';

// Names of teams, players, Zones and cards, as messages for the text.

export const teamName = (team: number): Message => ({ key: `team.crew.${team}` });
export const postName = (post: number): Message => ({ key: `post.crew.${post}` });
export const zoneName = (zone: number): Message => ({ key: `zone.crew.${zone}` });

export function seatName({ seats, postsOf }: GameData, seat: Seat): Message {
  const [post, other] = postsOf[seat];
  return other === undefined ? postName(post) : { key: `seat.crew.alone.${seats[seat].side}` };
}

export function faceName(card: number, end: End): Message {
  const name = { key: `card.crew.${card}` };
  return end === null ? name : { key: `face.crew.${end}`, params: { card: name } };
}

export function cardNames(cards: readonly number[]): Message[] {
  return [...cards].sort((a, b) => a - b).map((card) => ({ key: `card.crew.${card}` }));
}
