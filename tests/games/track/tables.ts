import { clone } from '@aerodrome/engine/core/clone.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { type Random, SeededRandom } from '@aerodrome/engine/core/random.ts';
import { type TrackGame, track } from '@aerodrome/engine/games/track/index.ts';
import type { TrackState } from '@aerodrome/engine/games/track/state.ts';
import { configurations } from '../../conformance/track/configurations.ts';
import { change } from '../../saves/forge.ts';

export const all = configurations();

export function open(raw: Record<string, unknown>): TrackGame {
  const read = readOptions(track.options, raw);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return track.open(read.options);
}

function begin(game: TrackGame, rng: Random): TrackState {
  const state = game.create();
  game.begin(state, rng, null);
  return state;
}

/** One random decision or, now and then, an aside; `calm` looks for one that costs little damage. */
export function next(game: TrackGame, state: TrackState, rng: Random, calm: boolean): TrackState {
  let best: TrackState | null = null;
  for (let attempt = 0; attempt < (calm ? 6 : 1); attempt++) {
    const awaited = game.awaiting(state);
    const seat = awaited[rng.below(awaited.length, 'seat')];
    const aside = rng.below(calm ? 1000 : 100, 'aside') === 0;
    const actions = aside ? game.asides(state, seat) : game.legalActions(state, seat);
    const draft = clone(state);
    game.step(draft, actions[rng.below(actions.length, 'action')], rng, null);
    if (best === null || cost(draft) < cost(best)) best = draft;
  }
  return best as TrackState;
}

function cost({ planes, outcome }: TrackState): number {
  return planes.reduce((sum, plane) => sum + plane.damage, outcome ? 100 : 0);
}

/** Every state of a match. */
export function* states(raw: Record<string, unknown>, seed: number): Generator<TrackState> {
  const rng = new SeededRandom(seed);
  const game = open(raw);
  let state = begin(game, rng);
  for (;;) {
    yield state;
    if (state.outcome !== null) return;
    state = next(game, state, rng, seed % 2 === 0);
  }
}

export interface Sample {
  game: TrackGame;
  state: TrackState;
  name: string;
}

/** A late table of each phase that each scenario comes to. */
export function samples(): Sample[] {
  const found = new Map<string, Sample>();
  for (let seed = 0; seed < 120; seed++) {
    const { raw, name } = all[(seed * 617) % all.length];
    for (const state of states(raw, seed)) {
      found.set(`${raw.scenario}, ${raw.solo}, ${state.phase}`, { game: open(raw), state, name });
    }
  }
  return [...found.values()];
}

/** The table with some of its places changed. */
export function altered(state: TrackState, changes: Record<string, unknown>): TrackState {
  const copy = clone(state);
  for (const [path, value] of Object.entries(changes)) change(copy, path, value);
  return copy;
}
