import type { Hex } from '../../boards/hex.ts';
import type { DrawOfferAction, DrawOfferEvent, DrawOffers } from '../../core/drawOffers.ts';
import type { GameEvent, GameState, Outcome, Seat } from '../../core/game.ts';

/** A number that names nothing: no plane, no side. */
export const none = -1;

export const allies = 0;
export const germany = 1;

/** How a plane was lost. */
export type Loss = 'shotDown' | 'crashed' | 'left' | 'resigned';

/**
 * An airplane and its control strip. Planes are numbered in the order of placing: Allied first, German first, Allied
 * second, German second; an odd number is German.
 */
export interface Plane {
  /** `null` before it is placed and after it is lost. */
  hex: Hex | null;
  facing: number;
  altitude: number;
  /** Damage it can still take. */
  capacity: number;
  /** Movement points left in this initiative phase. */
  points: number;
  lost: Loss | null;
}

export type Move = 'level' | 'climb' | 'dive';

/** A whole turn's flying: rotate, one hex ahead, after a dive perhaps rotate and one hex more, rotate. */
export interface Manoeuvre {
  move: Move;
  hexes: number;
  /** Rotations in sixths of a full turn, clockwise positive. */
  before: number;
  between: number;
  after: number;
}

export interface AirspaceState extends GameState {
  planes: Plane[];
  /** The side that has the initiative; `none` before the die is rolled. */
  initiative: number;
  /** Initiative phases count from 1; 0 while the planes are placed. */
  phaseNumber: number;
  /** How often the sequence of strips has been gone through, this time included. */
  pass: number;
  /** Has anybody flown in this phase? */
  moved: boolean;
  /** Turns flown in this match. */
  turns: number;
  /** Whose turn it is, or who is being placed. */
  plane: number;
  /** The start hex, 1 to 5, for the plane that is being placed. */
  start: number;
  /** What this turn's plane did last, which decides whether it may shoot up or down. */
  lastMove: Move;
  /** The plane that is being shot at. */
  target: number;
  /** Offers stand for a phase, and are counted by its number. */
  draw: DrawOffers;
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

/** What is added to the die, item by item. */
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
