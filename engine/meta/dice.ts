import { itemAt } from '../core/items.ts';
import type { Match } from '../core/match.ts';
import { effectiveLog } from './effectiveLog.ts';

/** Per seat: sum and count of the dice rolled in a finished match. */
export function diceBySeat(match: Match): (readonly [sum: number, dice: number])[] {
  const rolled = match.game.seats.map((): [number, number] => [0, 0]);
  for (const { action, draws = [] } of effectiveLog(match.log('all'))) {
    if (!action) continue;
    for (const { name, value } of draws) {
      if (!match.kind.dice.includes(name)) continue;
      itemAt(rolled, action.seat)[0] += value + 1;
      itemAt(rolled, action.seat)[1]++;
    }
  }
  return rolled;
}

/** The average of a seat's dice minus the expected 3.5. */
export function luckOf([sum, count]: readonly [number, number]): number {
  return count === 0 ? 0 : sum / count - 3.5;
}
