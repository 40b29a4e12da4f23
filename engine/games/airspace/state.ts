import type * as v from 'valibot';
import type { Hex } from '../../boards/hex.ts';
import type { DrawOfferAction, DrawOfferEvent } from '../../core/drawOffers.ts';
import type { GameEvent, Outcome, Seat } from '../../core/game.ts';
import type { schemaOf } from './schema.ts';

/** A number that names nothing: no plane, no side. */
export const none = -1;

export const allies = 0;
export const germany = 1;

/** Everything on the table. `schema.ts` tells what each field means. */
export type AirspaceState = v.InferOutput<ReturnType<typeof schemaOf>>;
export type Plane = AirspaceState['planes'][number];
/** How a plane was lost. */
export type Loss = NonNullable<Plane['lost']>;
export type Move = AirspaceState['lastMove'];

/** A whole turn's flying: rotate, one hex ahead, after a dive perhaps rotate and one hex more, rotate. */
export interface Manoeuvre {
  move: Move;
  hexes: number;
  /** Rotations in sixths of a full turn, clockwise positive. */
  before: number;
  between: number;
  after: number;
}

export type AirspaceAction =
  | { type: 'place'; seat: Seat; start: number }
  | ({ type: 'manoeuvre'; seat: Seat } & Manoeuvre)
  | { type: 'shoot'; seat: Seat; target: number }
  | { type: 'hold'; seat: Seat }
  | DrawOfferAction
  | { type: 'resign'; seat: Seat };

export type ManoeuvreAction = Extract<AirspaceAction, { type: 'manoeuvre' }>;

/** Where a plane is and how it is turned. */
export interface Stance {
  hex: Hex;
  facing: number;
  altitude: number;
}

/** The modifiers of the die, item by item. */
export interface Modifiers {
  range: number;
  tail: number;
  friend: number;
}

export type AirspaceEvent = GameEvent &
  (
    | { type: 'startRolled'; plane: number; die: number; start: number; taken: boolean }
    | { type: 'placed'; plane: number; start: number; at: Stance }
    | { type: 'initiativeRolled'; die: number; side: number }
    | { type: 'phaseBegan'; phaseNumber: number; initiative: number }
    | { type: 'turnBegan'; plane: number; pass: number; points: number }
    | {
        type: 'flew';
        plane: number;
        /** As it was ordered. The path tells how it was flown: there may be another way to the same place. */
        manoeuvre: Manoeuvre;
        from: Stance;
        /** Every hex entered; where the plane is lost to the edge, the last one is off the board. */
        path: readonly Hex[];
        to: Stance;
        cost: number;
        points: number;
      }
    | { type: 'pointLost'; plane: number }
    | { type: 'crashed' | 'left'; plane: number }
    | { type: 'held'; plane: number }
    | {
        type: 'shot';
        plane: number;
        target: number;
        hexes: number;
        levels: number;
        die: number;
        modifiers: Modifiers;
        result: number;
        damage: number;
      }
    | { type: 'damaged'; plane: number; damage: number; capacity: number }
    | { type: 'shotDown'; plane: number; by: number }
    | { type: 'phaseEnded'; phaseNumber: number }
    | DrawOfferEvent
    | { type: 'resigned'; seat: Seat; planes: readonly number[] }
    | { type: 'over'; outcome: Outcome }
  );
