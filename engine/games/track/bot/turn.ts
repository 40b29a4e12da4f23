import type { Game, Seat } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import type { GameData } from '../gameData.ts';
import { legalPlans } from '../rules/planning.ts';
import { charge, mission, none, type Plan, type TrackAction, type TrackEvent, type TrackState } from '../state.ts';
import type { TrackView } from '../view.ts';
import type { Value } from './value.ts';

export type TrackGame = Game<TrackState, TrackAction, TrackView, TrackEvent>;

export const isPlanning = ({ phase }: { phase: string }) => phase.startsWith('planning.');

/** The plans of a seat that come to something different: equal tiles are one. */
export function differentPlans(gameData: GameData, state: TrackState, seat: Seat): Plan[] {
  const known = state.plans[seat];
  if (known !== null) return [known];
  const found = new Map<number, Plan>();
  for (const plan of legalPlans(gameData, state, seat)) {
    const { tile, loop, charge: chargeTile = none } = plan;
    const value = tile === none ? 9 : gameData.values[seat][tile];
    const hits = tile === none ? 0 : gameData.tileHits[seat][tile];
    const ofCharge = chargeTile === none ? 0 : kindOfCharge(gameData, chargeTile);
    found.set(((value * 8 + hits) * 2 + (loop ? 1 : 0)) * 64 + ofCharge, plan);
  }
  return [...found.values()];
}

function kindOfCharge(gameData: GameData, tile: number): number {
  return (gameData.values[charge][tile] + 4) * 4 + gameData.tileHits[charge][tile] + 1;
}

/** Plays a turn on a copy, up to the next planning; whoever is asked on the way does what is best at once. */
export function after(
  game: TrackGame,
  value: Value,
  state: TrackState,
  plans: readonly (Plan | null)[],
  rng: Random,
): TrackState {
  const draft = game.copy(state);
  // A seat that has shown its plan is not asked again; after the last plan the next turn is planned.
  for (let open = game.seats.length - shown(state); open > 0; open--) {
    const [seat] = game.awaiting(draft);
    game.step(draft, plans[seat] as Plan, rng, null);
  }
  settle(game, value, draft, rng);
  return draft;
}

function shown({ plans }: TrackState): number {
  let count = 0;
  for (const plan of plans) if (plan !== null) count++;
  return count;
}

/** Answers every question until a turn is planned or the match is over: each by what it leads to at once. */
export function settle(game: TrackGame, value: Value, draft: TrackState, rng: Random): void {
  while (draft.outcome === null && !isPlanning(draft)) {
    const [seat] = game.awaiting(draft);
    game.step(draft, quickest(game, value, draft, seat, rng), rng, null);
  }
}

function quickest(game: TrackGame, value: Value, state: TrackState, seat: Seat, rng: Random): TrackAction {
  const legal = game.legalActions(state, seat);
  // A mulligan is offered once, before anything has happened; others are believed to keep their hands.
  if (legal[0].type === 'mulligan' || legal.length === 1) return legal[0];
  const sign = seat === mission ? 1 : -1;
  let best: TrackAction = legal[0];
  let worth = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    const draft = game.copy(state);
    game.step(draft, action, rng, null);
    const now = sign * value(draft);
    if (now > worth) {
      worth = now;
      best = action;
    }
  }
  return best;
}
