import { type PayoffMatrix, solve } from '../../../bots/matrix.ts';
import type { Seat } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import type { GameData } from '../gameData.ts';
import { mission, type Plan, type TrackState } from '../state.ts';
import { after, differentPlans, isPlanning, type TrackGame } from './turn.ts';
import type { Value } from './value.ts';

/** Rounds of regret matching: enough for a matrix of seven by seven, and fewer where it is one of thousands. */
const roundsAtTheTable = 400;
const roundsAhead = 40;

/** Looks at turns as matrices: my tiles against the other side's, for each hand that it may hold. */
export class Planner {
  units = 0;
  readonly #game: TrackGame;
  readonly #gameData: GameData;
  readonly #value: Value;
  readonly #seat: Seat;
  readonly #opponentRandomness: number;
  readonly #rng: Random;

  constructor(game: TrackGame, value: Value, seat: Seat, opponentRandomness: number, rng: Random) {
    this.#game = game;
    this.#gameData = game.gameData as GameData;
    this.#value = value;
    this.#seat = seat;
    this.#opponentRandomness = opponentRandomness;
    this.#rng = rng;
  }

  /** The matrix of one hand, as far as its turns are looked at; worth is to my seat. */
  facing(sample: TrackState, mine: readonly Plan[], depth: number): PayoffMatrix {
    const theirs = this.#theirs(sample);
    const payoff = new Float64Array(mine.length * theirs.length);
    for (let i = 0; i < mine.length; i++) {
      for (let j = 0; j < theirs.length; j++) {
        payoff[i * theirs.length + j] = this.#cell(sample, mine[i], theirs[j], depth);
      }
    }
    return { columns: theirs.length, payoff };
  }

  /** How often to play each of my plans against all these hands. */
  mix(rows: number, facings: readonly PayoffMatrix[]): Float64Array {
    return solve(rows, facings, roundsAtTheTable, this.#opponentRandomness).mine;
  }

  #theirs(sample: TrackState): (Plan | null)[] {
    return this.#gameData.seats === 1 ? [null] : differentPlans(this.#gameData, sample, 1 - this.#seat);
  }

  #cell(state: TrackState, mine: Plan, theirs: Plan | null, depth: number): number {
    this.units++;
    const plans = this.#seat === mission ? [mine, theirs] : [theirs, mine];
    return this.#worth(after(this.#game, this.#value, state, plans, this.#rng), depth - 1);
  }

  #worth(state: TrackState, depth: number): number {
    const sign = this.#seat === mission ? 1 : -1;
    // Tiles that a new round draws are nobody's knowledge: nothing is looked at beyond.
    if (depth === 0 || state.outcome !== null || !isPlanning(state) || state.turn === 1)
      return sign * this.#value(state);
    const mine = differentPlans(this.#gameData, state, this.#seat);
    const facing = this.facing(state, mine, depth);
    return solved(mine.length, facing, this.#opponentRandomness);
  }
}

/** The value of a turn ahead, under the same assumption about the opponent's randomness. */
function solved(rows: number, facing: PayoffMatrix, opponentRandomness: number): number {
  const { columns, payoff } = facing;
  if (rows === 1 && columns === 1) return payoff[0];
  const { mine, theirs } = solve(rows, [facing], roundsAhead, opponentRandomness);
  let worth = 0;
  for (let j = 0; j < columns; j++) {
    const share = (1 - opponentRandomness) * theirs[0][j] + opponentRandomness / columns;
    for (let i = 0; i < rows; i++) worth += mine[i] * share * payoff[i * columns + j];
  }
  return worth;
}
