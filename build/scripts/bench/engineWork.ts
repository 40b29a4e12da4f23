import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Action, AnyGame, AnyGameKind, GameState } from '@aerodrome/engine/core/game.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import type { Random } from '@aerodrome/engine/core/random.ts';
import { deriveSeed } from '@aerodrome/engine/meta/deriveSeed.ts';
import type { Player } from '../cli/play.ts';

/** Share of the repetitions for games that have more steps than a duel of Track. */
export const shares: Readonly<Record<string, number>> = { crew: 0.3, squadrons: 0.02 };

/** The part of a checkout that plays matches: its engine, and its own way to play by chance. */
export interface Engine {
  kind: AnyGameKind;
  game: AnyGame;
  /** The player that chooses by chance. */
  random: Player;
  play(kind: AnyGameKind, game: AnyGame, players: readonly Player[], seed: number): { state: GameState; steps: number };
  SeededRandom: new (seed: number) => Random;
}

/** The modules of a checkout by path, with the exports that are used. A checkout without them cannot be compared. */
interface Modules {
  'engine/games/index.ts': { games: Readonly<Record<string, AnyGameKind>> };
  'engine/core/options.ts': typeof import('@aerodrome/engine/core/options.ts');
  'engine/core/random.ts': Pick<Engine, 'SeededRandom'>;
  'build/scripts/cli/play.ts': Pick<Engine, 'play'> & {
    readPlayer(kind: AnyGameKind, text: string): Player | null;
  };
}

const files = [
  'engine/games/index.ts',
  'engine/core/options.ts',
  'engine/core/random.ts',
  'build/scripts/cli/play.ts',
] as const satisfies readonly (keyof Modules)[];

/** Whether a folder has the modules that are measured, and its dependencies. */
export function isCheckout(folder: string): boolean {
  return [...files, 'node_modules/@aerodrome/engine'].every((path) => existsSync(join(folder, path)));
}

/** Loads the engine of a checkout, and opens a game with its default options. */
export async function loadEngine(folder: string, id: string): Promise<Engine> {
  const load = async <Path extends keyof Modules>(path: Path): Promise<Modules[Path]> =>
    import(pathToFileURL(join(folder, path)).href);
  const { games } = await load('engine/games/index.ts');
  const { readOptions } = await load('engine/core/options.ts');
  const { SeededRandom } = await load('engine/core/random.ts');
  const { play, readPlayer } = await load('build/scripts/cli/play.ts');
  const kind = itemAt(games, id);
  const read = readOptions<Record<string, unknown>>(kind.options, {});
  const random = readPlayer(kind, 'random');
  if (!('options' in read) || random === null) throw new Error(`${folder} cannot play ${id} by chance`);
  return { kind, game: kind.open(read.options), random, play, SeededRandom };
}

export interface Recorded {
  seed: number;
  actions: Action[];
  /** The state before each action. */
  states: GameState[];
}

/** Random matches with the state before each action. */
export function record({ kind, game, random, play }: Engine, count: number): Recorded[] {
  const players = game.seats.map(() => random);
  return Array.from({ length: count }, (_, number) => {
    const seed = deriveSeed(2, number);
    const actions: Action[] = [];
    const states: GameState[] = [];
    const watched: AnyGame = {
      ...game,
      step(draft, action, rng, emit) {
        // With `copy`, as in a search, because the layout of objects affects speed.
        states.push(game.copy(draft));
        actions.push(action);
        game.step(draft, action, rng, emit);
      },
    };
    play(kind, watched, players, seed);
    return { seed, actions, states };
  });
}

/** Plays at least `count` whole random matches, including the choice of actions. */
export function playMatches({ kind, game, random, play }: Engine, count: number): { matches: number; steps: number } {
  const players = game.seats.map(() => random);
  let matches = 0;
  let steps = 0;
  for (; matches < count; matches++) steps += play(kind, game, players, deriveSeed(1, matches)).steps;
  return { matches, steps };
}

/** Steps through recorded matches: the rules alone, without listing and choosing actions. Returns the number of steps. */
export function stepRecorded({ game, SeededRandom }: Engine, recorded: readonly Recorded[]): number {
  let steps = 0;
  for (let again = 0; again < 10; again++) {
    for (const { seed, actions } of recorded) {
      const rng = new SeededRandom(seed);
      const state = game.create();
      game.begin(state, rng, null);
      for (const action of actions) game.step(state, action, rng, null);
      steps += actions.length;
    }
  }
  return steps;
}

/** The recorded states with the first awaited seat of each. */
export function decisions({ game }: Engine, recorded: readonly Recorded[]): { state: GameState; seat: number }[] {
  return recorded.flatMap(({ states }) => states.map((state) => ({ state, seat: itemAt(game.awaiting(state), 0) })));
}

/** Lists the legal actions of each decision. Returns the number of lists. */
export function listActions({ game }: Engine, asked: readonly { state: GameState; seat: number }[]): number {
  for (let again = 0; again < 10; again++) for (const { state, seat } of asked) game.legalActions(state, seat);
  return asked.length * 10;
}

/** Copies each state. Returns the number of copies. */
export function copyStates(copy: (state: GameState) => unknown, states: readonly GameState[]): number {
  for (const state of states) copy(state);
  return states.length;
}
