import { clone, freeze } from './clone.ts';
import type {
  Action,
  AnyGame,
  AnyGameKind,
  GameEvent,
  GameState,
  Outcome,
  Rejection,
  Seat,
  Viewer,
  Warning,
} from './game.ts';
import { alike, hash } from './hash.ts';
import { type Draw, type Random, type RandomState, SeededRandom, TapeError, TapeRandom } from './random.ts';
import { playStep, type Snapshots, type Step, Steps, stepThrough } from './steps.ts';

/** One line of a match's log, as the save keeps it. Entry 0 of a new match is its set-up, which no action causes. */
export type Entry =
  | { action: Action | null; draws: readonly Draw[]; events: readonly GameEvent[]; hash: string }
  /** Agreed by all: the match goes on from where it stood after entry `takeBack`. */
  | { takeBack: number; hash: string };

/** A stretch of log under one version of the rules. `start` is `null` where the log begins with the set-up. */
export interface Segment {
  rulesVersion: number;
  options: Record<string, unknown>;
  start: GameState | null;
  log: readonly Entry[];
}

/** All that a match is, as plain JSON. */
export interface MatchRecord {
  game: string;
  seed: number;
  random: RandomState;
  segments: readonly Segment[];
  state: GameState;
}

/** What happened and how the table looked right after it. */
export interface Frame {
  event: GameEvent;
  view: unknown;
}

export interface LogLine {
  action: Action | null;
  takeBack?: number;
  events: readonly GameEvent[];
  draws?: readonly Draw[];
  hash?: string;
}

/** The log stopped fitting the rules at this entry of its last segment. */
export class Diverged extends Error {
  readonly at: number;
  constructor(at: number, why: string) {
    super(`entry ${at}: ${why}`);
    this.at = at;
  }
}

/**
 * One match from set-up to end: the only holder of its state, its log and its chance. What leaves it is views,
 * redacted events and lists of actions; the state itself stays inside, frozen.
 */
export class Match {
  readonly kind: AnyGameKind;
  readonly game: AnyGame;
  readonly seed: number;
  readonly #random: SeededRandom;
  /** Segments played under older rules: kept word for word, to be read but not replayed. */
  readonly #older: readonly Segment[];
  readonly #segment: Omit<Segment, 'log'>;
  readonly #steps: Steps;
  #undone: Step[] = [];
  #listed: { state: GameState; bySeat: Map<Seat, readonly Action[]> } | null = null;

  /** Keeps the segments as its own. */
  private constructor(kind: AnyGameKind, seed: number, random: SeededRandom, segments: readonly Segment[]) {
    const { log: _log, ...segment } = segments[segments.length - 1];
    this.#segment = freeze(segment);
    this.#older = freeze(segments.slice(0, -1));
    this.kind = kind;
    this.game = kind.open(this.#segment.options);
    this.seed = seed;
    this.#random = random;
    this.#steps = new Steps(this.game, this.#segment.start);
  }

  /** Starts a match with complete options, as `readOptions` gives them. */
  static start(kind: AnyGameKind, options: Record<string, unknown>, seed: number): Match {
    if (!Number.isSafeInteger(seed)) throw new RangeError(`no file could keep the seed ${seed}`);
    const segment: Segment = { rulesVersion: kind.rulesVersion, options, start: null, log: [] };
    // A copy: whoever gave the options may go on writing to them.
    const match = new Match(kind, seed, new SeededRandom(seed), clone([segment]));
    match.#steps.push(match.#play(null, match.#random));
    return match;
  }

  /**
   * Takes a record up again. The last segment must be of the present rules: it is replayed from its start, draw by
   * draw, and every hash compared; throws `Diverged` where they part.
   */
  static resume(kind: AnyGameKind, record: MatchRecord): Match {
    const older = record.segments.slice(0, -1);
    const { log, ...segment } = record.segments[older.length];
    const segments = clone([...older, { ...segment, log: [] }]);
    const match = new Match(kind, record.seed, new SeededRandom(record.random), segments);
    for (const [at, entry] of log.entries()) match.#replay(entry, at);
    if (match.#steps.length === 0 && match.#segment.start === null) throw new Diverged(0, 'nothing was set up');
    if (hash(match.#state) !== hash(record.state)) throw new Diverged(log.length - 1, 'snapshot');
    return match;
  }

  /**
   * Takes up a record that was resumed elsewhere, word for word and with the snapshots it gave there, and plays none of
   * it. What is handed in becomes the match's own.
   */
  static adopt(kind: AnyGameKind, record: MatchRecord, snapshots: Snapshots): Match {
    const match = new Match(kind, record.seed, new SeededRandom(record.random), record.segments);
    const { log } = record.segments[record.segments.length - 1];
    match.#steps.adopt(freeze(log), snapshots, freeze(record.state));
    return match;
  }

  /** How many entries the log has under the present rules. Before a continued match's first entry, "at −1", lies the
   * snapshot it was taken up from. */
  get length(): number {
    return this.#steps.length;
  }

  /** The earliest "at" there is: the set-up, or the snapshot that a continued match was taken up from. */
  get first(): 0 | -1 {
    return this.#segment.start === null ? 0 : -1;
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.#state);
  }

  /** The complete options it is played with. */
  get options(): Record<string, unknown> {
    return this.#segment.options;
  }

  /** How long this match was played under each of older rules; what happened then is in its file, secrets and all. */
  get older(): readonly { rulesVersion: number; steps: number }[] {
    return this.#older.map(({ rulesVersion, log }) => ({ rulesVersion, steps: log.length }));
  }

  awaiting(): readonly Seat[] {
    return this.game.awaiting(this.#state);
  }

  /** The same list as long as nothing happens: what is worked out from it can be kept by it. */
  legalActions(seat: Seat): readonly Action[] {
    const state = this.#state;
    if (this.#listed?.state !== state) this.#listed = { state, bySeat: new Map() };
    const { bySeat } = this.#listed;
    // A copy: a game may give one list for many states.
    const known = bySeat.get(seat) ?? [...this.game.legalActions(state, seat)];
    bySeat.set(seat, known);
    return known;
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
    return this.game.view(this.#steps.state(at), viewer);
  }

  /** What an entry showed a viewer, event by event, each with the view right after it. */
  frames(viewer: Viewer, at = this.length - 1): Frame[] {
    const entry = this.#steps.entry(at);
    if (!entry || 'takeBack' in entry) return [];
    const { states } = this.#steps.step(at);
    const frames: Frame[] = [];
    for (const [i, event] of entry.events.entries()) {
      const shown = this.game.redact(event, viewer);
      if (shown !== null) frames.push({ event: shown, view: this.game.view(states[i], viewer) });
    }
    return frames;
  }

  /** The log as a viewer may read it. Draws and hashes would tell what is hidden: only `all` gets them. */
  log(viewer: Viewer): LogLine[] {
    return this.#steps.entries.map((_, at) => this.line(viewer, at));
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

  /** Plays an action, or says why not and changes nothing. */
  submit(action: Action): Rejection | null {
    const rejection = this.check(action);
    if (rejection) return rejection;
    this.#steps.push(this.#play(freeze(clone(action)), this.#random));
    this.#undone = [];
    return null;
  }

  /** A seat may undo the last step if it was its own, drew nothing, laid nothing open and did not end the match. */
  canUndo(seat: Seat): boolean {
    if (this.outcome !== null) return false;
    const entry = this.#steps.entry(this.length - 1);
    if (!entry || 'takeBack' in entry || entry.action?.seat !== seat) return false;
    // Time that has run out does not come back.
    if (this.game.asideKind(entry.action) === 'clock') return false;
    return entry.draws.length === 0 && !entry.events.some((event) => event.reveals);
  }

  undo(seat: Seat): boolean {
    if (!this.canUndo(seat)) return false;
    this.#undone.push(this.#steps.pop());
    return true;
  }

  canRedo(seat: Seat): boolean {
    const entry = this.#undone[this.#undone.length - 1]?.entry;
    return entry !== undefined && 'action' in entry && entry.action?.seat === seat;
  }

  redo(seat: Seat): boolean {
    if (!this.canRedo(seat)) return false;
    this.#steps.push(this.#undone.pop() as Step);
    return true;
  }

  /**
   * A casual take-back that everybody agreed to: the match goes on from an earlier entry. It may cross a reveal, so it
   * stays in the log, and chance is not rewound: what was drawn will not be drawn again.
   */
  takeBack(to: number): boolean {
    if (!Number.isInteger(to) || to < this.first || to >= this.length - 1) return false;
    const state = this.#steps.state(to);
    this.#steps.push({ entry: { takeBack: to, hash: hash(state) }, states: [], state });
    this.#undone = [];
    return true;
  }

  /** The whole match as plain JSON, to be written by somebody who can. */
  record(): MatchRecord {
    const log = this.#steps.entries;
    return {
      game: this.kind.id,
      seed: this.seed,
      random: this.#random.state,
      segments: [...this.#older, { ...this.#segment, log }],
      state: this.#state,
    };
  }

  /** Where the match stood after some of its entries: all that `adopt` needs besides the record. */
  snapshots(): Snapshots {
    return this.#steps.snapshots();
  }

  get #state(): GameState {
    return this.#steps.state(this.length - 1);
  }

  #entry(at: number): Entry {
    const entry = this.#steps.entry(at);
    if (!entry) throw new RangeError(`no entry ${at} in a log of ${this.length}`);
    return entry;
  }

  /** Steps a copy of the present state; `null` sets the match up. */
  #play(action: Action | null, source: Random): Step {
    return playStep(this.game, action === null ? null : this.#state, action, source);
  }

  #replay(entry: Entry, at: number): void {
    if ('takeBack' in entry) {
      if (!this.takeBack(entry.takeBack)) throw new Diverged(at, 'take-back');
    } else {
      const first = at === 0 && this.#segment.start === null;
      if (first !== (entry.action === null)) throw new Diverged(at, 'set-up');
      if (entry.action !== null && this.check(entry.action)) throw new Diverged(at, 'action');
      const tape = new TapeRandom(entry.draws);
      let step: Omit<Step, 'states'>;
      try {
        // Nobody watches: a picture for every event would be half of the work, and most of the memory.
        step = stepThrough(this.game, first ? null : this.#state, entry.action && freeze(clone(entry.action)), tape);
      } catch (error) {
        if (error instanceof TapeError) throw new Diverged(at, error.message);
        throw error;
      }
      if (!tape.finished) throw new Diverged(at, 'draws left over');
      if (!alike(step.entry, entry)) throw new Diverged(at, 'hash or events');
      this.#steps.keep(step);
      return;
    }
    if (this.#entry(at).hash !== entry.hash) throw new Diverged(at, 'hash');
  }
}
