import type { AnyStateMachine } from 'xstate';
import type { AnyGameBot } from '../bots/bot.ts';
import type { Debrief } from '../meta/debrief.ts';
import type { SortieRules } from '../meta/sortieRules.ts';
import type { StringLoaders } from '../text/catalogue.ts';
import type { Narrator } from '../text/narrator.ts';
import type { OptionSchema } from './options.ts';
import type { Control } from './players.ts';
import type { Random } from './random.ts';
import type { LogLine } from './record.ts';
import type { Problem } from './result.ts';

/** A player's place: one person or bot with one view of the table. */
export type Seat = number;

/** The viewer of a view: a seat, the whole table (public information), or `all` (everything; only after a match). */
export type Viewer = Seat | 'table' | 'all';

/** The reason of a refusal: a key of the string catalogue, never prose. */
export type Rejection = Problem;

/** A warning before an action. `grave`: the action certainly or very probably loses the plane or the match. */
export interface Warning extends Rejection {
  grave?: true;
}

/** A place on the board or panels that can be picked, by a name that all layers share: `square:57`, `hex:3,-1`, `card:7.0`, `land`. */
export type Spot = string;

/**
 * The spots that compose an action: a path in order, or a set in any order. In a set, spots that differ only in the
 * number after their last dot are equal (`card:7.0`, `card:7.1`), and the spelling names the lowest of them.
 */
export type Spelling = { path: readonly Spot[] } | { set: readonly Spot[] };

/**
 * The kind of an aside: `retract` takes a sealed choice back (also offered at a closed door); `arrange` changes cards
 * that already lie; `offer` asks all other seats, `answer` replies; `say` changes nothing; `clock` comes from the shell.
 */
export type AsideKind = 'resign' | 'retract' | 'arrange' | 'offer' | 'answer' | 'say' | 'clock';

/** Every action names its kind and the seat that takes it. */
export interface Action {
  type: string;
  seat: Seat;
}

/**
 * An event of a match. The part under `secret` is for the seats it names; everything else is for the whole table.
 * `reveals` marks an event that revealed, or could have revealed, hidden information: its step cannot be undone.
 */
export interface GameEvent {
  type: string;
  secret?: { to: readonly Seat[] };
  reveals?: true;
  /** Neighbouring events with one number happen at once: both planes fly, both cards are turned up. */
  together?: number;
}

/** `null` without a listener: `emit?.({ … })` then never builds the event. */
export type Emit<E extends GameEvent> = ((event: E) => void) | null;

/** How a match ended. No winners: a draw, or a solo mission that failed (`lost`). */
export interface Outcome {
  ending: string;
  winners: readonly Seat[];
  lost?: true;
  major?: true;
  /** The numbers that decided the match, for its text. */
  figures?: Readonly<Record<string, number>>;
}

export interface SeatInfo {
  side: number;
  /** A text key: `duellist`, `spy`, `defender`, … */
  role: string;
}

/** The common part of every game's state: the phase of its statechart, and the outcome. A state is plain JSON. */
export interface GameState {
  phase: string;
  outcome: Outcome | null;
}

/** The types of one game, as one type parameter, for code that is generic over games. Each game exports its own. */
export interface GameTypes {
  options: Record<string, unknown>;
  gameData: unknown;
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
  /** Whether seats have hidden information. If not, there are no doors, no PINs and no viewpoints to choose. */
  readonly hidden: boolean;
  /** The data that the options determine, computed once; its type is the game's own. */
  readonly gameData: unknown;
  /** Every reason a match of these options can end. */
  readonly endings: readonly string[];
  /** The statechart: the one authority on which phase follows which. Its context is the state. */
  readonly phases: AnyStateMachine;
  /** The initial state, before any random draw. */
  create(): S;
  /** Sets up and deals, and goes on until a seat has to decide; entry 0 of the log. */
  begin(draft: S, rng: Random, emit: Emit<E>): void;
  /** The seats that have to decide; several of them choose secretly, in any order. Public. */
  awaiting(state: S): readonly Seat[];
  /** The decisions open to an awaited seat: complete, stably ordered, a function of the seat's view. */
  legalActions(state: S, seat: Seat): readonly A[];
  /** The actions of a seat out of turn: resign, take back a sealed choice, answer an offer. */
  asides(state: S, seat: Seat): readonly A[];
  asideKind(action: A): AsideKind;
  /** The seats that are asked a question out of turn, such as a draw offer; the match does not wait for the answer. */
  askedOutOfTurn(state: S): readonly Seat[];
  /** The order in which seats get the screen at a hand-over, where several choose at once. */
  handoverOrder?(state: S): readonly Seat[];
  /** The spots that compose a legal action. Two legal actions of a seat never have the same spelling, and no path is a prefix of another. */
  spell(view: V, action: A): Spelling;
  /** `null` for exactly the actions of both lists, else the reason. Accepts any value, also one that is no action. */
  check(state: S, action: unknown): Rejection | null;
  /** Warnings before a legal action, such as a certain crash. A function of the seat's view. */
  warnings(state: S, action: A): readonly Warning[];
  /** The effect of a legal action, as far as its seat can know it: for the board to draw. */
  preview?(view: V, action: A): unknown;
  /** Plays a legal action on the draft, in place, and goes on until a seat has to decide. */
  step(draft: S, action: A, rng: Random, emit: Emit<E>): void;
  view(state: S, viewer: Viewer): V;
  /** The event as a viewer may know it, or `null` if the viewer may not know that it happened. */
  redact(event: E, viewer: Viewer): E | null;
  /** The logged action as a viewer may know it. */
  redactAction(action: A, viewer: Viewer): Action;
  /** Determinization, for search: a complete state consistent with a view. Hidden information is drawn at random. */
  determinize(view: V, seat: Seat, rng: Random): S;
  /**
   * Determinization in two steps, for many samples of one view: pools and counts once, then a shuffle per sample. The
   * current secret choices of other seats stay open, so a search has to choose them too.
   */
  sampler(view: V, seat: Seat): (rng: Random) => S;
  /** A copy that shares nothing with its original; written by hand, much faster than the general clone. */
  copy(state: S): S;
  /** The time limit of a seat and the action that locks the seat when it expires. The shell runs the clock. */
  deadline?(state: S, seat: Seat): { ms: number; action: A } | null;
  outcome(state: S): Outcome | null;
  /** The reason why a value from a file is no state of this game, or `null`. */
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
  /** Migrations of states from earlier rules, one version each. */
  readonly migrations: readonly RulesMigration[];
  /** Loads every text of this game. */
  readonly text: StringLoaders;
  /** Opens a game with complete, valid options; builds its tables once. */
  open(options: O): Game<S, A, V, E>;
  /** The narrator of a match with these options. */
  narrator(options: O): Narrator<A, E>;
  /** The number of turns of a state, the current one included. */
  turns(state: S): number;
  /** The bot of the game; without one, bots choose at random. */
  readonly bot?: AnyGameBot;
  /** The names of the draws that are dice thrown by a seat; by default none. */
  readonly dice: readonly string[];
  /** The usual length of a match in minutes, for the schedule of a tournament; by default 20. */
  readonly expectedMinutes: number;
  /** The debrief of a finished match, from its log and its view, as `all` sees them. */
  debrief(log: readonly LogLine[], view: V, options: O): Debrief;
  /** Options that the players determine instead of the set-up form. */
  optionsFromPlayers?(players: readonly Control[]): Partial<O>;
  /** The rules of campaign sorties; without them no campaign can fly the game. */
  readonly sortie?: SortieRules;
}

/** A migration of the rules. It is never changed after its release; each has a test with an old file of its name. */
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

/** Removes the secret part of an event for viewers that it does not name. */
export function redactSecret<E extends GameEvent>(event: E, viewer: Viewer): E {
  if (event.secret === undefined || viewer === 'all') return event;
  if (viewer !== 'table' && event.secret.to.includes(viewer)) return event;
  const { secret: _hidden, ...open } = event;
  return open as E;
}
