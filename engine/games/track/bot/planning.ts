import type { Thinking } from '../../../bots/bot.ts';
import type { Facing } from '../../../bots/matrix.ts';
import type { Setting } from '../setting.ts';
import type { Plan, TrackAction, TrackEvent, TrackState } from '../state.ts';
import type { TrackView } from '../view.ts';
import { Planner } from './plan.ts';
import { differentPlans } from './turn.ts';
import type { Value } from './value.ts';

export type Question = Thinking<TrackState, TrackAction, TrackView, TrackEvent>;

/**
 * How many hands of the other side are looked at, how many turns ahead, and how soft the choice is; without softness the
 * mixture itself is played, so that nobody can read it. `careless` is the share of mere chance that is believed of the
 * other side: against perfect play alone a bot would be too timid for people.
 */
export interface Skill {
  hands: number;
  turns: number;
  softness: number;
  careless: number;
}

/** A plan that is hardly ever right is never right. */
const least = 0.04;

/** A turn to be planned, as far as it was looked at. */
export interface Weighed {
  mine: Plan[];
  /** For each hand that the other side may hold. */
  facings: Facing[];
  samples: TrackState[];
  units: number;
  /** How often to play each plan, so that it does not matter who knows. */
  shares(): Float64Array;
}

/** "Planning": every plan against every answer, for each hand that was guessed. */
export function weigh({ game, view, seat, legal, rng, expired }: Question, value: Value, skill: Skill): Weighed {
  const setting = game.setting as Setting;
  const planner = new Planner(game, value, seat, skill.careless, rng);
  const sample = game.sampler(view, seat);
  const facings: Facing[] = [];
  const samples: TrackState[] = [];
  let mine: Plan[] = [];
  for (let hand = 0; hand < skill.hands && (hand === 0 || !expired()); hand++) {
    const state = sample(rng);
    if (hand === 0) mine = differentPlans(setting, state, seat).filter((one) => legal.includes(one));
    samples.push(state);
    facings.push(planner.facing(state, mine, skill.turns));
  }
  return {
    mine,
    facings,
    samples,
    units: planner.units,
    shares: () => {
      const mixed = planner.mix(mine.length, facings).map((share) => (share < least ? 0 : share));
      const total = mixed.reduce((sum, share) => sum + share, 0);
      return mixed.map((share) => share / total);
    },
  };
}
