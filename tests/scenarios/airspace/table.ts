import { fromOffset, type Hex } from '@aerodrome/engine/boards/hex.ts';
import { FixedRandom, lowestRandom, type Random } from '@aerodrome/engine/core/random.ts';
import { airspace } from '@aerodrome/engine/games/airspace/index.ts';
import type { AirspaceOptions } from '@aerodrome/engine/games/airspace/options.ts';
import type {
  AirspaceAction,
  AirspaceEvent,
  AirspaceState,
  Manoeuvre,
  ManoeuvreAction,
  Plane,
} from '@aerodrome/engine/games/airspace/state.ts';
import type { AirspaceView } from '@aerodrome/engine/games/airspace/view.ts';
import { GameTable } from '../gameTable.ts';

export const [N, NE, SE, S, SW, NW] = [0, 1, 2, 3, 4, 5];

/** Planes in the order of placing. */
export const [A1, G1, A2, G2] = [0, 1, 2, 3];

export const [allies, germany] = [0, 1];

export function at(column: number, row: number): Hex {
  return fromOffset({ column, row });
}

/** The part of a state that a test changes; the rest is as the set-up leaves it. */
export type Changes = Partial<Omit<AirspaceState, 'planes'>> & { planes?: readonly (Partial<Plane> | undefined)[] };

/** The values of the dice, from 1 to 6, in the order in which they are rolled. */
export type Dice = { startHex?: readonly number[]; initiative?: readonly number[]; shot?: readonly number[] };

/** Dice of a kind that is not listed are left to `rest`, or are never rolled. */
export function dice(shown: Dice, rest: Random | null = null): Random {
  const drawn = Object.entries(shown).map(([name, list]) => [name, list.map((pips) => pips - 1)]);
  return new FixedRandom(Object.fromEntries(drawn), rest);
}

/** Straight on, level; a test names what is otherwise. */
export const straight: Manoeuvre = { move: 'level', hexes: 1, before: 0, between: 0, after: 0 };

/** One table, built with overrides. */
export class Table extends GameTable<AirspaceOptions, AirspaceState, AirspaceAction, AirspaceView, AirspaceEvent> {
  constructor(raw: Record<string, unknown> = {}, shown: Dice = {}) {
    super(airspace, raw, dice(shown, lowestRandom));
  }

  /** A table in its first initiative phase, the Allies to move first, everybody in the middle of nowhere. */
  static flying(raw: Record<string, unknown> = {}, changes: Changes = {}): Table {
    const table = new Table(raw, { startHex: [1, 1, 5, 5], initiative: [6] });
    table.rng = dice({});
    return table.change(changes);
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

  manoeuvre(how: Partial<Manoeuvre> = {}): ManoeuvreAction {
    return { type: 'manoeuvre', seat: this.awaited, ...straight, ...how };
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
    return this.check(this.manoeuvre(how));
  }

  warnings(how: Partial<Manoeuvre>): string[] {
    return this.game.warnings(this.state, this.manoeuvre(how)).map(({ code }) => code);
  }

  /** The targets on offer; empty also where no shot is asked about. */
  get targets(): number[] {
    if (this.state.phase !== 'initiativePhase.turn.targetChoice') return [];
    return this.legal.flatMap((action) => (action.type === 'shoot' ? [action.target] : []));
  }
}
