import type { DecisionInput } from '../../../bots/bot.ts';
import type { PayoffMatrix } from '../../../bots/matrix.ts';
import type { GameData } from '../gameData.ts';
import type { Plan, TrackAction, TrackEvent, TrackState } from '../state.ts';
import type { TrackView } from '../view.ts';
import { Planner } from './plan.ts';
import { differentPlans } from './turn.ts';
import type { Value } from './value.ts';

export type TrackThinking = DecisionInput<TrackState, TrackAction, TrackView, TrackEvent>;

export interface Skill {
  /** Number of sampled hands of the opponent. */
  hands: number;
  /** Search depth in turns. */
  turns: number;
  /** Softmax temperature of the choice. At 0 the mixed strategy itself is played, which cannot be predicted. */
  temperature: number;
  /** Assumed share of random play of the opponent. Against perfect play alone a bot would be too timid for people. */
  opponentRandomness: number;
  /** Maximum number of pairs of plans. An escort has many more than a duellist, and searches less deep. */
  cells: number;
}

/** A plan that is hardly ever right is never right. */
const least = 0.04;

/** A turn to be planned, as far as it was looked at. */
export interface Weighed {
  mine: Plan[];
  /** For each hand that the other side may hold. */
  facings: PayoffMatrix[];
  samples: TrackState[];
  units: number;
  cut: boolean;
  /** How often to play each plan, so that it does not matter who knows. */
  shares(): Float64Array;
}

/** "Planning": every plan against every answer, for each hand that was guessed. */
export function weigh({ game, view, seat, legal, rng, expired }: TrackThinking, value: Value, skill: Skill): Weighed {
  const gameData = game.gameData as GameData;
  const planner = new Planner(game, value, seat, skill.opponentRandomness, rng);
  const sample = game.sampler(view, seat);
  const facings: PayoffMatrix[] = [];
  const samples: TrackState[] = [];
  let state = sample(rng);
  const mine = differentPlans(gameData, state, seat).filter((one) => legal.includes(one));
  const answers = gameData.seats === 1 ? 1 : differentPlans(gameData, state, 1 - seat).length;
  const { hands, turns } = within(skill, mine.length, answers);
  for (let hand = 0; hand < hands && (hand === 0 || !expired()); hand++) {
    if (hand > 0) state = sample(rng);
    samples.push(state);
    facings.push(planner.facing(state, mine, turns));
  }
  return {
    mine,
    facings,
    samples,
    units: planner.units,
    cut: facings.length < hands,
    shares: () => {
      const mixed = planner.mix(mine.length, facings).map((share) => (share < least ? 0 : share));
      const total = mixed.reduce((sum, share) => sum + share, 0);
      return mixed.map((share) => share / total);
    },
  };
}

/** Fewer hands than these say too little. */
const fewest = 8;

/** A search of less depth has time for more hands. */
const more = 4;

/** How many hands and turns there is time for: rather fewer hands than fewer turns, and one turn always. */
function within({ hands, turns, cells }: Skill, mine: number, answers: number): { hands: number; turns: number } {
  for (let ahead = turns; ahead > 1; ahead--) {
    let pairs = 1;
    for (let turn = 0; turn < ahead; turn++) pairs *= Math.max(1, mine - turn) * Math.max(1, answers - turn);
    const room = Math.floor(cells / pairs);
    const wanted = ahead === turns ? hands : more * hands;
    if (room >= Math.min(fewest, hands)) return { hands: Math.min(wanted, room), turns: ahead };
  }
  return { hands, turns: 1 };
}
