import type { Seat } from '@aerodrome/engine/core/game.ts';
import { tilesOf } from '@aerodrome/engine/games/track/data/box.ts';
import { track } from '@aerodrome/engine/games/track/index.ts';
import type { TrackOptions } from '@aerodrome/engine/games/track/options.ts';
import {
  none,
  type Pilot,
  type Plan,
  type Plane,
  type TrackAction,
  type TrackEvent,
  type TrackState,
} from '@aerodrome/engine/games/track/state.ts';
import type { TrackView } from '@aerodrome/engine/games/track/view.ts';
import { GameTable } from '../gameTable.ts';

/** Spaces by the names the rulings use; the ring's are 0 to 7. */
export const P = 8;
export const B = 9;
export const X1 = 10;
export const X2 = 11;
export const X3 = 12;
export const off = 13;

/** A tile as printed: its value and its hits. */
export type Printed = readonly [value: number, hits: number];

/** The part of a state that a test changes; the rest is as the set-up leaves it. */
export type Changes = Partial<Omit<TrackState, 'planes' | 'pilots'>> & {
  planes?: readonly (Partial<Plane> | undefined)[];
  pilots?: readonly (Partial<Pilot> | undefined)[];
  /** Hands by what is printed; the rest of the set that is not named elsewhere goes to the bag. */
  hands?: readonly (readonly Printed[] | undefined)[];
};

/** One table in the middle of a game, built with overrides. */
export class Table extends GameTable<TrackOptions, TrackState, TrackAction, TrackView, TrackEvent> {
  constructor(raw: Record<string, unknown> = {}) {
    super(track, raw);
  }

  /** Answers the set-up questions in the plainest way, so that planning has begun. */
  static planning(raw: Record<string, unknown> = {}, changes: Changes = {}): Table {
    const table = new Table(raw);
    while (!table.state.phase.startsWith('planning.')) {
      const [seat] = table.game.awaiting(table.state);
      table.do(table.game.legalActions(table.state, seat)[0]);
    }
    table.change(changes);
    return table;
  }

  /** Lays the table as a test wants it. A judgement on entering a phase (white's look-ahead) stays as it was. */
  change({ planes, pilots, hands, ...rest }: Changes): void {
    const { state } = this;
    Object.assign(state, rest);
    for (const [i, plane] of planes?.entries() ?? []) Object.assign(state.planes[i], plane);
    for (const [i, pilot] of pilots?.entries() ?? []) Object.assign(state.pilots[i], pilot);
    for (const [seat, hand] of hands?.entries() ?? []) if (hand) this.#deal(seat, hand);
  }

  #deal(seat: Seat, printed: readonly Printed[]): void {
    const pilot = this.state.pilots[seat];
    const used = new Set([...pilot.played, ...pilot.stack, ...pilot.lost]);
    pilot.hand = printed.map((tile) => {
      const id = this.tiles(seat).findIndex((t, i) => t.value === tile[0] && t.hits === tile[1] && !used.has(i));
      if (id < 0) throw new Error(`${this.options.biplanes[seat]} has no such tile left: ${tile}`);
      used.add(id);
      return id;
    });
    pilot.hand.sort((a, b) => a - b);
    pilot.bag = this.tiles(seat)
      .map((_, id) => id)
      .filter((id) => !used.has(id));
  }

  /** A seat's whole set of movement tiles, in order. */
  tiles(seat: Seat) {
    return tilesOf(this.options.box.biplanes[this.options.biplanes[seat]]);
  }

  /** The number of a tile of a seat's hand, by what is printed on it. */
  tile(seat: Seat, [value, hits]: Printed): number {
    const set = this.tiles(seat);
    const id = this.state.pilots[seat].hand.find((tile) => set[tile].value === value && set[tile].hits === hits);
    if (id === undefined) throw new Error(`not in the hand of ${seat}: ${value}/${hits}`);
    return id;
  }

  /** A seat plans a tile of its hand; `charge` names the malfunctioning biplane's tile by number. */
  plan(seat: Seat, printed: Printed, how: { loop?: boolean; charge?: number } = {}): this {
    const { loop = false, charge } = how;
    const tile = this.tile(seat, printed);
    return this.do({ type: 'plan', seat, tile, loop, ...(charge !== undefined && { charge }) });
  }

  /** Both seats plan a tile of their hands, which plays the turn up to its next question. */
  turn(first: Printed, second: Printed, how: { loops?: readonly boolean[] } = {}): this {
    this.plan(0, first, { loop: how.loops?.[0] ?? false });
    return this.plan(1, second, { loop: how.loops?.[1] ?? false });
  }

  /** Turns in which nobody can shoot: each plane stands where its first legal tile brings both to one space. */
  quietTurns(count: number): this {
    for (let plans = 0; plans < 2 * count; plans++) {
      const [seat] = this.game.awaiting(this.state);
      const plan = this.game
        .legalActions(this.state, seat)
        .find((action): action is Plan => action.type === 'plan' && !action.loop);
      if (!plan) throw new Error(`nobody can plan in ${this.state.phase}`);
      const { value } = this.tiles(seat)[plan.tile];
      this.state.planes[seat].space = (8 - value) % 8;
      this.do(plan);
    }
    return this;
  }

  /** Puts a tile into a seat's hand, out of the bag for another, unless it is there already. */
  give(seat: Seat, [value, hits]: Printed): this {
    const { hand, bag } = this.state.pilots[seat];
    const set = this.tiles(seat);
    const printed = (id: number) => set[id].value === value && set[id].hits === hits;
    if (hand.some(printed)) return this;
    const at = bag.findIndex(printed);
    if (at < 0) throw new Error(`neither in hand nor bag of ${seat}: ${value}/${hits}`);
    hand.push(...bag.splice(at, 1, hand.shift()!));
    hand.sort((a, b) => a - b);
    return this;
  }

  /** Plays a turn with the named tiles, given to the hands where they lack; one tile alone where one seat plays. */
  play(first: Printed, second?: Printed, how: { loops?: readonly boolean[]; charge?: number } = {}): this {
    const { loops = [false, false], charge } = how;
    this.give(0, first);
    if (second) this.give(1, second);
    const secondShowsFirst = second !== undefined && this.state.first === 1;
    if (secondShowsFirst) this.plan(1, second, { loop: loops[1] });
    this.plan(0, first, { loop: loops[0], charge });
    return second && !secondShowsFirst ? this.plan(1, second, { loop: loops[1] }) : this;
  }

  /** Solo: lays a tile in the automatic opponent's left slot, and the one it shall draw next on top of its bag. */
  automaton(left: Printed, next: Printed): this {
    const pilot = this.state.pilots[1];
    const used = new Set([...pilot.played, ...pilot.stack]);
    const pick = ([value, hits]: Printed) => {
      const id = this.tiles(1).findIndex((tile, i) => tile.value === value && tile.hits === hits && !used.has(i));
      if (id < 0) throw new Error(`the automatic opponent has no such tile left: ${value}/${hits}`);
      used.add(id);
      return id;
    };
    this.state.slots = [pick(left), none];
    const top = pick(next);
    pilot.bag = [top, ...this.tiles(1).map((_, id) => id)].filter((id, i) => i === 0 || !used.has(id));
    return this;
  }

  /** Where the planes are: the mission's, its opponent's, the charge's. */
  get spaces(): number[] {
    return this.state.planes.map((plane) => plane.space);
  }
}
