import type { Seat } from '../../../core/game.ts';
import type { Message } from '../../../text/say.ts';
import { posts, teamOf } from '../boards.ts';
import type { GameData } from '../gameData.ts';
import type { CrewState } from '../state.ts';
import { grants, wishesOf } from './calls.ts';
import { roundOf } from './plan.ts';
import type { CrewGame, Programme } from './round.ts';

/** So few cards to draw from that a repair is due. */
const low = 6;

/** The reason for a programme: a wish, its cost to the enemy, or its low cost. */
export function whyProgramme(game: CrewGame, tables: readonly CrewState[], seat: Seat, programme: Programme): Message {
  const gameData = game.gameData as GameData;
  const [table] = tables;
  if (wishesOf(gameData, table, seat).some((wish) => grants(gameData, table, programme, wish)))
    return { key: 'hint.crew.asked' };
  if (programme.length === 0) {
    const repairs = gameData.postsOf[seat].some(
      (post) => !table.laid.some((card) => card.post === post) && table.posts[post].deck.length <= low,
    );
    return { key: repairs ? 'hint.crew.repairs' : 'hint.crew.rests' };
  }
  const { side } = gameData.seats[seat];
  let [given, taken] = [0, 0];
  for (const [chance, one] of tables.entries()) {
    const then = roundOf(game, gameData, one, seat, programme, chance);
    given += lostBy(1 - side, one, then);
    taken += lostBy(side, one, then);
  }
  const [enemy, own] = [given / tables.length, taken / tables.length];
  if (enemy >= 1 && enemy >= own) return { key: 'hint.crew.hits', params: { cards: Math.round(enemy) } };
  const cards = Math.round(own);
  return cards === 0 ? { key: 'hint.crew.free' } : { key: 'hint.crew.spares', params: { cards } };
}

function lostBy(team: number, before: CrewState, then: CrewState): number {
  let lost = 0;
  for (const post of posts) {
    if (teamOf(post) === team) lost += then.posts[post].scrap.length - before.posts[post].scrap.length;
  }
  return lost;
}
