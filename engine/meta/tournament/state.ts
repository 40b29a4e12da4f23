import type { Debrief } from '../debrief.ts';
import type { EventOf, ManualLegResult, PairSides, Side } from './events.ts';
import type { Entrant, Setup } from './setup.ts';

export interface Leg {
  /** From 0; those after the last that was set are deciders. */
  number: number;
  decider: boolean;
  state: 'open' | 'flying' | 'flown' | 'typed' | 'forfeit';
  /** The side of the pair that won it; meaningless while it is open. */
  winner: Side | null;
  /** Net damage of the pair's first side, −1 to 1. */
  net: number;
  flying: EventOf<'flying'> | null;
  debrief: Debrief | null;
  typed: ManualLegResult | null;
  /** When it took off and when it was settled. */
  began: string | null;
  at: string | null;
  /** Where in the log it was settled. */
  event: number;
}

export interface Pair extends PairSides {
  round: number;
  stage: 1 | 2;
  legs: Leg[];
  /** Somebody must win it. */
  knockOut: boolean;
  done: boolean;
  winner: Side | null;
  decidedBy: 'score' | 'damage' | 'decider' | 'lot' | 'walkover' | null;
  /** The side that went away. */
  walkover: Side | null;
}

export interface Round {
  number: number;
  stage: 1 | 2;
  pairs: string[];
  bye: string | null;
  rests: string[];
  by: 'engine' | 'hand';
}

export interface EntrantState extends Entrant {
  active: boolean;
  /** How many rounds had begun when it came. */
  since: number;
}

/** A tournament as it stands: its log, folded. */
export interface Tournament {
  setup: Setup;
  seed: number;
  /** In the order of their seeds. */
  entrants: EntrantState[];
  phase: 'draft' | 'running' | 'closed';
  paused: boolean;
  /** Seeds of the knock-out that is flown, best first: of the whole event, or of its second stage. */
  bracket: readonly string[] | null;
  playOff: boolean;
  rounds: Round[];
  pairs: Map<string, Pair>;
  /** The names of all matches that have taken off. */
  matches: Set<string>;
  /** Somebody came late, came back, or was paired by hand: a schedule made beforehand no longer fits. */
  disturbed: boolean;
}

/** The input of a fold besides the log. */
export interface TournamentSetup {
  seed: number;
  setup: Setup;
}

export function initialState({ setup, seed }: TournamentSetup): Tournament {
  return {
    setup,
    seed,
    entrants: [],
    phase: 'draft',
    paused: false,
    bracket: null,
    playOff: false,
    rounds: [],
    pairs: new Map(),
    matches: new Set(),
    disturbed: false,
  };
}

/** Copies whatever a step may write to. */
export function copyState(state: Tournament): Tournament {
  const copyPair = (pair: Pair) => ({ ...pair, legs: pair.legs.map((leg) => ({ ...leg })) });
  return {
    ...state,
    entrants: state.entrants.map((entrant) => ({ ...entrant })),
    rounds: state.rounds.map((round) => ({ ...round, pairs: [...round.pairs], rests: [...round.rests] })),
    pairs: new Map([...state.pairs].map(([id, pair]) => [id, copyPair(pair)])),
    matches: new Set(state.matches),
  };
}
