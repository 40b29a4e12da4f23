import type { Match } from '../core/match.ts';
import { effectiveLog } from './effectiveLog.ts';

/** The dice of each game that somebody throws for himself, by the names of their draws. */
const dice: Readonly<Record<string, readonly string[]>> = { airspace: ['shot'], squadrons: ['die'] };

/** By seat what the dice it threw came to, and how many they were; of a finished match. */
export function thrownIn(match: Match): (readonly [sum: number, dice: number])[] {
  const names = dice[match.kind.id] ?? [];
  const thrown = match.game.seats.map((): [number, number] => [0, 0]);
  for (const { action, draws = [] } of effectiveLog(match.log('all'))) {
    if (!action) continue;
    for (const { name, value } of draws) {
      if (!names.includes(name)) continue;
      thrown[action.seat][0] += value + 1;
      thrown[action.seat][1]++;
    }
  }
  return thrown;
}

/** How much more than expected each die came to, on average. */
export function luckOf([sum, count]: readonly [number, number]): number {
  return count === 0 ? 0 : sum / count - 3.5;
}
