import type { Debrief } from '../debrief.ts';
import type { EventOf, ManualLegResult, PairSide, PairSides } from './events.ts';
import type { Entrant, TournamentSetup } from './setup.ts';

export interface Leg {
  /** From 0; deciders follow the legs of the set-up. */
  number: number;
  decider: boolean;
  state: 'open' | 'flying' | 'flown' | 'typed' | 'forfeit';
  /** The side of the pair that won; meaningless while the leg is open. */
  winner: PairSide | null;
  /** Net damage of the pair's first side, −1 to 1. */
  net: number;
  flying: EventOf<'flying'> | null;
  debrief: Debrief | null;
  typed: ManualLegResult | null;
  /** The times of take-off and result. */
  began: string | null;
  at: string | null;
  /** The index of the event that settled it, or −1. */
  event: number;
}

export interface Pair extends PairSides {
  round: number;
  stage: 1 | 2;
  legs: Leg[];
  /** It cannot end in a draw. */
  knockOut: boolean;
  done: boolean;
  winner: PairSide | null;
  decidedBy: 'score' | 'damage' | 'decider' | 'lot' | 'walkover' | null;
  /** The side that withdrew. */
  walkover: PairSide | null;
}

export interface Round {
  readonly number: number;
  readonly stage: 1 | 2;
  readonly pairs: readonly string[];
  readonly bye: string | null;
  readonly rests: readonly string[];
  readonly by: 'engine' | 'hand';
}

export interface EntrantState extends Readonly<Entrant> {
  readonly active: boolean;
  /** Number of rounds that had begun when it entered. */
  readonly since: number;
}

/** The state of a tournament, folded from its log. */
export interface Tournament {
  setup: TournamentSetup;
  seed: number;
  /** In the order of their seeds. */
  entrants: EntrantState[];
  phase: 'draft' | 'running' | 'closed';
  paused: boolean;
  /** The entrants of the knock-out, best seed first: of the whole event or of its second stage. */
  bracket: readonly string[] | null;
  playOff: boolean;
  rounds: Round[];
  pairs: Map<string, Pair>;
  /** The ids of all matches that have taken off. */
  matches: Set<string>;
  /** An entrant came late or returned, or a pair was made by hand: the Berger table no longer applies. */
  isBergerTableVoid: boolean;
}

/** The input of the fold other than the log. */
export interface SeededSetup {
  seed: number;
  setup: TournamentSetup;
}

export function initialState({ setup, seed }: SeededSetup): Tournament {
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
    isBergerTableVoid: false,
  };
}

/**
 * A copy that the reducer may write to. Entrants and rounds are replaced and never written to. Pairs are shared with the original until
 * `writablePair` copies one: a round robin has hundreds, and an event changes one of them.
 */
export function copyState(state: Tournament): Tournament {
  return {
    ...state,
    entrants: [...state.entrants],
    rounds: [...state.rounds],
    pairs: new Map(state.pairs),
    matches: new Set(state.matches),
  };
}

/** Replaces a pair by a copy that the reducer may write to (copy-on-write). */
export function writablePair({ pairs }: Pick<Tournament, 'pairs'>, id: string): Pair | undefined {
  const pair = pairs.get(id);
  if (!pair) return undefined;
  const copy = { ...pair, legs: pair.legs.map((leg) => ({ ...leg })) };
  pairs.set(id, copy);
  return copy;
}
