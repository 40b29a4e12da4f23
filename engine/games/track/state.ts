import type { GameEvent, GameState, Outcome, Seat } from '../../core/game.ts';

/** A number that names nothing: no tile, no space, no plane. */
export const none = -1;

/** The planes by number: each pilot's own, and the escort's charge. */
export const mission = 0;
export const opponent = 1;
export const charge = 2;

export interface Plane {
  space: number;
  damage: number;
  down: boolean;
}

/** One set of movement tiles and whoever plays them: a seat, or the automatic opponent. Tiles are named by number. */
export interface Pilot {
  /** Behind the screen, in order. */
  hand: number[];
  bag: number[];
  /** Face up on the red squares: this round's, in the order played. */
  played: number[];
  /** Earlier rounds' played tiles, the most recent last. */
  stack: number[];
  /** Black's tiles removed from the game, face down. */
  lost: number[];
  /** The tile played last was a 0 (brown, white). */
  afterZero: boolean;
  /** The gun is jammed (grey). */
  jammed: boolean;
}

export interface TrackState extends GameState {
  /** Both count from 1. */
  round: number;
  turn: number;
  planes: Plane[];
  pilots: Pilot[];
  /** Sealed mulligans: the tiles to be exchanged. */
  swaps: (readonly number[] | null)[];
  /** Sealed or revealed movement tiles of this turn. */
  plans: (Plan | null)[];
  /** White's look-ahead: who shows first this turn, and whether the charge's tile lies open too. */
  first: Seat;
  showsCharge: boolean;
  /** The plane that may take the exit path this turn, and what was decided. */
  exitOpenTo: number;
  takesExit: boolean;
  /** Escort: which of two planes on one space shoots. */
  shooter: number;
  /** Hits dealt this turn, by plane; `oddHit` while the attacker still has one to give. */
  hits: number[];
  oddHit: boolean;
  /** Tiles that black still has to give up this turn. */
  toLose: number;
  /** Cameras left on each site, or the number on each factory or airfield; 0 where the tile is gone. */
  targets: number[];
  /** Rescue. */
  objectives: {
    stack: number[];
    /** In the order drawn. */
    held: number[];
    /** What taking off has shown: whether an airfield was among the first `held` objectives. */
    shown: { airfield: number; held: number; matched: boolean }[];
  };
  rescued: number;
  landed: number;
  takeOff: boolean;
  /** Escort: the malfunctioning biplane's tiles. */
  chargeTiles: { hand: number[]; played: number[] };
  /** Solo: the two slots of the automatic opponent's aid, left and right. */
  slots: number[];
}

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

/** What of a turn happens at once: planes that people fly move together, and all shots are fired together. */
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
