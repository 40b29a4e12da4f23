import type { Action, AnyGameKind } from '@aerodrome/engine/core/game.ts';
import { hash } from '@aerodrome/engine/core/hash.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { deriveSeed } from '@aerodrome/engine/meta/deriveSeed.ts';
import { direct, type Goal } from './direct.ts';

/** A golden match: its name, its options and its ending. */
export interface Golden<S> {
  name: string;
  options: Record<string, unknown>;
  goal: Goal<S>;
}

/** A golden match of any game. */
export type AnyGolden = Golden<never>;

const attempts = 100;
/** Longest match of any game: thirty rounds of Track with five turns of two choices each, and other decisions. */
const longest = 400;

/** The shortest match with this ending among a number of seeds. */
export function find(kind: AnyGameKind, { name, options: raw, goal }: AnyGolden): Match {
  const read = readOptions<Record<string, unknown>>(kind.options, raw);
  if ('problems' in read) throw new Error(`${name}: ${JSON.stringify(read.problems)}`);
  const game = kind.open(read.options);
  const first = Number.parseInt(hash(name).slice(0, 8), 16);
  let found: { seed: number; actions: Action[] } | null = null;
  // A deep search is slow, so the first match is used.
  for (let attempt = 0; attempt < attempts && !(found && goal.depth); attempt++) {
    const seed = deriveSeed(first, attempt);
    const actions: Action[] | null = direct(game, goal, seed, found === null ? longest : found.actions.length - 1);
    if (actions !== null) found = { seed, actions };
  }
  if (found === null) throw new Error(`${name}: not found in ${attempts} games`);
  let match = Match.start(kind, read.options, found.seed);
  for (const action of found.actions) match = match.submit(action);
  return match;
}
