import type { Composition } from '@aerodrome/engine/core/compose.ts';
import type { Spot } from '@aerodrome/engine/core/game.ts';
import type { Setting } from '@aerodrome/engine/games/squadrons/setting.ts';
import { cardSpot, planeSpot, squareSpot } from '@aerodrome/engine/games/squadrons/spell.ts';
import { none, type SquadronsAction } from '@aerodrome/engine/games/squadrons/state.ts';
import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';
import type { Scene } from '../../../table/table.ts';
import type { SquadronsTableTypes } from '../tableTypes.ts';
import { numberIn } from '../words.ts';
import { squaresIn } from './orderPreview.ts';
import { aimSpot, arrival, bloomOf, bySpot, type Mover, moversOf, spellFlight, wishIn } from './reach.ts';

type Picks = Map<Spot, readonly Spot[] | null>;

/** Far places that are offered too, each with the picks it stands for; `null` for one that gives way to another there. */
export function shortcutsOf(scene: Scene<SquadronsTableTypes>, composition: Composition<SquadronsAction>): Picks {
  const picks: Picks = new Map();
  const { view } = scene;
  if (scene.seat === null) return picks;
  const { setting } = scene;
  switch (view.phase) {
    case 'guns.sealing':
      hideGuns(setting, scene.seat, composition, picks);
      break;
    case 'movement.assigning':
    case 'movement.flying':
      bloom(setting, view, composition, picks);
      break;
    case 'attack.choosing':
      attacks(view, composition, picks);
      break;
  }
  return picks;
}

/** One HIT too many on a field moves the oldest; one that lies there is taken up again. */
function hideGuns(setting: Setting, seat: number, { picked }: Composition, picks: Picks): void {
  for (const squadron of setting.squadronsOf[seat]) {
    const field = setting.squadrons[squadron].guns.map((gun) => squareSpot(setting.gunSquares[gun]));
    const laid = picked.filter((spot) => field.includes(spot));
    for (const spot of field) {
      if (picked.includes(spot))
        picks.set(
          spot,
          picked.filter((other) => other !== spot),
        );
      else if (laid.length === setting.hitsAField)
        picks.set(spot, [...picked.filter((other) => other !== laid[0]), spot]);
    }
  }
}

/** Every end that the count can come to, the arrows at the end that is picked, and other dice that end there too. */
function bloom(setting: Setting, view: SquadronsView, { picked, next }: Composition, picks: Picks): void {
  const wish = wishIn(view, picked);
  const all = moversOf(setting, view);
  const movers = all.filter(
    ({ plane, die }) => (wish.plane === null || plane === wish.plane) && (wish.die === null || die === wish.die),
  );
  // A way that is being drawn leads on from where it has come to; a whole one may be exchanged for any other.
  const drawn = wish.ends === null ? wish.squares : [];
  for (const [spot, [best]] of bloomOf(setting, view, movers, drawn)) {
    const start = view.planes[best.mover.plane].square;
    const facing = best.lands ? null : arrival(setting, start, best.whole);
    picks.set(spot, spellFlight(setting, view, best.mover, best.whole, best.lands ? 'land' : 'stay', facing));
  }
  // A die that is picked stays picked for another plane.
  if (view.phase === 'movement.assigning' && wish.die !== null) {
    for (const { plane, die } of all) {
      if (plane !== wish.plane && die === wish.die) picks.set(planeSpot(plane), [planeSpot(plane), `die:${die}`]);
    }
  }
  if (wish.ends !== null && wish.plane !== null && wish.die !== null)
    atTheEnd(setting, view, { plane: wish.plane, die: wish.die }, picked, all, picks);
  if (view.phase === 'movement.assigning') oneForEach(view, wish.plane, next, picks);
}

/** A way round may lead to where it began: there the plane is taken first, and when it is, the square is on its way. */
function oneForEach(
  { toMove, planes }: SquadronsView,
  taken: number | null,
  next: readonly Spot[],
  picks: Picks,
): void {
  for (const plane of toMove) {
    const start = squareSpot(planes[plane].square);
    if (!picks.has(start) && !next.includes(start)) continue;
    if (plane === taken) picks.set(planeSpot(plane), null);
    else picks.delete(start);
  }
}

function atTheEnd(
  setting: Setting,
  view: SquadronsView,
  mover: Mover,
  picked: readonly Spot[],
  all: readonly Mover[],
  picks: Picks,
): void {
  const { ends, facing } = wishIn(view, picked);
  const end = squaresIn(picked).at(-1) ?? none;
  picks.set(ends === 'land' ? `wheel:${end}` : squareSpot(end), picked);
  if (ends === 'stay') {
    const flown = facing === null ? picked : picked.slice(0, -1);
    for (let other = 0; other < 4; other++) {
      if (other !== facing && setting.grid.next(end, other) !== none)
        picks.set(aimSpot(end, other), [...flown, `face:${other}`]);
    }
  }
  if (view.phase !== 'movement.assigning') return;
  for (const other of all) {
    if (other.plane === mover.plane && other.die === mover.die) continue;
    const [there] = bloomOf(setting, view, [other]).get(ends === 'land' ? `wheel:${end}` : squareSpot(end)) ?? [];
    if (!there) continue;
    const arrives = arrival(setting, view.planes[other.plane].square, there.whole);
    picks.set(
      bySpot(end, other),
      spellFlight(setting, view, other, there.whole, ends, ends === 'stay' ? arrives : null),
    );
  }
}

/** A target stands for the attack on it; of several bursts for the ground the lowest is proposed. */
function attacks(view: SquadronsView, { candidates, picked }: Composition<SquadronsAction>, picks: Picks): void {
  const attacker = numberIn(picked[0], 'plane');
  for (const action of candidates) {
    if (action.type !== 'strafe' || (attacker !== null && action.plane !== attacker)) continue;
    const target = planeSpot(action.target);
    const lowest = lowestStrafe(candidates, action.plane, action.target);
    if (!picks.has(target)) picks.set(target, spellStrafe(view, lowest ?? action));
  }
}

export type Strafe = Extract<SquadronsAction, { type: 'strafe' }>;

/** Of the ways to strafe a plane from another the cheapest: no card answers on the ground, so any burst will do. */
export function lowestStrafe(actions: readonly SquadronsAction[], plane: number, target: number): Strafe | undefined {
  return actions
    .filter((one): one is Strafe => one.type === 'strafe' && one.plane === plane && one.target === target)
    .sort((a, b) => a.card - b.card)[0];
}

export function spellStrafe({ planes }: SquadronsView, { plane, target, card }: Strafe): Spot[] {
  return [planeSpot(plane), planeSpot(target), cardSpot(planes[plane].squadron, card)];
}
