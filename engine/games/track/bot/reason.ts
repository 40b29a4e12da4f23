import type { Seat } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import type { Message } from '../../../text/say.ts';
import type { GameData } from '../gameData.ts';
import { planeOf } from '../names.ts';
import { targetsGone } from '../rules/ending.ts';
import { mission, type Plan, type TrackAction, type TrackState } from '../state.ts';
import { after, differentPlans, type TrackGame } from './turn.ts';
import type { Value } from './value.ts';

/** The results of a plan against every possible answer, as shares of all answers. */
interface Prospect {
  wins: number;
  /** Of what the mission came for. */
  achieves: number;
  gives: number;
  takes: number;
  /** By steps from the own plane to the other's that lies ahead within reach. */
  ahead: number[];
}

/** More often than not. */
const likely = 0.5;

/** The reason for a plan: its most probable results, the best first. */
export function whyPlan(
  game: TrackGame,
  value: Value,
  samples: readonly TrackState[],
  seat: Seat,
  plan: Plan,
  rng: Random,
): Message {
  const gameData = game.gameData as GameData;
  const { wins, achieves, gives, takes, ahead } = prospectOf(game, value, samples, seat, plan, rng);
  const plane = planeOf(gameData, 1 - seat);
  const steps = ahead.indexOf(Math.max(...ahead));
  const behind = ahead.reduce((sum, share) => sum + share, 0);
  if (wins >= likely) return { key: 'hint.track.wins' };
  if (achieves >= likely) return { key: 'hint.track.achieves' };
  if (behind >= likely && gives >= takes) return { key: 'hint.track.ahead', params: { plane, steps } };
  if (takes <= 1 - likely && takes <= gives) return { key: 'hint.track.evades', params: { plane } };
  if (gives > takes) return { key: 'hint.track.gives' };
  return { key: 'hint.track.mixes' };
}

function prospectOf(
  game: TrackGame,
  value: Value,
  samples: readonly TrackState[],
  seat: Seat,
  plan: Plan,
  rng: Random,
): Prospect {
  const gameData = game.gameData as GameData;
  const other = 1 - seat;
  const reach = gameData.reach[seat];
  const found: Prospect = { wins: 0, achieves: 0, gives: 0, takes: 0, ahead: new Array(reach + 1).fill(0) };
  let all = 0;
  for (const state of samples) {
    const answers = gameData.seats === 1 ? [null] : differentPlans(gameData, state, other);
    for (const answer of answers) {
      const then = after(game, value, state, seat === mission ? [plan, answer] : [answer, plan], rng);
      all++;
      if (then.outcome?.winners.includes(seat)) found.wins++;
      if (seat === mission && doneOf(gameData, then) > doneOf(gameData, state)) found.achieves++;
      if (then.planes[other].damage > state.planes[other].damage) found.gives++;
      if (then.planes[seat].damage > state.planes[seat].damage) found.takes++;
      const steps = gameData.distance(then.planes[seat].space, then.planes[other].space);
      if (steps > 0 && steps <= reach) found.ahead[steps]++;
    }
  }
  return {
    wins: found.wins / all,
    achieves: found.achieves / all,
    gives: found.gives / all,
    takes: found.takes / all,
    ahead: found.ahead.map((count) => count / all),
  };
}

function doneOf({ hasTargets }: GameData, state: TrackState): number {
  return hasTargets ? targetsGone(state) + 2 * state.rescued + (state.landed >= 0 ? 1 : 0) : 0;
}

/** The reason for an answer to a single question. */
export function whyAnswer(action: TrackAction): Message {
  if (action.type === 'exit') return { key: action.take ? 'hint.track.leaves' : 'hint.track.stays' };
  if (action.type === 'mulligan') return { key: action.tiles.length > 0 ? 'hint.track.swaps' : 'hint.track.keeps' };
  return { key: 'hint.track.expects' };
}
