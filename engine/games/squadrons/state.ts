import type { GameEvent, GameState, Outcome, Seat } from '../../core/game.ts';

/** A number that names nothing: no square, no plane, no seat. */
export const none = -1;

/** The two sides. Squadrons 0 and 1 are American, 2 and 3 German. */
export const american = 0;
export const german = 1;

export interface Plane {
  /** Its own until it is given to a partner. */
  squadron: number;
  /** `none` once it is out of the game. */
  square: number;
  /** On its stand. */
  flying: boolean;
  /** Where its propeller points, as `Grid` counts directions; of no meaning on the ground. */
  facing: number;
  victories: number;
  /** Since it took off, a burst was played by it or at it, or it crossed the double black line. */
  mayLand: boolean;
}

export interface Squadron {
  /** The plane on the stand, or `none`. */
  up: number;
  /** In flight, or kept after landing; in order. */
  hand: number[];
  /** In no order: a card is drawn from anywhere in it. */
  pack: number[];
  discards: number[];
  /** The highest burst that the hand may hold for all the table knows: 0 if the plane had to hold its fire. */
  atMost: number;
}

export const attacks = ['headOn', 'side', 'tail'] as const;
export type Attack = (typeof attacks)[number];

export interface Dogfight {
  /** The plane that shoots, or is about to; a loop makes it the other one. */
  shooter: number;
  target: number;
  attack: Attack;
  /** The burst on the table, or 0. */
  burst: number;
  exchanged: boolean;
}

/** What everybody sees of the planes: all that it takes to tell who faces whom. */
export interface Sky {
  planes: readonly Plane[];
  squadrons: readonly { up: number }[];
}

/** The squares of a seat's HIT pieces, or: let chance lay them, when all are in. */
export type GunLayout = readonly number[] | 'random';

export interface SquadronsState extends GameState {
  round: number;
  /** The round of the last burst or A.A. gun. */
  lastShot: number;
  /** Who has the first turn of every round, and who has the present one. */
  first: Seat;
  mover: Seat;
  planes: Plane[];
  squadrons: Squadron[];
  /** Sealed A.A. guns, by seat. */
  sealed: (GunLayout | null)[];
  /** By gun: 1 is HIT, 0 MISS, `none` not placed yet; and whether it has been turned up. */
  guns: number[];
  seen: boolean[];
  /** What was thrown this turn, and what of it is left to move by. */
  thrown: number[];
  dice: number[];
  /**
   * Planes that have still to move this turn; those that have moved and stand where they stopped, and so may attack;
   * those that began a dogfight.
   */
  toMove: number[];
  moved: number[];
  fought: number[];
  /** The plane that is moving, its die, and its way so far. */
  moving: number;
  die: number;
  flown: string;
  /** No die moves it: it may turn, and no more. */
  stays: boolean;
  dogfight: Dogfight | null;
}

export type SquadronsAction =
  | { type: 'guns'; seat: Seat; hits: GunLayout }
  | { type: 'launch'; seat: Seat; plane: number }
  | { type: 'give'; seat: Seat; plane: number; square: number }
  | { type: 'ready'; seat: Seat }
  | { type: 'take'; seat: Seat; plane: number; die: number }
  /** The whole way of this move, from where it began; `land` takes the plane off its stand at the end of it. */
  | { type: 'fly'; seat: Seat; way: string }
  | { type: 'land'; seat: Seat; way: string }
  | { type: 'keep'; seat: Seat; cards: readonly number[] }
  | { type: 'face'; seat: Seat; facing: number }
  | { type: 'dogfight'; seat: Seat; plane: number }
  | { type: 'strafe'; seat: Seat; plane: number; target: number; card: number }
  | { type: 'done'; seat: Seat }
  | { type: 'shoot'; seat: Seat; card: number }
  | { type: 'holdFire'; seat: Seat }
  | { type: 'defend'; seat: Seat; card: number }
  | { type: 'noDefence'; seat: Seat }
  | { type: 'takeBack'; seat: Seat }
  | { type: 'resign'; seat: Seat };

type Secret<T> = T & { to: readonly Seat[] };

/** What took a plane out of the game. */
export type Cause = 'dogfight' | 'strafing' | 'gun';

/** What a defence card did. */
export type Defence = 'rolledOut' | 'cancelled' | 'shotBack' | 'looped';

export type SquadronsEvent = GameEvent &
  (
    | { type: 'setUp'; squares: readonly number[] }
    | { type: 'gunsSealed'; seat: Seat; secret?: Secret<{ hits: GunLayout }> }
    | { type: 'takenBack'; seat: Seat }
    | { type: 'gunsPlaced'; side: number; secret?: Secret<{ hits: readonly number[] }> }
    | { type: 'threwForFirst'; throws: readonly (readonly number[])[]; first: Seat }
    | { type: 'turnBegan'; round: number; seat: Seat }
    | { type: 'launched'; plane: number; square: number; facing: number }
    | { type: 'drew'; squadron: number; count: number; secret?: Secret<{ cards: readonly number[] }> }
    | { type: 'reshuffled'; squadron: number; count: number }
    | { type: 'gave'; plane: number; from: Seat; to: Seat; square: number }
    | { type: 'passed'; seat: Seat }
    | { type: 'rolled'; seat: Seat; dice: readonly number[] }
    | { type: 'took'; plane: number; die: number }
    | { type: 'stayed'; plane: number }
    | { type: 'flew'; plane: number; from: number; path: readonly number[]; left: number }
    | { type: 'crossedLine'; plane: number }
    | { type: 'gunTurned'; square: number; hit: boolean; plane: number }
    | { type: 'landed'; plane: number; square: number }
    | { type: 'kept'; squadron: number; count: number; secret?: Secret<{ cards: readonly number[] }> }
    | { type: 'discarded'; squadron: number; cards: readonly number[] }
    | { type: 'faced'; plane: number; facing: number }
    | { type: 'dogfightBegan'; shooter: number; target: number; attack: Attack }
    | { type: 'shot'; plane: number; target: number; card: number; attack: Attack }
    | { type: 'heldFire'; plane: number; noBurst: boolean }
    | { type: 'defended'; plane: number; from: number; card: number; defence: Defence }
    | { type: 'undefended'; plane: number }
    | { type: 'exchanged'; planes: readonly number[]; squares: readonly number[] }
    | { type: 'strafed'; plane: number; target: number; card: number }
    | { type: 'shotDown'; plane: number; by: number; cause: Cause; square: number }
    | { type: 'ace'; plane: number; insignia: number }
    | { type: 'out'; seat: Seat }
    | { type: 'resigned'; seat: Seat }
    | { type: 'over'; outcome: Outcome }
  );
