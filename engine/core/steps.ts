import { clone, freeze } from './clone.ts';
import type { Action, AnyGame, GameEvent, GameState } from './game.ts';
import { hash } from './hash.ts';
import type { Entry } from './match.ts';
import { type Random, RecordingRandom, TapeRandom } from './random.ts';

/** One step of a match. */
export interface Step {
  entry: Entry;
  /** The state after each event of the entry, and after all of it. */
  states: readonly GameState[];
  state: GameState;
}

/** Where a match stood after some of its entries, as text. */
export type Snapshots = ReadonlyMap<number, string>;

/** How many steps are played again at most, to see where an adopted match stood. */
const stretch = 32;

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

/**
 * The steps of a match under the present rules. Those that were played elsewhere, or that nobody has watched, are played
 * again when somebody asks.
 */
export class Steps {
  readonly #game: AnyGame;
  /** What the match was taken up from, if it was not set up: "at −1". */
  readonly #start: GameState | null;
  readonly #entries: Entry[] = [];
  /** What has been played here, by its place; a hole where only an entry is known. */
  readonly #played: Step[] = [];
  readonly #snapshots = new Map<number, string>();
  readonly #read = new Map<number, GameState>();

  constructor(game: AnyGame, start: GameState | null) {
    this.#game = game;
    this.#start = start;
  }

  /** Entries that were played elsewhere, with snapshots as `snapshots` takes them, and where they led. */
  adopt(entries: readonly Entry[], snapshots: Snapshots, state: GameState): void {
    this.#entries.push(...entries);
    for (const [at, text] of snapshots) this.#snapshots.set(at, text);
    this.#read.set(entries.length - 1, state);
  }

  get length(): number {
    return this.#entries.length;
  }

  get entries(): readonly Entry[] {
    return [...this.#entries];
  }

  entry(at: number): Entry | undefined {
    return this.#entries[at];
  }

  push(step: Step): void {
    this.#played[this.length] = step;
    this.#entries.push(step.entry);
  }

  /** A step that nobody has watched. */
  keep({ entry, state }: Omit<Step, 'states'>): void {
    this.#read.set(this.length, state);
    this.#entries.push(entry);
  }

  /** The last one, which is there. */
  pop(): Step {
    const at = this.length - 1;
    const step = this.step(at);
    this.#entries.length = at;
    this.#played.length = Math.min(this.#played.length, at);
    this.#snapshots.delete(at);
    this.#read.delete(at);
    return step;
  }

  /** Where the match stood after an entry. */
  state(at: number): GameState {
    const state = at === -1 ? this.#start : (this.#played[at]?.state ?? this.#read.get(at));
    if (state) return state;
    if (!this.#entries[at]) throw new RangeError(`no entry ${at} in a log of ${this.length}`);
    const snapshot = this.#snapshots.get(at);
    if (snapshot === undefined) return this.step(at).state;
    const read: GameState = freeze(JSON.parse(snapshot));
    this.#read.set(at, read);
    return read;
  }

  step(at: number): Step {
    let from = at;
    while (from > 0 && !this.#stands(from - 1)) from--;
    for (let next = from; next <= at; next++) this.#played[next] ??= this.#again(next);
    return this.#played[at];
  }

  /** Whether it is known without playing anything where the match stood. */
  #stands(at: number): boolean {
    return this.#played[at] !== undefined || this.#read.has(at) || this.#snapshots.has(at);
  }

  #again(at: number): Step {
    const entry = this.#entries[at];
    // Where it went back to there is a snapshot, so that nothing else is played again for it.
    if ('takeBack' in entry) return { entry, states: [], state: this.state(entry.takeBack) };
    const before = entry.action === null ? null : this.state(at - 1);
    return { ...playStep(this.#game, before, entry.action, new TapeRandom(entry.draws)), entry };
  }

  /** As many as it takes to find every state again within a stretch of steps. */
  snapshots(): Snapshots {
    const wanted = new Set<number>();
    for (let at = stretch - 1; at < this.length; at += stretch) wanted.add(at);
    for (const entry of this.#entries) if ('takeBack' in entry && entry.takeBack >= 0) wanted.add(entry.takeBack);
    return new Map([...wanted].map((at) => [at, JSON.stringify(this.state(at))]));
  }
}
