import type { Debrief } from '../debrief.ts';
import type { Untimed } from '../eventLog.ts';
import type { Entrant } from './setup.ts';

export type Side = 0 | 1;

/** Two sides, of one entrant each; in a mixer of two. The first has side 0 of the game in the first leg. */
export interface PairSides {
  id: string;
  sides: readonly [readonly string[], readonly string[]];
}

/** A result that was typed in for a match at a real table. */
export interface ManualLegResult {
  /** Net damage of the first side, as a share of the most there is: −1 to 1. */
  net?: number;
  /** By place among the game's planes. */
  planes?: readonly string[];
  note?: string;
}

/** What happened to a tournament: the arbiter's book. Nothing in it is ever erased. */
export type TournamentEvent = { at: string } & (
  | { type: 'entered'; entrant: Entrant }
  | { type: 'withdrew'; id: string }
  | { type: 'returned'; id: string }
  | { type: 'renamed'; id: string; name: string }
  | { type: 'seeded'; order: readonly string[] }
  | { type: 'begun' }
  | {
      type: 'paired';
      round: number;
      pairs: readonly PairSides[];
      bye?: string;
      rests?: readonly string[];
      by: 'engine' | 'hand';
      /** Which version of which algorithm, so that a better one cannot change history. */
      method: string;
    }
  /** The best go on into a knock-out, or those who share the first place fly it out. */
  | { type: 'staged'; order: readonly string[]; playOff?: true }
  | {
      type: 'flying';
      pair: string;
      leg: number;
      matchId: string;
      seed: number;
      /** What differs from the options of the flight. */
      options: Readonly<Record<string, unknown>>;
      /** By seat of the game: the side of the pair, and which of its members. */
      seats: readonly (readonly [side: Side, member: number])[];
      attempt: number;
    }
  | { type: 'result'; pair: string; leg: number; winner: Side | null; debrief?: Debrief; typed?: ManualLegResult }
  | { type: 'forfeit'; pair: string; leg?: number; by: Side }
  | { type: 'voided'; event: number; why: string }
  | { type: 'paused' }
  | { type: 'resumed' }
  | { type: 'closed' }
);

export type EventOf<T extends TournamentEvent['type']> = Extract<TournamentEvent, { type: T }>;
/** An event before it gets its time. */
export type NewTournamentEvent = Untimed<TournamentEvent>;
