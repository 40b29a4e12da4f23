import { clone, freeze } from './clone.ts';
import type { Action, AnyGame, AnyGameKind, GameState, Outcome, Rejection, Seat, Viewer, Warning } from './game.ts';
import { canonical, hash, hashText } from './hash.ts';
import { lastOf } from './items.ts';
import {
  adoptedParts,
  type CurrentParts,
  type EntryCounts,
  type MatchParts,
  replayedParts,
  type SharedParts,
  startParts,
} from './matchParts.ts';
import { type RandomState, SeededRandom } from './random.ts';
import type { Entry, EventFrame, LogLine, MatchRecord } from './record.ts';
import type { KnownStep, Snapshots } from './stateCache.ts';
import { playStep } from './steps.ts';

/** An action was submitted that the rules refuse. `match.check` gives the reason beforehand. */
export class RefusedError extends Error {
  readonly rejection: Rejection;
  constructor(rejection: Rejection) {
    super(rejection.code);
    this.rejection = rejection;
  }
}

/** The entries that were undone and those that were added, with random state and state afterwards. */
export interface MatchChanges extends Pick<MatchRecord, 'random' | 'state'> {
  undo: number;
  entries: readonly Entry[];
}

/**
 * One match from set-up to end, as an immutable value: `submit`, `undo`, `redo` and `takeBack` return another one. It
 * holds state, log, redo list and random state. Only views, redacted events and lists of actions leave it; the state
 * itself stays inside, frozen.
 */
export class Match {
  readonly #shared: SharedParts;
  readonly #current: CurrentParts;
  readonly #legal = new Map<Seat, readonly Action[]>();

  private constructor({ shared, current }: MatchParts) {
    this.#shared = shared;
    this.#current = current;
  }

  /** Starts a match with complete options, as `readOptions` gives them. */
  static start(kind: AnyGameKind, options: Record<string, unknown>, seed: number): Match {
    return new Match(startParts(kind, options, seed));
  }

  /**
   * Continues a record. The last segment must be of the present rules: it is replayed from its start, draw by draw, and
   * every hash compared. Throws `DivergedError` at the first difference.
   */
  static resume(kind: AnyGameKind, record: MatchRecord): Match {
    return new Match(replayedParts(kind, record));
  }

  /**
   * Takes over a record that was resumed elsewhere, with the snapshots it gave there, and replays none of it. The match
   * becomes the owner of the record.
   */
  static adopt(kind: AnyGameKind, record: MatchRecord, snapshots: Snapshots): Match {
    return new Match(adoptedParts(kind, record, snapshots));
  }

  get kind(): AnyGameKind {
    return this.#shared.kind;
  }

  get game(): AnyGame {
    return this.#shared.game;
  }

  get seed(): number {
    return this.#shared.seed;
  }

  /**
   * Names this value: two values that come of one match have the same revision only if they are equal. It is made of
   * hidden choices too, and must not be shown.
   */
  get revision(): string {
    return this.#current.revision;
  }

  /** Number of log entries under the present rules. A migrated match has a snapshot before the first, at index −1. */
  get length(): number {
    return this.#current.log.length;
  }

  /** The lowest valid index: 0 for the set-up, −1 for the snapshot of a migrated match. */
  get firstIndex(): 0 | -1 {
    return this.#shared.segment.start === null ? 0 : -1;
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.#state);
  }

  /** The complete options it is played with. */
  get options(): Record<string, unknown> {
    return this.#shared.segment.options;
  }

  /** Number of steps under each older version of the rules. Their entries hold hidden information and stay in the file. */
  get olderSegments(): readonly { rulesVersion: number; steps: number }[] {
    return this.#shared.older.map(({ rulesVersion, log }) => ({ rulesVersion, steps: log.length }));
  }

  /** Number of entries and take-backs under all versions of the rules. */
  get entryCounts(): EntryCounts {
    const { entries, takeBacks } = this.#shared.olderCounts;
    return { entries: entries + this.length, takeBacks: takeBacks + this.#current.log.takeBacks };
  }

  awaiting(): readonly Seat[] {
    return this.game.awaiting(this.#state);
  }

  /** The same list object each time: results can be cached by it. */
  legalActions(seat: Seat): readonly Action[] {
    // A copy: a game may give one list for many states.
    const actions = this.#legal.get(seat) ?? [...this.game.legalActions(this.#state, seat)];
    this.#legal.set(seat, actions);
    return actions;
  }

  asides(seat: Seat): readonly Action[] {
    return this.game.asides(this.#state, seat);
  }

  /** The seats that have a question to answer out of turn. */
  askedOutOfTurn(): readonly Seat[] {
    return this.game.askedOutOfTurn(this.#state);
  }

  /** The order of the doors at one screen; `null` where the game leaves it to the screen. */
  handoverOrder(): readonly Seat[] | null {
    return this.game.handoverOrder?.(this.#state) ?? null;
  }

  check(action: unknown): Rejection | null {
    return this.game.check(this.#state, action);
  }

  warnings(action: Action): readonly Warning[] {
    return this.game.warnings(this.#state, action);
  }

  /** The effect of an action, as its seat may know it. */
  preview(action: Action): unknown {
    return this.game.preview?.(this.view(action.seat), action) ?? null;
  }

  deadline(seat: Seat): { ms: number; action: Action } | null {
    return this.game.deadline?.(this.#state, seat) ?? null;
  }

  /** The table as a viewer sees it, now or after an earlier entry. */
  view(viewer: Viewer, at = this.length - 1): unknown {
    return this.game.view(this.#stateAt(at), viewer);
  }

  /** The events of an entry as a viewer may see them, each with the view right after it. */
  frames(viewer: Viewer, at = this.length - 1): EventFrame[] {
    const { log } = this.#current;
    const entry = log.at(at);
    if (!entry || 'takeBack' in entry) return [];
    const { states } = this.#shared.states.step(log, at);
    const frames: EventFrame[] = [];
    for (const [i, event] of entry.events.entries()) {
      const shown = this.game.redact(event, viewer);
      if (shown !== null) frames.push({ event: shown, view: this.game.view(states[i], viewer) });
    }
    return frames;
  }

  /** The log as a viewer may read it. Draws and hashes reveal hidden information: only `all` gets them. */
  log(viewer: Viewer): LogLine[] {
    return Array.from({ length: this.length }, (_, at) => this.line(viewer, at));
  }

  /** The seat that acted in an entry; `null` for the set-up and a take-back. */
  seatAt(at: number): Seat | null {
    const entry = this.#entry(at);
    return 'action' in entry ? (entry.action?.seat ?? null) : null;
  }

  /** One line of the log. */
  line(viewer: Viewer, at: number): LogLine {
    const entry = this.#entry(at);
    if ('takeBack' in entry) return { action: null, takeBack: entry.takeBack, events: [] };
    const line: LogLine = {
      action: entry.action && this.game.redactAction(entry.action, viewer),
      events: entry.events.map((event) => this.game.redact(event, viewer)).filter((event) => event !== null),
    };
    return viewer === 'all' ? { ...line, draws: entry.draws, hash: entry.hash } : line;
  }

  /** Whether the whole log of an earlier value is the beginning of this one's. */
  continues(earlier: Match): boolean {
    const last = earlier.length - 1;
    // An entry is made on top of one log only, so the last one stands for all before it.
    return (
      earlier.#shared === this.#shared && (last < 0 || this.#current.log.at(last) === earlier.#current.log.at(last))
    );
  }

  /** The match after an action. Throws `Refused` where `check` gives a reason. */
  submit(action: Action): Match {
    const rejection = this.check(action);
    if (rejection) throw new RefusedError(rejection);
    const random = new SeededRandom(this.#current.random);
    const step = playStep(this.game, this.#state, freeze(clone(action)), random);
    return this.#next(canonical(action), step, freeze(random.state));
  }

  /** A seat may undo the last step if it was its own, drew nothing, laid nothing open and did not end the match. */
  canUndo(seat: Seat): boolean {
    if (this.outcome !== null) return false;
    const entry = this.#current.log.at(this.length - 1);
    if (!entry || 'takeBack' in entry || entry.action?.seat !== seat) return false;
    // Time that has run out does not come back.
    if (this.game.asideKind(entry.action) === 'clock') return false;
    return entry.draws.length === 0 && !entry.events.some((event) => event.reveals);
  }

  /** The match before its last step. Throws `RangeError` where `canUndo` says no. */
  undo(seat: Seat): Match {
    if (!this.canUndo(seat)) throw new RangeError(`seat ${seat} has nothing to undo`);
    const { log, undone, random } = this.#current;
    const state = this.#stateAt(this.length - 2);
    const entry = this.#entry(this.length - 1);
    const revision = this.#nextRevision('undo');
    return this.#with({ revision, random, log: log.pop(), undone: [...undone, entry], state });
  }

  canRedo(seat: Seat): boolean {
    const entry = this.#current.undone.at(-1);
    return entry !== undefined && 'action' in entry && entry.action?.seat === seat;
  }

  /** The match with its last undone step done again. Throws `RangeError` where `canRedo` says no. */
  redo(seat: Seat): Match {
    if (!this.canRedo(seat)) throw new RangeError(`seat ${seat} has nothing to redo`);
    const { undone, random } = this.#current;
    const log = this.#current.log.push(lastOf(undone));
    const { state } = this.#shared.states.step(log, this.length);
    const revision = this.#nextRevision('redo');
    return this.#with({ revision, random, log, undone: undone.slice(0, -1), state });
  }

  canTakeBack(to: number): boolean {
    return Number.isInteger(to) && to >= this.firstIndex && to < this.length - 1;
  }

  /**
   * A take-back that all players agreed to: the match goes on from an earlier entry. It may cross a reveal, so it stays
   * in the log, and the random state is not rewound: new draws differ. Throws `RangeError` where `canTakeBack` says no.
   */
  takeBack(to: number): Match {
    if (!this.canTakeBack(to)) throw new RangeError(`no entry ${to} to go back to in a log of ${this.length}`);
    const state = this.#stateAt(to);
    if (to >= 0) this.#shared.states.snapshot(this.#entry(to), state);
    const entry: Entry = freeze({ takeBack: to, hash: hash(state) });
    return this.#next(`takeBack ${to}`, { entry, states: [], state }, this.#current.random);
  }

  /** The whole match as plain JSON. */
  record(): MatchRecord {
    const { older: olderSegments, segment } = this.#shared;
    return {
      game: this.kind.id,
      seed: this.seed,
      random: this.#current.random,
      segments: [...olderSegments, { ...segment, log: this.#current.log.entries() }],
      state: this.#state,
    };
  }

  /**
   * The difference to the record of an earlier value of the match; `null` if they have no entry in common. Its cost does
   * not depend on the length of the log.
   */
  changesSince(earlier: Match): MatchChanges | null {
    const { log, random } = this.#current;
    const kept = log.sharedLength(earlier.#current.log);
    if (kept === 0) return null;
    return { undo: earlier.length - kept, entries: log.entriesFrom(kept), random, state: this.#state };
  }

  /** The states after some entries: `adopt` needs them besides the record. */
  snapshots(): Snapshots {
    return this.#shared.states.snapshots(this.#current.log);
  }

  get #state(): GameState {
    return this.#current.state;
  }

  #stateAt(at: number): GameState {
    return at === this.length - 1 ? this.#state : this.#shared.states.state(this.#current.log, at);
  }

  /** The value after a new step. Its redo list is empty. */
  #next(what: string, step: KnownStep, random: RandomState): Match {
    const log = this.#current.log.push(step.entry);
    this.#shared.states.add(log, step);
    const revision = this.#nextRevision(what);
    return this.#with({ revision, random, log, undone: [], state: step.state });
  }

  #with(current: CurrentParts): Match {
    return new Match({ shared: this.#shared, current });
  }

  #nextRevision(what: string): string {
    return hashText(`${this.revision} ${what}`);
  }

  #entry(at: number): Entry {
    const entry = this.#current.log.at(at);
    if (!entry) throw new RangeError(`no entry ${at} in a log of ${this.length}`);
    return entry;
  }
}
