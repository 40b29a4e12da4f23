import { clone, freeze } from './clone.ts';
import type { Action, AnyGame, GameState } from './game.ts';
import { equalsCanonically, hash } from './hash.ts';
import { chunkSize, type Log } from './log.ts';
import { TapeError, TapeRandom } from './random.ts';
import { DivergedError, type Entry } from './record.ts';
import { playStep, type Step, stepThrough } from './steps.ts';

/** The states after some entries of a log, as JSON text, by the entry's index. */
export type Snapshots = ReadonlyMap<number, string>;

/** Maximum number of steps that stay in memory with their states. */
const maxSteps = 32;

/** A step; the states after each event are missing until they are asked for. */
export type KnownStep = Omit<Step, 'states'> & { states: readonly GameState[] | null };

/**
 * Cache of the states after the entries of a match, shared by all values of that match. The key is the entry object:
 * after undo and another action two branches have different entries at one index. It holds the steps used last, and
 * snapshots as text at the end of each chunk and at the targets of take-backs; it replays the rest on demand.
 */
export class StateCache {
  readonly #game: AnyGame;
  /** The snapshot that a migrated match begins with; its index is −1. */
  readonly #start: GameState | null;
  /** Least recently used first. */
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

  /** Stores a snapshot that is never evicted. */
  snapshot(entry: Entry, state: GameState | string): void {
    if (!this.#snapshots.has(entry))
      this.#snapshots.set(entry, typeof state === 'string' ? state : JSON.stringify(state));
  }

  /** Replays a recorded entry on top of a log. Throws `DivergedError` if the rules give another result. */
  verify(log: Log, before: GameState | null, entry: Entry): KnownStep {
    const at = log.length;
    if ('takeBack' in entry) {
      const { takeBack: to } = entry;
      const first = this.#start === null ? 0 : -1;
      if (!Number.isInteger(to) || to < first || to >= at - 1) throw new DivergedError(at, 'take-back');
      const state = this.state(log, to);
      if (hash(state) !== entry.hash) throw new DivergedError(at, 'hash');
      return { entry: freeze({ takeBack: to, hash: entry.hash }), states: null, state };
    }
    const isSetUp = before === null;
    if (isSetUp !== (entry.action === null)) throw new DivergedError(at, 'set-up');
    if (entry.action !== null && this.#game.check(before, entry.action)) throw new DivergedError(at, 'action');
    const tape = new TapeRandom(entry.draws);
    let step: Omit<KnownStep, 'states'>;
    try {
      // Leaves out the state after each event: half of the work and most of the memory.
      step = stepThrough(this.#game, before, entry.action && freeze(clone(entry.action)), tape);
    } catch (error) {
      if (error instanceof TapeError) throw new DivergedError(at, error.message);
      throw error;
    }
    if (!tape.finished) throw new DivergedError(at, 'draws left over');
    if (!equalsCanonically(step.entry, entry)) throw new DivergedError(at, 'hash or events');
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

  /** Enough snapshots to reach every state of a log by replaying at most one chunk. */
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
    // The target has a snapshot, so this replays nothing.
    if ('takeBack' in entry) return { entry, before: this.state(log, entry.takeBack) };
    return { entry, before: entry.action === null ? null : this.state(log, at - 1) };
  }

  #isKnown(entry: Entry): boolean {
    return this.#recent.has(entry) || this.#snapshots.has(entry);
  }

  /** Makes a step the most recently used one, and evicts the least recently used. */
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
