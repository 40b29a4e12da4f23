import type { Action, GameEvent, Seat, Spot } from '@aerodrome/engine/core/game.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import type { Player } from '@aerodrome/engine/core/players.ts';
import type { EventFrame } from '@aerodrome/engine/core/record.ts';
import type { Problem } from '@aerodrome/engine/core/result.ts';
import type { BotReply } from '../application/bots/decide.ts';
import type { HandoverMode } from '../table/handoverMode.ts';
import type { BotRef } from './botMachine.ts';
import type { Hint } from './hint.ts';

/** The animation of one or several log entries: their frames, with the views before the first and after the last of them. */
export interface LogAnimation {
  /** The log entry that the frames begin with. */
  firstEntry: number;
  frames: readonly EventFrame[];
  before: unknown;
  after: unknown;
}

export interface AnimationProgress {
  view: unknown;
  eventsBegun: number;
}

/** The output of the animation actor. If it fails, the match goes on. */
export interface AnimationPresenter {
  /** Announces events to screen readers, and plays their sounds. */
  narrate(frames: readonly EventFrame[]): void;
  /** Plays frames that happen together, from the view before them; an abort ends it at once. */
  play(frames: readonly EventFrame[], before: unknown, signal: AbortSignal): Promise<void>;
  /** Shows exactly this view, at once. */
  sync(view: unknown): void;
}

/** The parts of a session that the file of a match stores beside the match. */
export interface StoredSession {
  /** By seat: the time left on its clock, from the file of a strict match or from before a reload of the page. */
  timeLeftMs: Readonly<Record<Seat, number>>;
  /** Number of hints given. */
  hints: number;
  /** By seat: the time used in each of its turns under a clock. */
  turnTimesMs: Readonly<Record<Seat, readonly number[]>>;
}

/** The match and the parameters of a session. The functions have no side effects. */
export interface SessionParameters extends StoredSession {
  match: Match;
  players: readonly Player[];
  /** The cover between two people at a hand-over; called only if the game hides something and several people play. */
  handover(match: Match, from: Seat | null, to: Seat): HandoverMode;
  /** Whether every hand-over uses a full door. */
  usesFullDoors(): boolean;
  /** Whether an order may continue after this action of it, given the views before and after it. */
  continuesOrder?(action: Action, before: unknown, after: unknown): boolean;
  /** The action that a seat has ordered in advance, if any. */
  standingOrderOf?(match: Match, seat: Seat): Action | null;
  /** No undo, no take-back and no hints; see `Assignment`. */
  strict: boolean;
  /** Factor on the time of every clock. */
  timeFactor(): number;
  /** Whether a lesson stops the clocks. */
  stopsClocks?(match: Match): boolean;
  /** The pause before a bot acts, so that people can follow. */
  botPauseMs(match: Match): number;
  /** Whether an event begins a step of a reveal: one part that is played, and can be repeated, by itself. */
  startsRevealStep?(event: GameEvent): boolean;
  /** The time of the first transition, in milliseconds of the clock that stamps the events. */
  startedAtMs: number;
}

/** The effects of a session: functions of the page with side effects. */
export interface SessionEffects {
  presenter: AnimationPresenter;
  /** Writes the match. */
  save(match: Match, stored: StoredSession): void;
  /** Asks the bot of a seat for its asides, if any, and its decision. */
  askBot(match: Match, seat: Seat, signal: AbortSignal): Promise<readonly Action[]>;
  /** Asks the strongest bot for a hint for a person's seat. */
  askForHint(match: Match, seat: Seat, signal: AbortSignal): Promise<BotReply>;
  /** Ends the search of every bot. */
  hurryBots(): void;
  /** Shows a problem. */
  report(problem: Problem): void;
}

export interface SessionInput extends SessionParameters, SessionEffects {}

export interface SessionContext extends SessionInput {
  /** The seat that last opened a door or shutter. It holds the screen until another seat opens one. */
  holderSeat: Seat | null;
  /** The seat whose hand is open; `null` while door or shutter is closed, and while no person is asked. */
  viewerSeat: Seat | null;
  /** The seat that the hand-over screen waits for. */
  pendingSeat: Seat | null;
  /** Set while the match is paused. `coversHand`: others could see the hand, or a clock runs. */
  pause: { coversHand: boolean } | null;
  /** Whether the present choice began with several awaited seats; it ends with the reveal. */
  isSimultaneousChoice: boolean;
  /** The animation to be played; `null` once it has ended. */
  animation: LogAnimation | null;
  /** The animation that the animation actor has started. */
  startedAnimation: LogAnimation | null;
  /** The view on the board during the animation, and the number of its events that have begun. */
  progress: AnimationProgress;
  /** The spots that the viewer has picked, and those that they point at. */
  picked: readonly Spot[];
  pointed: readonly Spot[] | null;
  /** The log entry that the table shows; `null` for the present. */
  reviewedEntry: number | null;
  /** Whether another seat's action has made some of the picks impossible. */
  picksTrimmed: boolean;
  hint: Hint | null;
  /** By seat: the time that its clock allows for the turn. */
  allowedTurnTimesMs: Readonly<Record<Seat, number>>;
  /** The running clock, which had `timeLeftMs` left when it was started. */
  runningClock: { seat: Seat; startedAtMs: number } | null;
  bots: Readonly<Record<Seat, BotRef>>;
}

/**
 * An event of the chart. `now` is the time of its arrival, which `withTimestamps` adds. Several actions of an `act` are an
 * order: submission stops after an action that reveals something, unless `ignoresReveals`.
 */
export type SessionEvent = { now?: number } & (
  | { type: 'act'; actions: readonly Action[]; ignoresReveals?: true }
  | { type: 'pick'; picked: readonly Spot[] }
  | { type: 'point'; pointed: readonly Spot[] | null }
  /** Shows the table after a log entry, for a review; `null` shows the present. */
  | { type: 'review'; entry: number | null }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'takeBack'; to: number }
  /** Opens the door or shutter. */
  | { type: 'open' }
  /** Covers the open hand again. */
  | { type: 'close' }
  /** Takes back the sealed choice of the last holder. */
  | { type: 'retract' }
  | { type: 'pause' }
  | { type: 'resume' }
  /** Repeats the animation of the last reveal, or of one step of the reveal at an entry. */
  | { type: 'repeatAnimation'; revealStep?: { entry: number; step: number } }
  /** Ends the animation. */
  | { type: 'skip' }
  | { type: 'hint' }
  /** Makes bots act now. */
  | { type: 'hurry' }
  | { type: 'animationProgress'; progress: AnimationProgress }
  | { type: 'animationEnded' }
  | { type: 'animationFailed' }
  /** The actor of a bot has changed its state. */
  | { type: 'botChanged'; seat: Seat }
  | { type: 'botFailed'; seat: Seat }
);
