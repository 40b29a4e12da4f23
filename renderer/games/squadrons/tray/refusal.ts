import type { Composition } from '@aerodrome/engine/core/compose.ts';
import type { Rejection, Spot } from '@aerodrome/engine/core/game.ts';
import type { Setting } from '@aerodrome/engine/games/squadrons/setting.ts';
import { none } from '@aerodrome/engine/games/squadrons/state.ts';
import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';
import { whyNoFlight } from '@aerodrome/engine/games/squadrons/whyNot.ts';
import type { Scene } from '../../../table/table.ts';
import type { SquadronsTableTypes } from '../tableTypes.ts';
import { cardIn, numberIn } from '../words.ts';
import { squaresIn, wayOver } from './orderPreview.ts';
import { bloomOf, type Mover, moversOf, setOut, wishIn } from './reach.ts';

/** What bars a step for good, however the way goes on. */
const barring = ['squadrons.edgeBothWays', 'squadrons.offTheBoard', 'squadrons.squareTaken', 'squadrons.tooFar'];

/** Why a plane cannot fly over these squares, one after the other; `null` where it can, and complete its count. */
export function whyNoStep(
  setting: Setting,
  view: SquadronsView,
  mover: Mover,
  drawn: readonly number[],
): Rejection | null {
  const taken = setOut(setting, view, mover);
  const way = taken.flown + wayOver(setting, taken.planes[mover.plane].square, drawn);
  const refused = whyNoFlight(setting, taken, 'fly', way);
  if (barring.includes(refused.code)) return refused;
  const goesOn = way.length === mover.die || bloomOf(setting, view, [mover], drawn).size > 0;
  return goesOn ? null : { code: 'squadrons.noWayOn' };
}

/** Why what is pointed at leads nowhere, as the rules say it of the plainest way to it. */
export function refusalOf(
  scene: Scene<SquadronsTableTypes>,
  { picked }: Composition,
  pointed: readonly Spot[],
): Rejection | null {
  const { view } = scene;
  const { seat } = scene;
  const spot = pointed.at(-1) ?? '';
  if (seat === null) return null;
  const square = numberIn(spot, 'square');
  const card = cardIn(spot);
  switch (view.phase) {
    case 'launch.choosing': {
      const plane = view.planes.findIndex((one) => one.square === square);
      return plane < 0 ? null : scene.check({ type: 'launch', seat, plane });
    }
    case 'movement.assigning':
    case 'movement.flying':
      return square === null ? null : whyNotThere(scene.setting, view, picked, square);
    case 'attack.burst':
      return card && scene.check({ type: 'shoot', seat, card: card.card });
    case 'attack.defence':
      return card && scene.check({ type: 'defend', seat, card: card.card });
    default:
      return null;
  }
}

function whyNotThere(setting: Setting, view: SquadronsView, picked: readonly Spot[], square: number): Rejection | null {
  const wish = wishIn(view, picked);
  const movers = moversOf(setting, view).filter(
    ({ plane, die }) => (wish.plane ?? plane) === plane && (wish.die ?? die) === die,
  );
  if (movers.length === 0) return null;
  const [{ plane }] = movers;
  const taken = view.planes.some((other, i) => other.square === square && i !== plane);
  if (taken) return { code: 'squadrons.squareTaken', params: { square: setting.grid.name(square) } };
  const { squadron, mayLand } = view.planes[plane];
  if (setting.landingOf[square] === squadron && !mayLand) return { code: 'squadrons.tooEarlyToLand' };
  const die = Math.max(...movers.map((mover) => mover.die));
  const left = die - (view.moving === none ? 0 : view.flown.length) - (wish.ends === null ? wish.squares.length : 0);
  const from = wish.ends === null ? (squaresIn(picked).at(-1) ?? view.planes[plane].square) : view.planes[plane].square;
  const code = setting.grid.steps(from, square) > left ? 'squadrons.tooFar' : 'squadrons.tooShort';
  return { code, params: { die } };
}
