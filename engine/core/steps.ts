import { clone, freeze } from './clone.ts';
import type { Action, AnyGame, GameEvent, GameState } from './game.ts';
import { alike, hash } from './hash.ts';
import { lastOf } from './items.ts';
import { type Random, RecordingRandom, TapeError, TapeRandom } from './random.ts';
import { Diverged, type Entry } from './record.ts';

/** One step of a match. */
export interface Step {
  entry: Entry;
  /** The state after each event of the entry, and after all of it. */
  states: readonly GameState[];
  state: GameState;
}

/** The states after some entries of a log, as JSON text, by the entry's index. */
export type Snapshots = ReadonlyMap<number, string>;

/** Entries per chunk of a log, and the most steps that are replayed to find an earlier state. */
const chunkSize = 32;
/** The most steps that stay in memory with their states. */
const maxSteps = 32;

/** Steps a copy of a state; without one the match is set up. */
export function playStep(game: AnyGame, before: GameState | null, action: Action | null, source: Random): Step {
  const states: GameState[] = [];
  const { entry, state } = stepThrough(game, before, action, source, (draft) => states.push(freeze(clone(draft))));
  // What follows the last event (the phase that now waits) belongs to its picture.
  if (states.length > 0) states[states.length - 1] = state;
  return { entry, states, state };
}

/** The same, with a look at the state after each event only for who asks for it. */
export function stepThrough(
  game: AnyGame,
  before: GameState | null,
  action: Action | null,
  source: Random,
  look?: (draft: GameState) => void,
): Omit<Step, 'states'> {
  const draft: GameState = action === null ? game.create() : clone(before);
  const rng = new RecordingRandom(source);
  const events: GameEvent[] = [];
  const emit = (event: GameEvent) => {
    events.push(freeze(clone(event)));
    look?.(draft);
  };
  if (action === null) game.begin(draft, rng, emit);
  else game.step(draft, action, rng, emit);
  const entry: Entry = { action, draws: rng.draws, events, hash: hash(draft) };
  return { entry: freeze(entry), state: freeze(draft) };
}

/** An immutable list of entries, in chunks: `push` and `pop` return another list that shares the full chunks. */
export class Log {
  static readonly empty = new Log([], []);
  readonly #chunks: readonly (readonly Entry[])[];
  /** The last, partial chunk. */
  readonly #tail: readonly Entry[];
  readonly length: number;

  private constructor(chunks: readonly (readonly Entry[])[], tail: readonly Entry[]) {
    this.#chunks = chunks;
    this.#tail = tail;
    this.length = chunks.length * chunkSize + tail.length;
  }

  static of(entries: readonly Entry[]): Log {
    const full = Math.floor(entries.length / chunkSize);
    const chunks = Array.from({ length: full }, (_, i) => entries.slice(i * chunkSize, (i + 1) * chunkSize));
    return new Log(chunks, entries.slice(full * chunkSize));
  }

  at(index: number): Entry | undefined {
    if (index >= this.length) return undefined;
    return (this.#chunks[Math.floor(index / chunkSize)] ?? this.#tail)[index % chunkSize];
  }

  push(entry: Entry): Log {
    const tail = [...this.#tail, entry];
    return tail.length < chunkSize ? new Log(this.#chunks, tail) : new Log([...this.#chunks, tail], []);
  }

  pop(): Log {
    if (this.#tail.length > 0) return new Log(this.#chunks, this.#tail.slice(0, -1));
    return new Log(this.#chunks.slice(0, -1), lastOf(this.#chunks).slice(0, -1));
  }

  entries(): Entry[] {
    // Copies whole chunks; `flat` and spread go entry by entry, and every save asks for all.
    return ([] as Entry[]).concat(...this.#chunks, this.#tail);
  }
}

/** A step whose states after each event may be missing: nothing has asked for them yet. */
export type KnownStep = Omit<Step, 'states'> & { states: readonly GameState[] | null };

/**
 * Cache of the states that the entries of a match led to, shared by all values of that match. The key is the entry
 * object: after undo and another action two branches have different entries at one index. The last steps are kept as
 * they are, states at the end of each chunk and at the targets of take-backs as text; the rest is replayed on demand.
 */
export class StateCache {
  readonly #game: AnyGame;
  /** The state that a continued match began with: its index is −1. */
  readonly #start: GameState | null;
  /** In order of use, the last one used at the end. */
  readonly #recent = new Map<Entry, KnownStep>();
  readonly #snapshots = new WeakMap<Entry, string>();

  constructor(game: AnyGame, start: GameState | null) {
    this.#game = game;
    this.#start = start;
  }

  /** Adds the last step of a log. */
  add(log: Log, step: KnownStep): void {
    this.#use(step);
    if (log.length % chunkSize === 0) this.snapshot(step.entry, step.state);
  }

  /** Stores a state for good; as text if it was read as such. */
  snapshot(entry: Entry, state: GameState | string): void {
    if (!this.#snapshots.has(entry))
      this.#snapshots.set(entry, typeof state === 'string' ? state : JSON.stringify(state));
  }

  /** Plays a recorded entry on top of a log. Throws `Diverged` where the rules give another result. */
  verify(log: Log, before: GameState | null, entry: Entry): KnownStep {
    const at = log.length;
    if ('takeBack' in entry) {
      const { takeBack: to } = entry;
      const first = this.#start === null ? 0 : -1;
      if (!Number.isInteger(to) || to < first || to >= at - 1) throw new Diverged(at, 'take-back');
      const state = this.state(log, to);
      if (hash(state) !== entry.hash) throw new Diverged(at, 'hash');
      return { entry: freeze({ takeBack: to, hash: entry.hash }), states: null, state };
    }
    const isSetUp = before === null;
    if (isSetUp !== (entry.action === null)) throw new Diverged(at, 'set-up');
    if (entry.action !== null && this.#game.check(before, entry.action)) throw new Diverged(at, 'action');
    const tape = new TapeRandom(entry.draws);
    let step: Omit<KnownStep, 'states'>;
    try {
      // Without the state after each event, which would be half of the work and most of the memory.
      step = stepThrough(this.#game, before, entry.action && freeze(clone(entry.action)), tape);
    } catch (error) {
      if (error instanceof TapeError) throw new Diverged(at, error.message);
      throw error;
    }
    if (!tape.finished) throw new Diverged(at, 'draws left over');
    if (!alike(step.entry, entry)) throw new Diverged(at, 'hash or events');
    return { ...step, states: null };
  }

  /** The state after an entry of a log. */
  state(log: Log, at: number): GameState {
    if (at === -1 && this.#start) return this.#start;
    const entry = entryAt(log, at);
    return (this.#known(entry) ?? this.#replay(log, at)).state;
  }

  /** The step of an entry, with the state after each event. */
  step(log: Log, at: number): Step {
    const known = this.#recent.get(entryAt(log, at));
    return known && hasStates(known) ? this.#use(known) : this.#replay(log, at);
  }

  /** Enough texts to find every state of a log within one chunk of replayed steps. */
  snapshots(log: Log): Snapshots {
    const wanted = new Set<number>();
    for (let at = 0; at < log.length; at++) {
      const entry = entryAt(log, at);
      if ((at + 1) % chunkSize === 0) wanted.add(at);
      if ('takeBack' in entry && entry.takeBack >= 0) wanted.add(entry.takeBack);
    }
    return new Map([...wanted].map((at) => [at, this.#text(log, at)]));
  }

  #text(log: Log, at: number): string {
    const entry = entryAt(log, at);
    this.snapshot(entry, this.#snapshots.get(entry) ?? this.state(log, at));
    return this.#snapshots.get(entry) as string;
  }

  #known(entry: Entry): KnownStep | null {
    const recent = this.#recent.get(entry);
    if (recent) return this.#use(recent);
    const text = this.#snapshots.get(entry);
    return text === undefined ? null : this.#use({ entry, states: null, state: freeze(JSON.parse(text)) });
  }

  #replay(log: Log, at: number): Step {
    let from = at;
    while (from > 0 && !this.#isKnown(entryAt(log, from - 1))) from--;
    for (let next = from; next < at; next++) {
      const { entry, before } = this.#beginning(log, next);
      if ('takeBack' in entry) this.#use({ entry, states: null, state: before as GameState });
      else this.#use({ ...stepThrough(this.#game, before, entry.action, tapeOf(entry)), entry, states: null });
    }
    const { entry, before } = this.#beginning(log, at);
    if ('takeBack' in entry) return this.#use({ entry, states: [], state: before as GameState });
    return this.#use({ ...playStep(this.#game, before, entry.action, tapeOf(entry)), entry });
  }

  /** An entry and the state that it is played from. */
  #beginning(log: Log, at: number): { entry: Entry; before: GameState | null } {
    const entry = entryAt(log, at);
    // There is a snapshot of the target, so that nothing else is replayed for it.
    if ('takeBack' in entry) return { entry, before: this.state(log, entry.takeBack) };
    return { entry, before: entry.action === null ? null : this.state(log, at - 1) };
  }

  #isKnown(entry: Entry): boolean {
    return this.#recent.has(entry) || this.#snapshots.has(entry);
  }

  /** Makes a step the last one used, and evicts the first. */
  #use<S extends KnownStep>(step: S): S {
    this.#recent.delete(step.entry);
    this.#recent.set(step.entry, step);
    if (this.#recent.size > maxSteps) this.#recent.delete(this.#recent.keys().next().value as Entry);
    return step;
  }
}

function entryAt(log: Log, at: number): Entry {
  const entry = log.at(at);
  if (!entry) throw new RangeError(`no entry ${at} in a log of ${log.length}`);
  return entry;
}

function hasStates(step: KnownStep): step is Step {
  return step.states !== null;
}

function tapeOf({ draws }: Extract<Entry, { action: Action | null }>): TapeRandom {
  return new TapeRandom(draws);
}
