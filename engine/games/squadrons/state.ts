import type * as v from 'valibot';
import type { GameEvent, Outcome, Seat } from '../../core/game.ts';
import type { schemaOf } from './schema.ts';

/** A number that names nothing: no square, no plane, no seat. */
export const none = -1;

/** The two sides. Squadrons 0 and 1 are American, 2 and 3 German. */
export const american = 0;
export const german = 1;

/** Everything on the table. `schema.ts` tells what each field means. */
export type SquadronsState = v.InferOutput<ReturnType<typeof schemaOf>>;
export type Plane = SquadronsState['planes'][number];
export type Squadron = SquadronsState['squadrons'][number];
export type Dogfight = NonNullable<SquadronsState['dogfight']>;
export type GunLayout = NonNullable<SquadronsState['sealed'][number]>;

export const attacks = ['headOn', 'side', 'tail'] as const;
export type Attack = (typeof attacks)[number];

/** The public part of the planes: enough to tell which planes face each other. */
export interface Sky {
  planes: readonly Plane[];
  squadrons: readonly { up: number }[];
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

/** The cause of a plane's loss. */
export type Cause = 'dogfight' | 'strafing' | 'gun';

/** The effect of a defence card. */
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
