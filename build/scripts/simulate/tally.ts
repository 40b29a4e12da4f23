import type { AnyGame, AnyGameKind } from '@aerodrome/engine/core/game.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { deriveSeed } from '@aerodrome/engine/meta/deriveSeed.ts';
import { type Player, play } from '../cli/play.ts';

/** A batch of the games of a run. */
export interface Batch {
  game: string;
  options: Record<string, unknown>;
  players: readonly Player[];
  seed: number;
  first: number;
  count: number;
}

export interface Tally {
  /** By index in the list of players. */
  wins: number[];
  draws: number;
  /** Only in games for one player. */
  losses: number;
  endings: Record<string, number>;
  steps: number;
  turns: number;
}

/** The deal and the seating of a game. Different players play every deal twice, the second time with seats reversed. */
export function seatedIn(players: readonly Player[], number: number): { deal: number; order: readonly number[] } {
  const order = players.map((_, i) => i);
  if (!areUnlike(players)) return { deal: number, order };
  return { deal: Math.floor(number / 2), order: number % 2 === 0 ? order : order.reverse() };
}

export function areUnlike(players: readonly Player[]): boolean {
  return new Set(players).size > 1;
}

/** Splits a run into batches. Both games of a deal are in one batch; a long run has larger batches. */
export function batchesOf(run: Omit<Batch, 'first' | 'count'>, all: number): Batch[] {
  const few = run.players.every((player) => player === 'random') ? 256 : 2;
  const size = Math.max(few, 2 * Math.ceil(all / 2000));
  return Array.from({ length: Math.ceil(all / size) }, (_, i) => {
    return { ...run, first: i * size, count: Math.min(size, all - i * size) };
  });
}

const opened = new Map<string, { kind: AnyGameKind; game: AnyGame }>();

function openGame(kind: AnyGameKind, options: Batch['options']): { kind: AnyGameKind; game: AnyGame } {
  return { kind, game: kind.open(options) };
}

/** Opens a game, with a cache by id and options. */
function open({ game: id, options }: Batch): { kind: AnyGameKind; game: AnyGame } {
  const key = JSON.stringify([id, options]);
  const known = opened.get(key) ?? openGame(itemAt(games, id), options);
  opened.set(key, known);
  return known;
}

export function tallyOf(batch: Batch): Tally {
  const { kind, game } = open(batch);
  const tally = emptyTally(game);
  for (let number = batch.first; number < batch.first + batch.count; number++) {
    const { deal, order } = seatedIn(batch.players, number);
    const seated = order.map((place) => itemAt(batch.players, place));
    const { state, steps } = play(kind, game, seated, deriveSeed(batch.seed, deal));
    const { ending, winners, lost } = state.outcome!;
    for (const seat of winners) {
      const place = itemAt(order, seat);
      tally.wins[place] = itemAt(tally.wins, place) + 1;
    }
    if (lost) tally.losses++;
    else if (winners.length === 0) tally.draws++;
    tally.endings[ending] = itemAt(tally.endings, ending) + 1;
    tally.steps += steps;
    tally.turns += kind.turns(state);
  }
  return tally;
}

export function emptyTally(game: AnyGame): Tally {
  return {
    wins: game.seats.map(() => 0),
    draws: 0,
    losses: 0,
    endings: Object.fromEntries(game.endings.map((ending) => [ending, 0])),
    steps: 0,
    turns: 0,
  };
}

export function addTallies(one: Tally, other: Tally): Tally {
  return {
    wins: one.wins.map((wins, place) => wins + itemAt(other.wins, place)),
    draws: one.draws + other.draws,
    losses: one.losses + other.losses,
    endings: Object.fromEntries(
      Object.entries(one.endings).map(([key, count]) => [key, count + itemAt(other.endings, key)]),
    ),
    steps: one.steps + other.steps,
    turns: one.turns + other.turns,
  };
}
