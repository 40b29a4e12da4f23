import { random } from '@aerodrome/engine/bots/random.ts';
import type { Action, AnyGame, AnyGameKind, GameState } from '@aerodrome/engine/core/game.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import { type Random, SeededRandom } from '@aerodrome/engine/core/random.ts';

export type Bot = (actions: readonly Action[], stream: Random) => Action;

export const bots: Readonly<Record<string, Bot>> = { random };

/** The seed of one of many games, or of one of its bots: each can be played again without those before it. */
export function derive(seed: number, number: number): number {
  let x = (seed ^ Math.imul(Math.floor(seed / 0x100000000), 0x27d4eb2f)) + Math.imul(number + 1, 0x9e3779b9);
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return (x ^ (x >>> 16)) >>> 0;
}

/** A whole game in place and in silence: no match, log, hash, events or views. */
export function play(game: AnyGame, players: readonly Bot[], seed: number): { state: GameState; steps: number } {
  const rng = new SeededRandom(seed);
  const streams = players.map((_, seat) => new SeededRandom(derive(seed, seat)));
  const state = game.create();
  let steps = 0;
  game.begin(state, rng, null);
  while (game.outcome(state) === null) {
    const [seat] = game.awaiting(state);
    game.step(state, players[seat](game.legalActions(state, seat), streams[seat]), rng, null);
    steps++;
  }
  return { state, steps };
}

/** The same game by the same seed, with all that a match keeps. */
export function playMatch(
  kind: AnyGameKind,
  options: Record<string, unknown>,
  players: readonly Bot[],
  seed: number,
): Match {
  const match = Match.start(kind, options, seed);
  const streams = players.map((_, seat) => new SeededRandom(derive(seed, seat)));
  while (match.outcome === null) {
    const [seat] = match.awaiting();
    match.submit(players[seat](match.legalActions(seat), streams[seat]));
  }
  return match;
}
