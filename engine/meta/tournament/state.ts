import type { Rejection } from '../../core/game.ts';
import type { Debrief } from '../debrief.ts';
import type { EventOf, Side, Sides, TournamentEvent, Typed } from './events.ts';
import type { Entrant, Setup } from './setup.ts';
import { step } from './step.ts';

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
  typed: Typed | null;
  /** When it took off and when it was settled. */
  began: string | null;
  at: string | null;
  /** Where in the log it was settled. */
  event: number;
}

export interface Pair extends Sides {
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

/** What a document holds, as far as a fold is concerned. */
export interface Book {
  seed: number;
  setup: Setup;
  log: readonly TournamentEvent[];
}

function begin({ setup, seed }: Book): Tournament {
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

/** The numbers of the events that were taken back. */
export function voidedIn(log: readonly TournamentEvent[]): Set<number> {
  return new Set(log.flatMap((event) => (event.type === 'voided' ? [event.event] : [])));
}

/** Folds what was not taken back, and leaves out what then has no ground any more; says which that was, and why. */
export function foldSkipping(
  book: Book,
  voided: ReadonlySet<number>,
  upTo = book.log.length,
): {
  state: Tournament;
  groundless: { event: number; why: Rejection }[];
} {
  const state = begin(book);
  const groundless: { event: number; why: Rejection }[] = [];
  for (let at = 0; at < upTo; at++) {
    if (voided.has(at) || book.log[at].type === 'voided') continue;
    const why = step(state, book.log[at], at);
    if (why) groundless.push({ event: at, why });
  }
  return { state, groundless };
}

const folded = new WeakMap<readonly TournamentEvent[], { setup: Setup; state: Tournament }>();

/** The tournament of a book that was checked when it was read. */
export function fold(book: Book): Tournament {
  const known = folded.get(book.log);
  if (known?.setup === book.setup && known.state.seed === book.seed) return known.state;
  const { state, groundless } = foldSkipping(book, voidedIn(book.log));
  if (groundless.length > 0) throw new Error(`event ${groundless[0].event}: ${groundless[0].why.code}`);
  folded.set(book.log, { setup: book.setup, state });
  return state;
}

/** Whether every event was legal when it came, and what is left after each taking back: the first that was not. */
export function checkBook(book: Book): { event: number; why: Rejection } | null {
  const { log } = book;
  let state = begin(book);
  const voided = new Set<number>();
  for (const [at, event] of log.entries()) {
    if (event.type === 'voided') {
      const target = log[event.event];
      if (!target || event.event >= at || target.type === 'voided' || voided.has(event.event)) {
        return { event: at, why: { code: 'tournament.nothingToVoid' } };
      }
      voided.add(event.event);
      // Several are taken back together.
      if (log[at + 1]?.type === 'voided') continue;
      const again = foldSkipping(book, voided, at + 1);
      if (again.groundless.length > 0) return again.groundless[0];
      state = again.state;
    } else {
      const why = step(state, event, at);
      if (why) return { event: at, why };
    }
  }
  return null;
}

/**
 * The events that have no ground any more if one is taken back, itself among them, latest first. A result goes with the
 * take-off of its match, which would otherwise be found over and settled once more.
 */
export function consequences(book: Book, event: number): number[] {
  const voided = new Set([...voidedIn(book.log), event]);
  const taken = book.log[event];
  if (taken.type === 'result' && taken.debrief) {
    const start = book.log.findLastIndex(
      (other, at) =>
        at < event &&
        other.type === 'flying' &&
        other.pair === taken.pair &&
        other.leg === taken.leg &&
        !voided.has(at),
    );
    if (start >= 0) voided.add(start);
  }
  for (;;) {
    const [first] = foldSkipping(book, voided).groundless;
    if (!first) break;
    voided.add(first.event);
  }
  const before = voidedIn(book.log);
  return [...voided].filter((at) => !before.has(at)).sort((a, b) => b - a);
}

/** The last event that can be taken back, or −1. */
export function lastEvent({ log }: Book): number {
  const voided = voidedIn(log);
  return log.findLastIndex((event, at) => event.type !== 'voided' && !voided.has(at));
}
