import type { Action, GameEvent, Seat, Spot } from '@aerodrome/engine/core/game.ts';
import type { Frame, Match } from '@aerodrome/engine/core/match.ts';
import type { Player } from '@aerodrome/engine/core/players.ts';
import type { Problem } from '@aerodrome/engine/core/result.ts';
import type { BotReply } from '../application/bots/decide.ts';
import type { HandoverMode, Screen } from '../table/screen.ts';
import type { BotRef } from './bot.ts';
import type { Hint } from './hinting.ts';

/** What a step shows: event by event, with the table before the first and after the last of them. */
export interface Showing {
  /** The log entry it begins with. */
  at: number;
  frames: readonly Frame[];
  before: unknown;
  after: unknown;
}

/** What the file of a match keeps beside the match itself. */
export interface SessionNotes {
  /** Time left on each seat's clock: from the file of a strict match, or from before a reload of the page. */
  left: Readonly<Record<Seat, number>>;
  /** How many hints were given. */
  hints: number;
  /** By seat: how long each of its windows under a clock took, in milliseconds. */
  used: Readonly<Record<Seat, readonly number[]>>;
}

export interface SessionInput extends SessionNotes {
  match: Match;
  players: readonly Player[];
  /** How this game hands the screen over; only asked where something is hidden and several people play. */
  handover(match: Match, from: Seat | null, to: Seat): HandoverMode;
  /** Whoever gets the screen comes through a full door, whatever the game needs. */
  fullDoors(): boolean;
  /** Whether an order may go on after this action of it, with what the table would look like then. */
  goesOn?(action: Action, before: unknown, after: unknown): boolean;
  /** What a seat has ordered to be done now without being asked, if anything. */
  ordered?(match: Match, seat: Seat): Action | null;
  /** A tournament or an ironman: what is done is done. */
  strict: boolean;
  /** A clock runs this many times as long as the rules say. */
  moreTime(): number;
  /** A lesson lets nobody hurry yet: no clock runs. */
  unhurried?(match: Match): boolean;
  /** How long a bot lets the table be looked at before it acts. */
  pace(match: Match): number;
  /** Whether this begins a step of what is turned up. */
  stepsAt?(event: GameEvent): boolean;
  screen: Screen;
  /** Writes the match down; called after every change. */
  commit(match: Match, notes: SessionNotes): void;
  /** Asks a bot, in its worker: what it says, if anything, and then what it does. */
  ask(match: Match, seat: Seat, signal: AbortSignal): Promise<readonly Action[]>;
  /** Asks an ace what it would do on a person's seat. */
  advise(match: Match, seat: Seat, signal: AbortSignal): Promise<BotReply>;
  /** Whoever thinks is to come to an end. */
  hurry(): void;
  report(problem: Problem): void;
  /** Milliseconds that only go forward. */
  now(): number;
}

export interface SessionContext extends SessionInput {
  /** Who last opened a door or shutter: the screen is theirs until somebody else opens one. */
  holder: Seat | null;
  /** Whose eyes are open; `null` while door or shutter is closed, and while no person is asked. */
  open: Seat | null;
  /** In front of whom door or shutter is closed. */
  next: Seat | null;
  /** The match rests; a hand is covered meanwhile where others or a clock could gain by it. */
  pause: { covers: boolean } | null;
  /** Several seats were awaited at once since something was last turned up. */
  sealing: boolean;
  /** What is being played; `null` once the picture is still. */
  showing: Showing | null;
  /** The same, once the picture has begun with it. */
  playing: Showing | null;
  /** How far it has come: what the table shows, and how many events have begun. */
  shown: { view: unknown; begun: number };
  /** What the chooser has picked so far, points at, or looks back to. */
  picked: readonly Spot[];
  pointed: readonly Spot[] | null;
  lookedBack: number | null;
  /** What another did has made a pick impossible. */
  cut: boolean;
  /** What an ace would do, if somebody wanted to know. */
  hint: Hint | null;
  /** What is left of each seat's clock, how long it was, and since when the running one runs. */
  clocks: Readonly<Record<Seat, number>>;
  lengths: Readonly<Record<Seat, number>>;
  ticking: { seat: Seat; since: number } | null;
  bots: Readonly<Record<Seat, BotRef>>;
  botsDo: Readonly<Record<Seat, 'idle' | 'thinking' | 'pacing'>>;
  /** Bots that have decided and let the table be seen long enough. */
  ready: Readonly<Record<Seat, { actions: readonly Action[]; question: string }>>;
}

export type SessionEvent =
  /**
   * Several actions are orders: each but the first only if the one before it laid nothing open. Choices that were sealed
   * together stand, whatever the first of them laid open.
   */
  | { type: 'act'; actions: readonly Action[]; sealed?: true }
  | { type: 'pick'; picked: readonly Spot[] }
  | { type: 'point'; pointed: readonly Spot[] | null }
  | { type: 'look'; at: number | null }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'takeBack'; to: number }
  | { type: 'open' }
  /** Whoever looked covers the hand again. */
  | { type: 'close' }
  | { type: 'reclaim' }
  | { type: 'pause' }
  | { type: 'resume' }
  /** What was turned up last is to be seen once more; or one step of what was turned up at some entry. */
  | { type: 'again'; part?: { at: number; step: number } }
  /** Somebody has seen enough of the picture. */
  | { type: 'skip' }
  | { type: 'hint' }
  /** Bots are to move now. */
  | { type: 'hurry' }
  | { type: 'begun'; view: unknown; begun: number }
  | { type: 'played' }
  | { type: 'pictureFailed' }
  | { type: 'botThinks'; seat: Seat }
  | { type: 'botPaces'; seat: Seat }
  | { type: 'botRests'; seat: Seat }
  | { type: 'botReady'; seat: Seat; actions: readonly Action[]; question: string }
  | { type: 'botFailed'; seat: Seat };
