import type { Debrief } from '../debrief.ts';
import type { Untimed } from '../eventLog.ts';
import type { Entrant } from './setup.ts';

export type PairSide = 0 | 1;

/** The two sides of a pair: one entrant each, in a mixer two. The first has side 0 of the game in the first leg. */
export interface PairSides {
  id: string;
  sides: readonly [readonly string[], readonly string[]];
}

/** The result of a leg that was played on a real table. */
export interface ManualLegResult {
  /** Net damage of the first side as a fraction of the maximum, −1 to 1. */
  net?: number;
  /** Planes by place. */
  planes?: readonly string[];
  note?: string;
}

/** The events of a tournament's log, from which its state is folded. The type names are stored; no event is ever erased. */
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
      /** Name and version of the pairing algorithm, so that a later version does not change stored pairings. */
      method: string;
    }
  /** Starts a knock-out stage of the best, or a play-off between those who share the first place. */
  | { type: 'staged'; order: readonly string[]; playOff?: true }
  | {
      type: 'flying';
      pair: string;
      leg: number;
      matchId: string;
      seed: number;
      /** Options that differ from those of the event's game. */
      options: Readonly<Record<string, unknown>>;
      /** By seat of the game: the side of the pair, and which of its members. */
      seats: readonly (readonly [side: PairSide, member: number])[];
      attempt: number;
    }
  | { type: 'result'; pair: string; leg: number; winner: PairSide | null; debrief?: Debrief; typed?: ManualLegResult }
  | { type: 'forfeit'; pair: string; leg?: number; by: PairSide }
  | { type: 'voided'; event: number; why: string }
  | { type: 'paused' }
  | { type: 'resumed' }
  | { type: 'closed' }
);

export type EventOf<T extends TournamentEvent['type']> = Extract<TournamentEvent, { type: T }>;
/** An event before `append` adds the time. */
export type NewTournamentEvent = Untimed<TournamentEvent>;
