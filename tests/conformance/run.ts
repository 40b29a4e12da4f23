import { clone, freeze } from '@aerodrome/engine/core/clone.ts';
import type { Action, AnyGame, AnyGameKind, GameState, Seat, Viewer } from '@aerodrome/engine/core/game.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import type { Random } from '@aerodrome/engine/core/random.ts';

/** One way to play a game: named, so that a failure can be told; of a family that shares its endings. */
export interface Configuration {
  name: string;
  family: string;
  raw: Record<string, unknown>;
}

/** A configuration with its options read and its game opened. */
export interface Table {
  name: string;
  family: string;
  options: Record<string, unknown>;
  game: AnyGame;
}

/** The facts about a game that the suite needs and the contract does not hold. */
export interface Hooks {
  /** The problem with the pieces (one lost, one twice, one where it cannot be), or `null`. */
  conserve(table: Table, state: GameState): string | null;
  /**
   * Another full state that looks the same to a viewer and could have come about: what is hidden from him lies
   * otherwise. Owes nothing to the game's own views and determinizations.
   */
  varyHidden(table: Table, state: GameState, viewer: Viewer, rng: Random): GameState;
  /** The same state, with what nobody looks at (a bag, a face-down stack) in another order. */
  shuffleUnseen(table: Table, state: GameState, rng: Random): GameState;
  /** How near a state is to an ending; `null`: how long the match will go on. The higher the better. */
  nearness(table: Table, state: GameState, ending: string | null): number;
  /** The most decisions a match can take. */
  longest: number;
  /** Within how many more decisions of its own a seat pays for an act against a grave warning. */
  soon: number;
  /** How many planes a seat has left, where it may lose one and fly on. */
  planes?(table: Table, state: GameState, seat: Seat): number;
  /** Something besides decisions that brings an ending nearer: to resign, to agree to a draw. */
  aside?(table: Table, state: GameState, ending: string): Action | null;
  /** Actions of other games, and near misses that only somebody who knows this one would think of. */
  foreign: readonly Action[];
}

type OptionalHook = 'varyHidden' | 'shuffleUnseen' | 'nearness' | 'soon' | 'foreign';

/**
 * The hooks that a game gives. A game without hidden information has nothing to vary; random play comes near every
 * ending of a small game, and a resignation to the one that is called `resigned`; without `soon` no action has a grave
 * warning.
 */
export type GivenHooks = Omit<Hooks, OptionalHook> & Partial<Pick<Hooks, OptionalHook>>;

export function completeHooks(given: GivenHooks): Hooks {
  const same = (_table: Table, state: GameState) => clone(state);
  return { varyHidden: same, shuffleUnseen: same, nearness: () => 0, aside: resignation, soon: 0, foreign, ...given };
}

/** The resignation of the last seat that may resign. */
function resignation({ game }: Table, state: GameState, ending: string): Action | null {
  if (ending !== 'resigned') return null;
  const asides: readonly Action[] = game.seats.flatMap((_, seat) => game.asides(state, seat));
  return asides.findLast((action) => game.asideKind(action) === 'resign') ?? null;
}

/** Actions that no game lists in this form. */
const foreign: readonly Action[] = [
  { type: 'next', seat: 0 },
  { type: 'noSuchAction', seat: 0 },
  { type: 'resign', seat: 9 },
];

/** One whole match as it was played: every check that walks it sees the same. */
export interface Script {
  table: Table;
  seed: number;
  actions: readonly Action[];
}

export interface Run {
  kind: AnyGameKind;
  configurations: readonly Configuration[];
  hooks: Hooks;
  /** How many matches the widest checks play, and the number of the first: a match's number is its seed. */
  matches: number;
  first: number;
  /** The matches written so far, by number. */
  scripts: Map<number, Script>;
}

export function openTable(kind: AnyGameKind, { name, family, raw }: Configuration): Table {
  const read = readOptions<Record<string, unknown>>(kind.options, raw);
  if ('problems' in read) throw new Error(`${name}: ${JSON.stringify(read.problems)}`);
  const options = freeze(read.options);
  return { name, family, options, game: kind.open(options) };
}

export function seatsOf({ game }: Table): number[] {
  return game.seats.map((_, seat) => seat);
}

/** Everybody who may not see all. */
export function viewersOf(table: Table): Viewer[] {
  return ['table', ...seatsOf(table)];
}
