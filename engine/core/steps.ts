import { clone, freeze } from './clone.ts';
import type { Action, AnyGame, GameEvent, GameState } from './game.ts';
import { hash } from './hash.ts';
import { type Random, RecordingRandom } from './random.ts';
import type { Entry } from './record.ts';

/** One step of a match. */
export interface Step {
  entry: Entry;
  /** The state after each event of the entry, and after all of it. */
  states: readonly GameState[];
  state: GameState;
}

/** Steps a copy of a state and copies the state after each event. Without an action it sets the match up. */
export function playStep(game: AnyGame, before: GameState | null, action: Action | null, source: Random): Step {
  const states: GameState[] = [];
  const { entry, state } = stepThrough(game, before, action, source, (draft) => states.push(freeze(clone(draft))));
  // The last event also shows the phase that now waits.
  if (states.length > 0) states[states.length - 1] = state;
  return { entry, states, state };
}

/** Steps a copy of a state; `onEvent` reads the draft after each event. */
export function stepThrough(
  game: AnyGame,
  before: GameState | null,
  action: Action | null,
  source: Random,
  onEvent?: (draft: GameState) => void,
): Omit<Step, 'states'> {
  const draft: GameState = action === null ? game.create() : clone(before);
  const rng = new RecordingRandom(source);
  const events: GameEvent[] = [];
  const emit = (event: GameEvent) => {
    events.push(freeze(clone(event)));
    onEvent?.(draft);
  };
  if (action === null) game.begin(draft, rng, emit);
  else game.step(draft, action, rng, emit);
  const entry: Entry = { action, draws: rng.draws, events, hash: hash(draft) };
  return { entry: freeze(entry), state: freeze(draft) };
}
