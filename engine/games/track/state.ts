import type * as v from 'valibot';
import type { GameEvent, Outcome, Seat } from '../../core/game.ts';
import type { schemaOf } from './schema.ts';

/** A number that names nothing: no tile, no space, no plane. */
export const none = -1;

/** The planes by number: each pilot's own, and the escort's charge. */
export const mission = 0;
export const opponent = 1;
export const charge = 2;

/** One value for each pilot: a tuple, as the state holds its pilots, swaps and plans. */
export function forBothPilots<T>(make: (owner: number) => T): [T, T] {
  return [make(mission), make(opponent)];
}

/** Everything on the table. `schema.ts` tells what each field means. */
export type TrackState = v.InferOutput<ReturnType<typeof schemaOf>>;
export type Plane = TrackState['planes'][number];
export type Pilot = TrackState['pilots'][number];

export interface Plan {
  type: 'plan';
  seat: Seat;
  /** `none` for an escort that has been shot down. */
  tile: number;
  loop: boolean;
  /** Escort: the tile for the malfunctioning biplane. */
  charge?: number;
}

export type TrackAction =
  | { type: 'place'; seat: Seat; space: number }
  | { type: 'mulligan'; seat: Seat; tiles: readonly number[] }
  | Plan
  | { type: 'exit'; seat: Seat; take: boolean }
  | { type: 'shooter'; seat: Seat; plane: number }
  | { type: 'oddHit'; seat: Seat; plane: number }
  | { type: 'lose'; seat: Seat; tiles: readonly number[] }
  | { type: 'takeBack'; seat: Seat }
  | { type: 'resign'; seat: Seat };

type Secret<T> = T & { to: readonly Seat[] };

/** A plan as the table sees it: what does not lie open is missing. */
export type OpenPlan = { tile?: number; loop?: boolean; charge?: number };

/** Numbers of simultaneous parts of a turn: planes that people fly move together, and all shots are fired together. */
export const together = { flights: 1, shots: 2 } as const;

/** Why the automatic opponent took the tile it took. */
export type AutomatonReason = 'loopSpace' | 'lower' | 'higher' | 'moreHits' | 'fewerHits' | 'alike';

export type TrackEvent = GameEvent &
  (
    | { type: 'targetsPlaced'; targets: readonly number[] }
    | { type: 'placed'; plane: number; space: number; damage: number }
    | { type: 'drew'; seat: Seat; count: number; secret?: Secret<{ tiles: readonly number[] }> }
    | { type: 'objectiveDrawn'; seat: Seat; secret?: Secret<{ objective: number }> }
    | { type: 'swapSealed'; seat: Seat; secret?: Secret<{ tiles: readonly number[] }> }
    | {
        type: 'swapped';
        seat: Seat;
        count: number;
        secret?: Secret<{ away: readonly number[]; drawn: readonly number[] }>;
      }
    | { type: 'turnBegan'; round: number; turn: number }
    | { type: 'planSealed'; seat: Seat; secret?: Secret<{ plan: OpenPlan }> }
    | { type: 'takenBack'; seat: Seat }
    | { type: 'shown'; seat: Seat; plan: OpenPlan; secret?: Secret<{ plan: OpenPlan }> }
    | { type: 'revealed'; plans: readonly (OpenPlan | null)[]; reused: readonly boolean[] }
    | { type: 'crashed'; seat: Seat; cause: 'noLowTile' | 'secondZero' }
    | { type: 'tookOff'; space: number; rescued: boolean; airfield: number }
    | { type: 'aborted'; space: number }
    | { type: 'exitDecided'; plane: number; take: boolean }
    | { type: 'flew'; plane: number; from: number; path: readonly number[]; loop: number }
    | { type: 'leftBoard'; plane: number }
    | { type: 'automatonDrew'; tile: number; slot: number }
    | { type: 'automatonChose'; tile: number; slot: number; reason: AutomatonReason }
    | { type: 'automatonTossed'; loop: boolean }
    | { type: 'automatonAimed'; loop: boolean }
    | { type: 'automatonRefilled'; count: number }
    | { type: 'photographed'; spot: number; cameras: number }
    | { type: 'bombed'; spot: number; factory: number }
    | { type: 'landed'; spot: number; airfield: number }
    | { type: 'shooterNamed'; plane: number }
    | { type: 'shot'; from: number; at: readonly number[]; distance: number; hits: number }
    /** In a place to shoot, and does not: its gun is jammed, or a plane of its own side is `nearer`. */
    | { type: 'heldFire'; plane: number; nearer: number }
    | { type: 'oddHitGiven'; plane: number }
    | { type: 'damaged'; plane: number; hits: number; damage: number }
    | { type: 'shotDown'; plane: number }
    | { type: 'jammed' | 'unjammed'; seat: Seat }
    | { type: 'chargeTilesDiscarded'; tiles: readonly number[] }
    | {
        type: 'tilesLost';
        seat: Seat;
        count: number;
        from: 'hand' | 'bag';
        secret?: Secret<{ tiles: readonly number[] }>;
      }
    | { type: 'roundEnded'; round: number }
    | { type: 'tilesReturned'; seat: Seat; removed: number; secret?: Secret<{ tiles: readonly number[] }> }
    | { type: 'resigned'; seat: Seat }
    | { type: 'over'; outcome: Outcome }
  );
