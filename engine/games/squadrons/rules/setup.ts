import type { Emit, Seat } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import type { Setting } from '../setting.ts';
import {
  american,
  type GunLayout,
  german,
  none,
  type Plane,
  type SquadronsEvent,
  type SquadronsState,
} from '../state.ts';

export function createState(setting: Setting): SquadronsState {
  return {
    phase: '',
    outcome: null,
    round: 1,
    lastShot: 0,
    first: none,
    mover: none,
    planes: setting.planes.map(({ squadron, square, insignia }): Plane => {
      const facing = setting.squadrons[squadron].takesOff;
      return { squadron, square, flying: false, facing, victories: insignia, mayLand: false };
    }),
    squadrons: setting.squadrons.map(({ pack }) => ({ up: none, hand: [], pack: [...pack], discards: [], atMost: 5 })),
    sealed: setting.seats.map(() => null),
    guns: setting.gunSquares.map(() => none),
    seen: setting.gunSquares.map(() => false),
    thrown: [],
    dice: [],
    toMove: [],
    moved: [],
    fought: [],
    moving: none,
    die: 0,
    flown: '',
    stays: false,
    dogfight: null,
  };
}

export function settingUp(state: SquadronsState, emit: Emit<SquadronsEvent>): void {
  emit?.({ type: 'setUp', squares: state.planes.map((plane) => plane.square) });
}

/** Every way to lay a seat's pieces out: the squares of the HIT ones, field by field. */
export function gunLayouts(setting: Setting, seat: Seat): number[][] {
  let layouts: number[][] = [[]];
  for (const squadron of setting.squadronsOf[seat]) {
    const field = setting.squadrons[squadron].guns.map((gun) => setting.gunSquares[gun]);
    const choices = subsets(field, setting.hitsAField);
    layouts = layouts.flatMap((laid) => choices.map((hits) => [...laid, ...hits]));
  }
  return layouts;
}

function subsets(list: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return list.flatMap((item, i) => subsets(list.slice(i + 1), count - 1).map((rest) => [item, ...rest]));
}

/** A seat's pieces lie face down. Nothing is drawn for a seat yet that leaves them to chance: it may think again. */
export function sealGuns(draft: SquadronsState, seat: Seat, hits: GunLayout, emit: Emit<SquadronsEvent>): void {
  draft.sealed[seat] = hits === 'random' ? hits : [...hits];
  emit?.({ type: 'gunsSealed', seat, secret: { to: [seat], hits } });
}

export function takeBack(draft: SquadronsState, seat: Seat, emit: Emit<SquadronsEvent>): void {
  draft.sealed[seat] = null;
  emit?.({ type: 'takenBack', seat });
}

/** Once all pieces lie there, those of a nation are known to all of it. */
export function placeGuns(setting: Setting, draft: SquadronsState, rng: Random, emit: Emit<SquadronsEvent>): void {
  for (const side of [american, german]) {
    const seats = setting.seatsOf[side];
    const hits = seats.flatMap((seat) => layoutOf(setting, draft, seat, rng));
    for (const [gun, square] of setting.gunSquares.entries()) {
      if (setting.gunSide[square] === side) draft.guns[gun] = hits.includes(square) ? 1 : 0;
    }
    for (const seat of seats) draft.sealed[seat] = null;
    emit?.({ type: 'gunsPlaced', side, together: 1, reveals: true, secret: { to: seats, hits } });
  }
}

/** Chance lays out everybody's, wanted or not, so that what it does next does not tell who left it to chance. */
function layoutOf(setting: Setting, state: SquadronsState, seat: Seat, rng: Random): readonly number[] {
  const layouts = gunLayouts(setting, seat);
  const chance = layouts[rng.below(layouts.length, 'guns')];
  const sealed = state.sealed[seat] as GunLayout;
  return sealed === 'random' ? chance : sealed;
}

/** "How to move": two players throw for the first turn, ties again; from three on the Germans begin. */
export function decideFirst(setting: Setting, draft: SquadronsState, rng: Random, emit: Emit<SquadronsEvent>): void {
  draft.first = setting.order[0];
  while (setting.seats.length === 2) {
    const throws = setting.seats.map(() => [rng.below(6, 'firstThrow') + 1, rng.below(6, 'firstThrow') + 1]);
    const [mine, yours] = throws.map(([a, b]) => a + b);
    const first = mine === yours ? none : mine > yours ? 0 : 1;
    if (first !== none) draft.first = first;
    emit?.({ type: 'threwForFirst', throws, first });
    if (first !== none) break;
  }
  draft.mover = draft.first;
}
