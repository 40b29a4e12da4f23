import { compass } from '../../boards/grid.ts';
import type { Action, Rejection } from '../../core/game.ts';
import { type GameData, ways } from './gameData.ts';
import { dogfightsOpen, lastBurstIsOwed } from './rules/attacks.ts';
import { isBurst } from './rules/cards.ts';
import { occupy } from './rules/movement.ts';
import { type Dogfight, none, type SquadronsState } from './state.ts';
import type { SquadronsView } from './view.ts';

export function whyNoAside(_gameData: GameData, _state: SquadronsState, { type }: Action): Rejection | null {
  return type === 'takeBack' ? { code: 'squadrons.nothingToTakeBack' } : null;
}

/** Why an action that is in neither list is refused. It looks at no more than its seat can see. */
export function whyNot(gameData: GameData, state: SquadronsState, action: Action): Rejection {
  const { type } = action;
  switch (type) {
    case 'fly':
    case 'land':
      return whyNoFlight(gameData, state, type, (action as Action & { way?: unknown }).way);
    case 'launch':
      return whyNoLaunch(gameData, state, action);
    case 'take':
      return whyNotTaken(state, action);
    case 'strafe':
      return whyNoStrafe(gameData, state, action);
    case 'done':
      return dogfightsOpen(gameData, state) > 0 ? { code: 'squadrons.mustDogfight' } : malformed;
    case 'shoot':
    case 'holdFire':
      return whyNoShot(state, action);
    case 'defend':
    case 'noDefence':
      return whyNoDefence(state, action);
    default:
      return { code: 'action.noSuchChoice' };
  }
}

const malformed: Rejection = { code: 'action.malformed' };

/** Why the moving plane may not fly or land by this path; a view of its seat is enough. */
export function whyNoFlight(
  gameData: GameData,
  state: Pick<SquadronsView, 'planes' | 'moving' | 'die' | 'flown'>,
  type: 'fly' | 'land',
  way: unknown,
): Rejection {
  if (typeof way !== 'string' || way.length > ways.longest) return malformed;
  if ([...way].some((step) => !compass.includes(step as 'N'))) return malformed;
  if (way === state.flown || !way.startsWith(state.flown)) return { code: 'squadrons.alreadyFlown' };
  if (ways.find(way) === none) return { code: 'squadrons.edgeBothWays' };
  const { grid, gunSide, landingOf } = gameData;
  const { square, squadron, mayLand } = state.planes[state.moving];
  const path = grid.path(square, way.slice(state.flown.length));
  if (path === null) return { code: 'squadrons.offTheBoard' };
  const occupied = occupy(gameData, state.planes, state.moving);
  const barred = path.find((entered) => occupied[entered] === 1);
  if (barred !== undefined) return { code: 'squadrons.squareTaken', params: { square: grid.name(barred) } };
  if (way.length > state.die) return { code: 'squadrons.tooFar', params: { die: state.die } };
  const enemy = 1 - gameData.squadrons[squadron].side;
  const gun = path.slice(0, -1).find((entered) => gunSide[entered] === enemy);
  if (gun !== undefined) return { code: 'squadrons.gunOnTheWay', params: { square: grid.name(gun) } };
  if (type === 'land') {
    if (landingOf[path[path.length - 1]] !== squadron) return { code: 'squadrons.notYourField' };
    return mayLand ? malformed : { code: 'squadrons.tooEarlyToLand' };
  }
  if (way.length === state.die) return malformed;
  if (gunSide[path[path.length - 1]] === enemy) return { code: 'squadrons.noWayOn' };
  return { code: 'squadrons.tooShort', params: { die: state.die } };
}

function whyNoLaunch(gameData: GameData, state: SquadronsState, action: Action): Rejection {
  const { plane } = action as Action & { plane?: unknown };
  const wanted = typeof plane === 'number' ? state.planes[plane] : undefined;
  if (wanted === undefined) return malformed;
  if (gameData.squadrons[wanted.squadron].seat !== action.seat) return { code: 'squadrons.notYourPlane' };
  if (wanted.square === none) return { code: 'squadrons.planeIsLost' };
  return state.squadrons[wanted.squadron].up === none ? malformed : { code: 'squadrons.standInUse' };
}

function whyNotTaken(state: SquadronsState, action: Action): Rejection {
  const { plane, die } = action as Action & Record<string, unknown>;
  if (!state.dice.includes(die as number)) return { code: 'squadrons.noSuchDie' };
  if (!state.toMove.includes(plane as number)) return { code: 'squadrons.notToMove' };
  return { code: 'squadrons.dieIsBlocked', params: { die: die as number } };
}

function whyNoStrafe(gameData: GameData, state: SquadronsState, action: Action): Rejection {
  const { plane, card } = action as Action & Record<string, unknown>;
  const own = gameData.squadronsOf[state.mover].map((squadron) => state.squadrons[squadron].up);
  if (typeof plane !== 'number' || plane === none || !own.includes(plane)) return { code: 'action.noSuchChoice' };
  // A plane that began a dogfight and may no longer attack has been exchanged away.
  if (state.fought.includes(plane) && !state.moved.includes(plane)) return { code: 'squadrons.exchangedAway' };
  if (!state.moved.includes(plane)) return { code: 'action.noSuchChoice' };
  if (lastBurstIsOwed(gameData, state, plane)) return { code: 'squadrons.lastBurst' };
  if (typeof card !== 'number' || !isBurst(card)) return { code: 'squadrons.notABurst' };
  return { code: 'action.noSuchChoice' };
}

function whyNoShot(state: SquadronsState, action: Action): Rejection {
  const { shooter, attack } = state.dogfight as Dogfight;
  const { hand } = state.squadrons[state.planes[shooter].squadron];
  const { card } = action as Action & { card?: unknown };
  if (action.type === 'holdFire') return hand.some(isBurst) ? { code: 'squadrons.mustShoot' } : malformed;
  if (typeof card !== 'number' || !isBurst(card)) return { code: 'squadrons.notABurst' };
  if (!hand.includes(card)) return { code: 'squadrons.notInHand' };
  return attack === 'headOn' ? { code: 'squadrons.highestBurst' } : malformed;
}

function whyNoDefence(state: SquadronsState, action: Action): Rejection {
  const { target, attack } = state.dogfight as Dogfight;
  const { hand } = state.squadrons[state.planes[target].squadron];
  const { card } = action as Action & { card?: unknown };
  if (action.type === 'noDefence') return { code: 'squadrons.mustLoop' };
  if (!hand.includes(card as number)) return { code: 'squadrons.notInHand' };
  return { code: `squadrons.noDefence.${attack}` };
}
