import { clone, freeze } from './clone.ts';
import type { Action, AnyGame, AnyGameKind, GameState, Outcome, Rejection, Seat, Viewer, Warning } from './game.ts';
import { canonical, hash, hashText } from './hash.ts';
import { itemAt, lastOf } from './items.ts';
import { type RandomState, SeededRandom } from './random.ts';
import { Diverged, type Entry, type EventFrame, type LogLine, type MatchRecord, type Segment } from './record.ts';
import { type KnownStep, Log, playStep, type Snapshots, StateCache } from './steps.ts';

/** An action was submitted that the rules refuse. `match.check` gives the reason beforehand. */
export class Refused extends Error {
  readonly rejection: Rejection;
  constructor(rejection: Rejection) {
    super(rejection.code);
    this.rejection = rejection;
  }
}

/** The parts of a match that are the same in all its values. */
interface Frozen {
  kind: AnyGameKind;
  game: AnyGame;
  seed: number;
  /** Segments played under older rules: kept word for word, to be read but not replayed. */
  older: readonly Segment[];
  segment: Omit<Segment, 'log'>;
  states: StateCache;
}

/** The parts that differ from one value to the next. */
interface Present {
  revision: string;
  random: RandomState;
  log: Log;
  /** The entries that can be redone, the next one last. */
  undone: readonly Entry[];
  state: GameState;
}

/**
 * One match from set-up to end, as an immutable value: `submit`, `undo`, `redo` and `takeBack` return another one. It
 * holds state, log, redo list and random state. Only views, redacted events and lists of actions leave it; the state
 * itself stays inside, frozen.
 */
export class Match {
  readonly #fixed: Frozen;
  readonly #now: Present;
  readonly #legal = new Map<Seat, readonly Action[]>();

  private constructor(fixed: Frozen, now: Present) {
    this.#fixed = fixed;
    this.#now = now;
  }

  /** Starts a match with complete options, as `readOptions` gives them. */
  static start(kind: AnyGameKind, options: Record<string, unknown>, seed: number): Match {
    if (!Number.isSafeInteger(seed)) throw new RangeError(`no file could keep the seed ${seed}`);
    const segment: Segment = { rulesVersion: kind.rulesVersion, options, start: null, log: [] };
    // A copy: the caller may go on writing to the options.
    const fixed = fixedParts(kind, seed, clone([segment]));
    const random = new SeededRandom(seed);
    const step = playStep(fixed.game, null, null, random);
    const log = Log.empty.push(step.entry);
    fixed.states.add(log, step);
    const revision = nameOf(fixed, log);
    return new Match(fixed, { revision, random: freeze(random.state), log, undone: [], state: step.state });
  }

  /**
   * Continues a record. The last segment must be of the present rules: it is replayed from its start, draw by draw, and
   * every hash compared. Throws `Diverged` at the first difference.
   */
  static resume(kind: AnyGameKind, record: MatchRecord): Match {
    const older = record.segments.slice(0, -1);
    const { log: entries, ...segment } = lastOf(record.segments);
    const fixed = fixedParts(kind, record.seed, clone([...older, { ...segment, log: [] }]));
    const targets = new Set(entries.flatMap((entry) => ('takeBack' in entry ? [entry.takeBack] : [])));
    let log = Log.empty;
    let step: KnownStep | null = null;
    for (const [at, entry] of entries.entries()) {
      step = fixed.states.verify(log, step?.state ?? fixed.segment.start, entry);
      log = log.push(step.entry);
      fixed.states.add(log, step);
      if (targets.has(at)) fixed.states.snapshot(step.entry, step.state);
    }
    const state = step?.state ?? fixed.segment.start;
    if (!state) throw new Diverged(0, 'nothing was set up');
    if (hash(state) !== hash(record.state)) throw new Diverged(entries.length - 1, 'snapshot');
    return new Match(fixed, {
      revision: nameOf(fixed, log),
      random: freeze(clone(record.random)),
      log,
      undone: [],
      state,
    });
  }

  /**
   * Takes over a record that was resumed elsewhere, with the snapshots it gave there, and replays none of it. The match
   * becomes the owner of the record.
   */
  static adopt(kind: AnyGameKind, record: MatchRecord, snapshots: Snapshots): Match {
    const fixed = fixedParts(kind, record.seed, record.segments);
    const entries = freeze(lastOf(record.segments).log);
    for (const [at, text] of snapshots) fixed.states.snapshot(itemAt(entries, at), text);
    const log = Log.of(entries);
    const state = freeze(record.state);
    if (entries.length > 0) fixed.states.add(log, { entry: lastOf(entries), states: null, state });
    return new Match(fixed, {
      revision: nameOf(fixed, log),
      random: freeze(clone(record.random)),
      log,
      undone: [],
      state,
    });
  }

  get kind(): AnyGameKind {
    return this.#fixed.kind;
  }

  get game(): AnyGame {
    return this.#fixed.game;
  }

  get seed(): number {
    return this.#fixed.seed;
  }

  /**
   * Names this value: two values that come of one match have the same revision only if they are equal. It is made of
   * hidden choices too, and must not be shown.
   */
  get revision(): string {
    return this.#now.revision;
  }

  /** How many entries the log has under the present rules. Before a continued match's first entry, "at −1", lies the
   * snapshot it was taken up from. */
  get length(): number {
    return this.#now.log.length;
  }

  /** The earliest "at" there is: the set-up, or the snapshot that a continued match was taken up from. */
  get first(): 0 | -1 {
    return this.#fixed.segment.start === null ? 0 : -1;
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.#state);
  }

  /** The complete options it is played with. */
  get options(): Record<string, unknown> {
    return this.#fixed.segment.options;
  }

  /** How long this match was played under each of older rules; what happened then is in its file, secrets and all. */
  get older(): readonly { rulesVersion: number; steps: number }[] {
    return this.#fixed.older.map(({ rulesVersion, log }) => ({ rulesVersion, steps: log.length }));
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

  /** Who is asked something out of turn. */
  asked(): readonly Seat[] {
    return this.game.asked(this.#state);
  }

  /** At one screen, whose door comes when; `null` where the game leaves that to the screen. */
  windows(): readonly Seat[] | null {
    return this.game.windows?.(this.#state) ?? null;
  }

  check(action: unknown): Rejection | null {
    return this.game.check(this.#state, action);
  }

  warnings(action: Action): readonly Warning[] {
    return this.game.warnings(this.#state, action);
  }

  /** What an action would do, as its seat may know it. */
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

  /** What an entry showed a viewer, event by event, each with the view right after it. */
  frames(viewer: Viewer, at = this.length - 1): EventFrame[] {
    const { log } = this.#now;
    const entry = log.at(at);
    if (!entry || 'takeBack' in entry) return [];
    const { states } = this.#fixed.states.step(log, at);
    const frames: EventFrame[] = [];
    for (const [i, event] of entry.events.entries()) {
      const shown = this.game.redact(event, viewer);
      if (shown !== null) frames.push({ event: shown, view: this.game.view(states[i], viewer) });
    }
    return frames;
  }

  /** The log as a viewer may read it. Draws and hashes would tell what is hidden: only `all` gets them. */
  log(viewer: Viewer): LogLine[] {
    return Array.from({ length: this.length }, (_, at) => this.line(viewer, at));
  }

  /** Whose step an entry was; `null` for the set-up and a take-back. */
  seatAt(at: number): Seat | null {
    const entry = this.#entry(at);
    return 'action' in entry ? (entry.action?.seat ?? null) : null;
  }

  /** One line of it. */
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
    return earlier.#fixed === this.#fixed && (last < 0 || this.#now.log.at(last) === earlier.#now.log.at(last));
  }

  /** The match after an action. Throws `Refused` where `check` gives a reason. */
  submit(action: Action): Match {
    const rejection = this.check(action);
    if (rejection) throw new Refused(rejection);
    const random = new SeededRandom(this.#now.random);
    const step = playStep(this.game, this.#state, freeze(clone(action)), random);
    return this.#next(canonical(action), step, freeze(random.state));
  }

  /** A seat may undo the last step if it was its own, drew nothing, laid nothing open and did not end the match. */
  canUndo(seat: Seat): boolean {
    if (this.outcome !== null) return false;
    const entry = this.#now.log.at(this.length - 1);
    if (!entry || 'takeBack' in entry || entry.action?.seat !== seat) return false;
    // Time that has run out does not come back.
    if (this.game.asideKind(entry.action) === 'clock') return false;
    return entry.draws.length === 0 && !entry.events.some((event) => event.reveals);
  }

  /** The match before its last step. Throws `RangeError` where `canUndo` says no. */
  undo(seat: Seat): Match {
    if (!this.canUndo(seat)) throw new RangeError(`seat ${seat} has nothing to undo`);
    const { log, undone, random } = this.#now;
    const state = this.#stateAt(this.length - 2);
    const entry = this.#entry(this.length - 1);
    const revision = this.#renamed('undo');
    return new Match(this.#fixed, { revision, random, log: log.pop(), undone: [...undone, entry], state });
  }

  canRedo(seat: Seat): boolean {
    const entry = this.#now.undone.at(-1);
    return entry !== undefined && 'action' in entry && entry.action?.seat === seat;
  }

  /** The match with its last undone step done again. Throws `RangeError` where `canRedo` says no. */
  redo(seat: Seat): Match {
    if (!this.canRedo(seat)) throw new RangeError(`seat ${seat} has nothing to redo`);
    const { undone, random } = this.#now;
    const log = this.#now.log.push(lastOf(undone));
    const { state } = this.#fixed.states.step(log, this.length);
    const revision = this.#renamed('redo');
    return new Match(this.#fixed, { revision, random, log, undone: undone.slice(0, -1), state });
  }

  canTakeBack(to: number): boolean {
    return Number.isInteger(to) && to >= this.first && to < this.length - 1;
  }

  /**
   * A casual take-back that everybody agreed to: the match goes on from an earlier entry. It may cross a reveal, so it
   * stays in the log, and chance is not rewound: what was drawn will not be drawn again. Throws `RangeError` where
   * `canTakeBack` says no.
   */
  takeBack(to: number): Match {
    if (!this.canTakeBack(to)) throw new RangeError(`no entry ${to} to go back to in a log of ${this.length}`);
    const state = this.#stateAt(to);
    if (to >= 0) this.#fixed.states.snapshot(this.#entry(to), state);
    const entry: Entry = freeze({ takeBack: to, hash: hash(state) });
    return this.#next(`takeBack ${to}`, { entry, states: [], state }, this.#now.random);
  }

  /** The whole match as plain JSON, to be written by somebody who can. */
  record(): MatchRecord {
    const { older, segment } = this.#fixed;
    return {
      game: this.kind.id,
      seed: this.seed,
      random: this.#now.random,
      segments: [...older, { ...segment, log: this.#now.log.entries() }],
      state: this.#state,
    };
  }

  /** Where the match stood after some of its entries: all that `adopt` needs besides the record. */
  snapshots(): Snapshots {
    return this.#fixed.states.snapshots(this.#now.log);
  }

  get #state(): GameState {
    return this.#now.state;
  }

  #stateAt(at: number): GameState {
    return at === this.length - 1 ? this.#state : this.#fixed.states.state(this.#now.log, at);
  }

  /** The value after a new step, which leaves nothing to be redone. */
  #next(what: string, step: KnownStep, random: RandomState): Match {
    const log = this.#now.log.push(step.entry);
    this.#fixed.states.add(log, step);
    const revision = this.#renamed(what);
    return new Match(this.#fixed, { revision, random, log, undone: [], state: step.state });
  }

  #renamed(what: string): string {
    return hashText(`${this.revision} ${what}`);
  }

  #entry(at: number): Entry {
    const entry = this.#now.log.at(at);
    if (!entry) throw new RangeError(`no entry ${at} in a log of ${this.length}`);
    return entry;
  }
}

/** The segments become the match's own. */
function fixedParts(kind: AnyGameKind, seed: number, segments: readonly Segment[]): Frozen {
  const { log: _log, ...segment } = lastOf(segments);
  freeze(segment);
  const game = kind.open(segment.options);
  const states = new StateCache(game, segment.start);
  return { kind, game, seed, older: freeze(segments.slice(0, -1)), segment, states };
}

/** The revision of a match that was started or read. */
function nameOf({ kind, seed }: Frozen, log: Log): string {
  return hash([kind.id, seed, log.length, log.at(log.length - 1)?.hash ?? null]);
}
