import type { Outcome, Seat, Viewer } from '../../core/game.ts';
import { awaiting } from './actions.ts';
import type { GameData } from './gameData.ts';
import { type Dogfight, type GunLayout, none, type Plane, type Squadron, type SquadronsState } from './state.ts';

/** One squadron as somebody sees it. Fields hidden from the viewer are missing; counts are public. */
export interface SquadronView {
  up: number;
  hand?: readonly number[];
  handCount: number;
  packCount: number;
  /** Every card that is neither discarded nor in a hand this viewer sees: where else it may be. */
  unseen: readonly number[];
  discards: readonly number[];
  atMost: number;
}

export interface SquadronsView {
  viewer: Viewer;
  phase: string;
  awaiting: readonly Seat[];
  round: number;
  lastShot: number;
  first: Seat;
  mover: Seat;
  planes: readonly Plane[];
  squadrons: readonly SquadronView[];
  /** The seats that have laid out the A.A. guns, and what of it the viewer knows. */
  gunsSealed: readonly boolean[];
  sealed?: GunLayout;
  /** By gun: 1 is HIT, 0 MISS, `none` not known to this viewer. */
  guns: readonly number[];
  seen: readonly boolean[];
  thrown: readonly number[];
  dice: readonly number[];
  toMove: readonly number[];
  moved: readonly number[];
  fought: readonly number[];
  moving: number;
  die: number;
  flown: string;
  stays: boolean;
  dogfight: Dogfight | null;
  outcome: Outcome | null;
}

export function view(gameData: GameData, state: SquadronsState, viewer: Viewer): SquadronsView {
  const { sealed, guns, squadrons, phase, outcome, ...open } = state;
  const ownSeal = typeof viewer === 'number' ? sealed[viewer] : null;
  return {
    viewer,
    phase,
    awaiting: awaiting(gameData, state),
    ...open,
    squadrons: squadrons.map((squadron, number) =>
      viewSquadron(squadron, viewer === 'all' || viewer === gameData.squadrons[number].seat),
    ),
    gunsSealed: sealed.map((hits) => hits !== null),
    ...(ownSeal !== null && { sealed: ownSeal }),
    guns: guns.map((piece, gun) => (knowsGun(gameData, state, viewer, gun) ? piece : none)),
    outcome,
  };
}

/** Pieces are known to the nation that laid them out, and to everybody once they have been turned up. */
function knowsGun(gameData: GameData, state: SquadronsState, viewer: Viewer, gun: number): boolean {
  if (viewer === 'all' || state.seen[gun]) return true;
  return viewer !== 'table' && gameData.gunSide[gameData.gunSquares[gun]] === gameData.seats[viewer].side;
}

function viewSquadron({ up, hand, pack, discards, atMost }: Squadron, open: boolean): SquadronView {
  // A pack is hidden, but a viewer who sees the hand knows the rest of the pack.
  const unseen = open ? [...pack] : [...hand, ...pack];
  return {
    up,
    ...(open && { hand }),
    handCount: hand.length,
    packCount: pack.length,
    unseen: unseen.sort((a, b) => a - b),
    discards,
    atMost,
  };
}
