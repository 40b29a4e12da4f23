import type { Seat } from '../../../core/game.ts';
import { loop, rollOut } from '../data/box.ts';
import type { GameData } from '../gameData.ts';
import { gunOdds, oddsOf } from '../odds.ts';
import { type SafeRoute, safestRoutes } from '../routes.ts';
import { burstsIn, highestBurst } from '../rules/cards.ts';
import { attackOn, inFront } from '../rules/dogfight.ts';
import { type Attack, none } from '../state.ts';
import { type Threat, threatsBySquare } from '../threats.ts';
import type { SquadronsView } from '../view.ts';

/** How much a bot makes of what it sees; what differs between its levels and its tempers. */
export interface Weights {
  /** Of an enemy plane that falls, and of an own one. */
  kill: number;
  loss: number;
  /** Of an enemy on the ground that can be shot there. */
  strafe: number;
  /** Of what enemies could do before the next turn. */
  threat: number;
  /** Of a gun that may hit. */
  gun: number;
  /** Of being near enough to attack next turn, and of coming home with nothing left to shoot. */
  hunt: number;
  home: number;
  /** Odds from counted cards; without them every enemy is believed to hold something of everything. */
  counts: boolean;
}

/** A whole move: where it ends, by which way, how the plane is turned there, and what that is worth. */
export interface Move {
  plane: number;
  die: number;
  route: SafeRoute;
  facing: number;
  score: number;
}

/** Every move of a plane by a die, each with its worth. */
export function movesOf(
  gameData: GameData,
  view: SquadronsView,
  seat: Seat,
  plane: number,
  die: number,
  weights: Weights,
): Move[] {
  const flown = view.moving === plane ? view.flown : '';
  const moving = { ...view, moving: plane, die, flown };
  const threatsAt = threatsBySquare(gameData, moving, seat, plane);
  const moves: Move[] = [];
  for (const route of safestRoutes(gameData, moving)) {
    const safe = safety(gameData, view, route);
    if (route.lands) {
      moves.push({
        plane,
        die,
        route,
        facing: 0,
        score: landingWorth(gameData, view, plane, weights) - (1 - safe) * weights.gun,
      });
      continue;
    }
    const at = standing(moving, plane, route.end);
    const dangers = weights.threat === 0 ? [] : threatsAt(route.end, 0);
    const square = squareWorth(gameData, at, plane, weights);
    for (let facing = 0; facing < 4; facing++) {
      if (gameData.grid.next(route.end, facing) === none) continue;
      const score = facingWorth(gameData, at, plane, facing, dangers, weights, square);
      moves.push({ plane, die, route, facing, score: safe * score - (1 - safe) * weights.gun });
    }
  }
  return moves;
}

/** The sky with a plane already where it would stop. */
export function standing(view: SquadronsView, plane: number, square: number): SquadronsView {
  return { ...view, planes: view.planes.map((one, i) => (i === plane ? { ...one, square } : one)) };
}

/** The parts of a value that depend on the square of a plane and not on its facing. */
interface SquareWorth {
  strafing: number;
  position: number;
}

export function squareWorth(gameData: GameData, view: SquadronsView, plane: number, weights: Weights): SquareWorth {
  const bursts = burstsIn(view.squadrons[view.planes[plane].squadron].hand ?? []);
  return {
    strafing: bursts > 0 ? weights.strafe * Math.min(bursts, groundedBeside(gameData, view, plane)) : 0,
    position: position(gameData, view, plane, bursts, weights),
  };
}

/** The value of ending a move in this facing: possible shots, threats, and near planes. */
export function facingWorth(
  gameData: GameData,
  view: SquadronsView,
  plane: number,
  facing: number,
  dangers: readonly Threat[],
  weights: Weights,
  square: SquareWorth,
): number {
  const hand = view.squadrons[view.planes[plane].squadron].hand ?? [];
  let score = burstsIn(hand) > 0 ? offence(gameData, view, plane, facing, weights) : 0;
  score += square.strafing;
  score -= weights.threat * weights.loss * danger(dangers, facing, hand);
  return score + square.position;
}

function offence(gameData: GameData, view: SquadronsView, plane: number, facing: number, weights: Weights): number {
  const target = inFront(gameData, view, plane, facing);
  if (target === none) return 0;
  const attack = attackOn(facing, view.planes[target].facing);
  const { falls, shotBack, returns } = weights.counts ? oddsOf(view, attack, plane, target) : guessed[attack];
  return weights.kill * falls - weights.loss * (shotBack + 0.6 * returns);
}

/** Without counting: about what a fresh hand of four holds. */
const guessed: Record<Attack, { falls: number; shotBack: number; returns: number }> = {
  side: { falls: 0.4, shotBack: 0, returns: 0 },
  tail: { falls: 0.5, shotBack: 0, returns: 0.4 },
  headOn: { falls: 0.45, shotBack: 0.35, returns: 0 },
};

export function groundedBeside({ grid, squadrons }: GameData, { planes }: SquadronsView, plane: number): number {
  const { square, squadron } = planes[plane];
  const { side } = squadrons[squadron];
  return planes.filter(
    (other) =>
      other.square !== none &&
      !other.flying &&
      squadrons[other.squadron].side !== side &&
      grid.steps(square, other.square) === 1,
  ).length;
}

/** The chance that two dice show a given number at least once. */
const shown = 11 / 36;

/** How likely the plane falls before it moves again, as far as its own hand can tell. */
function danger(dangers: readonly Threat[], facing: number, hand: readonly number[]): number {
  const worst = new Map<number, number>();
  for (const { plane, die, facing: from, launches } of dangers) {
    const harm = shown * harmOf(attackOn(from, facing), hand) * (launches ? 0.6 : 0.8);
    const key = plane * 8 + die;
    worst.set(key, Math.max(worst.get(key) ?? 0, harm));
  }
  let survives = 1;
  for (const harm of worst.values()) survives *= 1 - harm;
  return 1 - survives;
}

/** The effect of an attack on a defender with these cards. */
function harmOf(attack: Attack, hand: readonly number[]): number {
  if (attack === 'side') return hand.includes(rollOut) ? 0.1 : 1;
  if (attack === 'tail') return hand.includes(loop) ? 0.3 : 1;
  // Head on the attacker has to play its highest: with a high burst of one's own that is its risk.
  return [0.9, 0.8, 0.65, 0.4, 0.1, -0.2][highestBurst(hand)];
}

/** Guns that have to be flown over. */
function safety(gameData: GameData, { guns }: SquadronsView, { crossed }: SafeRoute): number {
  let safe = 1;
  for (const square of crossed)
    if (gameData.gunAt[square] !== none) safe *= 1 - gunOdds(gameData, guns, gameData.gunAt[square]);
  return safe;
}

/** Enemies within a throw while there is something to shoot with; the own field when there is not. */
function position(
  { grid, squadrons, bank }: GameData,
  view: SquadronsView,
  plane: number,
  bursts: number,
  weights: Weights,
): number {
  const { square, squadron, mayLand } = view.planes[plane];
  if (bursts === 0) {
    // A plane may come home only after it was across the line, or in a fight.
    let nearest = Number.POSITIVE_INFINITY;
    if (mayLand) for (const to of squadrons[squadron].landing) nearest = Math.min(nearest, grid.steps(square, to));
    else {
      for (let to = 0; to < grid.size; to++)
        if (bank[to] !== bank[square]) nearest = Math.min(nearest, grid.steps(square, to));
    }
    return -weights.home * nearest;
  }
  const { side } = squadrons[squadron];
  let nearest = 12;
  for (const other of view.planes) {
    if (other.square === none || squadrons[other.squadron].side === side) continue;
    nearest = Math.min(nearest, grid.steps(square, other.square) + (other.flying ? 0 : 1));
  }
  return -weights.hunt * Math.abs(nearest - 3);
}

/** Home, with cards to come: good when there is nothing left to shoot with. */
function landingWorth(_gameData: GameData, view: SquadronsView, plane: number, weights: Weights): number {
  const hand = view.squadrons[view.planes[plane].squadron].hand ?? [];
  const bursts = burstsIn(hand);
  return weights.home * (bursts === 0 ? 8 : bursts === 1 && hand.length < 3 ? 3 : -2);
}
