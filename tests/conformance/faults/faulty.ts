import type { Action, AnyGame, AnyGameKind, GameEvent, GameState } from '@aerodrome/engine/core/game.ts';
import { track } from '@aerodrome/engine/games/track/index.ts';
import type { TrackState } from '@aerodrome/engine/games/track/state.ts';
import type { Hooks, Run } from '../run.ts';
import { configurations } from '../track/configurations.ts';
import { conserve } from '../track/conserve.ts';
import { shuffleUnseen, varyHidden } from '../track/hidden.ts';
import { nearness } from '../track/nearness.ts';

/** The fault: the parts of Track that are replaced. */
export type Fault = (game: AnyGame) => Partial<AnyGame>;
export type Check = (run: Run, share: number) => unknown;

const foreign = [{ type: 'roll', seat: 0 }];
const hooks: Hooks = { conserve, varyHidden, shuffleUnseen, nearness, longest: 903, soon: 2, foreign };
const some = configurations().filter((_, i) => i % 7 === 0);

/** Runs a check over Track with something wrong in it, until it is found. */
export function checkFaulty(check: Check, fault: Fault): unknown {
  const open = (options: never): AnyGame => {
    const game = track.open(options);
    return { ...game, ...fault(game) };
  };
  const kind: AnyGameKind = { ...track, open };
  return check({ kind, configurations: some, hooks, matches: 160, first: 0, scripts: new Map() }, 1);
}

/** Something is done to the table after every step that does not end the match. */
export function afterSteps(change: (draft: TrackState, heard: boolean) => void): Fault {
  return (game) => ({
    step(draft, action, rng, emit) {
      game.step(draft, action, rng, emit);
      if (draft.outcome === null) change(draft, emit !== null);
    },
  });
}

/** Every event is changed on its way out. */
export function withEvents(change: (event: GameEvent, draft: TrackState) => GameEvent): Fault {
  return (game) => ({
    step(draft, action, rng, emit) {
      game.step(draft, action, rng, emit && ((event: GameEvent) => emit(change(event, draft))));
    },
  });
}

/** A view with something in it that does not belong there. */
export function withView(more: (state: TrackState, viewer: unknown) => object): Fault {
  return (game) => ({ view: (state, viewer) => ({ ...game.view(state, viewer), ...more(state, viewer) }) });
}

/** Decisions as they should be, changed. */
export function withDecisions(change: (actions: readonly Action[], state: GameState, seat: number) => Action[]): Fault {
  return (game) => ({ legalActions: (state, seat) => change(game.legalActions(state, seat), state, seat) });
}
