import type { ActionDraft } from '@aerodrome/engine/core/compose.ts';
import type { Rejection, Spot } from '@aerodrome/engine/core/game.ts';
import type { GameData } from '@aerodrome/engine/games/squadrons/gameData.ts';
import { none } from '@aerodrome/engine/games/squadrons/state.ts';
import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';
import { whyNoFlight } from '@aerodrome/engine/games/squadrons/whyNot.ts';
import type { Scene } from '../../../table/table.ts';
import { cardFromSpot, spotNumber } from '../names.ts';
import type { SquadronsTableTypes } from '../tableTypes.ts';
import { encodeRoute, squaresOfPicks } from './orderPreview.ts';
import { availableMovers, type Mover, readFlightDraft, routesByEnd, viewAfterSteps } from './routes.ts';

/** Refusals that hold however the route continues. */
const permanentRefusals = [
  'squadrons.edgeBothWays',
  'squadrons.offTheBoard',
  'squadrons.squareTaken',
  'squadrons.tooFar',
];

/** The reason why a plane cannot fly over these squares; `null` if it can and can complete its count. */
export function stepRefusal(
  gameData: GameData,
  view: SquadronsView,
  mover: Mover,
  drawn: readonly number[],
): Rejection | null {
  const taken = viewAfterSteps(gameData, view, mover);
  const way = taken.flown + encodeRoute(gameData, taken.planes[mover.plane].square, drawn);
  const refused = whyNoFlight(gameData, taken, 'fly', way);
  if (permanentRefusals.includes(refused.code)) return refused;
  const goesOn = way.length === mover.die || routesByEnd(gameData, view, [mover], drawn).size > 0;
  return goesOn ? null : { code: 'squadrons.noWayOn' };
}

/** The reason why a pointed spot is not offered, as the rules give it for the simplest way there. */
export function refusalOf(
  scene: Scene<SquadronsTableTypes>,
  { picked }: ActionDraft,
  pointed: readonly Spot[],
): Rejection | null {
  const { view } = scene;
  const { seat } = scene;
  const spot = pointed.at(-1) ?? '';
  if (seat === null) return null;
  const square = spotNumber(spot, 'square');
  const card = cardFromSpot(spot);
  switch (view.phase) {
    case 'launch.choosing': {
      const plane = view.planes.findIndex((one) => one.square === square);
      return plane < 0 ? null : scene.check({ type: 'launch', seat, plane });
    }
    case 'movement.assigning':
    case 'movement.flying':
      return square === null ? null : squareRefusal(scene.gameData, view, picked, square);
    case 'attack.burst':
      return card && scene.check({ type: 'shoot', seat, card: card.card });
    case 'attack.defence':
      return card && scene.check({ type: 'defend', seat, card: card.card });
    default:
      return null;
  }
}

function squareRefusal(
  gameData: GameData,
  view: SquadronsView,
  picked: readonly Spot[],
  square: number,
): Rejection | null {
  const draft = readFlightDraft(view, picked);
  const movers = availableMovers(gameData, view).filter(
    ({ plane, die }) => (draft.plane ?? plane) === plane && (draft.die ?? die) === die,
  );
  if (movers.length === 0) return null;
  const [{ plane }] = movers;
  const taken = view.planes.some((other, i) => other.square === square && i !== plane);
  if (taken) return { code: 'squadrons.squareTaken', params: { square: gameData.grid.name(square) } };
  const { squadron, mayLand } = view.planes[plane];
  if (gameData.landingOf[square] === squadron && !mayLand) return { code: 'squadrons.tooEarlyToLand' };
  const die = Math.max(...movers.map((mover) => mover.die));
  const left = die - (view.moving === none ? 0 : view.flown.length) - (draft.ends === null ? draft.squares.length : 0);
  const from =
    draft.ends === null ? (squaresOfPicks(picked).at(-1) ?? view.planes[plane].square) : view.planes[plane].square;
  const code = gameData.grid.steps(from, square) > left ? 'squadrons.tooFar' : 'squadrons.tooShort';
  return { code, params: { die } };
}
