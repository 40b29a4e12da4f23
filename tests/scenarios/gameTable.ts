import { clone } from '@aerodrome/engine/core/clone.ts';
import type { Action, Game, GameEvent, GameKind, GameState, Rejection, Seat } from '@aerodrome/engine/core/game.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { lowestRandom, type Random } from '@aerodrome/engine/core/random.ts';

/** One table in the middle of a match, played by action, its events kept; each game adds how it is laid out. */
export abstract class GameTable<
  O extends Record<string, unknown>,
  S extends GameState,
  A extends Action,
  V,
  E extends GameEvent,
> {
  readonly game: Game<S, A, V, E>;
  readonly options: O;
  state: S;
  /** The events of the last action, or of the set-up. */
  events: E[] = [];
  rng: Random;

  constructor(kind: GameKind<O, S, A, V, E>, raw: Record<string, unknown>, rng: Random = lowestRandom) {
    const read = readOptions(kind.options, raw);
    if ('problems' in read) throw new Error(JSON.stringify(read.problems));
    this.options = read.options;
    this.rng = rng;
    this.game = kind.open(read.options);
    this.state = this.game.create();
    this.game.begin(this.state, rng, (event) => this.events.push(event));
  }

  /** Plays one action, which must be legal; keeps its events and leaves the state before it untouched. */
  do(action: A): this {
    const rejection = this.check(action);
    if (rejection) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(rejection)}`);
    const draft = clone(this.state);
    this.events = [];
    this.game.step(draft, action, this.rng, (event) => this.events.push(event));
    this.state = draft;
    return this;
  }

  check(action: unknown): Rejection | null {
    return this.game.check(this.state, action);
  }

  /** The one seat that owes a decision. */
  get awaited(): Seat {
    const [seat, ...others] = this.game.awaiting(this.state);
    if (seat === undefined || others.length > 0) throw new Error('nobody is asked, or several are');
    return seat;
  }

  /** The legal actions of that seat. */
  get legal(): readonly A[] {
    return this.game.legalActions(this.state, this.awaited);
  }

  /** The kinds of the last action's events, in order. */
  get happened(): string[] {
    return this.events.map((event) => event.type);
  }

  /** The last action's events of one kind. */
  of<T extends E['type']>(type: T): Extract<E, { type: T }>[] {
    return this.events.filter((event) => event.type === type) as Extract<E, { type: T }>[];
  }
}
