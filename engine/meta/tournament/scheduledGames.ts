import type { Rejection, SeatInfo } from '../../core/game.ts';
import { canonical } from '../../core/hash.ts';
import { itemAt } from '../../core/items.ts';
import { readOptions } from '../../core/options.ts';
import { type Result, unwrap } from '../../core/result.ts';
import { games } from '../../games/index.ts';
import type { EventOf } from './events.ts';
import type { ScheduledGame } from './setup.ts';
import type { Pair, Tournament } from './state.ts';

/** The game of a pair's round; with several games, each round has the next one. */
export function gameOfPair({ setup }: Pick<Tournament, 'setup'>, { round }: Pick<Pair, 'round'>): ScheduledGame {
  return itemAt(setup.event, (round - 1) % setup.event.length);
}

export interface GameSetup {
  options: Record<string, unknown>;
  seats: readonly SeatInfo[];
}

const openedGames = new WeakMap<ScheduledGame['options'], Map<string, GameSetup>>();

/** Complete options and seats of a scheduled game with the changes of a leg. Cached, since many legs share them. */
function readScheduledGame(
  { game, options }: ScheduledGame,
  changes: Readonly<Record<string, unknown>>,
): Result<GameSetup> {
  const cache = openedGames.get(options) ?? new Map<string, GameSetup>();
  openedGames.set(options, cache);
  const key = canonical(changes);
  const cached = cache.get(key);
  if (cached) return { ok: cached };
  const kind = itemAt(games, game);
  const read = readOptions<Record<string, unknown>>(kind.options, { ...options, ...changes });
  if ('problems' in read) return { problem: itemAt(read.problems, 0) };
  const opened = { options: read.options, seats: kind.open(read.options).seats };
  cache.set(key, opened);
  return { ok: opened };
}

/** The game of a leg whose take-off was checked. */
export function openScheduledGame(scheduledGame: ScheduledGame, changes: Readonly<Record<string, unknown>>): GameSetup {
  return unwrap(readScheduledGame(scheduledGame, changes));
}

/** Checks options and number of seats of a take-off, since an untrusted file can contain anything. */
export function checkTakeOff(state: Tournament, pair: Pair, { options, seats }: EventOf<'flying'>): Rejection | null {
  const read = readScheduledGame(gameOfPair(state, pair), options);
  if ('problem' in read) return { code: 'tournament.options' };
  return read.ok.seats.length === seats.length ? null : { code: 'tournament.seats' };
}
