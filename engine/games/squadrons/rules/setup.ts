import type { Emit, Seat } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import type { GameData } from '../gameData.ts';
import {
  american,
  type GunLayout,
  german,
  none,
  type Plane,
  type SquadronsEvent,
  type SquadronsState,
} from '../state.ts';

export function createState(gameData: GameData): SquadronsState {
  return {
    phase: '',
    outcome: null,
    round: 1,
    lastShot: 0,
    first: none,
    mover: none,
    planes: gameData.planes.map(({ squadron, square, insignia }): Plane => {
      const facing = gameData.squadrons[squadron].takesOff;
      return { squadron, square, flying: false, facing, victories: insignia, mayLand: false };
    }),
    squadrons: gameData.squadrons.map(({ pack }) => ({ up: none, hand: [], pack: [...pack], discards: [], atMost: 5 })),
    sealed: gameData.seats.map(() => null),
    guns: gameData.gunSquares.map(() => none),
    seen: gameData.gunSquares.map(() => false),
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
export function gunLayouts(gameData: GameData, seat: Seat): number[][] {
  let layouts: number[][] = [[]];
  for (const squadron of gameData.squadronsOf[seat]) {
    const field = gameData.squadrons[squadron].guns.map((gun) => gameData.gunSquares[gun]);
    const choices = subsets(field, gameData.hitsAField);
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
export function placeGuns(gameData: GameData, draft: SquadronsState, rng: Random, emit: Emit<SquadronsEvent>): void {
  for (const side of [american, german]) {
    const seats = gameData.seatsOf[side];
    const hits = seats.flatMap((seat) => layoutOf(gameData, draft, seat, rng));
    for (const [gun, square] of gameData.gunSquares.entries()) {
      if (gameData.gunSide[square] === side) draft.guns[gun] = hits.includes(square) ? 1 : 0;
    }
    for (const seat of seats) draft.sealed[seat] = null;
    emit?.({ type: 'gunsPlaced', side, together: 1, reveals: true, secret: { to: seats, hits } });
  }
}

/** Chance lays out everybody's, wanted or not, so that what it does next does not tell who left it to chance. */
function layoutOf(gameData: GameData, state: SquadronsState, seat: Seat, rng: Random): readonly number[] {
  const layouts = gunLayouts(gameData, seat);
  const chance = layouts[rng.below(layouts.length, 'guns')];
  const sealed = state.sealed[seat] as GunLayout;
  return sealed === 'random' ? chance : sealed;
}

/** "How to move": two players throw for the first turn, ties again; from three on the Germans begin. */
export function decideFirst(gameData: GameData, draft: SquadronsState, rng: Random, emit: Emit<SquadronsEvent>): void {
  draft.first = gameData.order[0];
  while (gameData.seats.length === 2) {
    const throws = gameData.seats.map(() => [rng.below(6, 'firstThrow') + 1, rng.below(6, 'firstThrow') + 1]);
    const [mine, yours] = throws.map(([a, b]) => a + b);
    const first = mine === yours ? none : mine > yours ? 0 : 1;
    if (first !== none) draft.first = first;
    emit?.({ type: 'threwForFirst', throws, first });
    if (first !== none) break;
  }
  draft.mover = draft.first;
}
