import { fromOffset, type Hex } from '@aerodrome/engine/boards/hex.ts';
import { clone } from '@aerodrome/engine/core/clone.ts';
import type { Seat } from '@aerodrome/engine/core/game.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { FixedRandom, type Random } from '@aerodrome/engine/core/random.ts';
import { type AirspaceGame, airspace } from '@aerodrome/engine/games/airspace/index.ts';
import type { AirspaceOptions } from '@aerodrome/engine/games/airspace/options.ts';
import type {
  AirspaceAction,
  AirspaceEvent,
  AirspaceState,
  Manoeuvre,
  ManoeuvreAction,
  Plane,
} from '@aerodrome/engine/games/airspace/state.ts';

export const [N, NE, SE, S, SW, NW] = [0, 1, 2, 3, 4, 5];

/** Planes in the order of placing. */
export const [A1, G1, A2, G2] = [0, 1, 2, 3];

export const [allies, germany] = [0, 1];

export function at(column: number, row: number): Hex {
  return fromOffset({ column, row });
}

/** What a test changes about a table; the rest is as the set-up leaves it. */
export type Changes = Partial<Omit<AirspaceState, 'planes'>> & { planes?: readonly (Partial<Plane> | undefined)[] };

/** What the dice show, from 1 to 6, in the order in which they are rolled. */
export type Dice = { startHex?: readonly number[]; initiative?: readonly number[]; shot?: readonly number[] };

export function dice(shown: Dice): Random {
  const drawn = Object.entries(shown).map(([name, list]) => [name, list.map((pips) => pips - 1)]);
  return new FixedRandom(Object.fromEntries(drawn));
}

/** Straight on, level; a test names what is otherwise. */
export const straight: Manoeuvre = { move: 'level', hexes: 1, before: 0, between: 0, after: 0 };

/** One table, built with overrides, played by action, its events kept. */
export class Table {
  readonly game: AirspaceGame;
  readonly options: AirspaceOptions;
  state: AirspaceState;
  /** The events of the last action, or of the set-up. */
  events: AirspaceEvent[] = [];
  rng: Random;

  constructor(raw: Record<string, unknown> = {}, shown: Dice = {}) {
    const read = readOptions(airspace.options, raw);
    if ('problems' in read) throw new Error(JSON.stringify(read.problems));
    this.options = read.options;
    this.rng = dice(shown);
    this.game = airspace.open(read.options);
    this.state = this.game.create();
    this.game.begin(this.state, this.rng, (event) => this.events.push(event));
  }

  /** A table in its first initiative phase, the Allies to move first, everybody in the middle of nowhere. */
  static flying(raw: Record<string, unknown> = {}, changes: Changes = {}): Table {
    const table = new Table(raw, { startHex: [1, 1, 5, 5], initiative: [6] });
    table.change(changes);
    return table;
  }

  /** Lays the table as a test wants it. */
  change({ planes, ...rest }: Changes): this {
    Object.assign(this.state, rest);
    for (const [i, plane] of planes?.entries() ?? []) Object.assign(this.state.planes[i], plane);
    return this;
  }

  plane(plane: number): Plane {
    return this.state.planes[plane];
  }

  get awaited(): Seat {
    const [seat, ...others] = this.game.awaiting(this.state);
    if (seat === undefined || others.length > 0) throw new Error('nobody is asked, or several are');
    return seat;
  }

  get legal(): readonly AirspaceAction[] {
    return this.game.legalActions(this.state, this.awaited);
  }

  manoeuvre(how: Partial<Manoeuvre> = {}): ManoeuvreAction {
    return { type: 'manoeuvre', seat: this.awaited, ...straight, ...how };
  }

  /** Plays one action, which must be legal; keeps its events and leaves the state before it untouched. */
  do(action: AirspaceAction): this {
    const rejection = this.game.check(this.state, action);
    if (rejection) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(rejection)}`);
    const draft = clone(this.state);
    this.events = [];
    this.game.step(draft, action, this.rng, (event) => this.events.push(event));
    this.state = draft;
    return this;
  }

  /** The plane whose turn it is flies; what is not said is straight and level. */
  fly(how: Partial<Manoeuvre> = {}): this {
    return this.do(this.manoeuvre(how));
  }

  /** Shoots at a plane, with this on the die. */
  shoot(target: number, pips: number): this {
    this.rng = dice({ shot: [pips] });
    return this.do({ type: 'shoot', seat: this.awaited, target });
  }

  hold(): this {
    return this.do({ type: 'hold', seat: this.awaited });
  }

  /** Why the plane whose turn it is may not fly so, or `null`. */
  refusal(how: Partial<Manoeuvre>): unknown {
    return this.game.check(this.state, this.manoeuvre(how));
  }

  warnings(how: Partial<Manoeuvre>): string[] {
    return this.game.warnings(this.state, this.manoeuvre(how)).map(({ code }) => code);
  }

  /** The targets on offer; empty also where no shot is asked about. */
  get targets(): number[] {
    if (this.state.phase !== 'initiativePhase.turn.targetChoice') return [];
    return this.legal.flatMap((action) => (action.type === 'shoot' ? [action.target] : []));
  }

  get happened(): string[] {
    return this.events.map((event) => event.type);
  }

  /** The last action's events of one kind. */
  of<T extends AirspaceEvent['type']>(type: T): Extract<AirspaceEvent, { type: T }>[] {
    return this.events.filter((event) => event.type === type) as Extract<AirspaceEvent, { type: T }>[];
  }
}
