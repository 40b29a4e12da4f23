import type { AnyGame, AnyGameKind } from '@aerodrome/engine/core/game.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { deriveSeed } from '@aerodrome/engine/meta/deriveSeed.ts';
import { type Player, play } from '../cli/play.ts';

/** A series of deals between two players; each deal is played twice. */
export interface Series {
  game: string;
  options: Record<string, unknown>;
  a: Player;
  b: Player;
  seed: number;
  first: number;
  deals: number;
}

/** Short enough for a progress bar, long enough to keep the cost of messages low. */
const dealsPerSeries = 5;

/** Splits a number of deals into short series. */
export function seriesOf(of: Omit<Series, 'first' | 'deals'>, deals: number): Series[] {
  const list: Series[] = [];
  for (let first = 0; first < deals; first += dealsPerSeries) {
    list.push({ ...of, first, deals: Math.min(dealsPerSeries, deals - first) });
  }
  return list;
}

export interface SeriesResult {
  /** Points of `a` per deal: the sum of two games, each 0, ½ or 1. */
  points: number[];
  /** By player: milliseconds of every decision, and the total of search units. */
  times: Record<string, number[]>;
  units: Record<string, number>;
}

/** Plays every deal of a series twice, with sides swapped. */
export function playSeries({ game: id, options, a, b, seed, first, deals }: Series): SeriesResult {
  const kind: AnyGameKind = itemAt(games, id);
  const game: AnyGame = kind.open(options);
  const times: Record<string, number[]> = { [a]: [], [b]: [] };
  const units: Record<string, number> = { [a]: 0, [b]: 0 };
  const points = Array.from({ length: deals }, (_, i) => {
    let won = 0;
    for (const side of [0, 1]) {
      const players = game.seats.map((info) => (info.side === side ? a : b));
      const { state } = play(kind, game, players, deriveSeed(seed, first + i), (player, milliseconds, looked) => {
        itemAt(times, player).push(milliseconds);
        units[player] = itemAt(units, player) + looked;
      });
      const { winners } = state.outcome as { winners: readonly number[] };
      won += winners.length === 0 ? 0.5 : itemAt(game.seats, itemAt(winners, 0)).side === side ? 1 : 0;
    }
    return won;
  });
  return { points, times, units };
}
