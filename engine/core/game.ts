import type { AnyStateMachine } from 'xstate';
import type { AnyGameBot } from '../bots/bot.ts';
import type { Debrief } from '../meta/debrief.ts';
import type { SortieRules } from '../meta/sortieRules.ts';
import type { Words } from '../text/catalogue.ts';
import type { Language } from '../text/language.ts';
import type { Narrator } from '../text/narrator.ts';
import type { OptionSchema } from './options.ts';
import type { Control } from './players.ts';
import type { Random } from './random.ts';
import type { LogLine } from './record.ts';

/** One person or bot with one pair of eyes. */
export type Seat = number;

/** Whose eyes: a seat's, those of anybody at the table, or all hands open (only after a match). */
export type Viewer = Seat | 'table' | 'all';

/** Why not: a key into the text catalogue, never prose. */
export interface Rejection {
  code: string;
  params?: Record<string, string | number>;
}

/** What a seat should know before it commits. Grave: it certainly or very probably loses the plane or the match. */
export interface Warning extends Rejection {
  grave?: true;
}

/** What can be pointed at, by a name that all layers share: `square:57`, `hex:3,-1`, `card:7.0`, `land`. */
export type Spot = string;

/**
 * How an action is put together by pointing: spots one after the other, or a set in any order. In a set, spots that
 * differ only in the number after their last dot are alike (`card:7.0`, `card:7.1`), and the lowest of them are named.
 */
export type Spelling = { path: readonly Spot[] } | { set: readonly Spot[] };

/**
 * What an aside is to whoever offers it: `retract` takes a sealed choice back, which a closed door offers too; `arrange`
 * changes what already lies; `offer` asks all others, `answer` replies; `say` changes nothing; `clock` is the shell's.
 */
export type AsideKind = 'resign' | 'retract' | 'arrange' | 'offer' | 'answer' | 'say' | 'clock';

/** Every action names its kind and the seat that takes it. */
export interface Action {
  type: string;
  seat: Seat;
}

/**
 * Something that happened. The part under `secret` is for the seats it names; everything else is for the whole table.
 * `reveals` marks an event that laid open what had been hidden, or could have: its step cannot be undone.
 */
export interface GameEvent {
  type: string;
  secret?: { to: readonly Seat[] };
  reveals?: true;
  /** Neighbouring events with one number happen at once: both planes fly, both cards are turned up. */
  together?: number;
}

/** `null` while nobody listens: `emit?.({ … })` then never builds the event. */
export type Emit<E extends GameEvent> = ((event: E) => void) | null;

/** How a match ended. No winners: a draw, or a solo mission that failed (`lost`). */
export interface Outcome {
  ending: string;
  winners: readonly Seat[];
  lost?: true;
  major?: true;
  /** What was counted to decide it, for the words that tell of it. */
  figures?: Readonly<Record<string, number>>;
}

export interface SeatInfo {
  side: number;
  /** A text key: `duellist`, `spy`, `defender`, … */
  role: string;
}

/** What every game's state has: the phase of its statechart, and how it ended. All of a state is plain JSON. */
export interface GameState {
  phase: string;
  outcome: Outcome | null;
}

/** The types of one game under their names, for code that is generic over games. Each game exports its own. */
export interface GameTypes {
  options: Record<string, unknown>;
  setting: unknown;
  state: GameState;
  action: Action;
  view: unknown;
  event: GameEvent;
  preview: unknown;
}

/** A game opened with options. `view` and `redact` remove hidden information; screens and bots get nothing else. */
export interface Game<
  S extends GameState = GameState,
  A extends Action = Action,
  V = unknown,
  E extends GameEvent = GameEvent,
> {
  readonly seats: readonly SeatInfo[];
  /** Does any seat know what another does not? If not, there are no doors, no PINs and no viewpoints to choose. */
  readonly hidden: boolean;
  /** What the options fix, worked out once; each game knows its own. */
  readonly setting: unknown;
  /** Every reason a match of these options can end. */
  readonly endings: readonly string[];
  /** The statechart: the one authority on which phase follows which. Its context is the state. */
  readonly phases: AnyStateMachine;
  /** The table as it stands before anything is drawn. */
  create(): S;
  /** Sets up and deals, and goes on until somebody owes a decision; entry 0 of the log. */
  begin(draft: S, rng: Random, emit: Emit<E>): void;
  /** Who owes a decision; several: sealed, at once, in any order. Public. */
  awaiting(state: S): readonly Seat[];
  /** The decisions open to an awaited seat: complete, stably ordered, a function of the seat's view. */
  legalActions(state: S, seat: Seat): readonly A[];
  /** What a seat may do besides: resign, take back a sealed choice, answer an offer. */
  asides(state: S, seat: Seat): readonly A[];
  asideKind(action: A): AsideKind;
  /** Who is asked something out of turn (a draw, a surrender); nobody waits for the answer. */
  asked(state: S): readonly Seat[];
  /** At one screen, where several choose at once: whose door comes when. */
  windows?(state: S): readonly Seat[];
  /** How a legal action is put together; one-to-one over a seat's list, no path the beginning of another. */
  spell(view: V, action: A): Spelling;
  /** `null` for exactly the actions of both lists; otherwise why not. Takes anything, also what is no action at all. */
  check(state: S, action: unknown): Rejection | null;
  /** What its seat should know before it commits to a legal action: "this must crash". A function of the seat's view. */
  warnings(state: S, action: A): readonly Warning[];
  /** What a legal action would do, as far as its seat can know: for the board to draw. */
  preview?(view: V, action: A): unknown;
  /** Plays a legal action on the draft, in place, and goes on until somebody owes a decision. */
  step(draft: S, action: A, rng: Random, emit: Emit<E>): void;
  view(state: S, viewer: Viewer): V;
  /** The event as a viewer may know it, or `null` if not even its happening shows. */
  redact(event: E, viewer: Viewer): E | null;
  /** The logged action as a viewer may know it. */
  redactAction(action: A, viewer: Viewer): Action;
  /** A full state that looks like `view` to its seat, what is hidden drawn at random; for search. */
  determinize(view: V, seat: Seat, rng: Random): S;
  /**
   * The same in two steps, for many samples of one view: pools and counts once, then a shuffle a draw. Others' sealed and
   * hidden choices of this moment are left open, so that whoever searches must ask for them too.
   */
  sampler(view: V, seat: Seat): (rng: Random) => S;
  /** A copy that shares nothing with its original; by hand, at a fraction of the general clone. */
  copy(state: S): S;
  /** The shell owns the clock; the action locks that seat only, and is logged. */
  deadline?(state: S, seat: Seat): { ms: number; action: A } | null;
  outcome(state: S): Outcome | null;
  /** Why a value from a file is no state of this game, or `null`. */
  checkState(value: unknown): Rejection | null;
}

/** One object describes a game to the match, the shells, the command line and the tests. */
export interface GameKind<
  O extends Record<string, unknown> = Record<string, unknown>,
  S extends GameState = GameState,
  A extends Action = Action,
  V = unknown,
  E extends GameEvent = GameEvent,
> {
  readonly id: string;
  readonly rulesVersion: number;
  readonly options: OptionSchema<O>;
  /** How states of earlier rules become states of today's, one step of the rules each. */
  readonly migrations: readonly RulesMigration[];
  /** Every text of this game, by language and key. A language without its own texts shows the English ones. */
  readonly text: Readonly<{ en: Words } & Partial<Record<Language, Words>>>;
  /** Opens a game with complete, valid options; builds its tables once. */
  open(options: O): Game<S, A, V, E>;
  /** Who tells a match with these options. */
  narrator(options: O): Narrator<A, E>;
  /** How many turns a state has seen, the present one included. */
  turns(state: S): number;
  /** Who plays it when nobody does; without one, chance does. */
  readonly bot?: AnyGameBot;
  /** The names of the draws that are dice thrown by a seat; by default none. */
  readonly dice: readonly string[];
  /** The usual length of a match in minutes, for the schedule of a tournament; by default 20. */
  readonly expectedMinutes: number;
  /** What a finished match means outside itself: from its log and its table, as `all` sees them. */
  debrief(log: readonly LogLine[], view: V, options: O): Debrief;
  /** Options that the players determine instead of the set-up form. */
  optionsFromPlayers?(players: readonly Control[]): Partial<O>;
  /** What a campaign has to know of it; without it none can fly it. */
  readonly sortie?: SortieRules;
}

/** Never changed once it has been released; each has a test, and an old file under its name that it brings up to date. */
export interface RulesMigration {
  name: string;
  /** The version of the rules that it leads away from, to the next one. */
  from: number;
  up(match: { options: unknown; state: unknown }): { options: unknown; state: unknown };
}

// The registry holds games of different types; inside each the types are exact.
// biome-ignore lint/suspicious/noExplicitAny: variance of methods over state, action, view and event
export type AnyGame = Game<any, any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyGameKind = GameKind<any, any, any, any, any>;

/** Drops the secret part of an event for everybody it does not name. */
export function redactSecret<E extends GameEvent>(event: E, viewer: Viewer): E {
  if (event.secret === undefined || viewer === 'all') return event;
  if (viewer !== 'table' && event.secret.to.includes(viewer)) return event;
  const { secret: _hidden, ...open } = event;
  return open as E;
}
