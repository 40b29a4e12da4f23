import type { ActionDraft } from '@aerodrome/engine/core/compose.ts';
import type { Spot } from '@aerodrome/engine/core/game.ts';
import type { GameData } from '@aerodrome/engine/games/squadrons/gameData.ts';
import { cardSpot, planeSpot, squareSpot } from '@aerodrome/engine/games/squadrons/spell.ts';
import { none, type SquadronsAction } from '@aerodrome/engine/games/squadrons/state.ts';
import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';
import type { Scene } from '../../../table/table.ts';
import { spotNumber } from '../names.ts';
import type { SquadronsTableTypes } from '../tableTypes.ts';
import { squaresOfPicks } from './orderPreview.ts';
import {
  aimSpot,
  arrivalFacing,
  availableMovers,
  flightPicks,
  type Mover,
  otherMoverSpot,
  readFlightDraft,
  routesByEnd,
} from './routes.ts';

type Picks = Map<Spot, readonly Spot[] | null>;

/** Shortcuts: further spots, each with the picks it stands for; `null` hides a spot in favour of another there. */
export function shortcutsOf(scene: Scene<SquadronsTableTypes>, draft: ActionDraft<SquadronsAction>): Picks {
  const picks: Picks = new Map();
  const { view } = scene;
  if (scene.seat === null) return picks;
  const { gameData } = scene;
  switch (view.phase) {
    case 'guns.sealing':
      gunShortcuts(gameData, scene.seat, draft, picks);
      break;
    case 'movement.assigning':
    case 'movement.flying':
      flightShortcuts(gameData, view, draft, picks);
      break;
    case 'attack.choosing':
      attackShortcuts(view, draft, picks);
      break;
  }
  return picks;
}

/** One HIT too many on a field moves the oldest; a second click removes a HIT. */
function gunShortcuts(gameData: GameData, seat: number, { picked }: ActionDraft, picks: Picks): void {
  for (const squadron of gameData.squadronsOf[seat]) {
    const field = gameData.squadrons[squadron].guns.map((gun) => squareSpot(gameData.gunSquares[gun]));
    const laid = picked.filter((spot) => field.includes(spot));
    for (const spot of field) {
      if (picked.includes(spot))
        picks.set(
          spot,
          picked.filter((other) => other !== spot),
        );
      else if (laid.length === gameData.hitsAField)
        picks.set(spot, [...picked.filter((other) => other !== laid[0]), spot]);
    }
  }
}

/** All squares where a count can end, the arrows at the picked end, and other dice that end there. */
function flightShortcuts(gameData: GameData, view: SquadronsView, { picked, next }: ActionDraft, picks: Picks): void {
  const draft = readFlightDraft(view, picked);
  const allMovers = availableMovers(gameData, view);
  const movers = allMovers.filter(
    ({ plane, die }) => (draft.plane === null || plane === draft.plane) && (draft.die === null || die === draft.die),
  );
  // A partial route continues from its last square; a complete one may be replaced by any other.
  const drawn = draft.ends === null ? draft.squares : [];
  for (const [spot, [best]] of routesByEnd(gameData, view, movers, drawn)) {
    const start = view.planes[best.mover.plane].square;
    const facing = best.lands ? null : arrivalFacing(gameData, start, best.whole);
    picks.set(spot, flightPicks(gameData, view, best.mover, best.whole, best.lands ? 'land' : 'stay', facing));
  }
  // A picked die stays picked when another plane is chosen.
  if (view.phase === 'movement.assigning' && draft.die !== null) {
    for (const { plane, die } of allMovers) {
      if (plane !== draft.plane && die === draft.die) picks.set(planeSpot(plane), [planeSpot(plane), `die:${die}`]);
    }
  }
  if (draft.ends !== null && draft.plane !== null && draft.die !== null)
    endShortcuts(gameData, view, { plane: draft.plane, die: draft.die }, picked, allMovers, picks);
  if (view.phase === 'movement.assigning') resolveSharedSquares(view, draft.plane, next, picks);
}

/** A round route ends at its start: before the plane is picked that spot means the plane, afterwards the square. */
function resolveSharedSquares(
  { toMove, planes }: SquadronsView,
  pickedPlane: number | null,
  next: readonly Spot[],
  picks: Picks,
): void {
  for (const plane of toMove) {
    const start = squareSpot(planes[plane].square);
    if (!picks.has(start) && !next.includes(start)) continue;
    if (plane === pickedPlane) picks.set(planeSpot(plane), null);
    else picks.delete(start);
  }
}

/** At the picked end: the end itself, the other facings, and other planes or dice that reach it. */
function endShortcuts(
  gameData: GameData,
  view: SquadronsView,
  mover: Mover,
  picked: readonly Spot[],
  allMovers: readonly Mover[],
  picks: Picks,
): void {
  const { ends, facing } = readFlightDraft(view, picked);
  const end = squaresOfPicks(picked).at(-1) ?? none;
  picks.set(ends === 'land' ? `wheel:${end}` : squareSpot(end), picked);
  if (ends === 'stay') {
    const flown = facing === null ? picked : picked.slice(0, -1);
    for (let other = 0; other < 4; other++) {
      if (other !== facing && gameData.grid.next(end, other) !== none)
        picks.set(aimSpot(end, other), [...flown, `face:${other}`]);
    }
  }
  if (view.phase !== 'movement.assigning') return;
  for (const other of allMovers) {
    if (other.plane === mover.plane && other.die === mover.die) continue;
    const [there] = routesByEnd(gameData, view, [other]).get(ends === 'land' ? `wheel:${end}` : squareSpot(end)) ?? [];
    if (!there) continue;
    const arrives = arrivalFacing(gameData, view.planes[other.plane].square, there.whole);
    picks.set(
      otherMoverSpot(end, other),
      flightPicks(gameData, view, other, there.whole, ends, ends === 'stay' ? arrives : null),
    );
  }
}

/** A target stands for the attack on it; for a strafe the lowest burst is proposed. */
function attackShortcuts(
  view: SquadronsView,
  { candidates, picked }: ActionDraft<SquadronsAction>,
  picks: Picks,
): void {
  const attacker = spotNumber(picked[0], 'plane');
  for (const action of candidates) {
    if (action.type !== 'strafe' || (attacker !== null && action.plane !== attacker)) continue;
    const target = planeSpot(action.target);
    const lowest = cheapestStrafe(candidates, action.plane, action.target);
    if (!picks.has(target)) picks.set(target, strafePicks(view, lowest ?? action));
  }
}

export type Strafe = Extract<SquadronsAction, { type: 'strafe' }>;

/** The cheapest strafe of a target: a grounded plane cannot answer, so any burst will do. */
export function cheapestStrafe(actions: readonly SquadronsAction[], plane: number, target: number): Strafe | undefined {
  return actions
    .filter((one): one is Strafe => one.type === 'strafe' && one.plane === plane && one.target === target)
    .sort((a, b) => a.card - b.card)[0];
}

export function strafePicks({ planes }: SquadronsView, { plane, target, card }: Strafe): Spot[] {
  return [planeSpot(plane), planeSpot(target), cardSpot(planes[plane].squadron, card)];
}
