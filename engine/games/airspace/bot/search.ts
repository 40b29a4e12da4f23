import type { Game } from '../../../core/game.ts';
import type { GameData } from '../gameData.ts';
import { stanceOf } from '../rules/movement.ts';
import { damageOf, modifiersOf } from '../rules/shooting.ts';
import type { AirspaceAction, AirspaceEvent, AirspaceState, ManoeuvreAction } from '../state.ts';
import type { AirspaceView } from '../view.ts';
import { worthOf } from './value.ts';

type AirspaceGame = Game<AirspaceState, AirspaceAction, AirspaceView, AirspaceEvent>;

/** A turn looked at: what is ordered, and how the sky stands after it, before any shot. */
export interface Turn {
  action: AirspaceAction;
  after: AirspaceState;
  /** The value for the searching side, as far as the search went. */
  score: number;
}

/** Thinking that has used up what it was given. */
export class OutOfNodes extends Error {}

/** Looks ahead turn by turn; the die counts by what it does: nothing, one point, two. */
export class Search {
  nodes = 0;
  /** No position is left, or no time. */
  isSpent = false;
  readonly #game: AirspaceGame;
  readonly #gameData: GameData;
  readonly #side: number;
  readonly #most: number;
  readonly #expired: () => boolean;

  constructor(game: AirspaceGame, side: number, most: number, expired: () => boolean) {
    this.#game = game;
    this.#gameData = game.gameData as GameData;
    this.#side = side;
    this.#most = most;
    this.#expired = expired;
  }

  /**
   * Every order that comes to something different, losing flights last of all; sorted, the best for the mover first.
   */
  turns(state: AirspaceState, legal?: readonly AirspaceAction[]): Turn[] {
    const seat = this.#gameData.owner[state.plane];
    const found = new Map<number, Turn>();
    const losing: Turn[] = [];
    const [mine, sign] = [this.#side, this.#gameData.sideOf[seat] === this.#side ? 1 : -1];
    for (const action of (legal ?? this.#game.legalActions(state, seat)) as readonly ManoeuvreAction[]) {
      const after = this.#game.copy(state);
      this.#game.step(after, action, noDie, null);
      const plane = after.planes[state.plane];
      const turn = { action, after, score: 0 };
      if (plane.lost !== null) losing.push(turn);
      else found.set(resultOf(plane), turn);
    }
    const turns = found.size > 0 ? [...found.values()] : losing.slice(0, 1);
    for (const turn of turns) {
      this.#count();
      turn.score = this.#afterShot(turn.after, (state) => worthOf(this.#gameData, state, mine));
    }
    return turns.sort((a, b) => sign * (b.score - a.score));
  }

  /** The value of a turn at this search depth. */
  worth(turn: Turn, depth: number, low: number, high: number): number {
    if (depth === 0) return turn.score;
    return this.#afterShot(turn.after, (state) => this.#look(state, depth, low, high));
  }

  /** The value of a shot by itself. */
  shotWorth(state: AirspaceState, action: Extract<AirspaceAction, { type: 'shoot' }>): number {
    return this.#shot(state, action, (after) => worthOf(this.#gameData, after, this.#side));
  }

  #look(state: AirspaceState, depth: number, low: number, high: number): number {
    // A quick win is better than a slow one.
    if (state.outcome !== null) return worthOf(this.#gameData, state, this.#side) * (1 + 0.01 * depth);
    if (!isFlying(state)) return worthOf(this.#gameData, state, this.#side);
    const isMine = this.#gameData.sideOf[this.#gameData.owner[state.plane]] === this.#side;
    let best = isMine ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    for (const turn of this.turns(state)) {
      const worth = depth === 1 ? turn.score : this.worth(turn, depth - 1, low, high);
      if (isMine) {
        best = Math.max(best, worth);
        low = Math.max(low, best);
      } else {
        best = Math.min(best, worth);
        high = Math.min(high, best);
      }
      if (low >= high) break;
    }
    return best;
  }

  /** With a target in its sights a plane shoots, at the one that is worth most; chance is weighed, not thrown. */
  #afterShot(state: AirspaceState, value: (state: AirspaceState) => number): number {
    if (state.phase !== 'initiativePhase.turn.targetChoice') return value(state);
    const seat = this.#gameData.owner[state.plane];
    const sign = this.#gameData.sideOf[seat] === this.#side ? 1 : -1;
    let best = Number.NEGATIVE_INFINITY;
    for (const action of this.#game.legalActions(state, seat)) {
      if (action.type === 'shoot') best = Math.max(best, sign * this.#shot(state, action, value));
    }
    return sign * best;
  }

  #shot(
    state: AirspaceState,
    action: Extract<AirspaceAction, { type: 'shoot' }>,
    value: (state: AirspaceState) => number,
  ): number {
    const { range, tail, friend } = modifiersOf(state, state.plane, stanceOf(state.planes[state.plane]), action.target);
    let mean = 0;
    for (let face = 1; face <= 6; ) {
      const damage = damageOf(face + range + tail + friend);
      let faces = 1;
      while (face + faces <= 6 && damageOf(face + faces + range + tail + friend) === damage) faces++;
      const after = this.#game.copy(state);
      this.#game.step(after, action, { below: () => face - 1 }, null);
      mean += (faces / 6) * value(after);
      face += faces;
    }
    return mean;
  }

  #count(): void {
    this.nodes++;
    this.isSpent = this.nodes > this.#most || (this.nodes % 2048 === 0 && this.#expired());
    if (this.isSpent) throw new OutOfNodes();
  }
}

/** For steps of manoeuvres. */
export const noDie = {
  below(): number {
    throw new Error('a manoeuvre rolls no die');
  },
};

function isFlying({ phase }: AirspaceState): boolean {
  return phase === 'initiativePhase.turn.manoeuvre';
}

/** Two orders with one result have one number. */
function resultOf({ hex, facing, altitude, points }: AirspaceState['planes'][number]): number {
  const { q, r } = hex as { q: number; r: number };
  return ((((q + 32) * 64 + (r + 32)) * 8 + facing) * 16 + altitude) * 16 + points;
}
