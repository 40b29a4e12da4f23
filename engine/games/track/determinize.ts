import type { Seat } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import type { GameData } from './gameData.ts';
import { legalPlans } from './rules/planning.ts';
import { sampler } from './sampler.ts';
import type { TrackState } from './state.ts';
import type { TrackView } from './view.ts';

/** A state that its seat could be looking at: a sample, in which others have sealed something too. */
export function determinize(gameData: GameData, view: TrackView, seat: Seat, rng: Random): TrackState {
  const state = sampler(gameData, view, seat)(rng);
  for (const [owner, { planned, swapped }] of view.pilots.entries()) {
    if (planned && state.plans[owner] === null) {
      const plans = legalPlans(gameData, state, owner);
      state.plans[owner] = plans[rng.below(plans.length, 'determinize')];
    }
    if (swapped && owner !== seat) {
      state.swaps[owner] = state.pilots[owner].hand.filter(() => rng.below(2, 'determinize') === 1);
    }
  }
  return state;
}
